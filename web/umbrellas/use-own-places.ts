import { getOwnPlaces } from '../../domain/umbrellas/own-calls.ts'
import { useCallQuery } from '../platform/queries.ts'
import { serverTime } from '../platform/server-clock.ts'
import { useSession } from '../platform/session.ts'
import type { OwnPlaces } from './map/own-places.ts'
import type { Search } from './search-state.ts'

const NO_DAYS = { from: '', to: '', part: 'full_day' } as const

/** Until the next pause ends, in milliseconds; false when there is none. */
function nextEnd(own: OwnPlaces | undefined): number | false {
  const ends =
    own === undefined
      ? []
      : [...own.paused.map(({ until }) => until), ...(own.pausedUntil === null ? [] : [own.pausedUntil])]
  const [first] = ends.map((until) => Date.parse(until)).toSorted((a, b) => a - b)
  return first === undefined ? false : Math.max(first - serverTime(), 0) + 1
}

/**
 * The signed-in person's booked places on the searched days, and the pauses after holds that ran out, asked again when one
 * ends. Nothing of a visitor's, and nothing without days. A failure costs the map nothing else.
 */
export function useOwnPlaces(search: Pick<Search, 'from' | 'to' | 'part'> | null): {
  readonly own: OwnPlaces | undefined
  /** Until the first answer or failure: asked again, the map stays as it is. */
  readonly isPending: boolean
} {
  const { isLoggedIn } = useSession()
  const { from, to, part } = search ?? NO_DAYS
  const isEnabled = isLoggedIn && search !== null
  const { data, isFetched } = useCallQuery(
    getOwnPlaces,
    { from, to, part },
    { enabled: isEnabled, staleTime: 0, retry: false, refetchInterval: ({ state }) => nextEnd(state.data) },
  )
  return { own: data, isPending: isEnabled && !isFetched }
}
