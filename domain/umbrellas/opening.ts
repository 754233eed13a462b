import { addDays, dayNumber, parseCivilDate, type CivilDate } from '../platform/civil-date.ts'
import type { OpenSeason } from './period.ts'

/**
 * The first or last day of the season as a resort writes it: `2027-05-15` (that one day), `05-15` (every
 * year), `today` or `today+200` (it moves with the calendar, for a resort that never closes and for demos).
 */
export type OpeningDay = string

/** Between which days places can be booked. Both ends are of the same kind. */
export interface Opening {
  readonly from: OpeningDay
  readonly to: OpeningDay
}

const ROLLING = /^today(?:\+(\d{1,3}))?$/
const YEARLY = /^\d{2}-\d{2}$/

type OpeningKind = 'once' | 'yearly' | 'rolling'

/** What kind of day a text is; null when it is none. 29 February is no day of every year. */
export function openingKind(text: OpeningDay): OpeningKind | null {
  if (ROLLING.test(text)) return 'rolling'
  if (YEARLY.test(text)) return parseCivilDate(`2027-${text}`) === null ? null : 'yearly'
  return parseCivilDate(text) === null ? null : 'once'
}

/** What is wrong with an opening; null when it can be used. */
export function openingProblem(
  opening: Opening,
): 'from_unreadable' | 'to_unreadable' | 'kinds_differ' | 'order' | null {
  const [from, to] = [openingKind(opening.from), openingKind(opening.to)]
  if (from === null) return 'from_unreadable'
  if (to === null) return 'to_unreadable'
  if (from !== to) return 'kinds_differ'
  if (from === 'rolling') return offsetOf(opening.from) <= offsetOf(opening.to) ? null : 'order'
  return from === 'yearly' || opening.from <= opening.to ? null : 'order'
}

/**
 * The season that a resort's opening means on a day: for every year the running season, or the next
 * one once it is over; null when it can't be used. A yearly season may go over New Year.
 */
export function openingSeason(opening: Opening, today: CivilDate): OpenSeason | null {
  if (openingProblem(opening) !== null) return null
  const kind = openingKind(opening.from)
  if (kind === 'once') return { from: opening.from as CivilDate, to: opening.to as CivilDate }
  if (kind === 'rolling') {
    return { from: addDays(today, offsetOf(opening.from)), to: addDays(today, offsetOf(opening.to)) }
  }
  const thisYear = Number(today.slice(0, 4))
  const later = opening.to < opening.from ? 1 : 0
  const seasons = [thisYear - 1, thisYear, thisYear + 1].map((year) => ({
    from: `${year}-${opening.from}` as CivilDate,
    to: `${year + later}-${opening.to}` as CivilDate,
  }))
  return seasons.find((season) => dayNumber(season.to) >= dayNumber(today)) ?? null
}

function offsetOf(text: OpeningDay): number {
  return Number(ROLLING.exec(text)?.[1] ?? 0)
}
