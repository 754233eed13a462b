import { cents, type Cents } from '../platform/cents.ts'
import { DENOMINATIONS } from './till-words.ts'

/** What coins and notes add up to, how many of each in the order of {@link DENOMINATIONS}. */
export function sumOfCount(count: readonly number[]): Cents {
  return cents(DENOMINATIONS.reduce((sum, value, index) => sum + value * (count[index] ?? 0), 0))
}

/** How what was counted stands beside what was expected. */
export type Balance = 'even' | 'short' | 'over'

export function balanceOf(differenceCents: number): Balance {
  if (differenceCents === 0) return 'even'
  return differenceCents < 0 ? 'short' : 'over'
}

/** Whether a count has to say why: one tender differs by more than the setting, or guests who are here still owe something. */
export function needsNote(differences: readonly number[], aboveCents: number, owingCents = 0): boolean {
  return owingCents > 0 || differences.some((difference) => Math.abs(difference) > aboveCents)
}
