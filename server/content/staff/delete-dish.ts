import * as calls from '../../../domain/content/staff-calls.ts'
import { auditStaffAction } from '../../platform/audit.ts'
import { handle } from '../../platform/handler.ts'
import { findDish, removeDish } from '../dish-queries.ts'

/** takes a dish from the catalogue and every menu; done twice is done once. */
export const deleteDish = handle(calls.deleteDish, 'write', async (tx, { dishId }, { actor }) => {
  const dish = await findDish(tx, dishId)
  if (dish !== null && (await removeDish(tx, dishId))) {
    await auditStaffAction(tx, actor, { action: 'dish.delete', subject: `dish:${dishId}`, detail: { before: dish } })
  }
  return { done: true as const }
})
