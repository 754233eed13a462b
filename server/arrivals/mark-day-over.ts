import { MINUTE } from '../../domain/platform/duration.ts'
import type { Queryable } from '../platform/database.ts'
import { exclusiveJob, type Job } from '../platform/jobs.ts'

/** Days that are looked at again: a server that was off, a tablet that is. */
const DAYS_BACK = 7

/** B-04: who was booked and never came counts as a no-show once the day is over; place and money stay as they are. */
export const markDayOverJob: Job = exclusiveJob('mark-day-over', 10 * MINUTE, async (tx) => {
  await markDayOver(tx)
  return false
})

/** Answers how many there were. */
export async function markDayOver(tx: Queryable): Promise<number> {
  const [row] = await tx.query<{ count: number }>({
    name: 'arrivals.mark-day-over',
    text: 'select mark_day_over($1) as count',
    values: [DAYS_BACK],
  })
  return row?.count ?? 0
}
