import { addDays, countDays, eachDay, weekday, type CivilDate } from '../platform/civil-date.ts'
import type { OpenSeason, Period } from './period.ts'
import type { DaySpan } from './price-book.ts'
import { spanHolds } from './price.ts'

/** B-06: who books one of these weekdays on one of these days books at least so many days, until it is near. */
export interface MinimumStay {
  /** 1 is Monday. */
  readonly weekdays: readonly number[]
  /** Null is every row. */
  readonly rows: readonly string[] | null
  /** Null is every day of the year. */
  readonly spans: readonly DaySpan[] | null
  readonly leastDays: number
  /** With fewer days to go than this, one day is enough. */
  readonly aheadDays: number
}

/** A stay that is too short, with the rule that says so and the nearest stays that would do. */
export interface TooShort {
  readonly leastDays: number
  readonly aheadDays: number
  readonly day: CivilDate
  readonly ways: readonly { readonly from: CivilDate; readonly to: CivilDate }[]
}

const isNamed = (rule: MinimumStay, day: CivilDate) =>
  rule.weekdays.includes(weekday(day)) && (rule.spans === null || rule.spans.some((span) => spanHolds(span, day)))

/** The longest that a stay in a row has to be for its days; null when it is long enough. */
export function tooShort(
  rules: readonly MinimumStay[],
  row: string,
  { from, to }: Pick<Period, 'from' | 'to'>,
  { today, season }: { readonly today: CivilDate; readonly season: OpenSeason | null },
): TooShort | null {
  const days = countDays(from, to)
  let found: TooShort | null = null
  for (const rule of rules) {
    if (days >= rule.leastDays) continue
    if (found !== null && rule.leastDays <= found.leastDays) continue
    if (rule.rows !== null && !rule.rows.includes(row)) continue
    const day = eachDay(from, to).find((one) => isNamed(rule, one) && countDays(today, one) - 1 >= rule.aheadDays)
    if (day === undefined) continue
    const { leastDays, aheadDays } = rule
    found = { leastDays, aheadDays, day, ways: waysOut({ from, to }, leastDays, { today, season }) }
  }
  return found
}

/** A stay that is too short in some rows; null is in all of them. */
export interface TooShortInRows extends TooShort {
  readonly rows: readonly string[] | null
}

/** Where a stay is too short, one entry for each least number of days, the longest first; empty where it is long enough everywhere. */
export function tooShortByRows(
  rules: readonly MinimumStay[],
  rows: readonly string[],
  stay: Pick<Period, 'from' | 'to'>,
  at: Parameters<typeof tooShort>[3],
): readonly TooShortInRows[] {
  const found = rows.flatMap((row) => {
    const short = tooShort(rules, row, stay, at)
    return short === null ? [] : [{ row, short }]
  })
  const least = [...new Set(found.map(({ short }) => short.leastDays))].toSorted((one, other) => other - one)
  return least.flatMap((days) => {
    const those = found.filter(({ short }) => short.leastDays === days)
    const [first] = those
    return first === undefined
      ? []
      : [{ ...first.short, rows: those.length === rows.length ? null : those.map(({ row }) => row) }]
  })
}

/** The stays of that many days that hold the wished days: those that end with them and those that begin with them first. */
function waysOut(
  { from, to }: Pick<Period, 'from' | 'to'>,
  leastDays: number,
  { today, season }: { readonly today: CivilDate; readonly season: OpenSeason | null },
): TooShort['ways'] {
  const missing = leastDays - countDays(from, to)
  const ways = [
    { from: addDays(from, -missing), to },
    { from, to: addDays(to, missing) },
  ]
  return ways.filter(
    (way) => way.from >= today && (season === null || (season.from <= way.from && way.to <= season.to)),
  )
}
