import { HOUR, SECOND } from '../../domain/platform/duration.ts'
import { deadlineEvent, nextStatus } from '../../domain/orders/order-states.ts'
import type { Database, Queryable } from '../platform/database.ts'
import { exclusiveJob, type Job } from '../platform/jobs.ts'
import { returnExcessCredit } from '../payments/credit/use-credit.ts'
import type { OccupancyChange } from '../umbrellas/occupancy-changes.ts'
import { lockDueOrders } from './due-queries.ts'
import { enqueueFreed } from './freed-outbox.ts'
import type { OrderFacts } from './order-facts.ts'
import { deleteOldQuotes } from './order-queries.ts'
import { cancelLines, readStandingBookings } from './cancel-queries.ts'
import { completePastOrders, expireAwaitingOrders, requestCancels } from './paying-queries.ts'

const MOST_PER_RUN = 20

/** B-04, R-902: frees the places of orders whose time to pay is over: cash after the grace, pay later at once; its guest gets a mail. */
export function releaseDueOrdersJob({ announce }: Pick<OrderFacts, 'announce'>): Job {
  return { name: 'release-due-orders', every: 10 * SECOND, run: (database) => releaseDueOrders(database, announce) }
}

/** One run; true when there may be more. */
export async function releaseDueOrders(
  database: Pick<Database, 'transaction'>,
  announce: OrderFacts['announce'],
): Promise<boolean> {
  const { ended, freed } = await database.transaction(endDueOrders)
  announce(freed)
  return ended === MOST_PER_RUN
}

async function endDueOrders(tx: Queryable): Promise<{ ended: number; freed: OccupancyChange[] }> {
  const due = await lockDueOrders(tx, MOST_PER_RUN)
  const freed: OccupancyChange[] = []
  for (const { orderId, status, method } of due) {
    const event = deadlineEvent(method)
    const endedStatus = event === null ? null : nextStatus(status, event)
    if (event === null || endedStatus === null)
      throw new Error(`an order by ${method} that is ${status} has no deadline`)
    const bookingIds = await readStandingBookings(tx, orderId)
    freed.push(...(await cancelLines(tx, { orderId, bookingIds, endedStatus, actor: 'clock', reason: event })))
    await requestCancels(tx, orderId)
    await returnExcessCredit(tx, orderId, `due:${orderId}`)
    await enqueueFreed(tx, orderId, bookingIds, event)
  }
  return { ended: due.length, freed }
}

/**
 * Ends orders whose payment came to no end in time (payments guide, 8.2): their attempts are cancelled at the providers, their
 * holds are the sweep's. Money that comes late takes the places again where they are free (8.6).
 */
export function expireAwaitingOrdersJob({ announce }: Pick<OrderFacts, 'announce'>): Job {
  return {
    name: 'expire-awaiting-orders',
    every: 5 * SECOND,
    async run(database) {
      announce(await database.transaction((tx) => expireAwaitingOrders(tx, MOST_PER_RUN)))
      return false
    },
  }
}

/** Orders whose last day is over are completed. */
export const completePastOrdersJob: Job = exclusiveJob(
  'complete-past-orders',
  HOUR,
  async (tx) => (await completePastOrders(tx, MOST_PER_RUN)) === MOST_PER_RUN,
)

/** Old quotes bind nobody; the order that used one names it still. */
export const deleteOldQuotesJob: Job = exclusiveJob('delete-old-quotes', HOUR, async (tx) => {
  await deleteOldQuotes(tx)
  return false
})
