import { DAY, SECOND } from '../../domain/platform/duration.ts'
import { Refusal } from '../../domain/platform/refusal.ts'
import type { DogFacts } from './dog-facts.ts'
import { takeUploadBudget } from './dog-queries.ts'

/** Counts an upload before its file is decoded. Throws `too_many_requests` when the day's are used up. */
export async function requireUploadBudget({ database, settings }: DogFacts, accountId: number): Promise<void> {
  const isWithin = await takeUploadBudget(database, accountId, settings.dogUploadsPerDay)
  if (!isWithin) throw new Refusal('too_many_requests', { retryAfterSeconds: DAY / SECOND })
}
