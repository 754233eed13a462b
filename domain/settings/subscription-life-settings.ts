import { whole } from './setting-kinds.ts'

/** Settings of subscriptions after they were sold. */
export const SUBSCRIPTION_LIFE_SETTINGS = {
  subscriptionGraceDays: whole(
    1148,
    'internal',
    [0, 60],
    7,
    'Days after its due day at which an instalment that is not paid suspends its subscription',
  ),
  instalmentReminderDays: whole(
    1149,
    'internal',
    [0, 30],
    5,
    'Days before its due day at which an instalment is reminded of; 0 never',
  ),
  maxSubscriptionMembers: whole(1150, 'internal', [0, 20], 4, 'People beside its holder who may use a subscription'),
  carnetCancelHours: whole(
    1151,
    'public',
    [0, 168],
    12,
    'Hours before it begins until which an entry of a carnet may be given back',
  ),
  renewalReminderDays: whole(
    1152,
    'internal',
    [0, 60],
    14,
    'Days before the place of a subscription is kept no more at which its holder is reminded; 0 never',
  ),
} as const
