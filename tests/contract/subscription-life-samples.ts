import type { ItemCartInput } from '../../domain/orders/item-calls.ts'
import type { Customer } from '../race/booking-world.ts'
import type { Spot } from './people.ts'
import type { World } from './world.ts'

/** A carnet with somebody of the family, an entry that was used, and a place and day for another one. */
export interface CarnetOf {
  readonly orderId: number
  readonly subscriptionId: number
  readonly memberId: number
  readonly entryId: number
  readonly next: { readonly umbrellaId: number; readonly day: string }
}

export const UNKNOWN_CARNET: CarnetOf = {
  orderId: 987_654_321,
  subscriptionId: 987_654_321,
  memberId: 987_654_321,
  entryId: 987_654_321,
  next: { umbrellaId: 1, day: '2027-07-20' },
}

/** Ten entries, as they are ordered. */
export const A_CARNET: ItemCartInput = {
  cart: 'subscription',
  planId: 8,
  from: '2027-07-01',
  umbrellaId: null,
  people: 2,
  dogs: [],
  extras: [],
  inInstalments: false,
  renewsId: null,
}

/** The carnet of an order with its member and an entry of two spots of the beach. */
export async function carnetOf(
  { db }: World,
  { accountId }: Customer,
  orderId: number,
  [used, next]: readonly [Spot, Spot],
): Promise<CarnetOf> {
  const [row] = await db.sql<{ subscriptionId: number; memberId: number }>(
    `with own as (select id from subscription where order_id = $1 and account_id = $2),
     member as (insert into subscription_member (subscription_id, position, name) select id, 1, 'Ada' from own returning id)
     select own.id::integer as "subscriptionId", member.id::integer as "memberId" from own, member`,
    [orderId, accountId],
  )
  if (row === undefined) throw new Error('the order has no carnet')
  await db.sql(`select use_entry($1, $2, $3, '[0,2)', 5)`, [row.subscriptionId, used.umbrellaId, used.from])
  const [entry] = await db.sql<{ id: number }>(
    'select max(id)::integer as id from subscription_entry where subscription_id = $1',
    [row.subscriptionId],
  )
  return { orderId, ...row, entryId: entry?.id ?? 0, next: { umbrellaId: next.umbrellaId, day: next.from } }
}

/** One right input for every call about one's own subscription and the right to withdraw; `carnet` is whose they are about. */
export const lifeSamples = ({ orderId, subscriptionId, memberId, entryId, next }: CarnetOf) => ({
  getSubscriptionLife: { subscriptionId: String(subscriptionId) },
  addSubscriptionMember: { subscriptionId, name: 'Bruno' },
  removeSubscriptionMember: { subscriptionId, memberId },
  bookEntry: { subscriptionId, ...next },
  cancelEntry: { subscriptionId, entryId },
  declineRenewal: { subscriptionId },
  getWithdrawal: { orderId: String(orderId) },
  declareWithdrawal: { orderId, name: 'Giulia Ferri', contact: 'giulia@example.it' },
})

const change = { subscriptionId: 1, umbrellaId: 1, from: '2027-07-20' }

/** One right input for every call of subscriptions that the resort's people make. */
export const LIFE_STAFF_SAMPLES = {
  listStaffSubscriptions: { filter: 'overdue', search: 'Ferri' },
  getStaffSubscription: { subscriptionId: '1' },
  readSubscriptionPass: { passCode: 'BS1.AAAAAAAAAAAAAAAAAAAAAA' },
  takeInstalmentCash: { subscriptionId: 1, position: 1, amountCents: 100, pressId: 'press-of-a-sample' },
  sellSubscription: {
    cart: {
      cart: 'subscription',
      planId: 1,
      from: '2027-07-20',
      umbrellaId: 1,
      people: 2,
      dogs: [],
      extras: [],
      inInstalments: true,
      renewsId: null,
    },
    customer: { firstName: 'Ada', lastName: 'Neri', phone: '+39 333 1234567', email: 'ada@example.it' },
    language: 'it',
    discount: { percent: 5 },
    discountReason: 'Cliente abituale',
    totalCents: 1,
    paid: null,
  },
  quotePlaceChange: change,
  changeSubscriptionPlace: { ...change, differenceCents: 0 },
  endSubscription: { subscriptionId: 1, reason: 'Non ha pagato' },
}
