import type { BestPlace } from '../../../domain/umbrellas/best-places.ts'
import { isCallFailure, type CallFailure } from '../../platform/call.ts'
import type { Search } from '../search-state.ts'
import { useClaim } from '../use-claim.ts'

/** Holds several places at once. Answers why not, or null when they are held. */
export function useHoldPlaces() {
  const { claim, isPending } = useClaim()
  return {
    isPending,
    hold: async ({ from, to, part }: Search, places: readonly BestPlace[]): Promise<CallFailure | null> => {
      const wished = places.map(({ place, people, dogs, extras }) => {
        return { umbrellaId: place.id, people, dogs: [...dogs], extras: [...extras] }
      })
      try {
        await claim({ from, to, part, places: wished })
        return null
      } catch (error) {
        if (!isCallFailure(error)) throw error
        return error
      }
    },
  }
}
