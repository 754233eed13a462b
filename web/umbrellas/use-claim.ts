import { lockUmbrellas } from '../../domain/umbrellas/calls.ts'
import type { CallInput } from '../../domain/platform/call.ts'
import { isCallFailure } from '../platform/call.ts'
import { useCallMutation } from '../platform/queries.ts'
import { lockAfterWork } from './lock-after-work.ts'
import { useUmbrellaCart } from './use-umbrella-cart.ts'

/** Holds places, all of a claim or none (B-01). */
export interface Claiming {
  readonly isPending: boolean
  /** The cart takes the answer. Rejects with the call's failure. */
  readonly claim: (wanted: CallInput<typeof lockUmbrellas>) => Promise<void>
}

/** The one way in which this device holds places: after its own removals, and with the work that a nearly held beach asks for. */
export function useClaim(): Claiming {
  const { accept, settleRemovals, refetch } = useUmbrellaCart()
  const lock = useCallMutation(lockUmbrellas)
  return {
    isPending: lock.isPending,
    async claim(wanted) {
      await settleRemovals()
      try {
        accept(await lockAfterWork((input) => lock.mutateAsync(input), wanted))
      } catch (error) {
        // No answer is no refusal: what may be held all the same is shown as one's own once the cart says so.
        if (isCallFailure(error) && error.isUnknownOutcome) refetch()
        throw error
      }
    },
  }
}
