import * as calls from '../../domain/fiscal/calls.ts'
import { fiscalCsv } from '../../domain/fiscal/fiscal-csv.ts'
import { auditStaffAction } from '../platform/audit.ts'
import { handle } from '../platform/handler.ts'
import { readIssued, readOpenOfDay } from './document-queries.ts'

/** A day of the largest resort has some thousand documents. */
const MOST = 20_000

/** Guide 2.4, `none`: the day for whoever issues by hand, and for the accountant. */
export const exportFiscalDay = handle(calls.exportFiscalDay, 'write', async (tx, { day }, { actor }) => {
  await auditStaffAction(tx, actor, { action: 'fiscal.export', subject: 'fiscal-documents', detail: { day } })
  const open = await readOpenOfDay(tx, day, MOST)
  const issued = await readIssued(tx, day, MOST)
  return { fileName: `scontrini-${day}.csv`, csv: fiscalCsv([...open, ...issued]) }
})
