import { addDays, countDays, eachDay, monthBounds, weekday, type CivilDate } from '../platform/civil-date.ts'
import { openingKind, openingSeason, type Opening } from '../umbrellas/opening.ts'

/** A closed range of civil dates. */
export interface Days {
  readonly from: CivilDate
  readonly to: CivilDate
}

/** A year of whole weeks: the same weekdays of the year before. */
const YEAR_OF_WEEKS = 364

/** The most days that can be asked for at once: a year and what a season goes over it. */
export const MOST_DAYS = 400

/** Ways to choose days: the week, the month or the season of a day, or any two days. */
export const PERIODS = ['week', 'month', 'season', 'days'] as const
export type PeriodKind = (typeof PERIODS)[number]

/** The period of a kind that holds a day; a season that rolls or is not known is the day's year. */
export function periodOf(kind: Exclude<PeriodKind, 'days'>, day: CivilDate, season: Days | null): Days {
  if (kind === 'week') {
    const monday = addDays(day, 1 - weekday(day))
    return { from: monday, to: addDays(monday, 6) }
  }
  if (kind === 'month') {
    const { first, last } = monthBounds(day)
    return { from: first, to: last }
  }
  if (season !== null && countDays(season.from, season.to) <= MOST_DAYS) return season
  return { from: `${day.slice(0, 4)}-01-01` as CivilDate, to: `${day.slice(0, 4)}-12-31` as CivilDate }
}

/** The period before (-1) or after (1): a month beside a month, a year of weeks beside a season, else as many days. */
export function stepPeriod(kind: PeriodKind, { from, to }: Days, step: -1 | 1): Days {
  if (kind === 'month') return periodOf('month', step === 1 ? addDays(to, 1) : addDays(from, -1), null)
  if (kind === 'season') return yearsFrom({ from, to }, step)
  const length = countDays(from, to)
  return { from: addDays(from, step * length), to: addDays(to, step * length) }
}

/** The same days of another year; 29 February is the 28th. */
function yearsFrom({ from, to }: Days, years: number): Days {
  return { from: sameDay(from, years), to: sameDay(to, years) }
}

function sameDay(day: CivilDate, years: number): CivilDate {
  const rest = day.slice(4) === '-02-29' ? '-02-28' : day.slice(4)
  return `${String(Number(day.slice(0, 4)) + years).padStart(4, '0')}${rest}` as CivilDate
}

/** What of a period has happened: up to today. All of it when nothing has, which then is what is booked so far. */
export function countedDays({ from, to }: Days, today: CivilDate): Days & { readonly isAhead: boolean } {
  if (from > today) return { from, to, isAhead: true }
  return { from, to: to < today ? to : today, isAhead: false }
}

/** The same weekdays of the year before: a Saturday is compared with a Saturday. */
export function yearBefore({ from, to }: Days): Days {
  return { from: addDays(from, -YEAR_OF_WEEKS), to: addDays(to, -YEAR_OF_WEEKS) }
}

/**
 * Which days of a period the beach was or is open: those of the season's rule, and those on which somebody had a place. Of a season
 * that rolls with today only the coming days are known, of one that was written once only its own year: what lies before is told by
 * its stays alone, so that days without any record are not counted as empty beach.
 */
export function openDays(
  { from, to }: Days,
  opening: Opening | null,
  today: CivilDate,
  hasStays: (day: CivilDate) => boolean,
): ReadonlySet<CivilDate> {
  const isInSeason = seasonTest(opening, today)
  return new Set(eachDay(from, to).filter((day) => isInSeason(day) || hasStays(day)))
}

function seasonTest(opening: Opening | null, today: CivilDate): (day: CivilDate) => boolean {
  if (opening === null) return () => false
  if (openingKind(opening.from) === 'yearly') {
    const isOverNewYear = opening.to < opening.from
    return (day) => {
      const [isAfter, isBefore] = [day.slice(5) >= opening.from, day.slice(5) <= opening.to]
      return isOverNewYear ? isAfter || isBefore : isAfter && isBefore
    }
  }
  const season = openingSeason(opening, today)
  return (day) => season !== null && day >= season.from && day <= season.to
}

/** How finely a period is drawn. */
export type Grain = 'day' | 'week' | 'month'

/** Days up to two weeks, weeks up to half a year, else months. */
export function grainOf({ from, to }: Days): Grain {
  const length = countDays(from, to)
  return length <= 14 ? 'day' : length <= 190 ? 'week' : 'month'
}

/** A period in pieces of a grain, in order; the first and the last may be cut. */
export function bucketsOf({ from, to }: Days, grain: Grain = grainOf({ from, to })): Days[] {
  const buckets: Days[] = []
  for (let first = from; first <= to; first = addDays(buckets.at(-1)?.to ?? to, 1)) {
    const end = grain === 'day' ? first : periodOf(grain, first, null).to
    buckets.push({ from: first, to: end < to ? end : to })
  }
  return buckets
}

/** Sums rows of days into the pieces of a period. */
export function sumByBucket<Row extends { readonly day: CivilDate }, Sum>(
  buckets: readonly Days[],
  rows: readonly Row[],
  sumOf: (rows: readonly Row[]) => Sum,
): (Days & Sum)[] {
  const parts = new Map<Days, Row[]>(buckets.map((bucket) => [bucket, []]))
  let at = 0
  for (const row of rows.toSorted((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : 0))) {
    while (at < buckets.length - 1 && row.day > (buckets[at]?.to ?? '')) at += 1
    const bucket = buckets[at]
    if (bucket !== undefined && row.day >= bucket.from && row.day <= bucket.to) parts.get(bucket)?.push(row)
  }
  return buckets.map((bucket) => ({ ...bucket, ...sumOf(parts.get(bucket) ?? []) }))
}
