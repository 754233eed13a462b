import { UNDO_WINDOW } from '../../domain/arrivals/action-calls.ts'
import type { CivilDate } from '../../domain/platform/civil-date.ts'
import { Refusal } from '../../domain/platform/refusal.ts'
import { readReleasedLines, unreleaseOrder } from '../orders/release-order.ts'
import { undoDeskMoney } from '../payments/desk-money.ts'
import { auditStaffAction } from '../platform/audit.ts'
import type { Queryable } from '../platform/database.ts'
import { findPress, lockOrders, lockOrdersOf, type VisitAction } from './action-queries.ts'
import { sender, type Acting } from './arrive-visits.ts'
import { insertTakenBack, markUndone, undoNotes, wasActedOn } from './undo-queries.ts'

/** A press that a device took back, whether or not the server ever heard of it. */
export interface TakenBackPress {
  readonly clientId: string
  readonly visitId: string
  readonly day: CivilDate
  /** The device's clock at the press, and as it was taken back. */
  readonly at: string
  readonly takenBackAt: string
}

/**
 * Takes an action back truly, its money by an opposite entry; under the locks of its orders. Throws `status_changed` where somebody acted
 * on it since, or its money is not in the open till any more.
 */
export async function takeBack(
  tx: Queryable,
  action: VisitAction,
  acting: Acting,
  { wasBeforeClosing = false } = {},
): Promise<void> {
  const { actor, deviceName } = acting
  const { actionId, kind, orderId, moneyKey, day, visitIds } = action
  if (await wasActedOn(tx, actionId)) throw new Refusal('status_changed')
  if (!(await markUndone(tx, actionId, actor.accountId))) throw new Refusal('status_changed')
  if (kind === 'release' && orderId !== null) {
    const lines = await readReleasedLines(tx, orderId)
    const own = lines.map(({ bookingId }) => ({ bookingId, umbrellaId: null }))
    if ((await unreleaseOrder(tx, orderId, own, 'taken_back')) !== null) throw new Refusal('umbrella_taken')
  }
  await undoNotes(tx, actionId)
  if (moneyKey !== null && orderId !== null)
    await undoDeskMoney(tx, actor, { orderId, key: moneyKey, device: deviceName, wasBeforeClosing })
  await auditStaffAction(tx, actor, {
    action: 'arrivals.undo',
    subject: `order:${action.orderIds[0]}`,
    detail: { actionId, undone: kind, day, visitIds, ...sender(acting) },
  })
}

/**
 * B-11, B-02: takes back an arrival by the name of its press. One that the server has never heard of is kept as taken back, so that a
 * request that is still on its way does nothing when it comes. Taken back twice it is taken back once. Throws `status_changed` for what was
 * taken back too late, is no arrival, or was acted on since.
 */
export async function takeBackPress(tx: Queryable, acting: Acting, press: TakenBackPress): Promise<void> {
  const action = await lockPress(tx, acting, press)
  if (action === null || action.isUndone) return
  if (action.kind !== 'arrive' || action.day !== press.day || !isInTime(press)) throw new Refusal('status_changed')
  // The device gave the money back within a minute, whenever its word comes.
  await takeBack(tx, action, acting, { wasBeforeClosing: true })
}

/** The press under the locks of its orders; null where there was none, and now is one that does nothing. */
async function lockPress(tx: Queryable, { actor }: Acting, press: TakenBackPress): Promise<VisitAction | null> {
  const { clientId, visitId, day } = press
  await lockOrdersOf(tx, day, [visitId])
  const found = await findPress(tx, clientId, UNDO_WINDOW)
  // A press of the same name that is being written now is waited for, and is there then.
  if (found === null && (await insertTakenBack(tx, { clientId, day, staffId: actor.accountId }))) return null
  const known = found ?? (await findPress(tx, clientId, UNDO_WINDOW))
  if (known === null) throw new Error(`the press ${clientId} is neither there nor not`)
  await lockOrders(tx, known.orderIds)
  return findPress(tx, clientId, UNDO_WINDOW)
}

/** The desk offers to take back for seconds; what comes later by the device's own clock is no undo of a press. */
function isInTime({ at, takenBackAt }: TakenBackPress): boolean {
  const waited = Date.parse(takenBackAt) - Date.parse(at)
  return waited >= 0 && waited <= UNDO_WINDOW
}
