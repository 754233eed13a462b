import type { CallInput } from '../../../domain/platform/call.ts'
import type { undoOrderAction } from '../../../domain/orders/staff-calls.ts'
import type { undoPlaceAction } from '../../../domain/umbrellas/staff-calls.ts'
import { useFailureText } from '../../platform/failure.ts'
import { useTexts } from '../../platform/texts.ts'
import { askAgain } from '../arrive-surely.ts'
import { say } from './say.ts'
import { actionTexts } from './texts.ts'

type Undo = typeof undoOrderAction | typeof undoPlaceAction

export interface Told {
  /** What it was done to, as the notice of its undo names it. */
  readonly code: string
  readonly words: string
  readonly actionId: number
  readonly undo: Undo
  /** Takes back what came with it, such as an arrival with its money; before it is taken back itself. */
  readonly first?: () => Promise<unknown>
  /** Once all of it is taken back. */
  readonly onUndone?: (() => void) | undefined
}

/** Says what was done and offers for six seconds to take it back; what is refused is said as well (B-11). */
export function useDeskTelling(onDone: () => void) {
  const texts = useTexts(actionTexts)
  const failureText = useFailureText()
  const refused = (failure: unknown) => {
    say(failureText(failure), { tone: 'bad', icon: 'alert' })
    onDone()
  }
  const takeBack = async ({ code, actionId, undo, first, onUndone }: Told) => {
    try {
      await first?.()
      await askAgain(undo, { actionId } satisfies CallInput<Undo>)
      say(texts.undone(code), { tone: 'ok' })
      onUndone?.()
      onDone()
    } catch (failure) {
      refused(failure)
    }
  }
  return {
    refused,
    told: (done: Told) => {
      say(done.words, { action: { label: texts.undo, onPress: () => void takeBack(done) } })
      onDone()
    },
  }
}
