import { Refusal } from '../../domain/platform/refusal.ts'
import type { Tender } from '../../domain/payments/tender.ts'
import type { Queryable } from '../platform/database.ts'
import { FieldRefusal } from '../platform/field-refusal.ts'
import { readPayable } from './attempt-queries.ts'
import {
  cancelOpenAttempts,
  enterDeskMoney,
  readDeskEntry,
  readWhereNow,
  type DeskEntry,
} from './desk-money-queries.ts'

/** Who stands at the desk: of an actor its account. */
export interface DeskPerson {
  readonly accountId: number
}

/** Money for an order that somebody pays at the desk, the counter or on delivery; `key` names the press (case 91). */
export interface DeskMoney {
  readonly orderId: number
  readonly tender: Tender
  readonly amountCents: number
  /** What the guest gave: with the tender cash the change is the server's to say. */
  readonly tenderedCents?: number | null
  readonly key: string
  /** Name of the browser that it was pressed in. */
  readonly device?: string
}

const keyOf = ({ orderId, key }: Pick<DeskMoney, 'orderId' | 'key'>) => `desk:${orderId}:${key}`

/** What was written by a press, or by the same press before. */
export interface DeskReceipt {
  readonly ledgerEntryId: number
  readonly changeCents: number
  readonly isNew: boolean
}

/**
 * Writes money of the desk into the ledger and the till, in the caller's transaction with the order locked (R-603, B-12); what its guest
 * has begun to pay online is ended. Throws `order_not_payable` for more than is owed or an order that is over, and `input_invalid` for cash
 * that is less than the amount.
 */
export async function takeDeskMoney(tx: Queryable, by: DeskPerson, money: DeskMoney): Promise<DeskReceipt> {
  const before = await readDeskEntry(tx, keyOf(money))
  if (before !== null) return { ...receiptOf(before), isNew: false }
  const { orderId, tender, amountCents } = money
  const tenderedCents = tender === 'cash' ? (money.tenderedCents ?? null) : null
  const { status, dueCents } = await readPayable(tx, orderId)
  const isLive = status === 'confirmed' || status === 'completed'
  if (!isLive || amountCents <= 0 || amountCents > dueCents) throw new Refusal('order_not_payable')
  if (tenderedCents !== null && tenderedCents < amountCents) {
    throw new FieldRefusal([{ field: 'tenderedCents', code: 'too_small', min: amountCents }])
  }
  await enterDeskMoney(tx, {
    orderId,
    kind: 'taken',
    tender,
    amountCents,
    key: keyOf(money),
    tenderedCents,
    reason: '',
    staffId: by.accountId,
    device: money.device ?? '',
  })
  await cancelOpenAttempts(tx, orderId)
  return { ...(await written(tx, keyOf(money))), isNew: true }
}

/**
 * Writes money that lies in the drawer already, of an order that ended before it was known: it is its guest's, to be given back or to be
 * kept when the order stands again. Never more than `mostCents`: what was taken beyond is for a person to look at. Throws
 * `order_not_payable`.
 */
export async function keepDeskMoney(tx: Queryable, by: DeskPerson, money: DeskMoney, mostCents: number): Promise<void> {
  const { orderId, tender, amountCents, device = '' } = money
  if (amountCents <= 0 || amountCents > mostCents) throw new Refusal('order_not_payable')
  await enterDeskMoney(tx, {
    orderId,
    kind: 'taken',
    tender,
    amountCents,
    key: keyOf(money),
    // What a guest handed over counts where there is change to give, which was given long ago.
    tenderedCents: null,
    reason: '',
    staffId: by.accountId,
    device,
  })
}

/** What is taken back of the desk's money. */
interface TakenBackMoney extends Pick<DeskMoney, 'orderId' | 'key' | 'device'> {
  /** It left the drawer before the till was closed, and is heard of only now: a device had no network. */
  readonly wasBeforeClosing?: boolean
}

/**
 * Takes back what {@link takeDeskMoney} wrote by this key, with an entry of its own; false when there is nothing to take back. Throws
 * `status_changed` when that money is not in the open till any more: it was given back since, or counted in a drawer or a closing (B-12).
 */
export async function undoDeskMoney(tx: Queryable, by: DeskPerson, money: TakenBackMoney): Promise<boolean> {
  const { orderId, device = '', wasBeforeClosing = false } = money
  const key = keyOf(money)
  const undone = `${key}:undone`
  const taken = await readDeskEntry(tx, key)
  if (taken === null || (await readDeskEntry(tx, undone)) !== null) return false
  const { isHere, isCounted } = await readWhereNow(tx, orderId, key)
  if (!isHere || (isCounted && !wasBeforeClosing)) throw new Refusal('status_changed')
  return enterDeskMoney(tx, {
    orderId,
    kind: 'taken_back',
    tender: taken.tender,
    amountCents: -taken.amountCents,
    key: undone,
    tenderedCents: null,
    reason: '',
    staffId: by.accountId,
    device,
  })
}

/** Whether a press took money of an order, taken back since or not. */
export async function isDeskMoney(tx: Queryable, press: Pick<DeskMoney, 'orderId' | 'key'>): Promise<boolean> {
  return (await readDeskEntry(tx, keyOf(press))) !== null
}

const receiptOf = ({ ledgerEntryId, changeCents }: DeskEntry) => ({ ledgerEntryId, changeCents: changeCents ?? 0 })

async function written(tx: Queryable, key: string) {
  const entry = await readDeskEntry(tx, key)
  if (entry === null) throw new Error(`the entry ${key} was not stored`)
  return receiptOf(entry)
}
