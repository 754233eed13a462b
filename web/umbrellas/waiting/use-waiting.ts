import type { BeachPlan, Place } from '../../../domain/umbrellas/plan.ts'
import { suitsWish } from '../../../domain/umbrellas/waiting.ts'
import { listWaitingRequests, type WaitingRequest } from '../../../domain/umbrellas/waiting-calls.ts'
import { SECOND } from '../../../domain/platform/duration.ts'
import { useCallQuery } from '../../platform/queries.ts'
import { useSession } from '../../platform/session.ts'
import type { Search } from '../search-state.ts'

/** Page of the waiting list. */
export const WAITING_PATH = '/tabs/contact/lista-attesa'

/** How often the list is asked for while somebody looks at it and waits. */
const EVERY = 15 * SECOND

/** The signed-in person's requests; asks nobody while nobody is signed in. */
export function useWaiting() {
  const { isLoggedIn } = useSession()
  return useCallQuery(
    listWaitingRequests,
    {},
    {
      enabled: isLoggedIn,
      refetchInterval: ({ state }) =>
        state.data?.requests.some((request) => request.state === 'waiting') === true ? EVERY : false,
    },
  )
}

/** The request of somebody who waits for a day of this stay already. */
export function requestFor(requests: readonly WaitingRequest[], search: Search): WaitingRequest | undefined {
  return requests.find(({ state, from, to }) => state === 'waiting' && from <= search.to && search.from <= to)
}

/** Whether a place is kept for this person on days of a search: others see it as held, and so does the map. */
export function isOfferedHere(requests: readonly WaitingRequest[], search: Search, umbrellaId: number): boolean {
  return requestFor(requests, search)?.offer?.umbrellaId === umbrellaId
}

/** Places that suit the people and dogs of a search, free or not. */
export function suitingPlaces(plan: BeachPlan, { people, dogs }: Search): readonly Place[] {
  return plan.places.filter((place) => suitsWish(plan, place, { kinds: [], zones: [], rows: [], people, dogs }))
}
