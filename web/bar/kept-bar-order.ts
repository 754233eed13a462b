import * as z from 'zod/mini'
import { guestBarOrderSchema, type GuestBarOrder } from '../../domain/bar/calls.ts'
import { dayOfInstant } from '../platform/format.ts'
import { resortDay } from '../platform/resort-day.ts'
import { onSignOut, readSession } from '../platform/session.ts'
import { createStoredStore } from '../platform/stored.ts'

const keptSchema = z.nullable(z.strictObject({ owner: z.string(), order: guestBarOrderSchema }))

/** The bar order that was followed last, as it was last heard of. */
const keptOrder = createStoredStore<z.output<typeof keptSchema>>('bar_order', keptSchema, null)

// Nothing of a person outlives the session.
onSignOut(() => keptOrder.set(null))

/** Whose it is: an e-mail, or `guest`. */
const owner = () => readSession().username ?? 'guest'

/** Keeps an order for the beach's bad network (B-20). */
export function keepBarOrder(order: GuestBarOrder): void {
  keptOrder.set({ owner: owner(), order })
}

/** The kept order of this id; undefined for another's, and on another day. */
export function keptBarOrder(orderId: string): GuestBarOrder | undefined {
  const kept = keptOrder.get()
  if (kept?.owner !== owner() || String(kept.order.orderId) !== orderId) return undefined
  return dayOfInstant(kept.order.serverNow) === resortDay() ? kept.order : undefined
}
