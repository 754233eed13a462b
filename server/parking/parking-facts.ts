import type { Settings } from '../../domain/settings/settings.ts'
import { umbrellaSeason } from '../../domain/settings/season.ts'
import type { PeriodRules } from '../../domain/umbrellas/period.ts'
import type { Queryable } from '../platform/database.ts'
import type { ResortClock } from '../umbrellas/resort-clock.ts'

/** What parking and services need of the server around them. */
export interface ParkingFacts {
  readonly settings: Settings
  readonly clock: ResortClock
}

/** Which days can be booked now: those of the beach. */
export async function periodRules({ settings, clock }: ParkingFacts, tx: Queryable): Promise<PeriodRules> {
  const { today, halfNow } = await clock.moment(tx, settings.dayTurnHour)
  return { maxPeriodDays: settings.maxPeriodDays, season: umbrellaSeason(settings), today, halfNow }
}
