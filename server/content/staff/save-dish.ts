import * as calls from '../../../domain/content/staff-calls.ts'
import { Refusal } from '../../../domain/platform/refusal.ts'
import { auditStaffAction } from '../../platform/audit.ts'
import { handle } from '../../platform/handler.ts'
import { addDish, turnRevision, writeVersion } from '../dish-queries.ts'
import { knownDish, requirePhoto, staffDish } from './staff-dish.ts'

/** keeps a dish as it is being written; guests see what was published last. */
export const saveDish = handle(calls.saveDish, 'write', async (tx, { dishId: known, revision, dish }, { actor }) => {
  await requirePhoto(tx, dish.photoId)
  if (known !== undefined && !(await turnRevision(tx, known, revision ?? 0))) {
    await knownDish(tx, known)
    throw new Refusal('status_changed')
  }
  const before = known === undefined ? null : (await knownDish(tx, known)).draft
  const dishId = known ?? (await addDish(tx, null))
  await writeVersion(tx, dishId, false, dish)
  await auditStaffAction(tx, actor, {
    action: 'dish.save',
    subject: `dish:${dishId}`,
    detail: { before, after: dish },
  })
  return staffDish(tx, dishId)
})
