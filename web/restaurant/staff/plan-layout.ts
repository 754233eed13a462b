import { minuteOf, timeAt } from '../../../domain/restaurant/meal-times.ts'
import type { MealTime } from '../../../domain/restaurant/meals.ts'
import type { PlanBooking, ServicePlan } from '../../../domain/restaurant/service-plan.ts'

/** Minutes between two lines of the axis. */
const TICK = 30
/** Minutes of a usual stay: the axis goes on for one after the last time at which people sit down. */
export const USUAL_STAY = 90
/** Least minutes that a block takes, so that a party that left at once is seen. */
const SHORTEST = 15
const DAY = 24 * 60

/** The part of a day that the plan shows; minutes since its midnight, beyond 1440 after the next one. */
export interface Axis {
  readonly from: number
  readonly to: number
  /** Times of the lines, every half hour from the first. */
  readonly ticks: readonly MealTime[]
}

/** A party on the row of its table; `left` and `width` in percent of the axis. */
export interface Block {
  readonly booking: PlanBooking
  readonly left: number
  readonly width: number
}

type Times = Pick<ServicePlan, 'times' | 'bookings'>

/** Whether a party is drawn: those of `no_show` and `cancelled` have given their table back. */
export function isDrawn({ state }: PlanBooking): boolean {
  return state !== 'no_show' && state !== 'cancelled'
}

/** The axis of a sitting: from its first time to the last stay, in whole half hours (mockup 53). */
export function axisOf({ times, bookings }: Times): Axis {
  const drawn = bookings.filter(isDrawn)
  const first = firstTime({ times, bookings })
  const on = (time: MealTime) => minuteOn(time, first)
  const from = Math.min(...[first, ...drawn.map(({ time }) => time)].map(on))
  const last = Math.max(on(times.at(-1) ?? first) + USUAL_STAY, ...drawn.map((booking) => endOn(booking, first)))
  const count = Math.ceil((last - from) / TICK)
  return {
    from,
    to: from + count * TICK,
    ticks: Array.from({ length: count }, (_, index) => timeAt(from + index * TICK)),
  }
}

/** The blocks of one table, in the order of their times. */
export function blocksOf(plan: Times, axis: Axis, table: number): Block[] {
  const first = firstTime(plan)
  return plan.bookings
    .filter((booking) => booking.table === table && isDrawn(booking))
    .map((booking) => {
      const start = minuteOn(booking.time, first)
      const width = endOn(booking, first) - start
      return { booking, left: percent(start - axis.from, axis), width: percent(width, axis) }
    })
}

/** A half hour of a table that a party can be written into. */
export interface Cell {
  readonly time: MealTime
  readonly left: number
  readonly width: number
}

/** The half hours of a table at which somebody can still sit down and nobody has it; none on a day that is over. */
export function cellsOf(
  plan: Times & Pick<ServicePlan, 'day' | 'today'>,
  axis: Axis,
  table: number,
  earliest: MealTime,
): Cell[] {
  if (plan.day < plan.today) return []
  const first = firstTime(plan)
  return axis.ticks
    .filter(
      (time) =>
        plan.times.includes(time) &&
        minuteOn(time, first) >= minuteOn(earliest, first) &&
        !isTaken(plan, { table, time, minutes: TICK }),
    )
    .map((time) => ({ time, left: percent(minuteOn(time, first) - axis.from, axis), width: percent(TICK, axis) }))
}

/** Where now is on the axis, in percent; null on another day and outside of the sitting. */
export function nowOn(plan: Times & Pick<ServicePlan, 'day' | 'today' | 'now'>, axis: Axis): number | null {
  if (plan.day !== plan.today) return null
  const now = minuteOn(plan.now, firstTime(plan))
  return now < axis.from || now > axis.to ? null : percent(now - axis.from, axis)
}

/** What is wanted of a table: from a time on, for so many minutes. */
export interface TableWish {
  readonly table: number
  readonly time: MealTime
  readonly minutes: number
}

/** Whether another party than `but` has the table then, as far as this plan knows; the server decides. */
export function isTaken(plan: Times, wish: TableWish, but?: number): boolean {
  const first = firstTime(plan)
  const from = minuteOn(wish.time, first)
  return plan.bookings.some(
    (booking) =>
      booking.bookingId !== but &&
      booking.table === wish.table &&
      booking.state !== 'left' &&
      isDrawn(booking) &&
      minuteOn(booking.time, first) < from + wish.minutes &&
      from < minuteOn(booking.end, first),
  )
}

/** Minutes that a party keeps its table. */
export function minutesOf({ time, end }: PlanBooking): number {
  return minuteOn(end, time) - minuteOf(time)
}

function firstTime({ times, bookings }: Times): MealTime {
  return times[0] ?? bookings[0]?.time ?? '12:00'
}

/** Minute at which a party's block ends. */
function endOn({ time, end }: PlanBooking, first: MealTime): number {
  return Math.max(minuteOn(end, first), minuteOn(time, first) + SHORTEST)
}

/** Minute of a time on the axis of a sitting: what is half a day before its first time belongs to the next day. */
function minuteOn(time: MealTime, first: MealTime): number {
  const minute = minuteOf(time)
  return minute < minuteOf(first) - DAY / 2 ? minute + DAY : minute
}

function percent(minutes: number, { from, to }: Axis): number {
  return (minutes / (to - from)) * 100
}
