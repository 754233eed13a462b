import { whole } from './setting-kinds.ts'

/** How days are given back (B-18). */
export const RETURN_SETTINGS = {
  returnSharePercent: whole(
    1157,
    'internal',
    [0, 100],
    50,
    'Percent of what the resort earns for a given-back half-day, before extras, that its holder gets as credit (B-18)',
  ),
  returnCapCents: whole(
    1158,
    'internal',
    [0, 100_000],
    2000,
    'Most credit in cents that a given-back half-day earns (B-18)',
  ),
  returnEveHour: whole(
    1159,
    'internal',
    [0, 23],
    22,
    'Hour of the day before until which whole days and mornings are given back (B-18)',
  ),
  returnAfternoonHour: whole(
    1160,
    'internal',
    [0, 23],
    15,
    'Hour of the day itself until which its afternoon is given back (B-18)',
  ),
} as const
