import type { NumbersTable, TableCell } from './tables.ts'
import type { NumbersWords } from './words/it.ts'
import { columnTitle, wordOf } from './table-words.ts'

/** What a spreadsheet takes for a formula when a text begins with it (OWASP CSV injection). */
const FORMULA = /^[=+\-@\t\r]/

/** A text as one field: a formula becomes a text by an apostrophe, quotes are doubled. */
export function csvText(text: string): string {
  const safe = FORMULA.test(text) ? `'${text}` : text
  return /[";\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** A number with a comma and without groups, as spreadsheets in Europe read it. */
export function csvNumber(value: number, digits = 0): string {
  return value.toFixed(digits).replace('.', ',')
}

function csvCell(cell: TableCell, kind: NumbersTable['columns'][number]['kind'], words: NumbersWords): string {
  if (cell === null) return ''
  if (typeof cell === 'string') return csvText(kind === 'word' ? wordOf(words, cell) : cell)
  if (kind === 'cents') return csvNumber(cell / 100, 2)
  if (kind === 'percent') return csvNumber(cell, 1)
  if (kind === 'minutes') return csvNumber(cell / 60, 1)
  return csvNumber(cell)
}

/** Tables as one file: UTF-8 with its mark, semicolons, a title above each and an empty line between them. */
export function csvOf(tables: readonly NumbersTable[], words: NumbersWords): string {
  const parts = tables.map((table) =>
    [
      csvText(words.tables[table.id]),
      table.columns.map((column) => csvText(columnTitle(words, column))).join(';'),
      ...table.rows.map((row) =>
        row.map((cell, index) => csvCell(cell, table.columns[index]?.kind ?? 'text', words)).join(';'),
      ),
    ].join('\r\n'),
  )
  return `\uFEFF${parts.join('\r\n\r\n')}\r\n`
}
