import { getParking } from '../../domain/parking/calls.ts'
import type { CivilDate } from '../../domain/platform/civil-date.ts'
import { isCallFailure } from '../platform/call-failure.ts'
import { useCallQuery } from '../platform/queries.ts'

/** Whether of a day that is today only the afternoon is left: the server's clock says so. Undefined until it has. */
export function useMorningOver(day: CivilDate | null, today: string | undefined): boolean | undefined {
  const isToday = day !== null && day === today
  const from = day ?? ('1970-01-01' as CivilDate)
  const { error, isPending, failureReason } = useCallQuery(
    getParking,
    { from, to: from, part: 'morning' },
    { enabled: isToday },
  )
  // Who asks again has its reason: the rest of the screen says it.
  if (isToday && isPending && failureReason === null) return undefined
  return isToday && isCallFailure(error, 'day_part_over')
}
