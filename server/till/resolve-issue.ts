import { Refusal } from '../../domain/platform/refusal.ts'
import * as calls from '../../domain/till/reconciliation-calls.ts'
import { auditStaffAction } from '../platform/audit.ts'
import { handle } from '../platform/handler.ts'
import { writeResolution } from './reconciliation-queries.ts'
import { reconciliationsAnswer } from './reconciliations-answer.ts'
import type { TillFacts } from './till-facts.ts'

/** B-12: somebody has seen to an issue and says how. */
export const resolveIssue = (facts: TillFacts) =>
  handle(calls.resolveIssue, 'write', async (tx, { issueId, note }, { actor }) => {
    const isNew = await writeResolution(tx, { issueId, staffId: actor.accountId, note })
    if (isNew === null) throw new Refusal('not_found')
    if (!isNew) throw new Refusal('already_done')
    const subject = `reconciliation-issue:${issueId}`
    await auditStaffAction(tx, actor, { action: 'till.resolve-issue', subject, detail: { note } })
    return reconciliationsAnswer(tx, facts)
  })
