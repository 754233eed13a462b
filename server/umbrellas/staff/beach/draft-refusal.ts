import { Refusal } from '../../../../domain/platform/refusal.ts'
import type { Queryable } from '../../../platform/database.ts'
import { readDraft } from './beach-queries.ts'

/** Somebody else saved, discarded or published meanwhile; says who, where there is somebody. */
export async function draftChanged(tx: Queryable): Promise<Refusal> {
  const draft = await readDraft(tx)
  return new Refusal('status_changed', draft?.by ? { name: draft.by } : {})
}
