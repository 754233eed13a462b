import { discardBeachDraft as call } from '../../../../domain/umbrellas/beach-calls.ts'
import { auditStaffAction } from '../../../platform/audit.ts'
import { handle } from '../../../platform/handler.ts'
import { takeDraft } from './beach-queries.ts'
import { draftChanged } from './draft-refusal.ts'

/** B-23: throws the draft away. Its text is with who asked, who saves it again to take that back. */
export const discardBeachDraft = handle(call, 'write', async (tx, { version }, { actor }) => {
  if ((await takeDraft(tx, version)) === null) throw await draftChanged(tx)
  await auditStaffAction(tx, actor, { action: 'beach.discard-draft', subject: 'beach:draft', detail: { version } })
  return { done: true as const }
})
