/** What a holder is told of a subscription's life, beside the mails about its orders. */
export const SUBSCRIPTION_NOTICES = [
  'instalment_due',
  'suspended',
  'resumed',
  'place_changed',
  'ended',
  'renewal_open',
  'renewal_near',
] as const
export type SubscriptionNotice = (typeof SUBSCRIPTION_NOTICES)[number]
