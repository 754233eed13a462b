import * as calls from '../../domain/fiscal/calls.ts'
import { handle } from '../platform/handler.ts'
import { countIssued, readDayTotals, readIssued } from './document-queries.ts'

const MOST = 500

/** The receipts of a day with its sums by rate. */
export const listFiscalDay = handle(calls.listFiscalDay, 'read', async (tx, { day }) => ({
  documents: await readIssued(tx, day, MOST),
  count: await countIssued(tx, day),
  totals: await readDayTotals(tx, day),
}))
