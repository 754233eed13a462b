import * as calls from '../../../domain/bar/board-calls.ts'
import { Refusal } from '../../../domain/platform/refusal.ts'
import { auditStaffAction } from '../../platform/audit.ts'
import { handle } from '../../platform/handler.ts'
import type { BarFacts } from '../bar-facts.ts'
import { storePieces } from '../stock-queries.ts'

/** B-08: how many pieces are left, or that nobody counts them. */
export const setItemStock = ({ announce }: BarFacts) =>
  handle(calls.setItemStock, 'write', async (tx, { itemId, left }, { actor, afterCommit }) => {
    if (!(await storePieces(tx, itemId, left))) throw new Refusal('item_unknown')
    await auditStaffAction(tx, actor, { action: 'bar.stock', subject: `dish:${itemId}`, detail: { left } })
    afterCommit(() => announce(null))
    return { done: true as const }
  })
