import * as calls from '../../../../domain/umbrellas/price-draft-calls.ts'
import { applyEdit } from '../../../../domain/umbrellas/price-draft.ts'
import { Refusal } from '../../../../domain/platform/refusal.ts'
import { auditStaffAction } from '../../../platform/audit.ts'
import { handle } from '../../../platform/handler.ts'
import { readToday } from '../../season-queries.ts'
import { addStep, readStep } from './draft-queries.ts'
import { contentHash, publishedContent } from './published-content.ts'

/** B-06: one change of the draft, by who saw its latest version; the draft begins with what is published. */
export const editPriceDraft = handle(calls.editPriceDraft, 'write', async (tx, { version, edit }, { actor }) => {
  const step = await readStep(tx)
  if (step.version !== version) throw new Refusal('status_changed')
  const published = step.content === null ? (await publishedContent(tx)).content : null
  const before = step.content ?? published
  if (before === null) throw new Refusal('status_changed')
  const base = published === null ? step.base : contentHash(published)
  const content = applyEdit(before, edit, await readToday(tx))
  const next = await addStep(tx, actor.accountId, version, { kind: 'edited', content, base })
  await auditStaffAction(tx, actor, {
    action: 'prices.edit',
    subject: `price-draft:${next}`,
    detail: edit.kind === 'offers' ? { kind: edit.kind } : { ...edit },
  })
  return { version: next }
})
