import { isReminderDue } from '../../domain/messages/reminder-rules.ts'
import { whyUnreached } from '../../domain/messages/unreached.ts'
import { HOUR, MINUTE, SECOND } from '../../domain/platform/duration.ts'
import type { Settings } from '../../domain/settings/settings.ts'
import type { SeaProvider } from '../content/sea-provider.ts'
import type { Database, Queryable } from '../platform/database.ts'
import { exclusiveJob, type Job } from '../platform/jobs.ts'
import { enqueueNotice, reminderKey } from '../platform/notices.ts'
import { claimDueBroadcast, noteSent } from './broadcast-queries.ts'
import { readEndingHolds } from './hold-queries.ts'
import { warnOfHotSand } from './hot-sand.ts'
import { forgetOldMessages } from './notice-queries.ts'
import { readParties } from './party-queries.ts'
import { readTomorrow, readWallTime } from './reminder-queries.ts'

/** What is told without anybody pressing anything. */
export const messageJobs = (settings: Settings, sea: SeaProvider | null): Job[] => [
  exclusiveJob('remind-day-before', MINUTE, (tx) => remindDayBefore(tx, settings)),
  exclusiveJob('warn-holds', 15 * SECOND, (tx) => warnHolds(tx, settings)),
  { name: 'send-broadcasts', every: SECOND, run: (database) => sendDueBroadcast(database, settings) },
  exclusiveJob('warn-of-hot-sand', 5 * MINUTE, (tx) => warnOfHotSand(tx, settings, sea)),
  exclusiveJob('forget-messages', HOUR, async (tx) => {
    await forgetOldMessages(tx)
    return false
  }),
]

/** B-13: reminds of what begins tomorrow, each order once. */
export async function remindDayBefore(tx: Queryable, { reminderHour }: Settings): Promise<false> {
  const now = await readWallTime(tx)
  if (reminderHour === 0 || Number(now.slice(11, 13)) < reminderHour) return false
  for (const candidate of await readTomorrow(tx)) {
    if (!isReminderDue(candidate, now, reminderHour)) continue
    const { orderId, accountId, day } = candidate
    await enqueueNotice(tx, reminderKey(orderId, day), { accountId, topic: 'reminder', facts: { orderId, day } })
  }
  return false
}

/** Says that a hold is about to end, once per end. */
export async function warnHolds(tx: Queryable, { holdWarningMinutes }: Settings): Promise<false> {
  if (holdWarningMinutes === 0) return false
  for (const { accountId, key } of await readEndingHolds(tx, holdWarningMinutes))
    await enqueueNotice(tx, key, { accountId, topic: 'hold_expiring', facts: {} })
  return false
}

/** Sends one broadcast that can no longer be called back, to each of its people once, whatever processes there are. */
export async function sendDueBroadcast(database: Database, settings: Settings): Promise<boolean> {
  return database.transaction(async (tx) => {
    const due = await claimDueBroadcast(tx)
    if (due === null) return false
    const people = (await readParties(tx, settings, due)).filter((party) => whyUnreached(party) === null)
    for (const { accountId } of people) {
      if (accountId === null) continue
      const facts = { broadcastId: due.id }
      await enqueueNotice(tx, `broadcast-${due.id}-${accountId}`, { accountId, topic: 'broadcast', facts })
    }
    await noteSent(tx, due.id, people.length)
    return true
  })
}
