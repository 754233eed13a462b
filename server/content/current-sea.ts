import type { SeaReading, SeaSource } from '../../domain/content/sea.ts'
import type { Settings } from '../../domain/settings/settings.ts'
import type { Queryable } from '../platform/database.ts'
import type { SeaProvider } from './sea-provider.ts'
import { findFreshSea } from './sea-queries.ts'

/** Weather and sea now, with when and by whom they were observed. */
export interface CurrentSea extends SeaReading {
  /** ISO 8601 in UTC. */
  readonly observedAt: string
  readonly source: SeaSource
}

/** What the resort's people saw today or a while ago, else what a provider says, else null: nothing is guessed. */
export async function currentSea(
  tx: Queryable,
  { seaFreshHours }: Pick<Settings, 'seaFreshHours'>,
  provider: SeaProvider | null,
): Promise<CurrentSea | null> {
  const seen = await findFreshSea(tx, seaFreshHours)
  if (seen !== null) return { ...seen.sea, observedAt: seen.observedAt, source: 'staff' }
  const told = provider === null ? null : await provider.latest(tx)
  return told === null ? null : { ...told.sea, observedAt: told.observedAt, source: told.source }
}
