import { Refusal } from '../../../domain/platform/refusal.ts'
import * as calls from '../../../domain/orders/withdrawal-calls.ts'
import type { Queryable } from '../../platform/database.ts'
import { handle } from '../../platform/handler.ts'
import { requestRefund } from '../../payments/request-refund.ts'
import { cancelItems, endAwaiting, openItemOrder, standingItems } from '../items/item-changes.ts'
import type { OrderFacts } from '../order-facts.ts'
import { isPaymentUnderWay, requestCancels } from '../paying-queries.ts'
import { readRight, type WithdrawalRight } from './withdrawal-answer.ts'
import { enqueueReceipt } from './withdrawal-outbox.ts'
import { insertWithdrawal, lockOrders } from './withdrawal-queries.ts'

/**
 * B-15, art. 54-bis: the contract ends, what was paid goes back less what was used, and the receipt with date and time is mailed.
 * Pressed twice it is declared once: the second press waits for the first one's lock and is answered its receipt.
 */
export const declareWithdrawal = (facts: OrderFacts) =>
  handle(calls.declareWithdrawal, 'write', async (tx, { orderId, name, contact }, { actor, language, afterCommit }) => {
    const own = { accountId: actor.accountId, orderId }
    const known = await readRight(tx, own, language)
    await lockOrders(tx, [orderId, ...known.contract.instalmentOrders])
    const right = await readRight(tx, own, language)
    if (right.order.withdrawal !== null) return right.answer
    if (right.answer.lastDay === null) throw new Refusal('withdrawal_not_given')
    if (!right.answer.isRunning) throw new Refusal('withdrawal_over')
    const { paidCents, usedCents, refundCents } = right.answer
    if (await insertWithdrawal(tx, { orderId, name, contact, paidCents, usedCents, refundCents })) {
      await endContract(tx, facts, right)
      await enqueueReceipt(tx, orderId)
      afterCommit(() => facts.categories.of('subscription').announce(orderId))
    }
    const { answer } = await readRight(tx, own, language)
    return answer
  })

/** Ends every order of the contract with what goes back of it; none may have money that is moving (R13). */
async function endContract(
  tx: Queryable,
  { categories }: OrderFacts,
  { order, contract, refunds }: WithdrawalRight,
): Promise<void> {
  const orderIds = [order.orderId, ...contract.instalmentOrders]
  for (const orderId of orderIds) {
    if (await isPaymentUnderWay(tx, orderId)) throw new Refusal('payment_in_progress')
  }
  // The later instalments first: with the subscription's own order its stays and its state go.
  for (const orderId of orderIds.toReversed()) {
    const work = await openItemOrder(tx, categories, orderId)
    const { status } = work.found.order
    if (status === 'awaiting_payment') {
      await endAwaiting(tx, work, { to: 'failed', actor: 'guest', reason: 'withdrawn' })
      continue
    }
    const itemIds = standingItems(work.found)
    const [first] = itemIds
    if ((status !== 'confirmed' && status !== 'completed') || first === undefined) continue
    const { keptCents = 0, refundCents = 0 } = refunds.find((one) => one.orderId === orderId) ?? {}
    await requestCancels(tx, orderId)
    await cancelItems(tx, work, { itemIds, event: 'withdrawn', actor: 'guest', keptCents })
    await requestRefund(tx, { orderId, lineId: first, amountCents: refundCents })
  }
}
