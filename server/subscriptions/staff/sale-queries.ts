import type { CivilDate } from '../../../domain/platform/civil-date.ts'
import type { Queryable } from '../../platform/database.ts'

/** A subscription that the desk has just sold. */
export interface SoldSubscription {
  readonly subscriptionId: number
  readonly number: string
  readonly from: CivilDate
  readonly to: CivilDate
  readonly totalCents: number
  /** What the desk took off it by hand. */
  readonly offCents: number
  /** What is paid with the order; 0 where nothing is. */
  readonly firstCents: number
}

export async function readSold(tx: Queryable, orderId: number): Promise<SoldSubscription> {
  const [row] = await tx.query<SoldSubscription & Record<string, unknown>>({
    name: 'subscriptions.sold',
    text: `select s.id as "subscriptionId", o.number, lower(s.days) as "from", upper(s.days) - 1 as "to",
             s.total_cents as "totalCents", o.total_cents as "firstCents",
             coalesce((select sum(u.amount_cents) from promotion_use u where u.order_id = o.id and u.promotion_id = 'by_hand'), 0)::integer
               as "offCents"
           from subscription s join orders o on o.id = s.order_id where s.order_id = $1`,
    values: [orderId],
  })
  if (row === undefined) throw new Error(`the order ${orderId} has no subscription`)
  return row
}

/** The first payment is due on another day than that of the sale: until then nobody is late with it. */
export async function postponeFirst(tx: Queryable, subscriptionId: number, dueDay: CivilDate): Promise<void> {
  await tx.query({
    name: 'subscriptions.postpone-first',
    text: 'update subscription_instalment set due_day = $2 where subscription_id = $1 and position = 0',
    values: [subscriptionId, dueDay],
  })
}
