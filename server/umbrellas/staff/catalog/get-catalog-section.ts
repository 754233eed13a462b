import { getCatalogSection as call } from '../../../../domain/umbrellas/catalog-calls.ts'
import { handle } from '../../../platform/handler.ts'
import { lastPublication, readDraft } from './catalog-queries.ts'
import { publishedText, type CatalogFacts } from './publish-section.ts'

/** a section as guests see it, and its draft. */
export const getCatalogSection = (facts: CatalogFacts) =>
  handle(call, 'read', async (tx, { section }, { actor }) => {
    const published = await publishedText(tx, facts, section)
    const draft = await readDraft(tx, section)
    const last = await lastPublication(tx, section)
    return {
      published,
      draft: draft && {
        version: draft.version,
        file: draft.file,
        savedAt: draft.savedAt,
        by: draft.by,
        isMine: draft.accountId === actor.accountId,
      },
      publication: last && { publicationId: last.publicationId, publishedAt: last.publishedAt, by: last.by },
    }
  })
