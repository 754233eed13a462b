import { cents, type Cents } from './cents.ts'

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
