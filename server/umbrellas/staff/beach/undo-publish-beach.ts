import { Refusal } from '../../../../domain/platform/refusal.ts'
import { undoPublishBeach as call } from '../../../../domain/umbrellas/beach-calls.ts'
import { auditStaffAction } from '../../../platform/audit.ts'
import { handle } from '../../../platform/handler.ts'
import { lastPlan, writeDraft } from './beach-queries.ts'
import { publishedFile, publishPlan, storedBeach, summaryOf, type BeachEditorFacts } from './publish-plan.ts'

/** B-23: publishes the plan of before again, when what was published is still the last one. */
export const undoPublishBeach = (facts: BeachEditorFacts) =>
  handle(call, 'write', async (tx, { historyId }, { actor }) => {
    const last = await lastPlan(tx)
    const former = await lastPlan(tx, historyId)
    const isLast = last?.historyId === historyId && last.file === (await publishedFile(tx))
    if (!isLast || former === null) throw new Refusal('status_changed')
    const { accountId } = actor
    const { version, difference } = await publishPlan(tx, facts, { beach: storedBeach(former.file), accountId })
    // Where somebody has begun another draft meanwhile, that one stays; the history has this one.
    await writeDraft(tx, { file: last.file, version: null, accountId })
    await auditStaffAction(tx, actor, {
      action: 'beach.undo-publish',
      subject: `beach:${version}`,
      detail: summaryOf(difference),
    })
    return { version }
  })
