import { ACCESS_ROWS } from './access-rows.ts'
import { CARE_ROWS } from './care-rows.ts'
import { FAULT_ROWS } from './fault-rows.ts'
import { INTEGRITY_ROWS } from './integrity-rows.ts'
import type { Row } from './row.ts'

const DECLARED = { ...INTEGRITY_ROWS, ...FAULT_ROWS, ...ACCESS_ROWS, ...CARE_ROWS }

export type RowId = keyof typeof DECLARED
/** What runs report for a row. */
export type FigureOf<Id extends RowId> = keyof (typeof DECLARED)[Id]['figures']

/** The rows of the reliability guide, 8, in its order. */
export const ROWS = new Map(Object.entries(DECLARED) as unknown as [RowId, Row][])

/** The rows that words name: ids and groups; all of them without a word. Also the words that name none. */
export function rowsNamed(words: readonly string[]): {
  readonly rows: ReadonlyMap<RowId, Row>
  readonly unknown: readonly string[]
} {
  const isNamed = (id: RowId, word: string) => id === word || id.startsWith(`${word}-`)
  return {
    rows: new Map([...ROWS].filter(([id]) => words.length === 0 || words.some((word) => isNamed(id, word)))),
    unknown: words.filter((word) => ![...ROWS.keys()].some((id) => isNamed(id, word))),
  }
}
