import { saveBeachDraft as call } from '../../../../domain/umbrellas/beach-calls.ts'
import { auditStaffAction } from '../../../platform/audit.ts'
import { handle } from '../../../platform/handler.ts'
import { readDraft, writeDraft } from './beach-queries.ts'
import { draftChanged } from './draft-refusal.ts'

/**
 * B-23: saves the draft over the version that it was made from. It saves itself after every stroke, so the audit says who
 * began or took over a draft, and not every save of the same person.
 */
export const saveBeachDraft = handle(call, 'write', async (tx, { file, version }, { actor }) => {
  const before = await readDraft(tx)
  const saved = await writeDraft(tx, { file, version, accountId: actor.accountId })
  if (saved === null) throw await draftChanged(tx)
  if (before?.accountId !== actor.accountId) {
    await auditStaffAction(tx, actor, {
      action: version === null ? 'beach.begin-draft' : 'beach.take-draft',
      subject: 'beach:draft',
      detail: { version: saved.version },
    })
  }
  return saved
})
