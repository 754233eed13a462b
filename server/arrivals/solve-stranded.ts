import { UNDO_WINDOW } from '../../domain/arrivals/action-calls.ts'
import type { reseatStranded, Stranded } from '../../domain/arrivals/stranded-calls.ts'
import type { StrandedSolution } from '../../domain/arrivals/stranded-rules.ts'
import type { Tender } from '../../domain/payments/tender.ts'
import type { CallParsed } from '../../domain/platform/call.ts'
import { Refusal } from '../../domain/platform/refusal.ts'
import { lockOrder } from '../orders/changes/lock-order.ts'
import { auditStaffAction } from '../platform/audit.ts'
import type { Queryable } from '../platform/database.ts'
import type { Actor } from '../platform/handler.ts'
import { undoUntil } from './action-answer.ts'
import { findSolution, insertSolution, type NewSolution } from './solution-queries.ts'
import { readStranded } from './stranded-queries.ts'

interface Solving {
  readonly orderId: number
  readonly pressId: string
  readonly kind: StrandedSolution
}

/** What the audit keeps of a solution: the money that went back, or the places that they got. */
interface SolvedAudit {
  readonly amountCents?: number
  readonly tenders?: readonly Tender[]
  readonly places?: CallParsed<typeof reseatStranded>['seats']
}

/** What a solution leaves to be written down. */
export type Solved = Pick<NewSolution, 'note' | 'tenders' | 'placesBefore' | 'after'> & {
  readonly audit: SolvedAudit
}

/**
 * Solves what became of stranded guests, once per press, with their order locked as whoever orders or pays locks it. Throws `not_found`
 * when nobody of it waits any more, and what `act` throws.
 */
export async function solveStranded(
  tx: Queryable,
  actor: Actor,
  { orderId, pressId, kind }: Solving,
  act: (stranded: Stranded, accountId: number) => Promise<Solved>,
): Promise<{ solutionId: number; undoUntil: string }> {
  const accountId = await lockOrder(tx, orderId)
  if (accountId === null) throw new Refusal('not_found')
  const before = await findSolution(tx, pressId, UNDO_WINDOW)
  if (before !== null) {
    if (before.orderId !== orderId || before.kind !== kind || before.isUndone) throw new Refusal('status_changed')
    return { solutionId: before.solutionId, undoUntil: undoUntil(before.at) }
  }
  const [stranded] = await readStranded(tx, orderId)
  if (stranded === undefined) throw new Refusal('not_found')
  const { audit, ...solved } = await act(stranded, accountId)
  const { solutionId, at } = await insertSolution(tx, { pressId, orderId, kind, staffId: actor.accountId, ...solved })
  await auditStaffAction(tx, actor, {
    action: `arrivals.${kind}`,
    subject: `order:${orderId}`,
    detail: { solutionId, ...audit },
  })
  return { solutionId, undoUntil: undoUntil(at) }
}
