import { csvText } from '../numbers/csv.ts'
import type { AuditRow } from './audit-calls.ts'
import { auditDeed, auditPerson } from './audit-sentence.ts'
import type { AuditWords } from './audit-words/it.ts'

/** A page of the log as lines of a file; the first one begins with the file's mark and the names of the columns. */
export function auditCsv(rows: readonly AuditRow[], words: AuditWords, isFirst: boolean): string {
  const head = isFirst ? `\uFEFF${words.columns.map(csvText).join(';')}\r\n` : ''
  return head + rows.map((row) => `${line(row, words)}\r\n`).join('')
}

function line(row: AuditRow, words: AuditWords): string {
  const deed = auditDeed(row, words, (key) => key)
  const cells = [row.at, auditPerson(row, words), deed, row.places.join(' '), row.name ?? row.subject, row.device]
  return [...cells, JSON.stringify(row.detail)].map(csvText).join(';')
}
