import { countDays, weekday, type CivilDate } from '../platform/civil-date.ts'
import { cellPercent, dayAt, type HeatRow } from './occupancy.ts'

/** What a heat map says in a sentence. */
export type Finding =
  /** Rows that were above `percent` on every weekend of the past days. */
  | { readonly kind: 'full_weekends'; readonly rows: string; readonly percent: number }
  /** Rows below `percent` on average from Monday to Thursday. */
  | { readonly kind: 'quiet_weekdays'; readonly rows: string; readonly percent: number }
  /** From this day on it is what is booked so far. */
  | { readonly kind: 'booked_so_far'; readonly from: CivilDate }

const FULL = 90
const QUIET = 50
/** One weekend or two working days are no pattern. */
const LEAST_WEEKEND_DAYS = 2
const LEAST_WEEKDAYS = 4

/** Findings of a heat map that begins on `from`, in the order of the screen; none where there is too little to say. */
export function findingsOf(rows: readonly HeatRow[], from: CivilDate, today: CivilDate): Finding[] {
  const length = rows[0]?.open.length ?? 0
  const past = Math.max(0, Math.min(length, countDays(from, today)))
  const findings: Finding[] = []
  const percents = (row: HeatRow, isDay: (weekday: number) => boolean) =>
    Array.from({ length: past }, (_, index) => index)
      .filter((index) => isDay(weekday(dayAt(from, index))))
      .map((index) => cellPercent(row, index))
      .filter((percent) => percent !== null)
  const full = rows.map((row) => {
    const weekend = percents(row, (day) => day >= 6)
    return weekend.length >= LEAST_WEEKEND_DAYS && weekend.every((percent) => percent > FULL)
  })
  if (full.includes(true)) findings.push({ kind: 'full_weekends', rows: rowRanges(rows, full), percent: FULL })
  const quiet = rows.map((row) => {
    const week = percents(row, (day) => day <= 4)
    return week.length >= LEAST_WEEKDAYS && week.reduce((sum, percent) => sum + percent, 0) / week.length < QUIET
  })
  if (quiet.includes(true)) findings.push({ kind: 'quiet_weekdays', rows: rowRanges(rows, quiet), percent: QUIET })
  if (past > 0 && past < length) findings.push({ kind: 'booked_so_far', from: dayAt(from, past) })
  return findings
}

/** Rows that hold, neighbours as a range: "A–D, F". Two neighbours are named each. */
export function rowRanges(rows: readonly { readonly row: string }[], holds: readonly boolean[]): string {
  const runs: string[][] = []
  rows.forEach(({ row }, index) => {
    if (holds[index] !== true) return
    if (holds[index - 1] === true) runs.at(-1)?.push(row)
    else runs.push([row])
  })
  return runs.map((run) => (run.length > 2 ? `${run[0]}–${run.at(-1)}` : run.join(', '))).join(', ')
}
