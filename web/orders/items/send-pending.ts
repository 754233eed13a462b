import type { Order } from '../../../domain/orders/calls.ts'
import type { ItemCartInput, ItemQuote } from '../../../domain/orders/item-calls.ts'
import { isOnlineMethod } from '../../../domain/payments/payment-modes.ts'
import { isCallFailure } from '../../platform/call-failure.ts'
import { isUnconfirmed, type Asking, type PendingOrder } from './pending-orders.ts'

/** What `orders/startItems` is sent. */
export interface Start {
  readonly quoteId: string
  readonly clientId: string
  readonly method: PendingOrder['method']
  readonly conditionsAccepted: boolean
  readonly conditionsVersion: string | null
}

/** The server, and where changes are noted: at once, so that a reload in between knows them. */
export interface SendTools {
  readonly evaluate: (cart: ItemCartInput) => Promise<ItemQuote>
  readonly start: (start: Start) => Promise<Order>
  readonly note: (change: Partial<PendingOrder>) => void
}

/** Refusals that are over by themselves, or with the next login: it goes on waiting. */
const LATER = ['too_many_requests', 'maintenance', 'app_obsolete', 'login_required'] as const

/**
 * Sends an order that waited, as far as it goes without its person (B-20). A quote is asked for first: only the very price and
 * terms that were seen are ordered. From the moment in which the order itself is sent nobody can take it back, and every further
 * try has the same client id, so that the server makes it once.
 */
export async function sendPending(order: PendingOrder, tools: SendTools): Promise<void> {
  if (order.state === 'accepted' || order.state === 'asking') return
  if (isOnlineMethod(order.method)) return tools.note({ state: 'asking', asking: { kind: 'pay' } })
  try {
    // What may have arrived is asked for by its id, before anything else: its own pieces could be the last ones.
    if (order.state === 'sent' && (await tryStart(order, order.quoteId, tools))) return
    await requote(order, tools)
  } catch (thrown) {
    if (!isCallFailure(thrown)) throw thrown
    // No answer: it stays as it is and is tried again.
    if (thrown.isUnknownOutcome) return
    if (isCallFailure(thrown, ...LATER)) return tools.note({ state: 'waiting' })
    tools.note({ state: 'asking', asking: refused(thrown) })
  }
}

async function requote(order: PendingOrder, tools: SendTools): Promise<void> {
  const quote = await tools.evaluate(order.cart)
  const change = changeOf(order, quote)
  if (change !== null) return tools.note({ state: 'asking', asking: change })
  tools.note({ state: 'sent', quoteId: quote.quoteId })
  // What changes between the quote and the order waits for the next try, which asks for another quote.
  await tryStart(order, quote.quoteId, tools)
}

/** Orders; false when the quote no longer binds. Throws every other refusal, and the answer that did not come. */
async function tryStart(order: PendingOrder, quoteId: string, { start, note }: SendTools): Promise<boolean> {
  const { clientId, method, conditionsVersion } = order
  try {
    const made = await start({
      quoteId,
      clientId,
      method,
      conditionsAccepted: conditionsVersion !== null,
      conditionsVersion,
    })
    note({ state: 'accepted', asking: null, orderId: made.orderId })
    return true
  } catch (thrown) {
    // The server has no order of this press, and the next quote may be withdrawn again.
    if (isCallFailure(thrown, 'quote_changed')) {
      note({ state: 'waiting' })
      return false
    }
    throw thrown
  }
}

/** What is not as it was seen; null when everything is. */
function changeOf(order: PendingOrder, { totalCents, methods, conditions }: ItemQuote): Asking | null {
  const isOffered = methods.some(({ method }) => method === order.method)
  const version = conditions.find(({ method }) => method === order.method)?.version ?? null
  if (totalCents !== order.totalCents) return { kind: 'changed', totalCents }
  if (isOffered && version !== null && isUnconfirmed(order)) return { kind: 'confirm' }
  return isOffered && version === order.conditionsVersion ? null : { kind: 'changed', totalCents: null }
}

function refused({ code, problem }: { code: string; problem: { detail: string } | undefined }): Asking {
  return { kind: 'refused', code, detail: problem?.detail ?? null }
}
