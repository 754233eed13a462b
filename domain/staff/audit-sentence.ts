import { isAuditAction } from './audit-actions.ts'
import type { AuditRow } from './audit-calls.ts'
import type { AuditWords } from './audit-words/it.ts'

type Said = Pick<AuditRow, 'action' | 'subject' | 'source' | 'by' | 'name' | 'places'>

/** Who did it. */
export function auditPerson({ source, by }: Pick<AuditRow, 'source' | 'by'>, words: AuditWords): string {
  return source === 'staff' ? (by ?? words.gone) : words.sources[source]
}

/** What was done, without who: "ha segnato arrivato B7". `settingTitle` names a setting by its key. */
export function auditDeed(row: Said, words: AuditWords, settingTitle: (key: string) => string): string {
  const { action, subject, name, places } = row
  const setting = /^setting:(.+)$/.exec(subject)?.[1]
  const what =
    setting === undefined ? places.join(', ') || (name ?? '') : words.quoted.replace('{name}', settingTitle(setting))
  if (!isAuditAction(action)) return words.unknown.replace('{what}', `${action} ${subject}`)
  return words.actions[action].replace('{what}', what).trim()
}

/** A row in words: "Giada ha segnato arrivato B7". */
export function auditSentence(row: Said, words: AuditWords, settingTitle: (key: string) => string): string {
  return `${auditPerson(row, words)} ${auditDeed(row, words, settingTitle)}`
}
