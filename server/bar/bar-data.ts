import type { Queryable } from '../platform/database.ts'
import type { PersonalDataPart } from '../platform/personal-data.ts'

/** What is on its way keeps its place and its note, or nobody could make and bring it. */
const IS_OVER = `b.status not in ('received', 'preparing', 'ready')`

const forgetPlaces = (bars: string): string => `
  with places as (
    update bar_order b set code = null, note = null, reject_text = null, before = null
    where ${IS_OVER} and (${bars}) and num_nonnulls(b.code, b.note, b.reject_text, b.before) > 0
  )
  update bar_order_line l set note = null from bar_order b where b.order_id = l.order_id and l.note is not null and ${IS_OVER} and (${bars})`

const OF_ACCOUNT = 'b.order_id in (select o.id from orders o where o.account_id = $1)'

/** Where things were brought, and the words about them. */
export const barData: PersonalDataPart = {
  name: 'bar',
  async export(tx, accountId) {
    const deliveries = await tx.query({
      name: 'bar.export',
      text: `
        select b.order_id as "orderId", b.status, b.code as place, b.is_verified as "isPlaceVerified", b.note, b.day, b.ticket,
          b.reject_reason as "rejectReason", b.reject_text as "rejectText", iso_instant(b.received_at) as "receivedAt",
          iso_instant(b.delivered_at) as "deliveredAt",
          (select jsonb_agg(jsonb_build_object('name', l.name, 'quantity', l.quantity, 'note', l.note))
             from bar_order_line l where l.order_id = b.order_id) as lines
        from bar_order b where ${OF_ACCOUNT} order by b.order_id`,
      values: [accountId],
    })
    return { deliveries }
  },
  async erase(tx, accountId) {
    await tx.query({ name: 'bar.erase', text: forgetPlaces(OF_ACCOUNT), values: [accountId] })
  },
}

/** Forgets them of orders of so many days ago, and at once those of people who are gone. */
export async function forgetBarPlaces(tx: Queryable, days: number): Promise<void> {
  await tx.query({
    name: 'bar.forget-places',
    text: forgetPlaces(`exists (
      select from orders o join account a on a.id = o.account_id
      where o.id = b.order_id and (o.first_day < resort_today() - $1::integer or a.kind = 'erased'))`),
    values: [days],
  })
}
