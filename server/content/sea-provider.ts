import { sampleSea } from '../../domain/content/sample-sea.ts'
import type { SeaSource } from '../../domain/content/sea.ts'
import type { Queryable } from '../platform/database.ts'
import { findResortHour, type ObservedSea } from './sea-queries.ts'

/**
 * Who knows the weather while nobody of the resort has looked. A service of others goes behind this interface, with its key in
 * the environment; it answers from what it fetched before, since nobody waits for it.
 */
export interface SeaProvider {
  readonly source: Exclude<SeaSource, 'staff'>
  latest(tx: Queryable): Promise<ObservedSea | null>
}

/** The demo's weather: made up from the hour, and marked as a sample. */
export const SAMPLE_SEA: SeaProvider = {
  source: 'sample',
  latest: async (tx) => {
    const { month, hour, since } = await findResortHour(tx)
    return { sea: sampleSea(month, hour), observedAt: since }
  },
}
