import { getParking } from '../../domain/parking/calls.ts'
import type { CivilDate } from '../../domain/platform/civil-date.ts'
import { isCallFailure } from '../platform/call-failure.ts'
import { useCallQuery } from '../platform/queries.ts'

/** Whether of a day that is today only the afternoon is left: the server's clock says so. */
export function useMorningOver(day: CivilDate | null, today: string | undefined): boolean {
  const isToday = day !== null && day === today
  const from = day ?? ('1970-01-01' as CivilDate)
  const { error } = useCallQuery(getParking, { from, to: from, part: 'morning' }, { enabled: isToday })
  return isToday && isCallFailure(error, 'day_part_over')
}
