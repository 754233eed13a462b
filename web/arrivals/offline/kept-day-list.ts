import { useEffect } from 'react'
import { useQuery } from '@tanstack/react-query'
import { getDayList, type DayList } from '../../../domain/arrivals/action-calls.ts'
import { civilDate, type CivilDate } from '../../../domain/platform/civil-date.ts'
import { MINUTE } from '../../../domain/platform/duration.ts'
import { dayOfInstant } from '../../platform/format.ts'
import { keptSlot, type Slot } from '../../platform/kept-slot.ts'
import { queryClient, useCallQuery } from '../../platform/queries.ts'
import { serverTime } from '../../platform/server-clock.ts'
import { useSession } from '../../platform/session.ts'

/** The list is asked for this often: a booking made now is in it a minute later. */
const EVERY = MINUTE

interface KeptList {
  readonly account: string
  readonly list: DayList
}

function isKept(value: unknown): value is KeptList {
  return typeof value === 'object' && value !== null && 'account' in value && 'list' in value
}

/** Reads the list of one day and account; another day's is forgotten: it is over, or was never asked for. */
export async function readDayList(slot: Slot, account: string, day: CivilDate): Promise<DayList | null> {
  const value = await slot.get()
  if (!isKept(value)) return null
  if (value.account === account && value.list.day === day) return value.list
  await slot.set(null)
  return null
}

/** Empties with everything else that the device keeps of somebody, at every logout. */
const slot = keptSlot('arrivals')

/** The resort's day as far as this device knows it. */
export function todayHere(): CivilDate {
  return civilDate(dayOfInstant(serverTime()))
}

/**
 * What a scanner needs of today, kept on the device for when the network goes (B-02): undefined while it is being read, null where
 * there is none.
 */
export function useDayList(): DayList | null | undefined {
  const { username } = useSession()
  const account = username ?? ''
  const day = todayHere()
  const asked = useCallQuery(getDayList, { day }, { refetchInterval: EVERY, staleTime: EVERY })
  const kept = useQuery({
    queryKey: keptKey(account, day),
    queryFn: () => readDayList(slot, account, day),
    networkMode: 'always',
    staleTime: Number.POSITIVE_INFINITY,
  })
  const list = asked.data
  useEffect(() => {
    if (list === undefined) return
    queryClient.setQueryData(keptKey(account, day), list)
    slot.set({ account, list }).catch(keepWithThePage)
  }, [list, account, day])
  return list ?? kept.data
}

const keptKey = (account: string, day: CivilDate) => ['keptDayList', account, day]

/** A browser that keeps nothing still has the list for as long as the page lives. */
function keepWithThePage(): void {}
