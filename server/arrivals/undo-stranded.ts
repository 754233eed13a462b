import { UNDO_WINDOW } from '../../domain/arrivals/action-calls.ts'
import * as calls from '../../domain/arrivals/stranded-calls.ts'
import { Refusal } from '../../domain/platform/refusal.ts'
import { lockOrder } from '../orders/changes/lock-order.ts'
import { ORDER_CONFIRMATION } from '../orders/confirmation-outbox.ts'
import { releaseAgain } from '../orders/release-order.ts'
import { daysOfOrder, forgetMail, isAsLeft } from '../orders/staff/order-snapshot.ts'
import { undoGiveBack } from '../payments/desk-refund.ts'
import { auditStaffAction } from '../platform/audit.ts'
import type { Queryable } from '../platform/database.ts'
import { handle, type Actor } from '../platform/handler.ts'
import { findPress } from './action-queries.ts'
import type { ArrivalFacts } from './arrival-facts.ts'
import { refundKey } from './refund-stranded.ts'
import { arrivalPress, reseatMailKey } from './reseat-stranded.ts'
import { readSolution, reopenSolved, restoreLinePlaces, restoreNoShows, type Solution } from './solution-queries.ts'
import { readSolvedDays } from './stranded-queries.ts'
import { markUndone, undoNotes } from './undo-queries.ts'

/** B-11: what was done for stranded guests is taken back truly; they wait again. Taken back twice it is taken back once. */
export const undoStranded = ({ announce, announceBeachDay }: ArrivalFacts) =>
  handle(calls.undoStranded, 'write', async (tx, { solutionId }, { actor, deviceName, afterCommit }) => {
    const found = await readSolution(tx, solutionId, UNDO_WINDOW)
    if (found === null || (await lockOrder(tx, found.orderId)) === null) throw new Refusal('not_found')
    const solution = await readSolution(tx, solutionId, UNDO_WINDOW)
    if (solution !== null && !solution.isUndone) {
      if (!solution.isRecent) throw new Refusal('status_changed')
      const days = await daysOfOrder(tx, solution.orderId)
      await takeBack(tx, solution, actor, deviceName)
      if (solution.kind === 'reseated') afterCommit(() => announce(days))
    }
    afterCommit(announceBeachDay)
    return { done: true as const }
  })

async function takeBack(tx: Queryable, solution: Solution, actor: Actor, device: string): Promise<void> {
  const { solutionId, orderId, kind, pressId, tenders } = solution
  if (kind === 'reseated') await unseat(tx, solution, actor)
  for (const tender of tenders ?? []) {
    await undoGiveBack(tx, actor, { orderId, key: refundKey(pressId, tender), device })
  }
  if (!(await reopenSolved(tx, solutionId, actor.accountId))) throw new Refusal('status_changed')
  const detail = { solutionId, undone: kind }
  await auditStaffAction(tx, actor, { action: 'arrivals.undo-stranded', subject: `order:${orderId}`, detail })
}

/** The order ends as it had ended: its places are free again, and nobody of it has arrived. */
async function unseat(
  tx: Queryable,
  { solutionId, orderId, pressId, placesBefore, after, at }: Solution,
  actor: Actor,
) {
  if (after === null || placesBefore === null || !(await isAsLeft(tx, orderId, after)))
    throw new Refusal('status_changed')
  for (const day of await readSolvedDays(tx, solutionId)) {
    const action = await findPress(tx, arrivalPress(pressId, day), UNDO_WINDOW)
    if (action === null || action.isUndone) throw new Refusal('status_changed')
    await markUndone(tx, action.actionId, actor.accountId)
    await undoNotes(tx, action.actionId)
  }
  await releaseAgain(tx, orderId)
  await restoreLinePlaces(tx, orderId, placesBefore)
  await restoreNoShows(tx, orderId, at)
  await forgetMail(tx, ORDER_CONFIRMATION, reseatMailKey(orderId, pressId))
}
