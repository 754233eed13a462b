import type { ItemCategoryName } from '../../../domain/orders/item-calls.ts'
import { nextStatus } from '../../../domain/orders/order-states.ts'
import { Refusal } from '../../../domain/platform/refusal.ts'
import { takeDeskMoney, undoDeskMoney } from '../../payments/desk-money.ts'
import { requireNotYourself } from '../../payments/money-out/let-money-out.ts'
import { requestRefund } from '../../payments/request-refund.ts'
import type { Queryable } from '../../platform/database.ts'
import type { OrderDesk } from '../../platform/order-desk.ts'
import { ORDER_CONFIRMATION } from '../confirmation-outbox.ts'
import { enqueueRejected } from '../freed-outbox.ts'
import { isMoneyHere } from '../line-refund.ts'
import { requestCancels } from '../paying-queries.ts'
import { forgetMail } from '../staff/order-snapshot.ts'
import { readDeskOrders } from './desk-queries.ts'
import type { ItemCategories } from './item-categories.ts'
import { cancelItems, standingItems, type ItemWork } from './item-changes.ts'
import { lockItemOrder, moveItemOrder } from './item-order-queries.ts'
import { enqueueMoved, moveItemTime } from './moved-items.ts'

/** The desk of one category: nothing of another one can be done at it. */
export function orderDesk(categories: ItemCategories, name: ItemCategoryName): OrderDesk {
  const open = async (tx: Queryable, orderId: number): Promise<ItemWork> => {
    const found = await lockItemOrder(tx, orderId)
    if (found?.order.category !== name) throw new Refusal('not_found')
    return { category: categories.of(name), found }
  }
  const move = async (tx: Queryable, orderId: number, event: 'delivered' | 'taken_back') => {
    const { found } = await open(tx, orderId)
    const to = nextStatus(found.order.status, event)
    if (to !== null) await moveItemOrder(tx, { orderId, to, actor: 'staff', reason: event })
    return to !== null
  }
  return {
    find: (tx, orderIds) => readDeskOrders(tx, name, orderIds),

    async reject(tx, { orderId, reason, by }) {
      const work = await open(tx, orderId)
      const { order } = work.found
      if (nextStatus(order.status, 'rejected') === null) return false
      const itemIds = standingItems(work.found)
      const [first] = itemIds
      const amountCents = isMoneyHere(order) ? order.totalCents : 0
      if (amountCents > 0) await requireNotYourself(tx, work.found.accountId, [by.accountId])
      await requestCancels(tx, orderId)
      await cancelItems(tx, work, { itemIds, event: 'rejected', actor: 'staff', keptCents: 0 })
      if (first !== undefined) await requestRefund(tx, { orderId, lineId: first, amountCents })
      await enqueueRejected(tx, orderId, itemIds, reason)
      return true
    },

    async reschedule(tx, { orderId, itemId, time, tellAfterMs }) {
      await open(tx, orderId)
      const moves = await moveItemTime(tx, { orderId, itemId, time })
      if (moves !== null && tellAfterMs !== null) await enqueueMoved(tx, { orderId, itemId, moves }, tellAfterMs)
    },

    async takeMoney(tx, taken) {
      await open(tx, taken.orderId)
      const { tender = 'cash', tenderedCents = null } = taken
      const { isNew } = await takeDeskMoney(tx, taken.by, { ...taken, tender, tenderedCents })
      return isNew
    },

    async undoMoney(tx, taken) {
      await open(tx, taken.orderId)
      return undoDeskMoney(tx, taken.by, taken)
    },

    async takeBack(tx, orderId) {
      const work = await open(tx, orderId)
      const { order } = work.found
      if (nextStatus(order.status, 'last_line_deleted') === null || order.coveredCents > 0) return false
      const itemIds = standingItems(work.found)
      await requestCancels(tx, orderId)
      await cancelItems(tx, work, { itemIds, event: 'last_line_deleted', actor: 'staff', keptCents: 0 })
      await forgetMail(tx, ORDER_CONFIRMATION, `order-${orderId}`)
      return true
    },

    complete: (tx, orderId) => move(tx, orderId, 'delivered'),
    reopen: (tx, orderId) => move(tx, orderId, 'taken_back'),
  }
}
