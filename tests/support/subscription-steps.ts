import type { Order, PaymentMethod } from '../../domain/orders/calls.ts'
import { evaluateItemOrder, startItemOrder } from '../../domain/orders/item-calls.ts'
import type { CivilDate } from '../../domain/platform/civil-date.ts'
import type { SubscriptionCart } from '../../domain/subscriptions/calls.ts'
import { press } from './item-steps.ts'
import type { Payer, PaymentWorld } from './payment-world.ts'

/** The demo's plans by what they are. */
export const PLANS = {
  season: 1,
  month: 2,
  fortnight: 3,
  weekdays: 4,
  weekends: 5,
  mornings: 6,
  afternoons: 7,
  carnet: 8,
}
/** August of the tests' year, which the month's plan is for. */
export const AUGUST = '2027-08-01' as CivilDate

/** A subscription of a place for August, all paid at once. */
export function aSubscription(umbrellaId: number | null, change: Partial<SubscriptionCart> = {}): SubscriptionCart {
  return {
    cart: 'subscription',
    planId: PLANS.month,
    from: AUGUST,
    umbrellaId,
    people: 2,
    dogs: [],
    extras: [],
    inInstalments: false,
    renewsId: null,
    ...change,
  }
}

/** Orders a subscription. */
export async function subscribe(
  guest: Pick<Payer, 'call'>,
  cart: SubscriptionCart,
  method: PaymentMethod = 'cash',
): Promise<Order> {
  const quote = await guest.call(evaluateItemOrder, { cart })
  return guest.call(startItemOrder, press(quote, method))
}

/** Ids of places of a code, by the demo's plan. */
export async function placeIds({ db }: Pick<PaymentWorld, 'db'>, ...codes: string[]): Promise<number[]> {
  const rows = await db.sql<{ id: number; code: string }>('select id, code from place where code = any ($1)', [codes])
  return codes.map((code) => rows.find((row) => row.code === code)?.id ?? 0)
}

/** The stays of a place as text, in order: state, days and half-days. */
export async function staysOf({ db }: Pick<PaymentWorld, 'db'>, umbrellaId: number): Promise<string[]> {
  const rows = await db.sql<{ stay: string }>(
    `select concat_ws(' ', state, lower(days), upper(days) - 1, halves) as stay from occupancy
      where umbrella_id = $1 order by days, halves`,
    [umbrellaId],
  )
  return rows.map(({ stay }) => stay)
}
