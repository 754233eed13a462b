import { cents, sumCents } from '../../../domain/platform/cents.ts'
import type { Language } from '../../../domain/platform/language.ts'
import { Refusal } from '../../../domain/platform/refusal.ts'
import { lastWithdrawalDay, usedCents, withdrawalRefunds } from '../../../domain/orders/withdrawal.ts'
import type { Withdrawal } from '../../../domain/orders/withdrawal-calls.ts'
import type { Queryable } from '../../platform/database.ts'
import { readWithdrawable, type Withdrawable } from '../../subscriptions/life/withdrawable.ts'
import { readPaid, readWithdrawalOrder, type WithdrawalOrder } from './withdrawal-queries.ts'

/** The right to withdraw as it stands, with what goes back of each order. */
export interface WithdrawalRight {
  readonly order: WithdrawalOrder
  readonly contract: Withdrawable
  readonly refunds: ReturnType<typeof withdrawalRefunds>
  readonly answer: Withdrawal
}

/** B-15: throws `not_found` for another's order and `withdrawal_not_given` for what no contract with such a right is about. */
export async function readRight(
  tx: Queryable,
  own: { readonly accountId: number; readonly orderId: number },
  language: Language,
): Promise<WithdrawalRight> {
  const order = await readWithdrawalOrder(tx, own.accountId, own.orderId)
  if (order === null) throw new Refusal('not_found')
  const contract = await readWithdrawable(tx, own.orderId, language)
  const lastDay = contract === null ? null : lastWithdrawalDay(order.placedOn, contract.withdrawalDays)
  if (contract === null) throw new Refusal('withdrawal_not_given')
  const paid = await readPaid(tx, [own.orderId, ...contract.instalmentOrders])
  // What came back as credit is as good as used: it goes back once, and the days cost what is left of the price.
  const { creditedCents, totalCents, use } = contract
  const used = cents(usedCents(cents(totalCents - creditedCents), use) + creditedCents)
  const refunds = withdrawalRefunds(paid, used)
  const { orderId, number, placedAt, name, contact, withdrawal, serverNow } = order
  const isRunning =
    withdrawal === null &&
    contract.isStanding &&
    order.status === 'confirmed' &&
    lastDay !== null &&
    order.today <= lastDay
  const sums = withdrawal ?? {
    paidCents: sumCents(paid.map((one) => cents(one.paidCents))),
    usedCents: used,
    refundCents: sumCents(refunds.map((one) => one.refundCents)),
  }
  const answer = {
    orderId,
    number,
    thing: contract.thing,
    placedAt,
    lastDay,
    isRunning,
    name,
    contact,
    paidCents: cents(sums.paidCents),
    usedCents: cents(sums.usedCents),
    refundCents: cents(sums.refundCents),
    receipt: withdrawal === null ? null : receiptOf(withdrawal),
    serverNow,
  }
  return { order, contract, refunds, answer }
}

function receiptOf({ name, contact, declaredAt, refundCents }: NonNullable<WithdrawalOrder['withdrawal']>) {
  return { name, contact, declaredAt, refundCents: cents(refundCents) }
}
