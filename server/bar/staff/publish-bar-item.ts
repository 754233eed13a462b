import * as calls from '../../../domain/bar/catalogue-calls.ts'
import { requireNothingMissing } from '../../../domain/content/publishing.ts'
import { Refusal } from '../../../domain/platform/refusal.ts'
import { auditStaffAction } from '../../platform/audit.ts'
import { handle } from '../../platform/handler.ts'
import type { BarFacts } from '../bar-facts.ts'
import { storePublished } from '../catalogue-queries.ts'
import { readItem } from './catalogue-item.ts'

/** B-10: on sale, once nothing of it is missing. */
export const publishBarItem = ({ announce }: BarFacts) =>
  handle(calls.publishBarItem, 'write', async (tx, input, { actor, afterCommit }) => {
    const { missing } = await readItem(tx, input.itemId)
    requireNothingMissing(missing)
    if (!(await storePublished(tx, input, true))) throw new Refusal('status_changed')
    await auditStaffAction(tx, actor, { action: 'bar.publishItem', subject: `dish:${input.itemId}` })
    afterCommit(() => announce(null))
    return { item: await readItem(tx, input.itemId) }
  })
