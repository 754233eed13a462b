import { cents, type Cents } from '../platform/cents.ts'
import { DENOMINATIONS } from './till-words.ts'

/** What coins and notes add up to, how many of each in the order of {@link DENOMINATIONS}. */
export function sumOfCount(count: readonly number[]): Cents {
  return cents(DENOMINATIONS.reduce((sum, value, index) => sum + value * (count[index] ?? 0), 0))
}

/** What goes back of cash that was handed over; null when it is less than the amount. */
export function changeOf(amountCents: number, tenderedCents: number): Cents | null {
  return tenderedCents < amountCents ? null : cents(tenderedCents - amountCents)
}

/** Sums that somebody may hand over for an amount: just so, and rounded up to notes, each once and rising. */
export function likelyTendered(amountCents: number): Cents[] {
  const rounded = [500, 1000, 2000, 5000, 10_000].map((note) => Math.ceil(amountCents / note) * note)
  return [...new Set([amountCents, ...rounded])]
    .toSorted((a, b) => a - b)
    .slice(0, 5)
    .map((sum) => cents(sum))
}

/** How what was counted stands beside what was expected. */
export type Balance = 'even' | 'short' | 'over'

export function balanceOf(differenceCents: number): Balance {
  if (differenceCents === 0) return 'even'
  return differenceCents < 0 ? 'short' : 'over'
}

/** Whether a closing has to say why: one tender differs by more than the setting. */
export function needsNote(differences: readonly number[], aboveCents: number): boolean {
  return differences.some((difference) => Math.abs(difference) > aboveCents)
}
