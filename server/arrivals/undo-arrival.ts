import * as calls from '../../domain/arrivals/action-calls.ts'
import { Refusal } from '../../domain/platform/refusal.ts'
import { unreleaseOrder } from '../orders/release-order.ts'
import { auditStaffAction } from '../platform/audit.ts'
import type { Queryable } from '../platform/database.ts'
import { handle, type Actor } from '../platform/handler.ts'
import { undoMoney } from '../till/take-money.ts'
import { touchedNow } from './action-answer.ts'
import { lockOrders, readAction, type VisitAction } from './action-queries.ts'
import type { ArrivalFacts } from './arrival-facts.ts'
import { markUndone, readReleasedLines, undoNotes, wasActedOn } from './undo-queries.ts'

/** B-11: the last press is taken back truly, its money by an opposite entry. Taken back twice it is taken back once. */
export const undoArrival = ({ settings, announce, announceBeachDay }: ArrivalFacts) =>
  handle(calls.undoArrival, 'write', async (tx, { actionId }, { actor, deviceName, language, afterCommit }) => {
    const found = await readAction(tx, actionId, calls.UNDO_WINDOW)
    if (found === null) throw new Refusal('not_found')
    await lockOrders(tx, found.orderIds)
    const action = await readAction(tx, actionId, calls.UNDO_WINDOW)
    if (action !== null && !action.isUndone) {
      if (!action.isRecent || (await wasActedOn(tx, actionId))) throw new Refusal('status_changed')
      await takeBack(tx, action, { actor, deviceName })
      if (action.kind === 'release') afterCommit(() => announce([{ from: action.day, to: action.day }]))
    }
    afterCommit(announceBeachDay)
    return { visits: await touchedNow(tx, found, { language, settings }) }
  })

async function takeBack(
  tx: Queryable,
  action: VisitAction,
  { actor, deviceName }: { readonly actor: Actor; readonly deviceName: string },
): Promise<void> {
  const { actionId, kind, orderId, moneyKey, day, visitIds } = action
  if (!(await markUndone(tx, actionId, actor.accountId))) throw new Refusal('status_changed')
  if (kind === 'release' && orderId !== null) {
    const lineIds = await readReleasedLines(tx, actionId)
    if (!(await unreleaseOrder(tx, orderId, lineIds))) throw new Refusal('umbrella_taken')
  }
  await undoNotes(tx, actionId)
  if (moneyKey !== null && orderId !== null) await undoMoney(tx, actor, { orderId, key: moneyKey, device: deviceName })
  await auditStaffAction(tx, actor, {
    action: 'arrivals.undo',
    subject: `order:${action.orderIds[0]}`,
    detail: { actionId, undone: kind, day, visitIds },
  })
}
