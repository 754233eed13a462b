import type { Period } from '../../domain/umbrellas/period.ts'
import type { Queryable } from '../platform/database.ts'
import { readTakenPlaces } from './availability-queries.ts'
import { resortData } from './resort-data.ts'

/** Ids of the places that can be booked and are free on every half-day of a period. Nothing is held by it. */
export async function freePlaces(tx: Queryable, period: Period): Promise<ReadonlySet<number>> {
  const { plan } = await resortData(tx)
  const taken = await readTakenPlaces(tx, period)
  return new Set(plan.places.filter(({ id, isBookable }) => isBookable && !taken.has(id)).map(({ id }) => id))
}
