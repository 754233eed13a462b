import { HOUR, SECOND } from '../../domain/platform/duration.ts'
import { exclusiveJob, type Job } from '../platform/jobs.ts'
import { forgetExpiredHolds, sweepHolds } from './occupancy-queries.ts'
import type { UmbrellaFacts } from './umbrella-facts.ts'

const MOST_PER_RUN = 2_000

/** Tidies expired holds and announces them. Nothing depends on it: an expired hold is free anyway. */
export function sweepHoldsJob({ announce }: Pick<UmbrellaFacts, 'announce'>): Job {
  return {
    name: 'sweep-holds',
    every: 2 * SECOND,
    async run(database) {
      const freed = await sweepHolds(database, MOST_PER_RUN)
      announce(freed)
      return freed.length === MOST_PER_RUN
    },
  }
}

/** Forgets expired holds once no rule asks for them: after the longest window of the pause. */
export function forgetHoldsJob({ settings }: Pick<UmbrellaFacts, 'settings'>): Job {
  return exclusiveJob('forget-holds', HOUR, async (tx) => {
    await forgetExpiredHolds(tx, Math.max(settings.pauseWindowHours, 24))
    return false
  })
}
