import { countDays, type CivilDate } from '../platform/civil-date.ts'
import { HALVES, type DayPart } from '../platform/day-part.ts'
import { FieldRefusal } from '../platform/field-refusal.ts'
import { Refusal } from '../platform/refusal.ts'

/** A stay as it is asked for. */
export interface Period {
  readonly from: CivilDate
  readonly to: CivilDate
  readonly part: DayPart
}

/** First and last bookable day. */
export interface OpenSeason {
  readonly from: CivilDate
  readonly to: CivilDate
}

/** What the resort says of days. `season` null: closed. `halfNow`: 0 until the day's turn, 1 after it. */
export interface PeriodRules {
  readonly maxPeriodDays: number
  readonly season: OpenSeason | null
  readonly today: CivilDate
  readonly halfNow: 0 | 1
}

/** Why a period can't be booked, with what its text names. */
export type PeriodRefusal =
  | { readonly code: 'date_order' }
  | { readonly code: 'date_past' }
  | { readonly code: 'resort_closed' }
  | { readonly code: 'outside_season'; readonly from: CivilDate; readonly to: CivilDate }
  | { readonly code: 'day_part_over'; readonly part: DayPart }
  | { readonly code: 'period_too_long'; readonly max: number }

/**
 * Why a period can't be booked; null when it can. A part of today is over once its first
 * half-day is: the morning and the full day after the turn, the afternoon never.
 */
export function periodRefusal(period: Period, rules: PeriodRules): PeriodRefusal | null {
  if (period.to < period.from) return { code: 'date_order' }
  if (period.from < rules.today) return { code: 'date_past' }
  if (rules.season === null) return { code: 'resort_closed' }
  if (period.from < rules.season.from || period.to > rules.season.to) return { code: 'outside_season', ...rules.season }
  if (countDays(period.from, period.to) > rules.maxPeriodDays)
    return { code: 'period_too_long', max: rules.maxPeriodDays }
  if (isPartOver(period.from, period.part, rules)) return { code: 'day_part_over', part: period.part }
  return null
}

/** Whether a part of a day has begun to be over: no longer bookable for that day. */
export function isPartOver(day: CivilDate, part: DayPart, rules: Pick<PeriodRules, 'today' | 'halfNow'>): boolean {
  return day < rules.today || (day === rules.today && HALVES[part][0] < rules.halfNow)
}

/** The same as an error: a wrong field for dates that can't be, a refusal for the rest. */
export function requirePeriod(period: Period, rules: PeriodRules): void {
  const refused = periodRefusal(period, rules)
  if (refused === null) return
  const { code, ...data } = refused
  if (code === 'date_order') throw new FieldRefusal([{ field: 'to', code }])
  if (code === 'date_past') throw new FieldRefusal([{ field: 'from', code }])
  throw new Refusal(code, data)
}
