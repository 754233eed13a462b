import { Refusal } from '../../../domain/platform/refusal.ts'
import type { Queryable } from '../../platform/database.ts'
import { lastChangedBy } from './change-queries.ts'
import type { Undoable } from './undoable.ts'

/** Somebody else changed the same thing since it was read; says who, where the change is still remembered. */
export async function changedMeanwhile(
  tx: Queryable,
  { kind }: Pick<Undoable, 'kind'>,
  subject: string | number,
): Promise<Refusal> {
  const name = await lastChangedBy(tx, kind, String(subject))
  return new Refusal('status_changed', name === null ? {} : { name })
}
