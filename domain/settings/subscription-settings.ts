import { whole } from './setting-kinds.ts'

/** Settings of selling subscriptions. */
export const SUBSCRIPTION_SETTINGS = {
  subscriptionCashBelowCents: whole(
    1170,
    'internal',
    [0, 500_000],
    500_000,
    'Price of a subscription from which on it is not paid in cash, in cents; the law forbids it from 5,000 euro',
  ),
} as const
