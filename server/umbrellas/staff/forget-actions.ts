import { HOUR } from '../../../domain/platform/duration.ts'
import { exclusiveJob, type Job } from '../../platform/jobs.ts'
import { forgetActions } from './desk-actions.ts'

/** Forgets after a day what takes actions of the desk back. */
export const forgetDeskActionsJob: Job = exclusiveJob('forget-desk-actions', HOUR, async (tx) => {
  await forgetActions(tx)
  return false
})
