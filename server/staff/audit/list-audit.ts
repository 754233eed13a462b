import * as calls from '../../../domain/staff/audit-calls.ts'
import { handle } from '../../platform/handler.ts'
import { readStaffNames } from './audit-queries.ts'
import { findAudit } from './find-audit.ts'

const PAGE = 50

/** who did what, and when. */
export const listAudit = handle(calls.listAudit, 'read', async (tx, wish) => {
  const [found, people] = await Promise.all([findAudit(tx, wish, PAGE), readStaffNames(tx)])
  return { ...found, people }
})
