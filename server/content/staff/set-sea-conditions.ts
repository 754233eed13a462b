import * as calls from '../../../domain/content/staff-calls.ts'
import { auditStaffAction } from '../../platform/audit.ts'
import { handle } from '../../platform/handler.ts'
import { seaUndo } from '../changes/sea-undo.ts'
import { rememberChange } from '../changes/undoable.ts'
import { addSea } from '../sea-queries.ts'

/** weather, sea and flag as the lifeguards see them now. */
export const setSeaConditions = handle(calls.setSeaConditions, 'write', async (tx, sea, { actor }) => {
  const subject = await addSea(tx, actor.accountId, sea)
  await auditStaffAction(tx, actor, { action: 'sea.set', subject: 'sea', detail: { after: sea } })
  return { changeId: await rememberChange(tx, actor, seaUndo, { subject, before: null }) }
})
