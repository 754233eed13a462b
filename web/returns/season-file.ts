import type { StatementMonth } from '../../domain/returns/own-days.ts'

interface FileWords {
  readonly month: string
  readonly used: string
  readonly given: string
  readonly sold: string
  readonly credit: string
}

/** The statement as a table for a spreadsheet: days with one decimal, euro with two, separated by semicolons (RFC 4180 quoting). */
export function seasonFile(months: readonly StatementMonth[], words: FileWords): string {
  const rows = [
    [words.month, words.used, words.given, words.sold, `${words.credit} (EUR)`],
    ...months.map(({ month, halves, creditCents }) => [
      month.slice(0, 7),
      (halves.used / 2).toFixed(1),
      (halves.given / 2).toFixed(1),
      (halves.sold / 2).toFixed(1),
      (creditCents / 100).toFixed(2),
    ]),
  ]
  return `\uFEFF${rows.map((row) => row.map(quoted).join(';')).join('\r\n')}\r\n`
}

function quoted(cell: string): string {
  return /[";\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell
}
