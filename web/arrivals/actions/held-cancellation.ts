import { cancelByResort } from '../../../domain/orders/change-calls.ts'
import type { CallInput } from '../../../domain/platform/call.ts'
import { call } from '../../platform/call.ts'
import { say } from './say.ts'

type Cancellation = CallInput<typeof cancelByResort>

interface Outcome {
  readonly words: string
  readonly undo: string
  readonly onUndone: () => void
  readonly onDone: () => void
  readonly onFailed: (failure: unknown) => void
}

const waiting = new Set<Cancellation>()

/**
 * Ends a booking when the notice with *Annulla* has gone, not before: money and mail are on their way at once and are not called
 * back (B-11). Goes out too when the page closes meanwhile.
 */
export function holdCancellation(cancellation: Cancellation, { words, undo, ...outcome }: Outcome): void {
  waiting.add(cancellation)
  const takeBack = () => {
    if (waiting.delete(cancellation)) outcome.onUndone()
  }
  say(words, { action: { label: undo, onPress: takeBack }, onClose: () => void settle(cancellation, outcome) })
}

async function settle(cancellation: Cancellation, { onDone, onFailed }: Pick<Outcome, 'onDone' | 'onFailed'>) {
  if (!waiting.delete(cancellation)) return
  try {
    await call(cancelByResort, cancellation)
    onDone()
  } catch (failure) {
    onFailed(failure)
  }
}

/** Nobody is left to tell: what was refused stands on the map of whoever looks next. */
function ignoreLateAnswer(): void {}

globalThis.addEventListener('pagehide', () => {
  for (const cancellation of waiting) call(cancelByResort, cancellation, { keepalive: true }).catch(ignoreLateAnswer)
  waiting.clear()
})
