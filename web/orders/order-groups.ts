import type { Order } from '../../domain/orders/calls.ts'
import { stayOf } from './order-words.ts'

/** Which half of the list. */
export type When = 'upcoming' | 'past'

/** Orders under one heading: today's, or those of one month ('YYYY-MM'). */
export interface OrderGroup {
  readonly key: 'today' | (string & {})
  readonly orders: readonly Order[]
}

/** What has its places, or waits for the money that gives them to it. */
const STANDING: ReadonlySet<Order['status']> = new Set(['awaiting_payment', 'confirmed'])

/** Whether an order is still to come: it stands, and its last day is not over. */
export function isUpcoming(order: Order, today: string): boolean {
  return STANDING.has(order.status) && stayOf(order).to >= today
}

/** One half of the list in groups: what comes next first, and of the past the newest first. */
export function orderGroups(orders: readonly Order[], when: When, today: string): readonly OrderGroup[] {
  const half = orders.filter((order) => isUpcoming(order, today) === (when === 'upcoming'))
  const sign = when === 'upcoming' ? 1 : -1
  const sorted = half.toSorted((a, b) => sign * (stayOf(a).from.localeCompare(stayOf(b).from) || a.orderId - b.orderId))
  const groups = new Map<string, Order[]>()
  for (const order of sorted) {
    const { from } = stayOf(order)
    const key = when === 'upcoming' && from <= today ? 'today' : from.slice(0, 7)
    groups.set(key, [...(groups.get(key) ?? []), order])
  }
  return [...groups].map(([key, grouped]) => ({ key, orders: grouped }))
}
