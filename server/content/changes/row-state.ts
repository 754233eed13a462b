import { Refusal } from '../../../domain/platform/refusal.ts'
import type { Queryable } from '../../platform/database.ts'
import type { StoredState } from './change-queries.ts'

/** Asks a statement of one row for its `state`; null when it has none. */
export async function stateOf(
  tx: Queryable,
  name: string,
  text: string,
  values: readonly unknown[],
): Promise<StoredState> {
  const [row] = await tx.query<{ state: StoredState }>({ name, text, values: [...values] })
  return row?.state ?? null
}

/** Runs a statement that answers a row when it could be done. Throws `status_changed` when it could not. */
export async function mustDo(tx: Queryable, name: string, text: string, values: readonly unknown[]): Promise<void> {
  const rows = await tx.query({ name, text, values: [...values] })
  if (rows.length === 0) throw new Refusal('status_changed')
}
