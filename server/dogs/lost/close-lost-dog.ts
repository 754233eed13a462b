import { closeLostDog as call } from '../../../domain/dogs/lost-calls.ts'
import { Refusal } from '../../../domain/platform/refusal.ts'
import { auditStaffAction } from '../../platform/audit.ts'
import { handle } from '../../platform/handler.ts'
import { endLost } from './lost-queries.ts'

/** B-22: found, or no case; nobody looks for it any more. */
export const closeLostDog = handle(call, 'write', async (tx, { alertId }, { actor }) => {
  if (!(await endLost(tx, alertId, null))) throw new Refusal('not_found')
  await auditStaffAction(tx, actor, { action: 'lost_dog.close', subject: `lost-dog:${alertId}` })
  return { done: true as const }
})
