import { addDays, countDays, type CivilDate } from '../platform/civil-date.ts'
import { addMonths, lastSuch, planDays, runsOf } from './plan-days.ts'
import type { Plan } from './plan.ts'

/** Days before the last one from which on the place of the coming season is kept for its holder. */
export const KEEP_DAYS_BEFORE = 30

/** The coming season of a subscription's plan, and until when its place is kept for the holder. */
export interface ComingSeason {
  readonly from: CivilDate
  readonly to: CivilDate
  /** Consecutive days, first and last included: what one stay can hold. */
  readonly runs: readonly { readonly from: CivilDate; readonly to: CivilDate }[]
  /** Last day of the first refusal. */
  readonly until: CivilDate
}

/**
 * The same plan a season later (issue 6, renewal): the plan's own days of the next year, or the same length from the same day.
 * Null where the plan keeps no place: a carnet has none, and other plans say so by having no day of first refusal.
 */
export function comingSeason(
  plan: Plan,
  sold: { readonly from: CivilDate; readonly to: CivilDate },
): ComingSeason | null {
  const { days, firstRefusalUntil } = plan
  if (firstRefusalUntil === null || days.kind === 'carnet') return null
  const window = days.kind === 'length' ? sameLength(days.length, sold.from) : nextWindow(days, sold.to)
  return {
    ...window,
    runs: runsOf(planDays(plan, window.from, window.to)),
    until: lastSuch(firstRefusalUntil, window.from),
  }
}

function sameLength(length: number, soldFrom: CivilDate) {
  const from = addMonths(soldFrom, 12)
  return { from, to: addDays(from, length - 1) }
}

/** The first days of the plan that begin after the sold ones are over; days that end before they begin go over New Year. */
function nextWindow(days: { readonly from: string; readonly to: string }, soldTo: CivilDate) {
  const year = Number(soldTo.slice(0, 4))
  const first = [year, year + 1].map((one) => `${one}-${days.from}` as CivilDate).find((from) => from > soldTo)
  const from = first ?? (`${year + 1}-${days.from}` as CivilDate)
  const ends = `${from.slice(0, 4)}-${days.to}` as CivilDate
  return { from, to: ends < from ? addMonths(ends, 12) : ends }
}

/** Days of a subscription that are left from a day on, and all of its plan's: the whole of the pro rata. */
export function daysLeft(
  plan: Plan,
  sold: { readonly from: CivilDate; readonly to: CivilDate },
  from: CivilDate,
): { readonly left: number; readonly whole: number } {
  const first = from < sold.from ? sold.from : from
  return {
    left: first > sold.to ? 0 : planDays(plan, first, sold.to).length,
    whole: planDays(plan, wholeFrom(plan, sold), sold.to).length,
  }
}

/** Who joined a span later has its last days: the plan's first one is its length before the last. */
function wholeFrom({ days }: Plan, { from, to }: { readonly from: CivilDate; readonly to: CivilDate }): CivilDate {
  if (days.kind !== 'span') return from
  const begins = `${to.slice(0, 4)}-${days.from}` as CivilDate
  const usual = days.to < days.from ? addMonths(begins, -12) : begins
  const usualTo = `${to.slice(0, 4)}-${days.to}` as CivilDate
  const whole = addDays(to, 1 - countDays(usual, usualTo))
  return whole < from ? whole : from
}
