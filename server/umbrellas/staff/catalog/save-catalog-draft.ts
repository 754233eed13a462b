import { FieldRefusal } from '../../../../domain/platform/field-refusal.ts'
import { CATALOG_FILES, saveCatalogDraft as call } from '../../../../domain/umbrellas/catalog-calls.ts'
import { withoutGaps } from '../../../../domain/umbrellas/catalog-draft.ts'
import { auditStaffAction } from '../../../platform/audit.ts'
import { handle } from '../../../platform/handler.ts'
import { readDraft, writeDraft } from './catalog-queries.ts'
import { draftChanged } from './draft-refusal.ts'
import type { CatalogFacts } from './publish-section.ts'

/** saves a section's draft over the version that it was made from. Texts may be missing; its shape may not. */
export const saveCatalogDraft = (facts: Pick<CatalogFacts, 'hasShape'>) =>
  handle(call, 'write', async (tx, { section, file, version }, { actor }) => {
    if (!facts.hasShape(CATALOG_FILES[section], JSON.stringify(withoutGaps(JSON.parse(file))))) {
      throw new FieldRefusal([{ field: 'file', code: 'characters_invalid' }])
    }
    const before = await readDraft(tx, section)
    const saved = await writeDraft(tx, { section, file, version, accountId: actor.accountId })
    if (saved === null) throw await draftChanged(tx, section)
    if (before?.accountId !== actor.accountId) {
      await auditStaffAction(tx, actor, {
        action: before === null ? 'catalog.begin-draft' : 'catalog.take-draft',
        subject: `catalog:${section}`,
        detail: { version: saved.version },
      })
    }
    return saved
  })
