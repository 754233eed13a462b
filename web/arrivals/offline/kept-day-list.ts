import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import { getDayList, type DayList } from '../../../domain/arrivals/action-calls.ts'
import type { CivilDate } from '../../../domain/platform/civil-date.ts'
import { MINUTE } from '../../../domain/platform/duration.ts'
import { queryClient, useCallQuery } from '../../platform/queries.ts'
import { resortDay } from '../../platform/resort-day.ts'
import { useArrivalQueue } from './arrival-store.ts'
import { keepDayList, readDayList } from './day-list-slot.ts'
import { withoutPaidHere } from './offline-scan.ts'

/** The list is asked for this often: a booking made now is in it a minute later. */
const EVERY = MINUTE

/**
 * What a scanner needs of today, kept on the device for when the network goes (B-02): undefined while it is being read, null where
 * there is none.
 */
export function useDayList(): DayList | null | undefined {
  const day = resortDay()
  const asked = useCallQuery(getDayList, { day }, { refetchInterval: EVERY, staleTime: EVERY })
  const kept = useQuery({
    queryKey: keptKey(day),
    queryFn: () => readDayList(day),
    networkMode: 'always',
    staleTime: Number.POSITIVE_INFINITY,
  })
  const list = asked.data
  useEffect(() => {
    if (list === undefined) return
    queryClient.setQueryData(keptKey(day), list)
    keepDayList(list)
  }, [list, day])
  const queue = useArrivalQueue()
  const known = list ?? kept.data
  return useMemo(() => known && withoutPaidHere(known, queue), [known, queue])
}

const keptKey = (day: CivilDate) => ['keptDayList', day]

/** When the list that this device has of a day was made; undefined where it has none. */
export function listMadeAt(day: CivilDate): string | undefined {
  return queryClient.getQueryData<DayList | null>(keptKey(day))?.madeAt
}
