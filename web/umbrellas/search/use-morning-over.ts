import type { CivilDate } from '../../../domain/platform/civil-date.ts'
import { getCalendar } from '../../../domain/umbrellas/calls.ts'
import { useCallQuery } from '../../platform/queries.ts'

/** Whether of a day that is today only the afternoon is left: the server's calendar says so. Undefined until it has. */
export function useMorningOver(day: CivilDate | null, today: string | undefined): boolean | undefined {
  const isToday = day !== null && day === today
  const from = day ?? ('1970-01-01' as CivilDate)
  const asked = { from, to: from, part: 'morning' as const }
  const { data, isPending, failureReason } = useCallQuery(getCalendar, asked, { enabled: isToday })
  // Who asks again has its reason: the rest of the screen says it.
  if (isToday && isPending && failureReason === null) return undefined
  return isToday && data?.days[0]?.state === 'past'
}
