import type { DayPart } from '../../domain/platform/day-part.ts'
import type { OwnDays } from '../../domain/returns/calls.ts'

type OwnHalf = OwnDays['halves'][number]

/** The half-days of one day, the morning first; none on a day that is not one's own. */
export function halvesOn(days: OwnDays, day: string): readonly OwnHalf[] {
  return days.halves.filter((half) => half.day === day)
}

/** Which parts of a day can be given back now: the whole day first, where both halves can. */
export function partsToGive(halves: readonly OwnHalf[]): readonly DayPart[] {
  return partsOf(halves.filter(({ state, canGive }) => state === 'own' && canGive))
}

/** Which parts of a day can be taken back now. */
export function partsToReclaim(halves: readonly OwnHalf[]): readonly DayPart[] {
  return partsOf(halves.filter(({ state }) => state === 'offered'))
}

function partsOf(halves: readonly OwnHalf[]): readonly DayPart[] {
  const parts: DayPart[] = halves.map(({ half }) => (half === 0 ? 'morning' : 'afternoon'))
  return parts.length === 2 ? ['full_day', ...parts] : parts
}

/** How many days from `day` on, one after the other, the part can be given back. */
export function daysInARow(days: OwnDays, day: string, part: DayPart): number {
  const able = [...new Set(days.halves.filter((half) => half.day >= day).map((half) => half.day))]
  let count = 0
  for (const each of able) {
    if (!partsToGive(halvesOn(days, each)).includes(part)) break
    count += 1
  }
  return count
}

/** Last day of so many days of one's own from `day` on. */
export function lastDayOf(days: OwnDays, day: string, count: number): string {
  const own = [...new Set(days.halves.filter((half) => half.day >= day).map((half) => half.day))]
  return own[count - 1] ?? day
}
