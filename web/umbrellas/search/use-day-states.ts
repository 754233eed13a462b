import { useState } from 'react'
import { civilDate, monthBounds } from '../../../domain/platform/civil-date.ts'
import type { DayPart } from '../../../domain/platform/day-part.ts'
import { getCalendar } from '../../../domain/umbrellas/calls.ts'
import { useCallQuery } from '../../platform/queries.ts'
import type { DayState } from '../../ui/RangeCalendar.tsx'

/** What the calendar of the search knows of its days. */
interface DayStates {
  readonly dayState: (day: string) => DayState | undefined
  readonly showMonth: (firstDay: string) => void
  readonly hasFailed: boolean
  /** Of today only the afternoon can still be booked. */
  readonly isMorningOver: boolean
}

/** Today, when the chosen part of it is over: the afternoon may be left. `afternoon` is its state, undefined while unknown. */
export function restOfToday(state: DayState | undefined, afternoon: DayState | undefined): DayState | undefined {
  if (state !== 'past') return state
  if (afternoon === 'many' || afternoon === 'few') return 'afternoon'
  return afternoon === 'full' || afternoon === 'closed' ? afternoon : 'over'
}

/**
 * How full the days of the shown month are; the days around stay known while months are turned. Today is never
 * past: what is left of it once the morning is over is its afternoon.
 */
export function useDayStates(firstShown: string, part: DayPart, today: string): DayStates {
  const [month, setMonth] = useState(() => monthBounds(civilDate(firstShown)))
  const calendar = useCallQuery(getCalendar, { from: month.first, to: month.last, part })
  const now = { from: civilDate(today), to: civilDate(today) }
  const morning = useCallQuery(getCalendar, { ...now, part: 'morning' })
  const isMorningOver = morning.data?.days[0]?.state === 'past'
  const afternoon = useCallQuery(getCalendar, { ...now, part: 'afternoon' }, { enabled: isMorningOver })
  const states = new Map<string, DayState>(calendar.data?.days.map((one) => [one.day, one.state]))
  return {
    dayState: (day) => (day === today ? restOfToday(states.get(day), afternoon.data?.days[0]?.state) : states.get(day)),
    showMonth: (firstDay) => setMonth(monthBounds(civilDate(firstDay))),
    hasFailed: calendar.isError,
    isMorningOver,
  }
}
