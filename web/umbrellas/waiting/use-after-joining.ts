import type { Call } from '../../../domain/platform/call.ts'
import type { CallFailure } from '../../platform/call.ts'
import { useFailureText } from '../../platform/failure.ts'
import { useGo } from '../../platform/navigation.tsx'
import { invalidate } from '../../platform/queries.ts'
import { toast } from '../../ui/toasts.ts'
import { WAITING_PATH } from './use-waiting.ts'

/** What follows when a list of who waits was joined, for a place or a table: one's place in it is said, and one's requests open. */
export function useAfterJoining(requests: Call, done: (position: number) => string, onClose: () => void) {
  const go = useGo()
  const failureText = useFailureText()
  return {
    onSuccess: ({ position }: { readonly position: number }) => {
      void invalidate(requests)
      toast(done(position), { icon: 'check' })
      onClose()
      go(WAITING_PATH)
    },
    onError: (error: CallFailure) => toast(failureText(error), { tone: 'bad', icon: 'alert' }),
  }
}
