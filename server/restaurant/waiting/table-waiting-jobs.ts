import { DAY, SECOND } from '../../../domain/platform/duration.ts'
import { exclusiveJob, type Job } from '../../platform/jobs.ts'
import type { Database } from '../../platform/database.ts'
import type { TableFacts } from '../restaurant-facts.ts'
import { closeTableWaiting } from './close-offers.ts'
import { offerTables } from './offer-tables.ts'
import { forgetTableRequests } from './table-waiting-queries.ts'

const MOST_PER_RUN = 200

/** B-09: what became free at a table, however it did, is offered within seconds; offers without an answer go on. */
export function tableWaitingJobs(facts: TableFacts): Job[] {
  return [
    {
      name: 'table-waiting',
      every: 3 * SECOND,
      async run(database) {
        await runTableWaiting(database, facts)
        return false
      },
    },
    exclusiveJob('forget-table-waiting', DAY / 4, async (tx) => {
      await forgetTableRequests(tx)
      return false
    }),
  ]
}

/** One run; tells the boards when something changed. */
export async function runTableWaiting(
  database: Pick<Database, 'transaction'>,
  { settings, announce }: TableFacts,
): Promise<void> {
  const closed = await database.transaction((tx) => closeTableWaiting(tx, settings.waitingMaxIgnored, MOST_PER_RUN))
  const made = await offerTables(database, settings)
  if (closed + made > 0) announce()
}
