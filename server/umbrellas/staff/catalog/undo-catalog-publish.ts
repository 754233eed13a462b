import { Refusal } from '../../../../domain/platform/refusal.ts'
import { undoCatalogPublish as call } from '../../../../domain/umbrellas/catalog-calls.ts'
import { auditStaffAction } from '../../../platform/audit.ts'
import { handle } from '../../../platform/handler.ts'
import { lastPublication, publicationOf, writeDraft } from './catalog-queries.ts'
import { publishedText, publishSection, type CatalogFacts } from './publish-section.ts'

/** B-23: publishes what the section said before, when what was published is still what guests see. */
export const undoCatalogPublish = (facts: CatalogFacts) =>
  handle(call, 'write', async (tx, { publicationId }, { actor, language }) => {
    const wanted = await publicationOf(tx, publicationId)
    if (wanted === null) throw new Refusal('status_changed')
    const { section, before, after } = wanted
    const last = await lastPublication(tx, section)
    const isLast = last?.publicationId === publicationId && after === (await publishedText(tx, facts, section))
    if (!isLast) throw new Refusal('status_changed', last?.by ? { name: last.by } : {})
    const { accountId } = actor
    const { detail } = await publishSection(tx, facts, { section, text: before, accountId, language })
    // Where somebody has begun another draft meanwhile, that one stays.
    await writeDraft(tx, { section, file: after, version: null, accountId })
    await auditStaffAction(tx, actor, { action: 'catalog.undo-publish', subject: `catalog:${section}`, detail })
    return { done: true as const }
  })
