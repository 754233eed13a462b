/** Why an account was given credit. */
export const CREDIT_REASONS = ['day_resold', 'change', 'refund', 'goodwill', 'withdrawal'] as const
export type CreditReason = (typeof CREDIT_REASONS)[number]
