import { MINUTE } from '../../domain/platform/duration.ts'
import { forgetOldKeys } from './idempotency.ts'
import { exclusiveJob } from './jobs.ts'
import { forgetOldWindows } from './rate-limits.ts'

/** Forgets what the platform keeps for a while only: keys, fingerprints and windows of rate limits. */
export const housekeepingJob = exclusiveJob('housekeeping', 10 * MINUTE, async (tx) => {
  await forgetOldKeys(tx)
  await forgetOldWindows(tx)
  return false
})
