import { SECOND } from '../../../domain/platform/duration.ts'
import type { Settings } from '../../../domain/settings/settings.ts'
import type { Queryable } from '../../platform/database.ts'
import { exclusiveJob, type Job } from '../../platform/jobs.ts'
import type { OccupancyChange } from '../../umbrellas/occupancy-changes.ts'
import { markDue, moveByClock } from './life-job-queries.ts'
import type { LifeFacts } from './life-facts.ts'
import { seeToRenewals } from './renewals.ts'
import { enqueueSubscriptionNotice } from './subscription-notices.ts'

const MOST_PER_RUN = 50

/** What the clock does to subscriptions, in short steps. What became free or kept is told after the commit, by the next step. */
export function subscriptionLifeJobs(facts: LifeFacts): Job[] {
  return [
    exclusiveJob('subscription-life', 10 * SECOND, (tx) => liveOn(tx, facts.settings)),
    {
      name: 'subscription-renewals',
      every: 15 * SECOND,
      async run(database) {
        let changes: readonly OccupancyChange[] = []
        const job = exclusiveJob('subscription-renewals', 0, async (tx) => {
          changes = await seeToRenewals(tx, facts)
          return changes.length >= MOST_PER_RUN
        })
        const isMore = await job.run(database)
        if (changes.length > 0) facts.announce(changes)
        return isMore
      },
    },
  ]
}

/**
 * One step of every subscription's life (issue 6): ended after its last day, suspended a grace after an instalment was due,
 * confirmed again as soon as it is paid, reminded before the next one is due. True when there is more to do.
 */
export async function liveOn(tx: Queryable, settings: Settings): Promise<boolean> {
  const most = MOST_PER_RUN
  const graceDays = settings.subscriptionGraceDays
  const ended = await moveByClock(tx, 'last_day_over', { graceDays, most })
  const resumed = await moveByClock(tx, 'paid', { graceDays, most })
  const suspended = await moveByClock(tx, 'unpaid', { graceDays, most })
  for (const { step: ref, ...moved } of resumed)
    await enqueueSubscriptionNotice(tx, { ...moved, event: 'resumed', ref })
  for (const { step: ref, ...moved } of suspended) {
    await enqueueSubscriptionNotice(tx, { ...moved, event: 'suspended', ref })
  }
  const due = settings.instalmentReminderDays === 0 ? [] : await markDue(tx, settings.instalmentReminderDays, most)
  for (const { position: ref, ...one } of due)
    await enqueueSubscriptionNotice(tx, { ...one, event: 'instalment_due', ref })
  return [ended, resumed, suspended, due].some((moved) => moved.length === most)
}

/** The same for one subscription whose money has just come, so that its holder need not wait for the clock. */
export async function resumeIfPaid(tx: Queryable, settings: Settings, subscriptionId: number): Promise<void> {
  const graceDays = settings.subscriptionGraceDays
  for (const { step: ref, ...moved } of await moveByClock(tx, 'paid', { graceDays, most: 1, only: subscriptionId })) {
    await enqueueSubscriptionNotice(tx, { ...moved, event: 'resumed', ref })
  }
}
