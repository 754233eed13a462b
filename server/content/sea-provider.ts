import { sampleSea } from '../../domain/content/sample-sea.ts'
import type { SeaReading, SeaSource } from '../../domain/content/sea.ts'
import type { Queryable } from '../platform/database.ts'
import { findResortHour } from './sea-queries.ts'

/** What somebody other than the resort's people says of the sea. */
export interface ProvidedSea {
  readonly sea: SeaReading
  /** ISO 8601 in UTC. */
  readonly observedAt: string
  readonly source: Exclude<SeaSource, 'staff'>
}

/**
 * Who knows the weather while nobody of the resort has looked. A service of others goes behind this interface; it answers from
 * what it fetched before, since nobody waits for it.
 */
export interface SeaProvider {
  /** Null where it knows nothing that is still true. */
  latest(tx: Queryable): Promise<ProvidedSea | null>
}

/** The demo's weather: made up from the hour, and marked as a sample. */
export const SAMPLE_SEA: SeaProvider = {
  latest: async (tx) => {
    const { month, hour, since } = await findResortHour(tx)
    return { sea: sampleSea(month, hour), observedAt: since, source: 'sample' }
  },
}

/** The first of some providers that knows anything. */
export const firstSea = (providers: readonly SeaProvider[]): SeaProvider => ({
  async latest(tx) {
    for (const provider of providers) {
      const told = await provider.latest(tx)
      if (told !== null) return told
    }
    return null
  },
})
