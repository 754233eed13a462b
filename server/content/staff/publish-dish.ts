import { requirePublishable } from '../../../domain/content/publishing.ts'
import * as calls from '../../../domain/content/staff-calls.ts'
import { Refusal } from '../../../domain/platform/refusal.ts'
import { auditStaffAction } from '../../platform/audit.ts'
import { handle } from '../../platform/handler.ts'
import { turnRevision, writeVersion } from '../dish-queries.ts'
import { knownDish, staffDish } from './staff-dish.ts'

/** B-10: shows a dish to guests as it is saved, once nothing is missing. */
export const publishDish = handle(calls.publishDish, 'write', async (tx, { dishId, revision }, { actor }) => {
  const isSeen = await turnRevision(tx, dishId, revision)
  const { draft, published } = await knownDish(tx, dishId)
  if (!isSeen) throw new Refusal('status_changed')
  requirePublishable(draft)
  await writeVersion(tx, dishId, true, draft)
  await auditStaffAction(tx, actor, {
    action: 'dish.publish',
    subject: `dish:${dishId}`,
    detail: { before: published, after: draft },
  })
  return staffDish(tx, dishId)
})
