import { MINUTE } from '../../domain/platform/duration.ts'
import { getAvailability, type UmbrellaLine } from '../../domain/umbrellas/calls.ts'
import { useOnline } from '../platform/online.ts'
import { useCallQuery } from '../platform/queries.ts'

type Stay = Pick<UmbrellaLine, 'from' | 'to' | 'part'>

const ANY_STAY = { from: '', to: '', part: 'full_day' } as const

/** How free the places are during a stay; undefined while nothing is known of it. */
export function useStayAvailability(stay: Stay | undefined) {
  const isOnline = useOnline()
  const { from, to, part } = stay ?? ANY_STAY
  return useCallQuery(
    getAvailability,
    { from, to, part },
    { enabled: stay !== undefined && isOnline, staleTime: MINUTE, retry: false },
  ).data
}

/**
 * How the places around one's own look during a stay, as {@link MiniBeach} takes it. Undefined while nothing is known:
 * not asked yet, offline, or a stay that can't be asked for any more.
 */
export function usePlaceStates(stay: Stay | undefined): { states?: string } {
  const states = useStayAvailability(stay)?.states
  return states === undefined ? {} : { states }
}
