/** What a movement of the till is: taken for an order or given back of it, each with what takes it back; or of the drawer alone. */
export const MOVEMENT_KINDS = [
  'taken',
  'taken_back',
  'refund',
  'refund_back',
  'float',
  'withdrawal',
  'drawer_back',
] as const
export type MovementKind = (typeof MOVEMENT_KINDS)[number]

/** Coins and notes of the euro in cents, the largest first. */
export const DENOMINATIONS = [50_000, 20_000, 10_000, 5000, 2000, 1000, 500, 200, 100, 50, 20, 10, 5, 2, 1] as const
