import type { CivilDate } from '../../../domain/platform/civil-date.ts'

/** Which greeting fits an hour of the resort: morning from 5, afternoon from 13, evening from 18. */
export function greetingAt(hour: number): 'morning' | 'afternoon' | 'evening' {
  if (hour >= 5 && hour < 13) return 'morning'
  return hour >= 13 && hour < 18 ? 'afternoon' : 'evening'
}

/** Hour (0 to 23) and day of the resort's clock at an instant (epoch milliseconds) in its time zone. */
export function resortMoment(instant: number, timeZone: string): { day: CivilDate; hour: number } {
  const parts = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(instant)
  const value = (type: Intl.DateTimeFormatPartTypes) => parts.find((part) => part.type === type)?.value ?? ''
  return { day: `${value('year')}-${value('month')}-${value('day')}` as CivilDate, hour: Number(value('hour')) }
}
