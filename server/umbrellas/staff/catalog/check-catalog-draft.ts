import { checkCatalogDraft as call } from '../../../../domain/umbrellas/catalog-calls.ts'
import { handle } from '../../../platform/handler.ts'
import { readDraft } from './catalog-queries.ts'
import { checkSection, type CatalogFacts } from './publish-section.ts'

/** B-10, B-23: everything that stands against publishing a section's draft. */
export const checkCatalogDraft = (facts: CatalogFacts) =>
  handle(call, 'read', async (tx, { section }) => {
    const draft = await readDraft(tx, section)
    if (draft === null) return { version: null, problems: [], booked: [] }
    const { read, booked } = await checkSection(tx, facts, section, draft.file)
    return { version: draft.version, problems: [...read.problems], booked: [...booked] }
  })
