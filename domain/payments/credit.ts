import { cents, type Cents } from '../platform/cents.ts'

/** Why an account was given credit. */
export const CREDIT_REASONS = ['day_resold', 'change', 'refund', 'goodwill', 'withdrawal', 'weather'] as const
export type CreditReason = (typeof CREDIT_REASONS)[number]

/** What happens to credit: given, used in an order, given back from one, over by its last day, or gone with its account. */
export const CREDIT_MOVEMENTS = ['earned', 'used', 'returned', 'expired', 'forfeited'] as const
export type CreditMovementKind = (typeof CREDIT_MOVEMENTS)[number]

/** The least that any provider takes (payments guide, 3.2). */
export const LEAST_ONLINE_CENTS = 50

/**
 * B-06: what credit pays of a total: as much as there is. What is left to be paid online is nothing, or as much as a provider takes.
 */
export function creditFor(totalCents: number, availableCents: number, isOnline: boolean): Cents {
  const used = Math.max(0, Math.min(totalCents, availableCents))
  const rest = totalCents - used
  const isTooLittle = isOnline && rest > 0 && rest < LEAST_ONLINE_CENTS
  return cents(isTooLittle ? Math.max(0, totalCents - LEAST_ONLINE_CENTS) : used)
}

/** Whether credit pays a total of something alone. */
export function coversAll(totalCents: number, availableCents: number): boolean {
  return totalCents > 0 && availableCents >= totalCents
}
