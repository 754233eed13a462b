import { addDays, weekday, type CivilDate } from '../../../domain/platform/civil-date.ts'

/** A stay that is asked for so often that it has a button of its own. */
export interface QuickStay {
  readonly id: 'today' | 'tomorrow' | 'weekend'
  readonly from: CivilDate
  readonly to: CivilDate
}

const SATURDAY = 6

/**
 * Today, tomorrow and the weekend, as far as they lie in the season. On a Saturday the weekend is this one; on a Sunday,
 * of which only today is left, the next.
 */
export function quickStays(
  today: CivilDate,
  season: { readonly from: string; readonly to: string },
): readonly QuickStay[] {
  const tomorrow = addDays(today, 1)
  const saturday = addDays(today, (SATURDAY - weekday(today) + 7) % 7)
  const stays: readonly QuickStay[] = [
    { id: 'today', from: today, to: today },
    { id: 'tomorrow', from: tomorrow, to: tomorrow },
    { id: 'weekend', from: saturday, to: addDays(saturday, 1) },
  ]
  return stays.filter(({ from, to }) => season.from <= from && to <= season.to)
}
