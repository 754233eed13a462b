import * as calls from '../../../domain/subscriptions/staff-calls.ts'
import { handle } from '../../platform/handler.ts'
import { rowAnswer } from './staff-answer.ts'
import { countRows, listRows } from './staff-queries.ts'

/** subscriptions by state and by what is overdue. */
export const listStaffSubscriptions = handle(
  calls.listStaffSubscriptions,
  'read',
  async (tx, { filter, search = '' }, { language }) => {
    const rows = await listRows(tx, filter, search)
    return { subscriptions: rows.map((row) => rowAnswer(row, language)), counts: await countRows(tx) }
  },
)
