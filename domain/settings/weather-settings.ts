import { whole } from './setting-kinds.ts'

/** The public rule of bad weather (B-19): what has to be observed, and what follows from it. */
export const WEATHER_SETTINGS = {
  weatherFromHour: whole(1235, 'public', [5, 12], 9, 'Hour from which weather is counted (B-19)'),
  weatherToHour: whole(1236, 'public', [15, 22], 19, 'Hour until which weather is counted (B-19)'),
  weatherRainHours: whole(
    1237,
    'public',
    [0, 8],
    2,
    'Hours of observed rain in a morning or an afternoon that meet the rule; 0 leaves rain out (B-19)',
  ),
  weatherWindKnots: whole(1238, 'public', [5, 60], 25, 'Knots from which wind counts for the rule (B-19)'),
  weatherWindHours: whole(
    1239,
    'public',
    [0, 8],
    3,
    'Hours of such wind in a morning or an afternoon that meet the rule; 0 leaves wind out (B-19)',
  ),
  weatherFlagHours: whole(
    1240,
    'public',
    [0, 8],
    3,
    'Hours of the red flag in a morning or an afternoon that meet the rule; 0 leaves the flag out (B-19)',
  ),
  weatherCreditPercent: whole(
    1241,
    'public',
    [1, 100],
    50,
    'Percent of what the half-days cost that becomes credit when the rule is met (B-19)',
  ),
  weatherArrivedPercent: whole(
    1242,
    'public',
    [0, 100],
    25,
    'The same for guests who had come to their place; 0 gives them nothing (B-19)',
  ),
  weatherSubscriptionPercent: whole(
    1260,
    'public',
    [0, 100],
    25,
    'Percent of a subscription’s or carnet’s price for the half-days that becomes credit when the rule is met; 0 excludes them (B-19)',
  ),
  weatherChooseHours: whole(
    1243,
    'public',
    [1, 168],
    24,
    'Hours in which a guest may take another day; afterwards the credit comes by itself (B-19)',
  ),
  weatherProofCents: whole(
    1244,
    'internal',
    [0, 10_000_000],
    100_000,
    'Credit in cents of one confirmation above which its manager proves who they are (B-19)',
  ),
  weatherMoveDays: whole(1248, 'public', [1, 60], 14, 'Days after the bad one within which another is offered (B-19)'),
  weatherHeldMinutes: whole(
    1249,
    'public',
    [15, 360],
    120,
    'Minutes that an observation counts for when nobody looks again (B-19)',
  ),
} as const
