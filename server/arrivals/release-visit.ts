import * as calls from '../../domain/arrivals/action-calls.ts'
import { Refusal } from '../../domain/platform/refusal.ts'
import { releaseOrder } from '../orders/release-order.ts'
import { auditStaffAction } from '../platform/audit.ts'
import { handle } from '../platform/handler.ts'
import { undoUntil, visitsNow } from './action-answer.ts'
import type { ArrivalFacts } from './arrival-facts.ts'
import { decideVisit } from './decide-visit.ts'
import type { StoredVisit } from './visit-queries.ts'

/** B-04: frees the places of an unpaid order whose guest did not come, by hand and with a reason. */
export const releaseVisit = ({ settings, announce, announceBeachDay }: ArrivalFacts) =>
  handle(calls.releaseVisit, 'write', async (tx, input, { actor, language, afterCommit }) => {
    const { visitId, day, reason } = input
    const { actionId, at } = await decideVisit(
      tx,
      actor,
      { ...input, kind: 'release' },
      {
        judge: (visit, { today }) => {
          if (day !== today) throw new Refusal('not_today')
          requireUnpaid(visit)
        },
        write: async ({ orderId }, id) => {
          const freed = await releaseOrder(tx, { orderId, actionId: id, day, tellAfterMs: calls.UNDO_WINDOW })
          await auditStaffAction(tx, actor, {
            action: 'arrivals.release',
            subject: `order:${orderId}`,
            detail: { actionId: id, visitId, day, reason },
          })
          afterCommit(() => announce(freed))
        },
      },
    )
    afterCommit(announceBeachDay)
    const visits = await visitsNow(tx, { day, visitIds: [visitId] }, { language, settings })
    return { visits, actionId, undoUntil: undoUntil(at) }
  })

/** What is paid stays whose it is; an order of which somebody has come is not one whose guest did not. */
function requireUnpaid(visit: StoredVisit): void {
  if (visit.orderReleaseAt === null || visit.orderHasMoney) throw new Refusal('already_paid')
  if (visit.orderArrived) throw new Refusal('already_arrived')
}
