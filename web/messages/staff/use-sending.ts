import type { CallInput } from '../../../domain/platform/call.ts'
import { listBroadcasts, sendBroadcast, tryBroadcast, undoBroadcast } from '../../../domain/messages/staff-calls.ts'
import { isCallFailure } from '../../platform/call-failure.ts'
import { useFailureText } from '../../platform/failure.ts'
import { invalidate, useCallMutation } from '../../platform/queries.ts'
import { useTexts } from '../../platform/texts.ts'
import { toast } from '../../ui/toasts.ts'
import { staffMessageTexts } from './texts.ts'

/** Sends words to guests; the server waits six seconds with them, in which a notice offers to call them back. */
export function useSending() {
  const texts = useTexts(staffMessageTexts)
  const failureText = useFailureText()
  const sending = useCallMutation(sendBroadcast)
  const undoing = useCallMutation(undoBroadcast)
  const trying = useCallMutation(tryBroadcast)
  const failed = (error: unknown) =>
    toast(isCallFailure(error, 'already_done') ? texts.tooLate : failureText(error), { tone: 'bad', icon: 'alert' })
  const undo = (broadcastId: number, onUndone: () => void) =>
    undoing.mutate(
      { broadcastId },
      {
        onSuccess: () => {
          toast(texts.undone)
          onUndone()
        },
        onError: failed,
        onSettled: () => void invalidate(listBroadcasts),
      },
    )
  const send = (words: CallInput<typeof sendBroadcast>, onSent: () => void, onUndone: () => void) =>
    sending.mutate(words, {
      onSuccess: ({ broadcast }) => {
        onSent()
        void invalidate(listBroadcasts)
        const press = () => undo(broadcast.broadcastId, onUndone)
        toast(texts.sending, { action: { label: texts.undo, onPress: press } })
      },
      onError: failed,
    })
  const tryOut = (words: CallInput<typeof tryBroadcast>) =>
    trying.mutate(words, {
      onSuccess: ({ email }) => toast(texts.tried(email), { tone: 'ok', icon: 'check' }),
      onError: failed,
    })
  return { send, isSending: sending.isPending, tryOut, isTrying: trying.isPending }
}
