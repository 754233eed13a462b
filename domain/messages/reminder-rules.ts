import { addDays, type CivilDate } from '../platform/civil-date.ts'
import type { WallTime } from '../orders/resort-time.ts'

/** Something that begins on a day, and the day on which it was booked, both at the resort. */
export interface Upcoming {
  readonly day: CivilDate
  readonly bookedOn: CivilDate
}

/**
 * B-13: reminds from a full hour of the day before until that day ends. Who booked on that day knows it still, and a server
 * that was down meanwhile reminds late but never on the day itself. Hour 0 never reminds.
 */
export function isReminderDue({ day, bookedOn }: Upcoming, now: WallTime, hour: number): boolean {
  if (hour === 0) return false
  const today = now.slice(0, 10) as CivilDate
  return addDays(today, 1) === day && bookedOn < today && Number(now.slice(11, 13)) >= hour
}
