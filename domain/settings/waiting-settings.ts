import { whole } from './setting-kinds.ts'

/** How the waiting list offers places (B-05). */
export const WAITING_SETTINGS = {
  waitingOfferMinutes: whole(
    1162,
    'public',
    [5, 240],
    30,
    'Minutes that a place offered to the waiting list is kept (B-05)',
  ),
  waitingSameDayMinutes: whole(1163, 'public', [5, 120], 10, 'The same on the day of the stay itself (B-05)'),
  waitingMaxIgnored: whole(
    1164,
    'public',
    [1, 20],
    3,
    'Offers without an answer after which a request leaves the waiting list (B-05)',
  ),
  waitingMaxRequests: whole(1165, 'public', [1, 20], 3, 'Requests of one account on the waiting list at a time (B-05)'),
} as const
