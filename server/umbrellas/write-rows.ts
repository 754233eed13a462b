import type { Queryable } from '../platform/database.ts'

/**
 * Runs one `insert … select … from jsonb_to_recordset($1)` for all rows at once; each row carries its
 * `position` in the list.
 */
export async function writeRows(tx: Queryable, name: string, insert: string, rows: readonly object[]): Promise<void> {
  const values = [JSON.stringify(rows.map((row, position) => ({ ...row, position })))]
  await tx.query({ name: `umbrellas.write-${name}`, text: insert, values })
}
