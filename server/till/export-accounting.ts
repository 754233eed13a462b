import { accountingHead, accountingLine, accountingTotals } from '../../domain/till/accounting-csv.ts'
import * as calls from '../../domain/till/closing-calls.ts'
import { auditStaffAction } from '../platform/audit.ts'
import { handle } from '../platform/handler.ts'
import { readAccounting, readAccountingTotals } from './accounting-queries.ts'

/** Some 400 kB of text: a year of a large resort is a few hundred pages, and no server holds it at once. */
const PAGE = 4000

/** B-12: the ledger for the accountant, page by page; audited with its first page. */
export const exportAccounting = handle(calls.exportAccounting, 'write', async (tx, { from, to, after }, { actor }) => {
  if (after === null) {
    await auditStaffAction(tx, actor, { action: 'till.export', subject: 'ledger', detail: { from, to } })
  }
  const rows = await readAccounting(tx, { from, to, after: after ?? 0, most: PAGE })
  const next = rows.length === PAGE ? (rows.at(-1)?.id ?? null) : null
  const csv = [
    after === null ? accountingHead() : '',
    ...rows.map(accountingLine),
    next === null ? accountingTotals(await readAccountingTotals(tx, from, to)) : '',
  ].join('')
  return { fileName: `prima-nota-${from}-${to}.csv`, csv, next }
})
