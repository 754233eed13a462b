import { useMemo, useState } from 'react'
import {
  getBeachDay,
  LIVE_BEACH_DAY_PATH,
  listVisits,
  type BeachDay,
  type VisitList,
} from '../../domain/arrivals/calls.ts'
import type { CivilDate } from '../../domain/platform/civil-date.ts'
import type { DayPart } from '../../domain/platform/day-part.ts'
import { SECOND } from '../../domain/platform/duration.ts'
import type { CallFailure } from '../platform/call-failure.ts'
import { useLive } from '../platform/live.ts'
import { useCallQuery } from '../platform/queries.ts'
import { refreshBeachDay } from './beach-cache.ts'
import type { ArrivalQueue } from './offline/arrival-queue.ts'
import { useArrivalQueue } from './offline/arrival-store.ts'
import { visitsOf, withMarkedHere, withVisits } from './visit-view.ts'

/** Asked this often even without a tick: somebody becomes late without anybody's doing. */
const POLL_EVERY = 20 * SECOND

/** What a screen follows, and how its last answer stands. */
export interface Followed<T> {
  readonly data: T | undefined
  readonly error: CallFailure | null
  /** When the data on screen came, epoch milliseconds. */
  readonly dataFrom: number
  readonly isFetching: boolean
}

/** Follows the beach of a day and part: the stream says that something changed, the authorised call says what. */
export function useBeachDay(day: CivilDate, part: DayPart): Followed<BeachDay> {
  const query = useCallQuery(getBeachDay, { day, part }, { refetchInterval: POLL_EVERY })
  useBeachTicks()
  const queue = useArrivalQueue()
  const data = useMemo(() => query.data && withMarks(query.data, queue), [query.data, queue])
  return { data, error: useLastError(query), dataFrom: query.dataUpdatedAt, isFetching: query.isFetching }
}

/** Follows who comes on a day. */
export function useVisitList(day: CivilDate): Followed<VisitList> {
  const query = useCallQuery(listVisits, { day }, { refetchInterval: POLL_EVERY })
  useBeachTicks()
  const queue = useArrivalQueue()
  const data = useMemo(
    () =>
      query.data && {
        ...query.data,
        visits: withMarkedHere(query.data.visits, query.data.day, queue),
      },
    [query.data, queue],
  )
  return { data, error: useLastError(query), dataFrom: query.dataUpdatedAt, isFetching: query.isFetching }
}

/** Why there is nothing to show: asking again, as every poll does, does not make the reason go away. */
function useLastError({ data, error }: { data: unknown; error: CallFailure | null }): CallFailure | null {
  const [last, setLast] = useState(error)
  const next = error ?? (data === undefined ? last : null)
  if (next !== last) setLast(next)
  return next
}

function useBeachTicks(): void {
  useLive(LIVE_BEACH_DAY_PATH, {}, { beachDay: refreshBeachDay }, { poll: refreshBeachDay })
}

function withMarks(day: BeachDay, queue: ArrivalQueue): BeachDay {
  const visits = visitsOf(day)
  const changed = withMarkedHere(visits, day.day, queue).filter((visit, index) => visit !== visits[index])
  return changed.length === 0 ? day : withVisits(day, changed)
}
