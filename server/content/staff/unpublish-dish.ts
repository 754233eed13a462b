import * as calls from '../../../domain/content/staff-calls.ts'
import { auditStaffAction } from '../../platform/audit.ts'
import { handle } from '../../platform/handler.ts'
import { announceMenu } from '../announce-menu.ts'
import { changedMeanwhile } from '../changes/changed-meanwhile.ts'
import { dishUndo } from '../changes/content-undoables.ts'
import { rememberChange } from '../changes/undoable.ts'
import { removePublished, turnRevision } from '../dish-queries.ts'
import { knownDish, staffDish } from './staff-dish.ts'

/** guests see a dish no more; its draft stays, and the menus have it again once it is published. */
export const unpublishDish = handle(calls.unpublishDish, 'write', async (tx, { dishId, revision }, { actor }) => {
  const before = await dishUndo.read(tx, String(dishId))
  const { published } = await knownDish(tx, dishId)
  if (!(await turnRevision(tx, dishId, revision))) throw await changedMeanwhile(tx, dishUndo, dishId)
  await removePublished(tx, dishId)
  await auditStaffAction(tx, actor, {
    action: 'dish.unpublish',
    subject: `dish:${dishId}`,
    detail: { before: published },
  })
  await announceMenu(tx)
  const changeId = await rememberChange(tx, actor, dishUndo, { subject: dishId, before })
  return { ...(await staffDish(tx, dishId)), changeId }
})
