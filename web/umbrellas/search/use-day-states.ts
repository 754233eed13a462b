import { useState } from 'react'
import { civilDate } from '../../../domain/platform/civil-date.ts'
import type { DayPart } from '../../../domain/platform/day-part.ts'
import { getCalendar } from '../../../domain/umbrellas/calls.ts'
import { useCallQuery } from '../../platform/queries.ts'
import type { DayRange } from '../../ui/day-range.ts'
import type { DayState } from '../../ui/RangeCalendar.tsx'
import { useMorningOver } from './use-morning-over.ts'

/** What the calendar of the search knows of its days. */
interface DayStates {
  readonly dayState: (day: string) => DayState | undefined
  readonly onShown: (shown: DayRange) => void
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
 * How full the days are that the calendar shows. Today is never past: what is left of it once the morning is over
 * is its afternoon.
 */
export function useDayStates(part: DayPart, today: string): DayStates {
  const [shown, setShown] = useState<DayRange | null>(null)
  const range = { from: shown?.from ?? '', to: shown?.to ?? '', part }
  const calendar = useCallQuery(getCalendar, range, { enabled: shown !== null, placeholderData: (known) => known })
  const now = { from: civilDate(today), to: civilDate(today) }
  const isMorningOver = useMorningOver(now.from, now.from) === true
  const afternoon = useCallQuery(getCalendar, { ...now, part: 'afternoon' }, { enabled: isMorningOver })
  const states = new Map<string, DayState>(calendar.data?.days.map((one) => [one.day, one.state]))
  return {
    dayState: (day) => (day === today ? restOfToday(states.get(day), afternoon.data?.days[0]?.state) : states.get(day)),
    onShown: setShown,
    hasFailed: calendar.isError,
    isMorningOver,
  }
}
