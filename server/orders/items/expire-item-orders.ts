import { SECOND } from '../../../domain/platform/duration.ts'
import type { Queryable } from '../../platform/database.ts'
import type { Job } from '../../platform/jobs.ts'
import type { OrderFacts } from '../order-facts.ts'
import type { ItemCategories } from './item-categories.ts'
import { returnExcessCredit } from '../../payments/credit/use-credit.ts'
import { lockDueOrders } from '../due-queries.ts'
import { enqueueFreed } from '../freed-outbox.ts'
import { requestCancels } from '../paying-queries.ts'
import { cancelItems, endAwaiting, openItemOrder, standingItems, type ItemWork } from './item-changes.ts'
import { lockOverdueItemOrders } from './item-order-queries.ts'

const MOST_PER_RUN = 20

/**
 * Ends orders of items whose payment came to no end in time (payments guide, 8.2): what they hold is free, their attempts are
 * cancelled at the providers. Money that comes late takes it again where nobody else has it (8.6). Those that the desk sold to be paid
 * online by a day end with that day.
 */
export function expireItemOrdersJob({ categories }: Pick<OrderFacts, 'categories'>): Job {
  return {
    name: 'expire-item-orders',
    every: 5 * SECOND,
    async run(database) {
      const expired = await database.transaction((tx) => expireOverdue(tx, categories))
      const due = await database.transaction((tx) => endUnpaid(tx, categories))
      for (const { category, found } of [...expired, ...due]) category.announce(found.order.orderId)
      return expired.length === MOST_PER_RUN || due.length === MOST_PER_RUN
    },
  }
}

async function expireOverdue(tx: Queryable, categories: ItemCategories): Promise<ItemWork[]> {
  const ended: ItemWork[] = []
  for (const orderId of await lockOverdueItemOrders(tx, MOST_PER_RUN)) {
    const work = await openItemOrder(tx, categories, orderId)
    await endAwaiting(tx, work, { to: 'expired', actor: 'clock', reason: 'payment_time_over' })
    ended.push(work)
  }
  return ended
}

async function endUnpaid(tx: Queryable, categories: ItemCategories): Promise<ItemWork[]> {
  const ended: ItemWork[] = []
  for (const { orderId } of await lockDueOrders(tx, MOST_PER_RUN, { ofPlaces: false })) {
    const work = await openItemOrder(tx, categories, orderId)
    const itemIds = standingItems(work.found)
    await cancelItems(tx, work, { itemIds, event: 'payment_due', actor: 'clock', keptCents: 0 })
    await requestCancels(tx, orderId)
    await returnExcessCredit(tx, orderId, `due:${orderId}`)
    await enqueueFreed(tx, orderId, itemIds, 'payment_due')
    ended.push(work)
  }
  return ended
}
