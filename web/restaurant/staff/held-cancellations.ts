import type { CallInput, CallOutput } from '../../../domain/platform/call.ts'
import { cancelBooking } from '../../../domain/restaurant/staff-calls.ts'
import { call } from '../../platform/call.ts'
import { createStore } from '../../platform/store.ts'
import { toast } from '../../ui/toasts.ts'

type Cancellation = CallInput<typeof cancelBooking>

/** What is said of a cancellation and what follows it. */
interface Outcome {
  readonly words: string
  readonly undo: string
  readonly onUndone: () => void
  readonly onDone: (booking: CallOutput<typeof cancelBooking>) => void
  readonly onFailed: (failure: unknown) => void
}

const waiting = new Map<number, Cancellation>()

/** Parties that the plan leaves out: their cancellation waits for its moment, or is on its way. */
export const heldCancellations = createStore<ReadonlySet<number>>(new Set())

/**
 * Cancels what a guest has booked when the notice with *Ripristina* has gone, not before: mail and deposit are on their way at once
 * and are not called back (B-09, B-11). Goes out too when the page closes meanwhile.
 */
export function holdCancellation(cancellation: Cancellation, { words, undo, ...outcome }: Outcome): void {
  const { bookingId } = cancellation
  waiting.set(bookingId, cancellation)
  hide(bookingId, true)
  const takeBack = () => {
    if (!waiting.delete(bookingId)) return
    hide(bookingId, false)
    outcome.onUndone()
  }
  toast(words, { action: { label: undo, onPress: takeBack }, onClose: () => void settle(bookingId, outcome) })
}

async function settle(bookingId: number, { onDone, onFailed }: Pick<Outcome, 'onDone' | 'onFailed'>): Promise<void> {
  const cancellation = waiting.get(bookingId)
  if (cancellation === undefined) return
  waiting.delete(bookingId)
  try {
    onDone(await call(cancelBooking, cancellation))
  } catch (failure) {
    onFailed(failure)
  }
  hide(bookingId, false)
}

function hide(bookingId: number, isHidden: boolean): void {
  const next = new Set(heldCancellations.get())
  if (isHidden) next.add(bookingId)
  else next.delete(bookingId)
  heldCancellations.set(next)
}

/** Nobody is left to tell: what was refused stands on the plan of whoever looks next. */
function ignoreLateAnswer(): void {}

globalThis.addEventListener('pagehide', () => {
  for (const cancellation of waiting.values()) {
    call(cancelBooking, cancellation, { keepalive: true }).catch(ignoreLateAnswer)
    hide(cancellation.bookingId, false)
  }
  waiting.clear()
})
