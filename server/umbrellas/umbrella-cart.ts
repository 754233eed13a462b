import type { UmbrellaCart } from '../../domain/umbrellas/calls.ts'
import type { Queryable } from '../platform/database.ts'
import type { OccupancyChange } from './occupancy-changes.ts'
import { readCart, readOrderedAt, releaseHolds } from './occupancy-queries.ts'
import { resortData } from './resort-data.ts'
import { readReleased, type ReleasedHold } from './staff/hold-queries.ts'
import { wireCart } from './stored-lines.ts'

/** One account's umbrella cart for the slices on the right, with the clock that its countdown is drawn from. */
export async function umbrellaCart(
  tx: Queryable,
  accountId: number,
): Promise<{ cart: UmbrellaCart; serverNow: string }> {
  const { plan } = await resortData(tx)
  const stored = await readCart(tx, accountId)
  return { cart: wireCart(plan, stored), serverNow: stored.serverNow }
}

/** When an order last emptied the account's umbrella cart, as an instant; null when none has yet. */
export const lastOrderedAt = (tx: Queryable, accountId: number): Promise<string | null> => readOrderedAt(tx, accountId)

/** Frees every live hold of the account; answers the days that changed. */
export async function emptyUmbrellaCart(tx: Queryable, accountId: number): Promise<OccupancyChange[]> {
  return releaseHolds(tx, accountId, null)
}

/** What the desk took out of the account's cart within `window` milliseconds, unless it was put back or the cart was filled or ordered since. */
export const placesReleased = (tx: Queryable, accountId: number, window: number): Promise<ReleasedHold[]> =>
  readReleased(tx, accountId, window)
