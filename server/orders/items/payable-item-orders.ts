import { returnExcessCredit } from '../../payments/credit/use-credit.ts'
import type { PayableOrders } from '../../payments/payable-orders.ts'
import type { Queryable } from '../../platform/database.ts'
import { enqueueConfirmation } from '../confirmation-outbox.ts'
import { enqueueFreed } from '../freed-outbox.ts'
import { keepNothing } from '../paying-queries.ts'
import type { ItemCategories } from './item-categories.ts'
import { cancelItems, changed, endAwaiting, itemOrderOf, openItemOrder, standingItems } from './item-changes.ts'
import { lockAwaiting } from './item-checkout-queries.ts'
import { moveItemOrder, setPinned } from './item-order-queries.ts'

/** What the payments ask of orders of items: the same as of places, with the category's own seats, stock and spaces. */
export function payableItemOrders(
  categories: ItemCategories,
): Pick<PayableOrders, 'pin' | 'confirm' | 'unpin' | 'giveUp' | 'lose'> {
  return {
    /** What waits is held already; what has expired is taken again, if nobody else has it by now and its day is not over (R5). */
    async pin(tx, orderId) {
      const { category, found } = await openItemOrder(tx, categories, orderId)
      if (found.order.status !== 'expired') {
        await setPinned(tx, orderId, true)
        return true
      }
      const isPast = found.order.items.some((item) => item.to < found.order.localNow.slice(0, 10))
      const isTaken = !isPast && (await allOrNothing(tx, () => category.retake(tx, itemOrderOf(found))))
      if (isTaken) await moveItemOrder(tx, { orderId, to: 'awaiting_payment', actor: 'provider', reason: 'paid_late' })
      return isTaken
    },

    async confirm(tx, orderId, method) {
      const work = await openItemOrder(tx, categories, orderId)
      await moveItemOrder(tx, { orderId, to: 'confirmed', actor: 'provider', reason: 'money_came', method })
      await work.category.confirm(tx, itemOrderOf(work.found))
      await enqueueConfirmation(tx, orderId, `order-${orderId}`)
      return [changed(work)]
    },

    /** One order of a category waits for its payment at a time: where another one does by now, this one is over. */
    async unpin(tx, orderId) {
      const work = await openItemOrder(tx, categories, orderId)
      const { order, accountId } = work.found
      const isOver = order.payUntil !== null && order.payUntil <= order.serverNow
      if (!isOver && (await lockAwaiting(tx, accountId, order.category)) === null) {
        await setPinned(tx, orderId, false)
        return []
      }
      await endAwaiting(tx, work, { to: 'expired', actor: 'clock', reason: 'payment_time_over' })
      return [changed(work)]
    },

    async giveUp(tx, orderId, why) {
      const work = await openItemOrder(tx, categories, orderId)
      await endAwaiting(tx, work, { to: why === 'too_late' ? 'expired' : 'failed', actor: 'clock', reason: why })
      return [changed(work)]
    },

    async lose(tx, orderId) {
      const work = await openItemOrder(tx, categories, orderId)
      const itemIds = standingItems(work.found)
      await enqueueFreed(tx, orderId, itemIds, 'payment_lost')
      await cancelItems(tx, work, { itemIds, event: 'payment_lost', actor: 'provider', keptCents: 0 })
      await keepNothing(tx, orderId)
      await returnExcessCredit(tx, orderId, `lost:${orderId}`)
      return [changed(work)]
    },
  }
}

/** Leaves nothing of what came to false. */
async function allOrNothing(tx: Queryable, work: () => Promise<boolean>): Promise<boolean> {
  await tx.query({ name: 'items.before-retake', text: 'savepoint retake', values: [] })
  const isDone = await work()
  if (!isDone) await tx.query({ name: 'items.no-retake', text: 'rollback to savepoint retake', values: [] })
  return isDone
}
