import * as calls from '../../../domain/bar/catalogue-calls.ts'
import { Refusal } from '../../../domain/platform/refusal.ts'
import { auditStaffAction } from '../../platform/audit.ts'
import { handle } from '../../platform/handler.ts'
import type { BarFacts } from '../bar-facts.ts'
import { storePublished } from '../catalogue-queries.ts'
import { readItem } from './catalogue-item.ts'

/** B-10: off the menu; carts that hold it are told when they are priced. */
export const unpublishBarItem = ({ announce }: BarFacts) =>
  handle(calls.unpublishBarItem, 'write', async (tx, input, { actor, afterCommit }) => {
    await readItem(tx, input.itemId)
    if (!(await storePublished(tx, input, false))) throw new Refusal('status_changed')
    await auditStaffAction(tx, actor, { action: 'bar.unpublishItem', subject: `dish:${input.itemId}` })
    afterCommit(() => announce(null))
    return { item: await readItem(tx, input.itemId) }
  })
