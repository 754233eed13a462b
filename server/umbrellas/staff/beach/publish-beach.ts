import { publishBeach as call } from '../../../../domain/umbrellas/beach-calls.ts'
import { auditStaffAction } from '../../../platform/audit.ts'
import { handle } from '../../../platform/handler.ts'
import { takeDraft } from './beach-queries.ts'
import { draftChanged } from './draft-refusal.ts'
import { publishPlan, storedBeach, summaryOf, type BeachEditorFacts } from './publish-plan.ts'

/** B-23: the draft becomes the plan that guests see, in one transaction. */
export const publishBeach = (facts: BeachEditorFacts) =>
  handle(call, 'write', async (tx, { version }, { actor }) => {
    const text = await takeDraft(tx, version)
    if (text === null) throw await draftChanged(tx)
    const { difference, ...published } = await publishPlan(tx, facts, {
      beach: storedBeach(text),
      accountId: actor.accountId,
    })
    await auditStaffAction(tx, actor, {
      action: 'beach.publish',
      subject: `beach:${published.version}`,
      detail: summaryOf(difference),
    })
    return published
  })
