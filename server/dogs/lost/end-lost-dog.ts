import { endLostDog as call } from '../../../domain/dogs/lost-calls.ts'
import { Refusal } from '../../../domain/platform/refusal.ts'
import { handle } from '../../platform/handler.ts'
import { endLost } from './lost-queries.ts'

/** B-22: its person has found it. */
export const endLostDog = handle(call, 'write', async (tx, { alertId }, { actor }) => {
  if (!(await endLost(tx, alertId, actor.accountId))) throw new Refusal('not_found')
  return { done: true as const }
})
