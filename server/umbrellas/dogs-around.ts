import type { Settings } from '../../domain/settings/settings.ts'
import type { WishedDog, AroundReason } from '../../domain/umbrellas/suitability.ts'
import { surroundingsOf } from '../../domain/umbrellas/dog-surroundings.ts'
import { spotOf } from '../../domain/umbrellas/lock-rules.ts'
import type { Period } from '../../domain/umbrellas/period.ts'
import { suitabilityOf } from '../../domain/umbrellas/suitability.ts'
import type { Queryable } from '../platform/database.ts'
import { readDogMarks } from './dog-mark-queries.ts'
import { resortData } from './resort-data.ts'

/**
 * Tells what lies round a place and speaks against dogs there in a period (B-17), but for dogs of `accountId`; null where nothing
 * does, and where the place itself is none for them. Without dogs nothing is read.
 */
export async function dogsAround(
  tx: Queryable,
  settings: Pick<Settings, 'dogSpacePlaces' | 'largeDogOverTenthsKg'>,
  period: Period,
  accountId: number | null,
  hasDogs: boolean,
): Promise<(umbrellaId: number, dogs: readonly WishedDog[]) => AroundReason | null> {
  if (!hasDogs) return () => null
  const { plan } = await resortData(tx)
  const near = surroundingsOf(plan, await readDogMarks(tx, period, accountId), settings.dogSpacePlaces)
  return (umbrellaId, dogs) => {
    const { category, isQuietRow } = spotOf(plan, umbrellaId)
    const around = { isQuietRow, near: near.get(umbrellaId) ?? 0 }
    const fit = suitabilityOf(category, dogs, settings.largeDogOverTenthsKg, around)
    if (fit.suits) return null
    switch (fit.reason) {
      case 'humans_only':
      case 'small_dogs_only':
      case 'too_many_dogs':
        return null
      default:
        return fit.reason
    }
  }
}
