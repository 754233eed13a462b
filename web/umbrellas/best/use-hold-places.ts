import { lockUmbrellas } from '../../../domain/umbrellas/calls.ts'
import type { BestPlace } from '../../../domain/umbrellas/best-places.ts'
import { isCallFailure, type CallFailure } from '../../platform/call.ts'
import { useCallMutation } from '../../platform/queries.ts'
import type { Search } from '../search-state.ts'
import { useUmbrellaCart } from '../use-umbrella-cart.ts'

/** Holds several places at once, all or nothing (B-01). Answers why not, or null when they are held. */
export function useHoldPlaces() {
  const { accept, settleRemovals } = useUmbrellaCart()
  const lock = useCallMutation(lockUmbrellas)
  return {
    isPending: lock.isPending,
    hold: async ({ from, to, part }: Search, places: readonly BestPlace[]): Promise<CallFailure | null> => {
      await settleRemovals()
      try {
        const wished = places.map(({ place, people, dogs, extras }) => {
          return { umbrellaId: place.id, people, dogs: [...dogs], extras: [...extras] }
        })
        const { lockAfterWork } = await import('../lock-after-work.ts')
        accept(await lockAfterWork((claim) => lock.mutateAsync(claim), { from, to, part, places: wished }))
        return null
      } catch (error) {
        if (!isCallFailure(error)) throw error
        return error
      }
    },
  }
}
