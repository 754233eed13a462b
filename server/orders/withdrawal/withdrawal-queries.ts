import type { CivilDate } from '../../../domain/platform/civil-date.ts'
import type { PaidOrder } from '../../../domain/orders/withdrawal.ts'
import type { OrderStatus } from '../../../domain/orders/calls.ts'
import type { Language } from '../../../domain/platform/language.ts'
import type { Queryable } from '../../platform/database.ts'

/** A declaration as it was received. */
export interface StoredWithdrawal {
  readonly name: string
  readonly contact: string
  readonly declaredAt: string
  readonly paidCents: number
  readonly usedCents: number
  readonly refundCents: number
}

/** An order as it matters to a withdrawal. */
export interface WithdrawalOrder {
  readonly orderId: number
  readonly number: string
  readonly status: OrderStatus
  readonly placedAt: string
  readonly placedOn: CivilDate
  readonly today: CivilDate
  readonly language: Language
  readonly name: string
  readonly contact: string
  readonly withdrawal: StoredWithdrawal | null
  readonly serverNow: string
}

const STORED = `jsonb_build_object('name', w.name, 'contact', w.contact, 'declaredAt', iso_instant(w.declared_at),
  'paidCents', w.paid_cents, 'usedCents', w.used_cents, 'refundCents', w.refund_cents)`

/** One order of the account; null for another's. */
export async function readWithdrawalOrder(
  tx: Queryable,
  accountId: number,
  orderId: number,
): Promise<WithdrawalOrder | null> {
  const [row] = await tx.query<WithdrawalOrder & Record<string, unknown>>({
    name: 'withdrawal.order',
    text: `
      select o.id as "orderId", o.number, o.status, iso_instant(o.placed_at) as "placedAt",
        (o.placed_at at time zone 'Europe/Rome')::date as "placedOn", resort_today() as today, o.language,
        trim(a.first_name || ' ' || a.last_name) as name, a.email as contact,
        (select ${STORED} from withdrawal w where w.order_id = o.id) as withdrawal, iso_instant(battigia_now()) as "serverNow"
      from orders o join account a on a.id = o.account_id
      where o.id = $1 and o.account_id = $2`,
    values: [orderId, accountId],
  })
  return row ?? null
}

/** What of some orders is here, or reserved, in their order. */
export function readPaid(tx: Queryable, orderIds: readonly number[]): Promise<PaidOrder[]> {
  return tx.query<PaidOrder & Record<string, unknown>>({
    name: 'withdrawal.paid',
    text: `
      select o.id as "orderId",
        case when is_payment_authorized(o.id) then o.total_cents else greatest(0, o.balance_cents) end as "paidCents"
      from orders o where o.id = any ($1::bigint[]) and o.status in ('confirmed', 'completed') order by o.id`,
    values: [orderIds],
  })
}

/** Locks orders in the order of their ids. */
export async function lockOrders(tx: Queryable, orderIds: readonly number[]): Promise<void> {
  await tx.query({
    name: 'withdrawal.lock',
    text: 'select from orders where id = any ($1::bigint[]) order by id for update',
    values: [orderIds],
  })
}

/** Writes a declaration; false when there is one already. */
export async function insertWithdrawal(
  tx: Queryable,
  {
    orderId,
    name,
    contact,
    paidCents,
    usedCents,
    refundCents,
  }: Omit<StoredWithdrawal, 'declaredAt'> & {
    readonly orderId: number
  },
): Promise<boolean> {
  const rows = await tx.query({
    name: 'withdrawal.insert',
    text: `insert into withdrawal (order_id, name, contact, paid_cents, used_cents, refund_cents)
           values ($1, $2, $3, $4, $5, $6) on conflict (order_id) do nothing returning order_id`,
    values: [orderId, name, contact, paidCents, usedCents, refundCents],
  })
  return rows.length === 1
}

/** A declaration with its order, for the receipt; null when it is gone. */
export async function readReceipt(
  tx: Queryable,
  orderId: number,
): Promise<
  | (StoredWithdrawal & {
      readonly number: string
      readonly language: Language
      readonly isErased: boolean
    })
  | null
> {
  const [row] = await tx.query<
    StoredWithdrawal & { number: string; language: Language; isErased: boolean } & Record<string, unknown>
  >({
    name: 'withdrawal.receipt',
    text: `select w.name, w.contact, iso_instant(w.declared_at) as "declaredAt", w.paid_cents as "paidCents",
             w.used_cents as "usedCents", w.refund_cents as "refundCents", o.number, o.language,              a.kind = 'erased' as "isErased"
           from withdrawal w join orders o on o.id = w.order_id join account a on a.id = o.account_id where w.order_id = $1`,
    values: [orderId],
  })
  return row ?? null
}

/** What of a refund the desk gives back, in cents: what providers don't, as far as the desk took it. */
export async function readDeskPart(tx: Queryable, orderIds: readonly number[], refundCents: number): Promise<number> {
  const [row] = await tx.query<{ cents: number }>({
    name: 'withdrawal.desk-part',
    text: `select greatest(0, least(sum(desk_cents_of(o.id, null)), $2 - (
               select coalesce(sum(r.amount_cents), 0) from refund r where r.order_id = any ($1) and r.reason = 'cancelled'
             )))::integer as cents
           from orders o where o.id = any ($1)`,
    values: [orderIds, refundCents],
  })
  return row?.cents ?? 0
}
