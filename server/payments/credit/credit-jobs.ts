import { HOUR, MINUTE, SECOND } from '../../../domain/platform/duration.ts'
import type { Settings } from '../../../domain/settings/settings.ts'
import { exclusiveJob, type Job } from '../../platform/jobs.ts'
import type { Queryable } from '../../platform/database.ts'
import { enqueueCreditExpiring } from './credit-effects.ts'
import { expireCredit, markCreditNoticed, returnCreditOfExpired } from './credit-queries.ts'

const MOST_PER_RUN = 50

/** B-06: what ends or comes back by itself. */
export function creditJobs(settings: Settings): Job[] {
  return [
    exclusiveJob(
      'return-credit',
      10 * SECOND,
      async (tx) => (await returnCreditOfExpired(tx, MOST_PER_RUN)) === MOST_PER_RUN,
    ),
    exclusiveJob('expire-credit', 15 * MINUTE, async (tx) => (await expireCredit(tx, MOST_PER_RUN)) === MOST_PER_RUN),
    exclusiveJob('notice-credit', HOUR, (tx) => noticeCredit(tx, settings)),
  ]
}

/** Tells of credit that ends soon, once for each last day. Does nothing while notices are off. */
export async function noticeCredit(tx: Queryable, { creditNoticeDays: days }: Settings): Promise<false> {
  if (days === 0) return false
  for (const due of await markCreditNoticed(tx, days)) await enqueueCreditExpiring(tx, due)
  return false
}
