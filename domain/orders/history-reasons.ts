import { ORDER_EVENTS } from './order-states.ts'

/** Why something happened to an order, as its history keeps it; invariant I112 holds every stored one to this list. */
export const HISTORY_REASONS = [
  ...ORDER_EVENTS,
  'placed',
  'moved',
  'paid_late',
  'too_many_declines',
  'too_late',
  'ordered anew',
  'the cart was changed',
  'account_deleted',
  'deleted by the guest',
  'days cancelled by the guest',
  'moved by the guest',
  'moved for the weather',
  'resort_cannot_deliver',
  'released_by_hand',
  'seen_in_time',
  'reseated',
  'sold at the desk',
  'sale taken back',
  'given for nothing',
  'moved by the resort',
  'extended by the resort',
  'taken back by the resort',
] as const
export type HistoryReason = (typeof HISTORY_REASONS)[number]

/** Who did something to an order. */
export const HISTORY_ACTORS = ['guest', 'staff', 'clock', 'provider'] as const
