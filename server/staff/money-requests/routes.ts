import { HOUR } from '../../../domain/platform/duration.ts'
import { exclusiveJob, type Job } from '../../platform/jobs.ts'
import { askMoneyOut } from './ask-money-out.ts'
import { approveMoneyRequest, refuseMoneyRequest } from './decide-money-request.ts'
import { listMoneyRequests } from './list-money-requests.ts'
import type { MoneyRequestFacts } from './money-request-facts.ts'
import { forgetRequests } from './request-queries.ts'

export const moneyRequestHandlers = (facts: MoneyRequestFacts) => [
  listMoneyRequests,
  askMoneyOut(facts),
  approveMoneyRequest(facts),
  refuseMoneyRequest,
]

const KEPT_DAYS = 90

/** Forgets what waits no more, and requests of long ago; the audit keeps who asked and who decided. */
export const forgetMoneyRequestsJob: Job = exclusiveJob('forget-money-requests', HOUR, async (tx) => {
  await forgetRequests(tx, KEPT_DAYS)
  return false
})
