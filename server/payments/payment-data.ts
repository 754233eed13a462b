import type { ProviderId } from '../../domain/payments/snapshot.ts'
import type { Queryable } from '../platform/database.ts'
import { enqueue } from '../platform/outbox.ts'
import type { PersonalDataPart } from '../platform/personal-data.ts'
import { CUSTOMER_DELETION } from './customer-outbox.ts'

const OF_ACCOUNT = 'order_id in (select o.id from orders o where o.account_id = $1)'

/** Saved cards and payments; amounts and what they were for stay in the books (payments guide, 7.4, case 99). */
export const paymentData: PersonalDataPart = {
  name: 'payments',
  async export(tx, accountId) {
    const cards = await tx.query({
      name: 'payments.export-cards',
      text: `
        select provider, brand, last_four as "lastFour", expiry_month as "expiryMonth", expiry_year as "expiryYear",
          is_default as "isDefault", iso_instant(created_at) as "savedAt"
        from saved_card where account_id = $1 order by id`,
      values: [accountId],
    })
    const customers = await tx.query({
      name: 'payments.export-customers',
      text: 'select provider, ref as "customerAtProvider" from payment_customer where account_id = $1 order by provider',
      values: [accountId],
    })
    const payments = await tx.query({
      name: 'payments.export',
      text: `
        select a.order_id as "orderId", a.provider, a.amount_cents as "amountCents", a.currency, a.state, a.instrument,
          a.captured_cents as "takenCents", a.refunded_cents as "givenBackCents", iso_instant(a.created_at) as "startedAt",
          (select coalesce(jsonb_agg(jsonb_build_object('code', t.code, 'at', iso_instant(t.at)) order by t.id), '[]')
             from payment_try t where t.attempt_id = a.id) as refusals
        from payment_attempt a where a.${OF_ACCOUNT} order by a.id`,
      values: [accountId],
    })
    const refunds = await tx.query({
      name: 'payments.export-refunds',
      text: `
        select r.order_id as "orderId", r.amount_cents as "amountCents", r.reason, r.state, iso_instant(r.created_at) as "askedAt"
        from refund r where r.${OF_ACCOUNT} order by r.id`,
      values: [accountId],
    })
    const deskRefunds = await tx.query({
      name: 'payments.export-desk-refunds',
      text: `
        select r.order_id as "orderId", r.tender, r.amount_cents as "amountCents", r.reason, iso_instant(r.at) as "at",
          iso_instant(r.undone_at) as "undoneAt"
        from desk_refund r where r.${OF_ACCOUNT} order by r.id`,
      values: [accountId],
    })
    return { cards, customers, payments, refunds, deskRefunds }
  },
  async erase(tx, accountId) {
    await forgetProviderWords(tx, accountId)
    await tx.query({
      name: 'payments.erase-desk-reasons',
      text: `update desk_refund set reason = '' where ${OF_ACCOUNT}`,
      values: [accountId],
    })
    await tx.query({
      name: 'payments.erase-cards',
      text: 'delete from saved_card where account_id = $1',
      values: [accountId],
    })
    const customers = await tx.query<{ provider: ProviderId; ref: string }>({
      name: 'payments.erase-customers',
      text: 'delete from payment_customer where account_id = $1 returning provider, ref',
      values: [accountId],
    })
    for (const { provider, ref } of customers) {
      await enqueue(tx, CUSTOMER_DELETION, `${provider}-${ref}`, { provider, ref })
    }
  },
}

/** What the provider's events say of a payer, and which card it was; what an open attempt is driven by stays. */
async function forgetProviderWords(tx: Queryable, accountId: number): Promise<void> {
  await tx.query({
    name: 'payments.erase-events',
    text: `
      update provider_event e set raw_body = ''
      where (e.provider, e.ref) in (select a.provider, a.ref from payment_attempt a where a.${OF_ACCOUNT})
        or (e.provider, e.ref) in (select c.provider, 'customer:' || c.ref from payment_customer c where c.account_id = $1)`,
    values: [accountId],
  })
  await tx.query({
    name: 'payments.erase-instruments',
    text: `
      update payment_attempt
      set request = request || '{"customerRef": null, "cardRef": null}',
          instrument = case when instrument is null then null else instrument || '{"lastFour": null}' end
      where ${OF_ACCOUNT} and (settled_at is not null or state in ('captured', 'cancelled'))`,
    values: [accountId],
  })
}

/** Empties what providers sent so many days ago and was treated: that it came is enough by then (R9). */
export async function forgetEventBodies(tx: Queryable, days: number): Promise<void> {
  await tx.query({
    name: 'payments.forget-event-bodies',
    text: `
      update provider_event set raw_body = ''
      where raw_body <> '' and processed_at is not null and received_at < battigia_now() - make_interval(days => $1)`,
    values: [days],
  })
}
