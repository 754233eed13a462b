import { whole } from './setting-kinds.ts'

/** What the resort's people may do at the desk, and for how long they may take it back (B-11). */
export const DESK_SETTINGS = {
  deskUndoSeconds: whole(
    1200,
    'internal',
    [10, 600],
    60,
    'Seconds in which an action with places or bookings can be taken back; guests are told after them (B-11)',
  ),
  walkInMostPlaces: whole(1201, 'internal', [1, 5], 5, 'Most places of one sale at the desk (B-11)'),
  complimentaryPerDay: whole(
    1202,
    'internal',
    [0, 100],
    5,
    'Most orders that the beach’s people give for nothing per day; the management is not bound by it (B-11)',
  ),
  handDiscountMostPercent: whole(
    1203,
    'internal',
    [0, 100],
    20,
    'Most that the desk takes off a sale by hand, in percent of its price; the management is not bound by it (B-11)',
  ),
} as const
