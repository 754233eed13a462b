import * as calls from '../../../domain/content/staff-calls.ts'
import { FieldRefusal } from '../../../domain/platform/field-refusal.ts'
import { auditStaffAction } from '../../platform/audit.ts'
import { handle } from '../../platform/handler.ts'
import { changedMeanwhile } from '../changes/changed-meanwhile.ts'
import { dishUndo } from '../changes/content-undoables.ts'
import { rememberChange } from '../changes/undoable.ts'
import { holdCourse } from '../course-queries.ts'
import { addDish, turnRevision, writeVersion } from '../dish-queries.ts'
import { knownDish, requirePhoto, staffDish } from './staff-dish.ts'

/** keeps a dish as it is being written; guests see what was published last. */
export const saveDish = handle(calls.saveDish, 'write', async (tx, { dishId: known, revision, dish }, { actor }) => {
  await requirePhoto(tx, dish.photoId)
  const state = known === undefined ? null : await dishUndo.read(tx, String(known))
  const before = known === undefined ? null : (await knownDish(tx, known)).draft
  if (known !== undefined && !(await turnRevision(tx, known, revision ?? 0)))
    throw await changedMeanwhile(tx, dishUndo, known)
  if (!(await holdCourse(tx, dish.course))) throw new FieldRefusal([{ field: 'dish.course', code: 'not_offered' }])
  const dishId = known ?? (await addDish(tx, null))
  await writeVersion(tx, dishId, false, dish)
  await auditStaffAction(tx, actor, {
    action: 'dish.save',
    subject: `dish:${dishId}`,
    detail: { before, after: dish },
  })
  const changeId = await rememberChange(tx, actor, dishUndo, { subject: dishId, before: state })
  return { ...(await staffDish(tx, dishId)), changeId }
})
