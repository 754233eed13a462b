import * as calls from '../../../domain/staff/audit-calls.ts'
import { auditCsv } from '../../../domain/staff/audit-csv.ts'
import { AUDIT_WORDS } from '../../../domain/staff/audit-words/every-language.ts'
import { auditStaffAction } from '../../platform/audit.ts'
import { handle } from '../../platform/handler.ts'
import { findAudit } from './find-audit.ts'

const PAGE = 1000

/** the log as a file; that somebody took it out is in it from then on. */
export const exportAudit = handle(calls.exportAudit, 'write', async (tx, wish, { actor, language }) => {
  const { after, ...search } = wish
  if (after === undefined) {
    await auditStaffAction(tx, actor, { action: 'audit.export', subject: 'audit', detail: { ...search } })
  }
  const { rows, next } = await findAudit(tx, wish, PAGE)
  const csv = auditCsv(rows, AUDIT_WORDS[language], after === undefined)
  return { fileName: `registro-${search.from ?? 'tutto'}-${search.to ?? 'oggi'}.csv`, csv, next }
})
