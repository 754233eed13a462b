import { Refusal } from '../../../../domain/platform/refusal.ts'
import type { CatalogSection } from '../../../../domain/umbrellas/catalog-calls.ts'
import type { Queryable } from '../../../platform/database.ts'
import { lastPublication, readDraft } from './catalog-queries.ts'

/** Somebody else saved, discarded or published meanwhile; says who, where there is somebody. */
export async function draftChanged(tx: Queryable, section: CatalogSection): Promise<Refusal> {
  const by = (await readDraft(tx, section))?.by ?? (await lastPublication(tx, section))?.by
  return new Refusal('status_changed', by ? { name: by } : {})
}
