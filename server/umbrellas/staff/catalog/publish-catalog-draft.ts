import { publishCatalogDraft as call } from '../../../../domain/umbrellas/catalog-calls.ts'
import { auditStaffAction } from '../../../platform/audit.ts'
import { handle } from '../../../platform/handler.ts'
import { takeDraft } from './catalog-queries.ts'
import { draftChanged } from './draft-refusal.ts'
import { publishSection, type CatalogFacts } from './publish-section.ts'

/** B-10, B-23: a section's draft becomes what guests see, in one transaction. */
export const publishCatalogDraft = (facts: CatalogFacts) =>
  handle(call, 'write', async (tx, { section, version }, { actor, language }) => {
    const text = await takeDraft(tx, section, version)
    if (text === null) throw await draftChanged(tx, section)
    const { accountId } = actor
    const { publicationId, detail } = await publishSection(tx, facts, { section, text, accountId, language })
    await auditStaffAction(tx, actor, { action: 'catalog.publish', subject: `catalog:${section}`, detail })
    return { publicationId }
  })
