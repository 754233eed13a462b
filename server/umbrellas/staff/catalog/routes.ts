import { checkCatalogDraft } from './check-catalog-draft.ts'
import { discardCatalogDraft } from './discard-catalog-draft.ts'
import { getCatalogSection } from './get-catalog-section.ts'
import { publishCatalogDraft } from './publish-catalog-draft.ts'
import type { CatalogFacts } from './publish-section.ts'
import { saveCatalogDraft } from './save-catalog-draft.ts'
import { undoCatalogPublish } from './undo-catalog-publish.ts'

/** The calls of the catalogue's sections that are files of the resort. */
export const catalogHandlers = (facts: CatalogFacts) => [
  getCatalogSection(facts),
  saveCatalogDraft(facts),
  discardCatalogDraft,
  checkCatalogDraft(facts),
  publishCatalogDraft(facts),
  undoCatalogPublish(facts),
]
