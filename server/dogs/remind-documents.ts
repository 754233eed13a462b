import { MINUTE } from '../../domain/platform/duration.ts'
import type { Settings } from '../../domain/settings/settings.ts'
import type { Queryable } from '../platform/database.ts'
import { exclusiveJob, type Job } from '../platform/jobs.ts'
import { enqueueReminder } from './dog-effects.ts'
import { markReminded } from './mail-queries.ts'

/** Looks every quarter of an hour for documents that end soon. */
export const remindDocumentsJob = (settings: Settings): Job =>
  exclusiveJob('remind-dog-documents', 15 * MINUTE, (tx) => remindDocuments(tx, settings))

/** B-16: reminds of the documents that are due, each once. Does nothing while reminders are off. */
export async function remindDocuments(tx: Queryable, { dogReminderDays: days }: Settings): Promise<false> {
  if (days === 0) return false
  for (const document of await markReminded(tx, days)) await enqueueReminder(tx, document)
  return false
}
