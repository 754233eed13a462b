import { addDays, parseCivilDate, weekday, type CivilDate } from '../platform/civil-date.ts'
import { WEEKDAY_NAMES } from '../platform/weekday-names.ts'

/**
 * A day as news have it: `2027-07-24`, or one that moves along with the calendar, for the demo and for what happens every week:
 * `today`, `today+3`, `today-2`, or `sat`, the next Saturday, which may be today.
 */
export type MovingDay = string

const ROLLING = /^today(?:([+-])(\d{1,3}))?$/

export const MOVING_DAY_EXPECTED = 'a day such as "2027-07-24", "today+3" or "sat"'

/** The day that a text means today; null when it means none. */
export function movingDay(text: MovingDay, today: CivilDate): CivilDate | null {
  const rolling = ROLLING.exec(text)
  if (rolling) return addDays(today, (rolling[1] === '-' ? -1 : 1) * Number(rolling[2] ?? 0))
  const wanted = WEEKDAY_NAMES.findIndex((name) => name === text) + 1
  if (wanted > 0) return addDays(today, (wanted - weekday(today) + 7) % 7)
  return parseCivilDate(text)
}
