import { reportFigures } from '../support/figures.ts'
import type { Invariant } from './invariant.ts'

export interface Violation {
  readonly id: string
  readonly promise: string
  readonly rows: readonly Record<string, unknown>[]
}

type RunSql = (text: string) => Promise<Record<string, unknown>[]>

/** Runs every query; answers the promises that are broken, with the rows that break them. */
export async function violations(sql: RunSql, invariants: readonly Invariant[]): Promise<Violation[]> {
  const broken: Violation[] = []
  for (const { id, promise, finds } of invariants) {
    const rows = await sql(finds)
    if (rows.length > 0) broken.push({ id, promise, rows })
  }
  reportFigures('Q-02', { looks: 1, broken: broken.length })
  return broken
}
