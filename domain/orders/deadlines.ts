import { addDays, type CivilDate } from '../platform/civil-date.ts'
import type { DayPart } from '../platform/day-part.ts'
import { instantOf, wallTime, type WallTime } from './resort-time.ts'

/** What a deadline depends on of a line. */
export interface Stay {
  readonly from: CivilDate
  readonly part: DayPart
}

/** A day and a full hour of the resort's clock, and the instant that it is. */
export interface Deadline {
  readonly day: CivilDate
  readonly hour: number
  readonly at: string
}

function deadline(day: CivilDate, hour: number): Deadline {
  return { day, hour, at: instantOf(day, hour) }
}

/**
 * The stay that begins first: the earliest day, and on it what begins in the morning before what begins after
 * the turn. Throws RangeError for none.
 */
function firstStay(stays: readonly Stay[]): Stay {
  const [first] = stays.toSorted((a, b) => {
    if (a.from !== b.from) return a.from < b.from ? -1 : 1
    return Number(a.part === 'afternoon') - Number(b.part === 'afternoon')
  })
  if (first === undefined) throw new RangeError('no stay, so no deadline')
  return first
}

/**
 * By when a cash guest arrives: on the first day, at the hour of what begins first that day.
 * The hours come from the settings, with the 12 o'clock variant already chosen.
 */
export function cashDeadline(stays: readonly Stay[], hours: Readonly<Record<DayPart, number>>): Deadline {
  const { from, part } = firstStay(stays)
  return deadline(from, hours[part])
}

/** By when an order that is paid later is paid: the day before the first day. */
export function payLaterDeadline(stays: readonly Stay[], hour: number): Deadline {
  return deadline(addDays(firstStay(stays).from, -1), hour)
}

/** Whether a deadline is over; the exact hour is. */
export function hasPassed({ day, hour }: Pick<Deadline, 'day' | 'hour'>, now: WallTime): boolean {
  return now >= wallTime(day, hour)
}

/**
 * Whether a stay has begun, so that it can't be deleted any more: with its first day, or for an afternoon
 * with that day's turn.
 */
export function hasBegun({ from, part }: Stay, now: WallTime, turnHour: number): boolean {
  return now >= wallTime(from, part === 'afternoon' ? turnHour : 0)
}
