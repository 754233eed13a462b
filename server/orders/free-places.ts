import type { Queryable } from '../platform/database.ts'
import type { OccupancyChange } from '../umbrellas/occupancy-changes.ts'
import { offerFreed } from '../umbrellas/waiting/offer-freed.ts'

/** A place that became free on some days. */
export interface FreedPlace extends OccupancyChange {
  readonly umbrellaId: number
}

/**
 * Runs a statement that frees places of orders, and offers them to the waiting list in the same transaction (B-05). Which part
 * of the days became free is the database's to say: the waiting list looks at every half-day itself.
 */
export async function freePlaces(tx: Queryable, name: string, call: string, values: unknown[]): Promise<FreedPlace[]> {
  const freed = await tx.query<FreedPlace & Record<string, unknown>>({
    name,
    text: `select umbrella_id as "umbrellaId", lower(days) as "from", upper(days) - 1 as "to" from ${call}`,
    values,
  })
  await offerFreed(
    tx,
    freed.map(({ umbrellaId, from, to }) => ({ umbrellaId, from, to, part: 'full_day' as const })),
  )
  return freed
}
