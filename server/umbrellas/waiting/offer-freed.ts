import type { CivilDate } from '../../../domain/platform/civil-date.ts'
import type { DayPart } from '../../../domain/platform/day-part.ts'
import type { Queryable } from '../../platform/database.ts'
import { liveSettings } from '../../settings/live-settings.ts'
import { makeOffers } from './make-offers.ts'
import { isAnybodyWaiting } from './waiting-queries.ts'

/**
 * B-05, B-18: gives what has just become free within the caller's transaction to the first waiting requests that suit, as
 * offers, or to nobody. To be called last, after the stays are gone: it waits for nobody who works on the waiting list. The
 * caller announces the freed days after the commit anyway, which shows the offered places as held.
 */
export async function offerFreed(
  tx: Queryable,
  freed: readonly { umbrellaId: number; from: CivilDate; to: CivilDate; part: DayPart }[],
): Promise<void> {
  if (freed.length === 0 || !(await isAnybodyWaiting(tx, freed))) return
  const settings = liveSettings()
  await settings.reload(tx)
  await makeOffers(tx, settings, freed)
}
