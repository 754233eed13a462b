import type { Sea } from '../content/sea.ts'
import { percentOf, cents, type Cents } from '../platform/cents.ts'
import type { DayPart } from '../platform/day-part.ts'

/** What meets the rule, the first that does counts. */
export const WEATHER_CAUSES = ['red_flag', 'rain', 'wind'] as const
export type WeatherCause = (typeof WEATHER_CAUSES)[number]

/** What somebody of the resort saw, in minutes of the resort's day since midnight. */
export interface SeenWeather {
  readonly minute: number
  readonly sea: Sea
}

/** The public rule (B-19); hours of 0 leave a cause out. */
export interface WeatherRule {
  readonly fromHour: number
  readonly turnHour: number
  readonly toHour: number
  readonly rainHours: number
  readonly windKnots: number
  readonly windHours: number
  readonly flagHours: number
  /** How long an observation counts when nobody looks again, in minutes. */
  readonly heldMinutes: number
}

/** A half-day (0 is the morning) on which the rule is met. */
export interface MetHalf {
  readonly half: 0 | 1
  readonly cause: WeatherCause
  readonly minutes: number
}

const HOUR_MINUTES = 60

/**
 * B-19: the half-days on which the rule is met by what was seen until the minute `now` of the day. An observation counts until the
 * next one, at most {@link WeatherRule.heldMinutes}: nothing is guessed, and no forecast is asked.
 */
export function metHalves(rule: WeatherRule, seen: readonly SeenWeather[], now: number): MetHalf[] {
  const windows = [
    { half: 0 as const, from: rule.fromHour * HOUR_MINUTES, to: rule.turnHour * HOUR_MINUTES },
    { half: 1 as const, from: rule.turnHour * HOUR_MINUTES, to: rule.toHour * HOUR_MINUTES },
  ]
  return windows.flatMap(({ half, from, to }) => {
    const met = WEATHER_CAUSES.flatMap((cause) => {
      const least = hoursOf(rule, cause) * HOUR_MINUTES
      const minutes = minutesOf(rule, seen, { from, to: Math.min(to, now) }, (sea) => isSuch(rule, cause, sea))
      return least > 0 && minutes >= least ? [{ half, cause, minutes }] : []
    })
    return met.slice(0, 1)
  })
}

function hoursOf(rule: WeatherRule, cause: WeatherCause): number {
  return { rain: rule.rainHours, wind: rule.windHours, red_flag: rule.flagHours }[cause]
}

function isSuch({ windKnots }: WeatherRule, cause: WeatherCause, sea: Sea): boolean {
  switch (cause) {
    case 'rain':
      return sea.sky === 'rain' || sea.sky === 'storm'
    case 'wind':
      return sea.windKnots >= windKnots
    case 'red_flag':
      return sea.flag === 'red'
  }
}

/** Minutes of a window in which it was such. */
function minutesOf(
  { heldMinutes }: WeatherRule,
  seen: readonly SeenWeather[],
  window: { readonly from: number; readonly to: number },
  isMeant: (sea: Sea) => boolean,
): number {
  const ordered = seen.toSorted((a, b) => a.minute - b.minute)
  return ordered.reduce((sum, one, at) => {
    if (!isMeant(one.sea)) return sum
    const until = Math.min(one.minute + heldMinutes, ordered[at + 1]?.minute ?? Number.POSITIVE_INFINITY, window.to)
    return sum + Math.max(0, until - Math.max(one.minute, window.from))
  }, 0)
}

/** Money of a stay on a day of bad weather, in cents. */
export interface WeatherMoney {
  /** What the whole day costs, extras included. */
  readonly dayCents: number
  /** Half-days of the stay on that day, and how many of them the rule is met on. */
  readonly halves: number
  readonly metHalves: number
  readonly percent: number
  /** What the order costs, what of its money is here, and what it was promised for bad weather before. */
  readonly owedCents: number
  readonly balanceCents: number
  readonly promisedCents: number
}

/** What was paid for the half-days, and the credit for them: never more than was paid, nor than is left of the order's money. */
export function weatherCredit(money: WeatherMoney): { readonly paidCents: Cents; readonly creditCents: Cents } {
  const price = Math.floor((money.dayCents * money.metHalves) / money.halves)
  const here = Math.max(money.balanceCents, 0)
  const paid = here >= money.owedCents ? price : Math.floor((price * here) / money.owedCents)
  const left = Math.max(here - money.promisedCents, 0)
  const paidCents = cents(Math.min(paid, left))
  return { paidCents, creditCents: cents(Math.min(percentOf(paidCents, money.percent), paidCents)) }
}

/** The part of a day that half-days are: `[first, end)` over {0: morning, 1: afternoon}. */
export function partOfHalves(first: number, end: number): DayPart {
  if (end - first === 2) return 'full_day'
  return first === 0 ? 'morning' : 'afternoon'
}
