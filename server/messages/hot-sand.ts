import { isSandHot } from '../../domain/content/hot-sand.ts'
import type { Settings } from '../../domain/settings/settings.ts'
import { currentSea } from '../content/current-sea.ts'
import type { SeaProvider } from '../content/sea-provider.ts'
import type { Queryable } from '../platform/database.ts'
import { enqueueNotice } from '../platform/notices.ts'
import { noteHotSand, readGuestsWithDogs } from './hot-sand-queries.ts'
import { readWallTime } from './reminder-queries.ts'

/**
 * B-22: tells whoever lies on the beach with a dog that the sand is too hot for its paws, by what the staff entered or a provider
 * says: once in a half-day, and nobody twice in a day.
 */
export async function warnOfHotSand(tx: Queryable, settings: Settings, sea: SeaProvider | null): Promise<false> {
  const [now, conditions] = [await readWallTime(tx), await currentSea(tx, settings, sea)]
  const [day, hour] = [now.slice(0, 10), Number(now.slice(11, 13))]
  if (conditions === null || !isSandHot(conditions, hour, settings)) return false
  const half = hour < settings.dayTurnHour ? 0 : 1
  if (!(await noteHotSand(tx, day, half))) return false
  for (const accountId of await readGuestsWithDogs(tx, day, half))
    await enqueueNotice(tx, `hot-sand-${day}-${accountId}`, { accountId, topic: 'hot_sand', facts: { day } })
  return false
}
