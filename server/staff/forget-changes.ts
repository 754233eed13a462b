import { MINUTE } from '../../domain/platform/duration.ts'
import { exclusiveJob, type Job } from '../platform/jobs.ts'
import { forgetStaffChanges } from './staff-change-queries.ts'

/** Forgets what takes changes of roles back, once their time is long over. */
export const forgetStaffChangesJob: Job = exclusiveJob('forget-staff-changes', 10 * MINUTE, async (tx) => {
  await forgetStaffChanges(tx)
  return false
})
