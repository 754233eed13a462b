import type { MealHours, MealTime } from './meals.ts'

/** Minutes since midnight of 'HH:MM'. */
export function minuteOf(time: MealTime): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5))
}

/** 'HH:MM' of minutes since midnight; beyond it the clock begins again. */
export function timeAt(minute: number): MealTime {
  const hour = Math.floor(minute / 60) % 24
  return `${String(hour).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`
}

/** Every time at which parties sit down, in order; both ends belong to it. */
export function mealTimes({ from, to, stepMinutes }: MealHours): MealTime[] {
  const [first, last] = [minuteOf(from), minuteOf(to)]
  const count = Math.max(0, Math.floor((last - first) / stepMinutes) + 1)
  return Array.from({ length: count }, (_, index) => timeAt(first + index * stepMinutes))
}

/** How long parties of at most so many people stay, by size. */
export interface StayRule {
  readonly upTo: number
  readonly minutes: number
}

/** Minutes that a party keeps its table: the first rule that covers it, the last one for everybody larger. */
export function stayMinutes(stays: readonly StayRule[], seats: number): number {
  const rule = stays.find(({ upTo }) => seats <= upTo) ?? stays.at(-1)
  if (rule === undefined) throw new RangeError('a restaurant without stay times')
  return rule.minutes
}
