import * as z from 'zod/mini'
import { barCartField } from '../../../domain/bar/calls.ts'
import { PAYMENT_METHODS } from '../../../domain/orders/calls.ts'
import { EMPTY_BAR_CART, barCartStore, deviceBarCartSchema } from '../../bar/bar-cart.ts'
import { createStoredStore } from '../../platform/stored.ts'
import { PENDING_KEY } from './has-pending-orders.ts'

/** Why an order that waited needs an answer before it can go. */
const askingSchema = z.discriminatedUnion('kind', [
  /** It is paid online: nobody but the person can do that. */
  z.object({ kind: z.literal('pay') }),
  /** The server has named the price and the conditions, which were not known when it was pressed. */
  z.object({ kind: z.literal('confirm') }),
  /** It costs something else now, in cents, or is sold on other terms. */
  z.object({ kind: z.literal('changed'), totalCents: z.nullable(z.number()) }),
  /** The server refused it; its words, when it sent some. */
  z.object({ kind: z.literal('refused'), code: z.string(), detail: z.nullable(z.string()) }),
])
export type Asking = z.output<typeof askingSchema>

const pendingSchema = z.object({
  /** What the server knows the press by: sent twice it is one order (B-20). */
  clientId: z.string(),
  /** Whose it is: an e-mail, or `guest`. Only they see it and only in their name it is sent. */
  owner: z.string(),
  cart: barCartField,
  /** The cart as the device kept it, to put it back when it is withdrawn. */
  kept: deviceBarCartSchema,
  /** "2 × Spritz al limone", in the language of the press. */
  words: z.array(z.string()),
  /** As it was seen when it was pressed. */
  quoteId: z.string(),
  totalCents: z.number(),
  method: z.enum(PAYMENT_METHODS),
  conditionsVersion: z.nullable(z.string()),
  /** Epoch milliseconds of the press. */
  pressedAt: z.number(),
  /**
   * `waiting`: not sent. `sent`: on its way, its answer has not come; the server may have it. `accepted`: the server has it.
   * `asking`: not sent, and only goes when the person has answered.
   */
  state: z.enum(['waiting', 'sent', 'accepted', 'asking']),
  asking: z.nullable(askingSchema),
  orderId: z.nullable(z.number()),
})
export type PendingOrder = z.output<typeof pendingSchema>

/** Bar orders that were pressed while the network was away, or whose answer was lost (B-20). They survive a reload. */
export const pendingOrders = createStoredStore<readonly PendingOrder[]>(
  PENDING_KEY,
  z.readonly(z.array(pendingSchema)),
  [],
)

/** Whether it was pressed by this device's own bill, without conditions that could be accepted. */
export function isUnconfirmed({ quoteId, conditionsVersion }: PendingOrder): boolean {
  return quoteId === '' && conditionsVersion === null
}

/** Keeps a pressed order and empties the bar's cart, which it came from. */
export function keepPending(order: PendingOrder): void {
  pendingOrders.set([...pendingOrders.get().filter(({ clientId }) => clientId !== order.clientId), order])
  const { delivery, deliveryDay } = order.kept
  barCartStore.set({ ...EMPTY_BAR_CART, delivery, deliveryDay })
}

/** Changes one order that waits, if it still does. */
export function changePending(clientId: string, change: Partial<PendingOrder>): void {
  pendingOrders.set(pendingOrders.get().map((one) => (one.clientId === clientId ? { ...one, ...change } : one)))
}

/** Takes one off the list: it was read, or withdrawn. */
export function dropPending(clientId: string): void {
  pendingOrders.set(pendingOrders.get().filter((one) => one.clientId !== clientId))
}

/** Whether the person may still take it back: the server can't have it. */
export function canWithdraw({ state }: PendingOrder): boolean {
  return state === 'waiting' || state === 'asking'
}

/** Takes an order back into the bar's cart, in front of what was chosen since. */
export function withdrawPending(order: PendingOrder): void {
  if (!canWithdraw(order)) return
  dropPending(order.clientId)
  const chosen = barCartStore.get()
  barCartStore.set({ ...order.kept, lines: [...order.kept.lines, ...chosen.lines] })
}
