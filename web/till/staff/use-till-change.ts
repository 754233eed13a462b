import type { CallInput } from '../../../domain/platform/call.ts'
import {
  findTillOrders,
  getTill,
  undoCollect,
  undoDrawerMovement,
  undoRefundAtDesk,
} from '../../../domain/till/calls.ts'
import { getOwnDrawer } from '../../../domain/till/drawer-calls.ts'
import { isAsked } from '../../platform/call-failure.ts'
import { useFailureText } from '../../platform/failure.ts'
import { invalidate, useCallMutation } from '../../platform/queries.ts'
import { useTexts } from '../../platform/texts.ts'
import { holdBack } from '../../ui/staff/hold-back.ts'
import { toast } from '../../ui/toasts.ts'
import { tillTexts } from './texts.ts'

/** Asks for the sums, the own drawer and the found orders again. */
export function refreshTill(): void {
  void invalidate(getTill)
  void invalidate(getOwnDrawer)
  void invalidate(findTillOrders)
}

interface HeldWords {
  readonly words: string
  readonly undone: string
}

/** Sends what can never be taken back when its notice has gone; says what was refused (B-11). */
export function useHold() {
  const texts = useTexts(tillTexts)
  const failureText = useFailureText()
  return (held: HeldWords, send: (options: { readonly keepalive?: true }) => Promise<unknown>) =>
    holdBack({
      ...held,
      undo: texts.undo,
      send: (isLeaving) => send(isLeaving ? { keepalive: true } : {}),
      onFailed: (failure) => {
        if (!isAsked(failure)) toast(failureText(failure), { tone: 'bad', icon: 'alert' })
      },
    })
}

/** What can take a change of the till back, for six seconds after it was said (B-11). */
export function useTillUndo() {
  const texts = useTexts(tillTexts)
  const failureText = useFailureText()
  const collected = useCallMutation(undoCollect)
  const refunded = useCallMutation(undoRefundAtDesk)
  const moved = useCallMutation(undoDrawerMovement)
  const back = async (undo: () => Promise<unknown>, undone: string) => {
    try {
      await undo()
      toast(undone, { tone: 'ok', icon: 'check' })
    } catch (failure) {
      toast(failureText(failure), { tone: 'bad', icon: 'alert' })
    }
    refreshTill()
  }
  const offer = (words: string, undo: () => Promise<unknown>, undone: string) => {
    refreshTill()
    toast(words, { action: { label: texts.undo, onPress: () => void back(undo, undone) } })
  }
  return {
    collected: (words: string, press: CallInput<typeof undoCollect>) =>
      offer(words, () => collected.mutateAsync(press), texts.collecting.undone),
    refunded: (words: string, press: CallInput<typeof undoRefundAtDesk>) =>
      offer(words, () => refunded.mutateAsync(press), texts.refunding.undone),
    moved: (words: string, press: CallInput<typeof undoDrawerMovement>) =>
      offer(words, () => moved.mutateAsync(press), texts.drawer.undone),
  }
}
