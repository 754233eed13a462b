import { whole } from './setting-kinds.ts'

/** How much money the resort's people let go by themselves; beyond it a second manager says yes (B-32). */
export const MONEY_OUT_SETTINGS = {
  deskRefundMostCents: whole(
    1191,
    'internal',
    [0, 1_000_000],
    5000,
    'Most in cents that the desk gives back of one order in all; above it a second manager says yes (B-12, B-32)',
  ),
  cancelMostCents: whole(
    1270,
    'internal',
    [0, 1_000_000],
    30_000,
    'Most in cents that leaves by itself when the desk cancels one order or makes it cheaper (B-32)',
  ),
  creditGrantMostCents: whole(
    1156,
    'internal',
    [100, 1_000_000],
    50_000,
    'Most credit in cents that the desk gives one guest within 30 days (B-06, B-32)',
  ),
  moneyOutPersonCents: whole(
    1271,
    'internal',
    [0, 10_000_000],
    50_000,
    'Most in cents that one person lets go in a day: refunds, cancellations, credit, places for nothing (B-32)',
  ),
  moneyOutManagerCents: whole(
    1272,
    'internal',
    [0, 10_000_000],
    200_000,
    'The same of a manager, before another one says yes (B-32)',
  ),
  moneyOutDayCents: whole(
    1273,
    'internal',
    [0, 100_000_000],
    1_000_000,
    'Most in cents that all of the resort’s people together let go in a day (B-32)',
  ),
  moneyOutProofCents: whole(
    1274,
    'internal',
    [0, 1_000_000],
    20_000,
    'Amount in cents from which whoever lets money go proves who they are (B-32)',
  ),
  moneyOutTellCents: whole(
    1275,
    'internal',
    [100, 10_000_000],
    50_000,
    'Sum in cents, at once or by one person in a day, of which the managers are mailed (B-32)',
  ),
  moneyRequestHours: whole(
    1276,
    'internal',
    [1, 168],
    24,
    'Hours for which a request waits for a second manager’s yes (B-32)',
  ),
} as const
