import { discardCatalogDraft as call } from '../../../../domain/umbrellas/catalog-calls.ts'
import { auditStaffAction } from '../../../platform/audit.ts'
import { handle } from '../../../platform/handler.ts'
import { takeDraft } from './catalog-queries.ts'
import { draftChanged } from './draft-refusal.ts'

/** throws a section's draft away. Its text is with who asked, who saves it again to take that back. */
export const discardCatalogDraft = handle(call, 'write', async (tx, { section, version }, { actor }) => {
  if ((await takeDraft(tx, section, version)) === null) throw await draftChanged(tx, section)
  await auditStaffAction(tx, actor, {
    action: 'catalog.discard-draft',
    subject: `catalog:${section}`,
    detail: { version },
  })
  return { done: true as const }
})
