import * as calls from '../../../domain/content/staff-calls.ts'
import { auditStaffAction } from '../../platform/audit.ts'
import { handle } from '../../platform/handler.ts'
import { announceMenu } from '../announce-menu.ts'
import { dishUndo } from '../changes/content-undoables.ts'
import { rememberChange } from '../changes/undoable.ts'
import { findDish, removeDish } from '../dish-queries.ts'

/** takes a dish from the catalogue and every menu; done twice is done once. */
export const deleteDish = handle(calls.deleteDish, 'write', async (tx, { dishId }, { actor }) => {
  const before = await dishUndo.read(tx, String(dishId))
  const dish = await findDish(tx, dishId)
  if (dish === null || !(await removeDish(tx, dishId))) return { changeId: null }
  await auditStaffAction(tx, actor, {
    action: 'dish.delete',
    subject: `dish:${dishId}`,
    detail: { before: dish.draft },
  })
  await announceMenu(tx)
  return { changeId: await rememberChange(tx, actor, dishUndo, { subject: dishId, before }) }
})
