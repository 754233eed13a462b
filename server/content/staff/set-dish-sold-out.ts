import * as calls from '../../../domain/content/staff-calls.ts'
import { Refusal } from '../../../domain/platform/refusal.ts'
import { auditStaffAction } from '../../platform/audit.ts'
import { handle } from '../../platform/handler.ts'
import { announceMenu } from '../announce-menu.ts'
import { markSoldOut } from '../dish-queries.ts'

/** a dish that ran out is there again tomorrow. */
export const setDishSoldOut = handle(calls.setDishSoldOut, 'write', async (tx, { dishId, isSoldOut }, { actor }) => {
  if (!(await markSoldOut(tx, dishId, isSoldOut))) throw new Refusal('not_found')
  await auditStaffAction(tx, actor, { action: 'dish.sold-out', subject: `dish:${dishId}`, detail: { isSoldOut } })
  await announceMenu(tx)
  return { done: true as const }
})
