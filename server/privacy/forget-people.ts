import { HOUR } from '../../domain/platform/duration.ts'
import { Refusal } from '../../domain/platform/refusal.ts'
import { forgetBarPlaces } from '../bar/bar-data.ts'
import { forgetOrderWords } from '../orders/order-data.ts'
import { forgetEventBodies } from '../payments/payment-data.ts'
import { forgetOldAudit } from '../platform/audit.ts'
import type { Database } from '../platform/database.ts'
import { exclusiveJob, type Job } from '../platform/jobs.ts'
import { forgetParties } from '../restaurant/restaurant-data.ts'
import { erasePerson } from './erase-person.ts'
import type { PrivacyFacts } from './privacy-facts.ts'
import { findOldGuests, forgetGivenUpEffects } from './privacy-queries.ts'

const MOST_PER_RUN = 50

/** Applies the rules of `retention-rules.ts` that are this slice's (GDPR 5.1.e). */
export const retentionJobs = (facts: PrivacyFacts): readonly Job[] => [
  exclusiveJob('forget-words', HOUR, async (tx) => {
    const { settings } = facts
    await forgetOrderWords(tx, settings.orderWordsDays)
    await forgetBarPlaces(tx, settings.orderWordsDays)
    await forgetParties(tx, settings.orderWordsDays)
    await forgetEventBodies(tx, settings.providerEventDays)
    await forgetOldAudit(tx, settings.staffAuditYears)
    await forgetGivenUpEffects(tx, settings.givenUpMailDays)
    return false
  }),
  { name: 'forget-old-guests', every: HOUR, run: (database) => forgetOldGuests(database, facts) },
]

/** Guests of years ago, each in a transaction of its own; true when there may be more. */
async function forgetOldGuests(database: Database, facts: PrivacyFacts): Promise<boolean> {
  const ids = await findOldGuests(database, facts.settings.guestYears, MOST_PER_RUN)
  let gone = 0
  for (const accountId of ids) if (await forgetGuest(database, facts, accountId)) gone += 1
  return gone === MOST_PER_RUN
}

/** False for one whose money is moving still: the next run asks again. */
async function forgetGuest(database: Database, facts: PrivacyFacts, accountId: number): Promise<boolean> {
  try {
    const erased = await database.transaction((tx) => erasePerson(tx, facts, accountId))
    erased?.tell()
    return true
  } catch (error) {
    if (error instanceof Refusal && error.code === 'payment_in_progress') return false
    throw error
  }
}
