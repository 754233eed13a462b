import { whole } from './setting-kinds.ts'

/** Settings of the restaurants, the bar and ordering things. */
export const EATING_SETTINGS = {
  // restaurants
  restaurantLunchCutoff: whole(1045, 'public', [0, 23], 11, 'Hour after which lunch is for later days'),
  restaurantDinnerOnlyCutoff: whole(1046, 'public', [0, 23], 12, 'Hour after which only dinner is left today'),
  restaurantLastCutoff: whole(1047, 'public', [0, 23], 20, 'Hour after which only later days are left'),
  restaurantLateMinutes: whole(
    1072,
    'internal',
    [5, 120],
    15,
    'Minutes after its time at which a party is late (B-09)',
  ),
  restaurantDepositCents: whole(
    1073,
    'public',
    [0, 10_000],
    0,
    'Deposit for each seat in cents, paid when booking; 0 books without paying (B-09)',
  ),
  restaurantReminderHours: whole(
    1074,
    'internal',
    [0, 48],
    4,
    'Hours before its time at which a booking is mailed again; 0 never (B-09)',
  ),
  restaurantFewSeats: whole(
    1075,
    'internal',
    [0, 20],
    2,
    'Seats of a time from which on guests read that few are left',
  ),

  // the bar
  barOpenHour: whole(1082, 'public', [0, 23], 8, 'Hour from which the bar takes orders'),
  barCloseHour: whole(1083, 'public', [1, 24], 20, 'Hour at which the bar closes; 24 is midnight'),
  barLastOrderMinutes: whole(1084, 'public', [0, 120], 15, 'Minutes before closing at which the last order is taken'),
  barHandsDrinks: whole(1085, 'internal', [1, 20], 2, 'People who make drinks at the same time (B-08)'),
  barHandsKitchen: whole(1086, 'internal', [1, 20], 2, 'People who cook at the same time (B-08)'),
  barHandsIceCream: whole(1087, 'internal', [1, 20], 1, 'People who serve ice cream at the same time (B-08)'),
  barDeliveryMinutes: whole(1088, 'internal', [0, 60], 4, 'Minutes from the bar to an umbrella (B-08)'),
  barUndoSeconds: whole(
    1089,
    'internal',
    [6, 120],
    10,
    'Seconds in which a step of the bar’s board can be undone (B-08)',
  ),
  barCashMostCents: whole(
    1090,
    'internal',
    [0, 100_000],
    8000,
    'Most that is ordered at the bar in cash, in cents (security guide, k)',
  ),
  barFewLeft: whole(1091, 'internal', [0, 50], 5, 'Pieces from which on guests read how many are left'),

  // ordering at the bar, tables, parking, services
  itemQuoteMinutes: whole(1116, 'internal', [1, 60], 15, 'Minutes that a quote of items binds'),
  itemHoldMinutes: whole(1117, 'internal', [1, 30], 10, 'Minutes that items wait for a payment before it begins'),
  guestCashMostCents: whole(
    1118,
    'internal',
    [0, 100_000],
    5000,
    'Most that a guest without an account orders in cash, in cents',
  ),
  maxFreeItemOrders: whole(
    1119,
    'internal',
    [1, 20],
    3,
    'Orders for one day and category that cost nothing, per account',
  ),
} as const
