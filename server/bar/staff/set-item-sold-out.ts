import * as calls from '../../../domain/bar/board-calls.ts'
import { Refusal } from '../../../domain/platform/refusal.ts'
import { auditStaffAction } from '../../platform/audit.ts'
import { handle } from '../../platform/handler.ts'
import type { BarFacts } from '../bar-facts.ts'
import { storeSoldOut } from '../stock-queries.ts'

/** B-08: sold out, or there again; every guest's menu hears of it. */
export const setItemSoldOut = ({ announce }: BarFacts) =>
  handle(calls.setItemSoldOut, 'write', async (tx, { itemId, isSoldOut }, { actor, afterCommit }) => {
    if (!(await storeSoldOut(tx, itemId, isSoldOut))) throw new Refusal('item_unknown')
    await auditStaffAction(tx, actor, { action: 'bar.soldOut', subject: `dish:${itemId}`, detail: { isSoldOut } })
    afterCommit(() => announce(null))
    return { done: true as const }
  })
