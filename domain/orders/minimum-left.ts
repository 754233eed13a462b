import type { CivilDate } from '../platform/civil-date.ts'
import { tooShort, type MinimumStay, type TooShort } from '../umbrellas/minimum-stay.ts'

/** Days in a row of the beach. */
interface RowStay {
  readonly row: string
  readonly from: CivilDate
  readonly to: CivilDate
}

/**
 * B-06: the first stay that a guest's change leaves shorter than the resort sells, each booking that is left by itself; null when all of them
 * may be. Nothing is asked of a booking that was as short before (the desk sold it so, or the rule is younger than it), nor of days that have come.
 */
export function tooShortLeft(
  rules: readonly MinimumStay[],
  before: RowStay,
  left: readonly RowStay[],
  at: Parameters<typeof tooShort>[3],
): TooShort | null {
  const least = tooShort(rules, before.row, before, at)?.leastDays ?? 0
  for (const stay of left) {
    if (stay.from <= at.today) continue
    const short = tooShort(rules, stay.row, stay, at)
    if (short !== null && short.leastDays > least) return short
  }
  return null
}
