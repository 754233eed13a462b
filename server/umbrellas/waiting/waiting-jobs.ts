import { DAY, SECOND } from '../../../domain/platform/duration.ts'
import type { Database, Queryable } from '../../platform/database.ts'
import { exclusiveJob, type Job } from '../../platform/jobs.ts'
import type { OccupancyChange } from '../occupancy-changes.ts'
import type { UmbrellaFacts } from '../umbrella-facts.ts'
import { makeOffers, type WaitingSettings } from './make-offers.ts'
import { forgetRequests } from './forget-queries.ts'
import { closeWaiting } from './request-queries.ts'

const MOST_PER_RUN = 500

type WaitingFacts = Pick<UmbrellaFacts, 'announce'> & {
  readonly settings: WaitingSettings & UmbrellaFacts['settings']
}

/**
 * B-05: what became free outside a transaction that offers it itself (a hold or a block that ended, an offer without an
 * answer) goes to the queue within seconds. Every process runs it: what one works on the others pass over.
 */
export function waitingListJob({ announce, settings }: WaitingFacts): Job {
  return {
    name: 'waiting-list',
    every: 3 * SECOND,
    async run(database) {
      announce(await runWaitingList(database, settings))
      return false
    },
  }
}

/** One run; the days on which places became held for an offer. */
export async function runWaitingList(
  database: Pick<Database, 'transaction'>,
  settings: WaitingFacts['settings'],
): Promise<OccupancyChange[]> {
  return database.transaction(async (tx: Queryable) => {
    await closeWaiting(tx, settings.waitingMaxIgnored, MOST_PER_RUN)
    return makeOffers(tx, settings, null)
  })
}

/** Forgets requests some days after they ended: nobody asks for them any more. */
export const forgetWaitingJob: Job = exclusiveJob('forget-waiting', DAY / 4, async (tx) => {
  await forgetRequests(tx)
  return false
})
