/** Part of a day that a stay covers. */
export const DAY_PARTS = ['full_day', 'morning', 'afternoon'] as const
export type DayPart = (typeof DAY_PARTS)[number]

/** Half-days of a part as a half-open range over {0: morning, 1: afternoon}: `[first, last)`. */
export const HALVES: Readonly<Record<DayPart, readonly [first: number, last: number]>> = {
  full_day: [0, 2],
  morning: [0, 1],
  afternoon: [1, 2],
}

/** Whether two parts of the same day share a half-day. */
export function partsOverlap(a: DayPart, b: DayPart): boolean {
  return HALVES[a][0] < HALVES[b][1] && HALVES[b][0] < HALVES[a][1]
}
