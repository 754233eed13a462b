import { Refusal } from '../../domain/platform/refusal.ts'
import type { RefundTender } from '../../domain/payments/tender.ts'
import type { Settings } from '../../domain/settings/settings.ts'
import type { Queryable } from '../platform/database.ts'
import { FieldRefusal } from '../platform/field-refusal.ts'
import type { Actor } from '../platform/handler.ts'
import { refundToCredit } from './credit/refund-to-credit.ts'
import type { DeskPerson } from './desk-money.ts'
import { enterDeskMoney, readWhereNow } from './desk-money-queries.ts'
import {
  beginDeskRefund,
  callOffRefunds,
  delayRefund,
  endDeskRefund,
  isMoneyMoving,
  readDeskRefund,
  readRefundableAtDesk,
  returnUsedCredit,
} from './desk-refund-queries.ts'
import { letMoneyOut, undoMoneyOut } from './money-out/let-money-out.ts'
import { insertRefund, readRefundable } from './refund-queries.ts'

export interface DeskRefund {
  readonly orderId: number
  readonly tender: RefundTender
  readonly amountCents: number
  readonly reason: string
  /** Names the press. */
  readonly key: string
  readonly device: string
}

const keyOf = ({ orderId, key }: Pick<DeskRefund, 'orderId' | 'key'>) => `desk-refund:${orderId}:${key}`

/**
 * B-12, R-707: gives back money of a locked order, once per key; what the order still cost is nobody's to pay again. Answers whether it is
 * new. Throws `input_invalid` for more than is there by this way, `payment_in_progress` while money moves, and what {@link letMoneyOut} does.
 */
export async function giveBackAtDesk(
  tx: Queryable,
  settings: Settings,
  by: Actor,
  refund: DeskRefund,
): Promise<boolean> {
  const key = keyOf(refund)
  if ((await readDeskRefund(tx, key)) !== null) return false
  const { orderId, tender, amountCents, reason } = refund
  if (await isMoneyMoving(tx, orderId)) throw new Refusal('payment_in_progress')
  const most = (await readRefundableAtDesk(tx, orderId))[tender]
  if (amountCents > most) throw new FieldRefusal([{ field: 'amountCents', code: 'too_large', max: most }])
  const id = await beginDeskRefund(tx, { key, orderId, tender, amountCents, reason, staffId: by.accountId })
  if (tender === 'original') await sendBack(tx, { id, orderId, amountCents })
  else if (tender === 'credit') await turnIntoCredit(tx, { id, orderId, amountCents })
  else {
    const { device } = refund
    await enterDeskMoney(tx, {
      ...overTheCounter(by, device),
      orderId,
      kind: 'refund',
      tender,
      amountCents: -amountCents,
      key,
    })
  }
  await letMoneyOut(tx, settings, by, { kind: 'refund', orderId, amountCents, key })
  return true
}

const overTheCounter = (by: DeskPerson, device: string) => ({
  tenderedCents: null,
  reason: '',
  staffId: by.accountId,
  device,
})

interface Part {
  readonly id: number
  readonly orderId: number
  readonly amountCents: number
}

/** Longer than the undo is offered, and its answer under way. */
const HELD_SECONDS = 10

/** By the payments that brought it, the newest first; the driver carries it out once the undo is over. */
async function sendBack(tx: Queryable, { id, orderId, amountCents }: Part): Promise<void> {
  let left = amountCents
  for (const { attempt, cents, isCaptured } of await readRefundable(tx, orderId)) {
    const part = isCaptured ? Math.min(left, cents) : 0
    if (part <= 0) continue
    const refund = await insertRefund(tx, {
      refundId: `rf_desk${id}_${attempt}`,
      orderId,
      attempt,
      lineId: null,
      amountCents: part,
      reason: 'staff',
      state: 'requested',
      key: `rf:desk${id}:${attempt}`,
      ref: null,
    })
    if (refund !== null) await delayRefund(tx, refund, HELD_SECONDS)
    left -= part
  }
  if (left > 0) throw new Error(`the order ${orderId} has less to send back than it said`)
}

/** Money becomes credit; what had been paid with credit comes back last. A number that no line has names the movement. */
async function turnIntoCredit(tx: Queryable, { id, orderId, amountCents }: Part): Promise<void> {
  const left = await refundToCredit(tx, { orderId, lineId: -id, amountCents, isGift: true })
  if (left > 0) await returnUsedCredit(tx, orderId, left, `desk:${id}`)
}

/**
 * Takes back a refund: over the counter its money is in the till again, by a provider it has not left yet. False when it was taken back
 * before. Throws `not_found`, and `status_changed` for one whose money is on its way or credit already, or that a closing has counted.
 */
export async function undoGiveBack(
  tx: Queryable,
  by: DeskPerson,
  refund: Pick<DeskRefund, 'orderId' | 'key' | 'device'>,
): Promise<boolean> {
  const key = keyOf(refund)
  const found = await readDeskRefund(tx, key)
  if (found === null) throw new Refusal('not_found')
  if (found.isUndone) return false
  const { tender, amountCents } = found
  const { orderId, device } = refund
  const isOverTheCounter = tender === 'cash' || tender === 'card_terminal'
  if (isOverTheCounter && (await readWhereNow(tx, orderId, key)).isCounted) throw new Refusal('status_changed')
  if (tender === 'credit' || !(await endDeskRefund(tx, key))) throw new Refusal('status_changed')
  await undoMoneyOut(tx, key)
  if (tender === 'original') {
    if (!(await callOffRefunds(tx, found.id))) throw new Refusal('status_changed')
    return true
  }
  return enterDeskMoney(tx, {
    ...overTheCounter(by, device),
    orderId,
    kind: 'refund_back',
    tender,
    amountCents,
    key: `${key}:undone`,
  })
}
