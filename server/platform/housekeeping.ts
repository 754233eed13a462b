import { MINUTE } from '../../domain/platform/duration.ts'
import { forgetOldKeys } from './idempotency.ts'
import { exclusiveJob } from './jobs.ts'
import { forgetOldWindows } from './rate-limits.ts'
import { forgetOldServerKeys } from './server-keys.ts'

/**
 * Forgets what the platform keeps for a while only: keys, fingerprints and windows of rate limits, keys in the clear. It goes on until nothing
 * old is left, however many there are: strangers decide how fast rows come.
 */
export const housekeepingJob = exclusiveJob('housekeeping', 10 * MINUTE, async (tx) => {
  const hasMoreKeys = await forgetOldKeys(tx)
  const hasMoreWindows = await forgetOldWindows(tx)
  await forgetOldServerKeys(tx)
  return hasMoreKeys || hasMoreWindows
})
