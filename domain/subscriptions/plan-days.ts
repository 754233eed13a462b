import { addDays, civilDate, countDays, eachDay, monthBounds, weekday, type CivilDate } from '../platform/civil-date.ts'
import { isPartOver, type OpenSeason, type PeriodRules } from '../umbrellas/period.ts'
import type { MonthDay } from '../umbrellas/price-book.ts'
import type { Plan } from './plan.ts'

/** The season that plans are sold for; a rolling one moves along with the calendar, as the demo's does. */
export interface PlanSeason extends OpenSeason {
  readonly isRolling: boolean
}

export type Moment = Pick<PeriodRules, 'today' | 'halfNow'>

/** Days from the first to the last, and by how many days they were moved away from those of the plan. */
export interface PlanWindow {
  readonly from: CivilDate
  readonly to: CivilDate
  readonly movedBy: number
}

/** A plan as it can be bought now. */
export interface PlanOffer {
  /** Days that it may begin on, both included. */
  readonly start: OpenSeason
  /** The days of all of it; null where they follow from the day that it begins on. */
  readonly window: PlanWindow | null
}

/** What somebody buys who begins on a day. */
export interface BoughtDays {
  readonly from: CivilDate
  readonly to: CivilDate
  /** The days that it is for; of a carnet those on which its entries can be used. */
  readonly days: readonly CivilDate[]
  /** How many days all of the plan has: the whole of the pro rata. */
  readonly wholeDays: number
  readonly movedBy: number
}

/** Days of a plan between two days, both included: those of its weekdays. */
export function planDays(plan: Pick<Plan, 'weekdays'>, from: CivilDate, to: CivilDate): CivilDate[] {
  const { weekdays } = plan
  const days = eachDay(from, to)
  return weekdays === null ? days : days.filter((day) => weekdays.includes(weekday(day)))
}

/** The same day so many months later; the month's last day where it has no such day. */
export function addMonths(day: CivilDate, months: number): CivilDate {
  const count = Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1 + months
  const month = `${String(Math.floor(count / 12)).padStart(4, '0')}-${String((count % 12) + 1).padStart(2, '0')}`
  const { last } = monthBounds(civilDate(`${month}-01`))
  return civilDate(`${month}-${day.slice(8) < last.slice(8) ? day.slice(8) : last.slice(8)}`)
}

/** How many months are begun between two days, both included: 1 to 31 August is one, 1 June to 15 September is four. */
export function monthsBegun(from: CivilDate, to: CivilDate): number {
  let months = 0
  while (addMonths(from, months) <= to) months += 1
  return months
}

/** Whether, and from which days on, a plan can be bought; null when it has no days in the season any more. */
export function offerOf(plan: Plan, season: PlanSeason, now: Moment): PlanOffer | null {
  const first = isPartOver(now.today, plan.part, now) ? addDays(now.today, 1) : now.today
  const earliest = first < season.from ? season.from : first
  if (plan.days.kind === 'length') return lengthOffer(plan, plan.days, season, earliest)
  const window = windowOf(plan, plan.days, season, earliest)
  if (window === null) return null
  if (window.from >= earliest) return { start: { from: window.from, to: window.from }, window }
  return { start: { from: earliest, to: lastDay(plan, window) ?? window.to }, window }
}

/** The days of a plan that begins on `from`; null when it cannot begin then. */
export function boughtDays(plan: Plan, offer: PlanOffer, from: CivilDate): BoughtDays | null {
  if (from < offer.start.from || from > offer.start.to) return null
  const { window } = offer
  if (window !== null) {
    const wholeDays = planDays(plan, window.from, window.to).length
    const days = planDays(plan, from, window.to)
    return { from, to: window.to, days, wholeDays, movedBy: window.movedBy }
  }
  const length = plan.days.kind === 'length' ? plan.days.length : 1
  const to = addDays(from, length - 1)
  const days = planDays(plan, from, to)
  return days.length === 0 ? null : { from, to, days, wholeDays: days.length, movedBy: 0 }
}

/** Consecutive days as runs, first and last included: what one row of `occupancy` can hold. */
export function runsOf(days: readonly CivilDate[]): OpenSeason[] {
  const runs: { from: CivilDate; to: CivilDate }[] = []
  for (const day of days) {
    const open = runs.at(-1)
    if (open !== undefined && addDays(open.to, 1) === day) open.to = day
    else runs.push({ from: day, to: day })
  }
  return runs
}

/** The last such day of any year that is not after `day`. */
export function lastSuch(monthDay: MonthDay, day: CivilDate): CivilDate {
  const year = Number(day.slice(0, 4))
  const ofYear = `${day.slice(0, 4)}-${monthDay}` as CivilDate
  return ofYear <= day ? ofYear : (`${String(year - 1).padStart(4, '0')}-${monthDay}` as CivilDate)
}

/** A window of every year in the years around a day; one that ends before it begins goes over New Year. */
function yearlyWindows(days: { readonly from: MonthDay; readonly to: MonthDay }, around: CivilDate): OpenSeason[] {
  const year = Number(around.slice(0, 4))
  const later = days.to < days.from ? 1 : 0
  return [year - 1, year, year + 1].map((one) => ({
    from: `${one}-${days.from}` as CivilDate,
    to: `${one + later}-${days.to}` as CivilDate,
  }))
}

function lastDay(plan: Plan, window: OpenSeason): CivilDate | undefined {
  return planDays(plan, window.from, window.to).at(-1)
}

/**
 * The running or the next days of a span or a carnet that the season holds. In a rolling season that holds none they are moved,
 * as many days from the same day of the nearest month, so that every plan is sold whenever the season is looked at.
 */
function windowOf(plan: Plan, days: Plan['days'], season: PlanSeason, earliest: CivilDate): PlanWindow | null {
  const windows = yearlyWindows(days, earliest)
  const fits = windows.find((one) => {
    const last = lastDay(plan, one)
    const begins = season.isRolling || one.from >= season.from
    return last !== undefined && last >= earliest && one.to <= season.to && begins
  })
  if (fits !== undefined) return { ...fits, movedBy: 0 }
  const [, usual] = windows
  if (!season.isRolling || usual === undefined) return null
  return movedWindow(plan, usual, season, earliest)
}

const MONTHS_OF_A_YEAR = 12

function movedWindow(plan: Plan, usual: OpenSeason, season: PlanSeason, earliest: CivilDate): PlanWindow | null {
  const length = countDays(usual.from, usual.to)
  const firstMonth = civilDate(`${earliest.slice(0, 8)}01`)
  for (let month = 0; month <= MONTHS_OF_A_YEAR; month += 1) {
    const ofMonth = addMonths(firstMonth, month)
    const from = addMonths(
      civilDate(`${ofMonth.slice(0, 5)}01-${usual.from.slice(8)}`),
      Number(ofMonth.slice(5, 7)) - 1,
    )
    const to = addDays(from, length - 1)
    if (from >= earliest && to <= season.to && lastDay(plan, { from, to }) !== undefined) {
      return { from, to, movedBy: countDays(usual.from, from) - 1 }
    }
  }
  return null
}

/** A rolling season lets a length begin on any of its days; another one within the plan's own days of the year. */
function lengthOffer(
  plan: Plan,
  days: { readonly length: number; readonly from: MonthDay; readonly to: MonthDay },
  season: PlanSeason,
  earliest: CivilDate,
): PlanOffer | null {
  const latest = addDays(season.to, 1 - days.length)
  const windows = season.isRolling ? [{ from: earliest, to: latest }] : yearlyWindows(days, earliest)
  for (const window of windows) {
    const from = window.from < earliest ? earliest : window.from
    const to = window.to > latest ? latest : window.to
    // Every start between has days of the plan or is refused; the first and the last one have some.
    const held = from <= to ? planDays(plan, from, addDays(to, days.length - 1)) : []
    const [first, last] = [held[0], held.at(-1)]
    if (first === undefined || last === undefined) continue
    const soonest = addDays(first, 1 - days.length)
    return { start: { from: soonest > from ? soonest : from, to: last < to ? last : to }, window: null }
  }
  return null
}
