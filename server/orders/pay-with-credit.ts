import { randomBytes } from 'node:crypto'
import * as calls from '../../domain/orders/credit-calls.ts'
import { creditFor } from '../../domain/payments/credit.ts'
import { Refusal } from '../../domain/platform/refusal.ts'
import { handle } from '../platform/handler.ts'
import { spendCredit } from '../payments/credit/use-credit.ts'
import type { OrderFacts } from './order-facts.ts'
import { lockOrder, readOrder } from './order-queries.ts'
import { isPaymentUnderWay, requestCancels, settleByCredit } from './paying-queries.ts'
import { wireOrder } from './wire-order.ts'

/**
 * B-06: pays one's own unpaid order with credit, a part or all of it. A payment that was begun for the whole amount ends; while
 * money may be moving nothing changes (R13). What credit pays alone is settled, and is not given up at its due time.
 */
export const payWithCredit = (facts: OrderFacts) =>
  handle(
    calls.payWithCredit,
    'write',
    async (tx, { orderId, creditCents, dueCents: seenCents }, { actor, afterCommit }) => {
      const { accountId } = actor
      if (!(await lockOrder(tx, accountId, orderId))) throw new Refusal('not_found')
      const before = await readOrder(tx, accountId, orderId)
      if (before === null) throw new Error(`the order ${orderId} cannot be read`)
      const { status, paymentStatus, dueCents } = before
      if (status !== 'confirmed' || paymentStatus !== 'unpaid') throw new Refusal('order_not_payable')
      if (await isPaymentUnderWay(tx, orderId)) throw new Refusal('payment_in_progress')
      const isSeen = dueCents === seenCents && creditFor(dueCents, creditCents, true) === creditCents
      if (!isSeen) throw new Refusal('credit_changed')
      await requestCancels(tx, orderId)
      const movement = `order:${orderId}:${randomBytes(9).toString('base64url')}`
      await spendCredit(tx, { orderId, creditCents, movement })
      if (creditCents === dueCents) await settleByCredit(tx, orderId)
      const after = await readOrder(tx, accountId, orderId)
      if (after === null) throw new Error(`the order ${orderId} cannot be read back`)
      if (after.category !== 'umbrella') {
        const category = facts.categories.of(after.category)
        afterCommit(() => category.announce(orderId))
      }
      return wireOrder(after, facts)
    },
  )
