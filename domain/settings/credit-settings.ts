import { whole } from './setting-kinds.ts'

/** Settings of what the resort owes its guests (B-06). */
export const CREDIT_SETTINGS = {
  creditMonths: whole(1153, 'internal', [0, 120], 24, 'Months until earned credit expires; 0 never (B-06)'),
  creditNoticeDays: whole(
    1154,
    'internal',
    [0, 120],
    30,
    'Days before the last day of credit at which its guest is mailed; 0 never (B-06)',
  ),
  creditReturnDays: whole(
    1155,
    'internal',
    [0, 365],
    30,
    'Days that credit lasts at least when it comes back from an order after its last day (B-06)',
  ),
} as const
