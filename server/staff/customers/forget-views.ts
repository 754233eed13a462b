import { HOUR } from '../../../domain/platform/duration.ts'
import { exclusiveJob, type Job } from '../../platform/jobs.ts'
import { forgetViews } from './customer-queries.ts'

/** Forgets which pages of customers were read, once the audit's hour is over. */
export const forgetCustomerViewsJob: Job = exclusiveJob('forget-customer-views', HOUR, async (tx) => {
  await forgetViews(tx)
  return false
})
