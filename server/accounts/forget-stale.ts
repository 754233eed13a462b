import { REGISTRATION_LIFE } from '../../domain/accounts/confirmation-rules.ts'
import { MINUTE } from '../../domain/platform/duration.ts'
import { exclusiveJob } from '../platform/jobs.ts'
import { forgetOldRegistrations } from './registration-queries.ts'
import { forgetStaleRows } from './stale-queries.ts'

/** Keeps nothing of a person longer than it is needed: sign-ups without a code, sessions that are over, old counts. */
export const forgetStaleJob = exclusiveJob('forget-stale-accounts', 10 * MINUTE, async (tx) => {
  await forgetOldRegistrations(tx, REGISTRATION_LIFE)
  return forgetStaleRows(tx)
})
