import type { Settings } from '../../domain/settings/settings.ts'
import { HOUR, SECOND } from '../../domain/platform/duration.ts'
import { deadlineEvent, nextStatus } from '../../domain/orders/order-states.ts'
import type { Database, Queryable } from '../platform/database.ts'
import { enqueueNotice } from '../platform/notices.ts'
import { exclusiveJob, type Job } from '../platform/jobs.ts'
import type { OccupancyChange } from '../umbrellas/occupancy-changes.ts'
import { claimReminders, lockDueOrders } from './due-queries.ts'
import type { OrderFacts } from './order-facts.ts'
import { deleteOldQuotes } from './order-queries.ts'
import { completePastOrders, expireAwaitingOrders } from './paying-queries.ts'
import { endDueOrder } from './release-order.ts'

const MOST_PER_RUN = 20
const MOST_REMINDED = 200

/**
 * B-04, R-902: frees the places of orders whose time to pay is over: cash after the grace, where the clock may, pay later at once; its
 * guest gets a mail. Those whose hour is near are reminded.
 */
export function releaseDueOrdersJob({ announce, settings }: Pick<OrderFacts, 'announce' | 'settings'>): Job {
  return {
    name: 'release-due-orders',
    every: 10 * SECOND,
    async run(database) {
      await remindOfCutoff(database, settings)
      return releaseDueOrders(database, announce, settings.cashReleaseAutomatic)
    },
  }
}

/** One run; true when there may be more. Where the clock may not (`releasesByItself`), staff decide over cash guests. */
export async function releaseDueOrders(
  database: Pick<Database, 'transaction'>,
  announce: OrderFacts['announce'],
  releasesByItself = true,
): Promise<boolean> {
  const { ended, freed } = await database.transaction((tx) => endDueOrders(tx, releasesByItself))
  announce(freed)
  return ended === MOST_PER_RUN
}

async function endDueOrders(
  tx: Queryable,
  releasesByItself: boolean,
): Promise<{ ended: number; freed: OccupancyChange[] }> {
  const due = await lockDueOrders(tx, MOST_PER_RUN, { ofPlaces: true, releasesByItself })
  const freed: OccupancyChange[] = []
  for (const { orderId, status, method } of due) {
    const event = deadlineEvent(method)
    const endedStatus = event === null ? null : nextStatus(status, event)
    if (event === null || endedStatus === null)
      throw new Error(`an order by ${method} that is ${status} has no deadline`)
    freed.push(...(await endDueOrder(tx, { orderId, event, endedStatus })))
  }
  return { ended: due.length, freed }
}

/** Reminds cash guests of the hour by which they arrive, once; without minutes nobody (B-04). */
export async function remindOfCutoff(
  database: Pick<Database, 'transaction'>,
  { cutoffReminderMinutes }: Pick<Settings, 'cutoffReminderMinutes'>,
): Promise<void> {
  if (cutoffReminderMinutes === 0) return
  await database.transaction(async (tx) => {
    for (const { orderId, accountId, deadlineAt } of await claimReminders(tx, cutoffReminderMinutes, MOST_REMINDED)) {
      const notice = { accountId, topic: 'cutoff' as const, facts: { orderId, deadlineAt } }
      await enqueueNotice(tx, `order-${orderId}-cutoff-${deadlineAt}`, notice)
    }
  })
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
