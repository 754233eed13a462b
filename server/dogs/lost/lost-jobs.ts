import { HOUR } from '../../../domain/platform/duration.ts'
import { exclusiveJob, type Job } from '../../platform/jobs.ts'
import { forgetLostDogs } from './lost-queries.ts'

/** Days that an ended alert is kept, so that a question about it can be answered. */
const KEPT_DAYS = 30

/** An alert that nobody ended is over with its day and the next morning. */
export const forgetLostDogsJob: Job = exclusiveJob('forget-lost-dogs', HOUR, async (tx) => {
  await forgetLostDogs(tx, KEPT_DAYS)
  return false
})
