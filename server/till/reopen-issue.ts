import { Refusal } from '../../domain/platform/refusal.ts'
import * as calls from '../../domain/till/reconciliation-calls.ts'
import { auditStaffAction } from '../platform/audit.ts'
import { handle } from '../platform/handler.ts'
import { writeReopening } from './reconciliation-queries.ts'
import { reconciliationsAnswer } from './reconciliations-answer.ts'
import type { TillFacts } from './till-facts.ts'

/** B-11, B-12: an issue that was resolved by mistake is open again. */
export const reopenIssue = (facts: TillFacts) =>
  handle(calls.reopenIssue, 'write', async (tx, { issueId }, { actor }) => {
    const isNew = await writeReopening(tx, issueId)
    if (isNew === null) throw new Refusal('not_found')
    if (!isNew) throw new Refusal('status_changed')
    await auditStaffAction(tx, actor, { action: 'till.reopen-issue', subject: `reconciliation-issue:${issueId}` })
    return reconciliationsAnswer(tx, facts)
  })
