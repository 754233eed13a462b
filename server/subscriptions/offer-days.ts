import type { Queryable } from '../platform/database.ts'
import type { OccupancyChange } from '../umbrellas/occupancy-changes.ts'
import { offerFreed } from '../umbrellas/waiting/offer-freed.ts'

/** Days that a subscription left, with its place; null for a carnet, whose entries have places of their own. */
export interface FreedDays extends OccupancyChange {
  readonly umbrellaId: number | null
}

/**
 * B-05: offers what a subscription left to who waits, in the same transaction. Which parts of the days are free is the database's to
 * say. What a carnet's entries had is found by the waiting list's own job, seconds later.
 */
export async function offerDays(tx: Queryable, freed: readonly FreedDays[]): Promise<void> {
  await offerFreed(
    tx,
    freed.flatMap(({ umbrellaId, from, to }) =>
      umbrellaId === null ? [] : [{ umbrellaId, from, to, part: 'full_day' as const }],
    ),
  )
}
