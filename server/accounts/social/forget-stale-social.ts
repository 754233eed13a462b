import { ARRIVAL_LIFE, ATTEMPT_LIFE } from '../../../domain/accounts/social-rules.ts'
import { MINUTE } from '../../../domain/platform/duration.ts'
import { exclusiveJob } from '../../platform/jobs.ts'
import { forgetStaleSocialRows } from './attempt-queries.ts'

/** Keeps nothing of somebody who did not come back from a provider, or came back and did not go on. */
export const forgetStaleSocialJob = exclusiveJob('forget-stale-social', 10 * MINUTE, async (tx) => {
  await forgetStaleSocialRows(tx, { attempt: ATTEMPT_LIFE, arrival: ARRIVAL_LIFE })
  return false
})
