import * as z from 'zod/mini'
import { startOrder, type Order, type Quote } from '../../../domain/orders/calls.ts'
import type { CallInput } from '../../../domain/platform/call.ts'
import { MINUTE } from '../../../domain/platform/duration.ts'
import { call, isCallFailure } from '../../platform/call.ts'
import { onSignOut, readSession } from '../../platform/session.ts'
import { readTabNote, writeTabNote } from '../../platform/tab-note.ts'

type Wish = CallInput<typeof startOrder>

const KEY = 'order_press'
/** Longer than any cart is held: what was pressed before is among the orders by now, or never became one. */
const KEPT = 30 * MINUTE

/** One press of the order button of places whose answer has not come. */
const pressSchema = z.object({
  /** Idempotency key of the press (B-01). */
  key: z.string(),
  who: z.string(),
  /** What was shown as it was pressed: anything else is another press. */
  shown: z.string(),
  /** The wish as it was sent: only the very same request finds its answer. */
  wish: z.string(),
  /** Epoch milliseconds. */
  at: z.number(),
})
type Press = z.output<typeof pressSchema>

onSignOut(() => writeTabNote(KEY, null))

/** The press of this person that nobody has answered; null when there is none. */
function openPress(): Press | null {
  const text = readTabNote(KEY)
  const parsed = text === null ? null : z.safeParse(pressSchema, JSON.parse(text))
  if (!parsed?.success || parsed.data.who !== readSession().username) return null
  return Date.now() - parsed.data.at < KEPT ? parsed.data : null
}

/** Sends a press, and forgets it as soon as the server has answered whatever it answers. */
async function send(press: Press): Promise<Order> {
  writeTabNote(KEY, JSON.stringify(press))
  try {
    const order = await call(startOrder, JSON.parse(press.wish) as Wish, { idempotencyKey: press.key })
    writeTabNote(KEY, null)
    return order
  } catch (thrown) {
    if (!(isCallFailure(thrown) && thrown.isUnknownOutcome)) writeTabNote(KEY, null)
    throw thrown
  }
}

/** What of a quote makes it the same for the person: its number is another one after each reload. */
const shownOf = ({ lines, totalCents }: Quote, { quoteId: _number, ...rest }: Wish) =>
  JSON.stringify([lines.map(({ lineId }) => lineId), totalCents, rest])

/**
 * Orders what a quote shows. The same press again, also after a reload, is sent as it was sent first, so that it gets the first one's
 * answer (B-01, B-20); one that never arrived and has grown old gives way to the quote that is shown now.
 */
export async function pressOrder(quote: Quote, wish: Wish): Promise<Order> {
  const shown = shownOf(quote, wish)
  const open = openPress()
  const isSame = open !== null && open.shown === shown
  const text = JSON.stringify(wish)
  if (isSame) {
    try {
      return await send(open)
    } catch (thrown) {
      if (open.wish === text || !isCallFailure(thrown) || thrown.isUnknownOutcome) throw thrown
    }
  }
  return send({ key: crypto.randomUUID(), who: readSession().username ?? '', shown, wish: text, at: Date.now() })
}

/** Whether a press of this person waits for its answer. */
export const hasOpenPress = (): boolean => openPress() !== null

/**
 * What the open press became, once its cart is empty: the order that emptied it, or null. Nothing can be ordered by it any more: the quote
 * that it names is of a cart that is no longer there.
 */
export async function findPressed(): Promise<Order | null> {
  const open = openPress()
  if (open === null) return null
  try {
    return await send(open)
  } catch (thrown) {
    if (isCallFailure(thrown) && !thrown.isUnknownOutcome) return null
    throw thrown
  }
}
