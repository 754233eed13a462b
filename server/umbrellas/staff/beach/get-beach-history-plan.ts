import { Refusal } from '../../../../domain/platform/refusal.ts'
import { getBeachHistoryPlan as call } from '../../../../domain/umbrellas/beach-calls.ts'
import { handle } from '../../../platform/handler.ts'
import { pastPlan } from './beach-queries.ts'

/** B-23: a plan of the history as its beach.json. */
export const getBeachHistoryPlan = handle(call, 'read', async (tx, { historyId }) => {
  const plan = await pastPlan(tx, historyId)
  if (plan === null) throw new Refusal('not_found')
  return { file: plan.file }
})
