import { requirePublishable } from '../../../domain/content/publishing.ts'
import * as calls from '../../../domain/content/staff-calls.ts'
import { auditStaffAction } from '../../platform/audit.ts'
import { handle } from '../../platform/handler.ts'
import { announceMenu } from '../announce-menu.ts'
import { changedMeanwhile } from '../changes/changed-meanwhile.ts'
import { dishUndo } from '../changes/content-undoables.ts'
import { rememberChange } from '../changes/undoable.ts'
import { turnRevision, writeVersion } from '../dish-queries.ts'
import { knownDish, staffDish } from './staff-dish.ts'

/** B-10: shows a dish to guests as it is saved, once nothing is missing. */
export const publishDish = handle(calls.publishDish, 'write', async (tx, { dishId, revision }, { actor }) => {
  const before = await dishUndo.read(tx, String(dishId))
  const { draft, published } = await knownDish(tx, dishId)
  if (!(await turnRevision(tx, dishId, revision))) throw await changedMeanwhile(tx, dishUndo, dishId)
  requirePublishable(draft)
  await writeVersion(tx, dishId, true, draft)
  await auditStaffAction(tx, actor, {
    action: 'dish.publish',
    subject: `dish:${dishId}`,
    detail: { before: published, after: draft },
  })
  await announceMenu(tx)
  const changeId = await rememberChange(tx, actor, dishUndo, { subject: dishId, before })
  return { ...(await staffDish(tx, dishId)), changeId }
})
