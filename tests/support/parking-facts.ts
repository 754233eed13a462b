import type { Refusal } from '../../domain/platform/refusal.ts'
import type { TestDatabase } from './database.ts'
import type { Actor } from '../../server/platform/handler.ts'
import { liveSettings } from '../../server/settings/live-settings.ts'
import { ResortClock } from '../../server/umbrellas/resort-clock.ts'
import type { ParkingFacts } from '../../server/parking/parking-facts.ts'

/** What parking and services are given in tests. */
export async function testFacts(db: TestDatabase): Promise<ParkingFacts> {
  const settings = liveSettings()
  await settings.reload(db.database)
  return { settings, clock: new ResortClock() }
}

/** A person of the beach. */
export const LIFEGUARD: Actor = {
  accountId: 4711,
  sessionId: 1,
  email: 'bagnino@example.it',
  isConfirmed: true,
  isGuest: false,
  isProven: true,
  roles: ['beach'],
}

/** Code of the refusal that work ends with; null when it is done. */
export function codeOf(work: Promise<unknown>): Promise<string | null> {
  return work.then(
    () => null,
    (error: Refusal) => error.code ?? Promise.reject(error),
  )
}
