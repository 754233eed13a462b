import { MINUTE } from '../../domain/platform/duration.ts'
import type { Settings } from '../../domain/settings/settings.ts'
import type { Queryable } from '../platform/database.ts'
import { exclusiveJob, type Job } from '../platform/jobs.ts'
import { enqueueNotice, reminderKey } from '../platform/notices.ts'
import { markReminded } from './mail-queries.ts'
import { rollRestaurantSeasons } from './roll-restaurant-seasons.ts'

/** Seasons that move with the calendar, and reminders. */
export const restaurantJobs = (settings: Settings): Job[] => [
  exclusiveJob('roll-restaurant-seasons', MINUTE, rollRestaurantSeasons),
  exclusiveJob('remind-tables', 2 * MINUTE, (tx) => remindTables(tx, settings)),
]

/**
 * B-09: reminds of the tables that are due, each once: who was reminded on the day before is not reminded again, because the
 * reminder of an order's day has one key. Does nothing while reminders are off.
 */
export async function remindTables(tx: Queryable, { restaurantReminderHours: hours }: Settings): Promise<false> {
  if (hours === 0) return false
  for (const { orderId, accountId, day } of await markReminded(tx, hours))
    await enqueueNotice(tx, reminderKey(orderId, day), { accountId, topic: 'reminder', facts: { orderId, day } })
  return false
}
