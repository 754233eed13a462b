import { cents, percentOf, type Cents } from '../platform/cents.ts'
import type { CivilDate } from '../platform/civil-date.ts'
import { addDays, weekday } from '../platform/civil-date.ts'
import { HALVES, type DayPart } from '../platform/day-part.ts'
import { wallTime, type WallTime } from '../orders/resort-time.ts'
import type { PriceRow } from '../umbrellas/calls.ts'

/** A half-day: 0 is the morning, 1 the afternoon. */
export type Half = 0 | 1

export interface HalfDay {
  readonly day: CivilDate
  readonly half: Half
}

/** Hours of the resort's clock until which a day is given back (B-18). */
export interface ReturnHours {
  /** Of the day before: whole days and mornings. */
  readonly eve: number
  /** Of the day itself: afternoons. */
  readonly afternoon: number
}

/** What a return earns, as it was when the day was given back. */
export interface ReturnTerms {
  /** Of what the resort earns for the half-day, before extras. */
  readonly sharePercent: number
  /** Most that a half-day earns. */
  readonly capCents: number
}

/** Half-days of a part of the day, the morning first. */
export function halvesOf(part: DayPart): readonly Half[] {
  const [first, last] = HALVES[part]
  return ([0, 1] as const).filter((half) => half >= first && half < last)
}

/** Until when a half-day is given back: the exact hour is too late. */
export function returnDeadline({ day, half }: HalfDay, hours: ReturnHours): WallTime {
  return half === 0 ? wallTime(addDays(day, -1), hours.eve) : wallTime(day, hours.afternoon)
}

/** Whether a half-day can still be given back. */
export function isReturnable(halfDay: HalfDay, hours: ReturnHours, now: WallTime): boolean {
  return now < returnDeadline(halfDay, hours)
}

/** Whether a half-day is over: a morning at the turn, an afternoon with its day. */
export function isOver({ day, half }: HalfDay, now: WallTime, turnHour: number): boolean {
  return now >= (half === 0 ? wallTime(day, turnHour) : wallTime(addDays(day, 1), 0))
}

/** An amount for several half-days, shared out to the cent: the first ones get what is left over. */
export function halfShare(amount: number, halves: number, index: number): Cents {
  return cents(Math.floor(amount / halves) + (index < amount % halves ? 1 : 0))
}

/** What a half-day earns for its holder when the resort earns `earned` for it: the share, up to the cap. */
export function creditOf(earned: Cents, { sharePercent, capCents }: ReturnTerms): Cents {
  return cents(Math.min(percentOf(earned, sharePercent), capCents, earned))
}

/** What the resort earns for a half-day by a booking: the place's price of that day without extras, shared between its halves. */
export function earnedByLine(
  line: { readonly part: DayPart; readonly price: readonly PriceRow[] },
  { day, half }: HalfDay,
): Cents {
  const row = line.price.find((one) => one.kind === 'place' && (one.day === null || one.day === day))
  const halves = halvesOf(line.part)
  const index = halves.indexOf(half)
  return row === undefined || index === -1 ? cents(0) : halfShare(row.unitCents, halves.length, index)
}

/** What of an amount is earned still, where of what its order costs (`owedCents`) only `keptCents` are here: the rest went back. */
export function earnedStill(
  amount: Cents,
  { owedCents, keptCents }: { readonly owedCents: number; readonly keptCents: number },
): Cents {
  return keptCents >= owedCents ? amount : cents(Math.floor((amount * Math.max(keptCents, 0)) / owedCents))
}

/** What a subscription is about, for its price per half-day. */
export interface SoldPlan {
  readonly from: CivilDate
  readonly to: CivilDate
  readonly part: DayPart
  /** 1 is Monday; null is every day. */
  readonly weekdays: readonly number[] | null
  /** Of a carnet. */
  readonly entries: number | null
  readonly totalCents: number
}

/** What the resort earns for a half-day by a subscription: its price shared among its half-days, rounded down. */
export function earnedByPlan({ from, to, part, weekdays, entries, totalCents }: SoldPlan): Cents {
  let days = entries ?? 0
  if (entries === null)
    for (let day = from; day <= to; day = addDays(day, 1)) if (weekdays?.includes(weekday(day)) ?? true) days += 1
  const halves = days * halvesOf(part).length
  return halves === 0 ? cents(0) : cents(Math.floor(totalCents / halves))
}

/** Price of a half-day that is given back, as it would be sold now: together with the day's other half, or alone. */
export function priceOfHalf(
  halfDay: HalfDay,
  given: readonly HalfDay[],
  priceOf: (day: CivilDate, part: DayPart) => Cents,
): Cents {
  const isWhole = given.some(({ day, half }) => day === halfDay.day && half !== halfDay.half)
  if (isWhole) return halfShare(priceOf(halfDay.day, 'full_day'), 2, halfDay.half)
  return priceOf(halfDay.day, halfDay.half === 0 ? 'morning' : 'afternoon')
}
