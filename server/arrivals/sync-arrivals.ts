import * as calls from '../../domain/arrivals/action-calls.ts'
import type { Synced, SyncItem } from '../../domain/arrivals/action-calls.ts'
import { Refusal } from '../../domain/platform/refusal.ts'
import { handle } from '../platform/handler.ts'
import { visitsNow } from './action-answer.ts'
import type { ArrivalFacts } from './arrival-facts.ts'
import { arriveVisits, type Acting } from './arrive-visits.ts'

/** A tablet may have been off for so many days. */
const MOST_DAYS_BACK = 7

/**
 * B-02: what devices saw without a network. Each item is a transaction of its own, so that one that is refused keeps nobody else out; in
 * whatever order they come, and however often, an arrival and its money are there once.
 */
export const syncArrivals = (facts: ArrivalFacts) =>
  handle(calls.syncArrivals, 'own', async (_tx, { items }, { actor, deviceName, language, afterCommit }) => {
    const synced: Synced[] = []
    for (const item of items) {
      const outcome = await syncOne(facts, { actor, deviceName }, item)
      const asked = { day: item.day, visitIds: [item.visitId] }
      const [visit] = await visitsNow(facts.database, asked, { language, settings: facts.settings })
      synced.push({ clientId: item.clientId, ...outcome, visit: visit ?? null })
    }
    afterCommit(facts.announceBeachDay)
    return { items: synced }
  })

type Outcome = Pick<Synced, 'result' | 'reason' | 'isCollected'>

async function syncOne({ database }: ArrivalFacts, acting: Acting, item: SyncItem): Promise<Outcome> {
  const { clientId, visitId, day, at, collect } = item
  try {
    const { isCollected, newcomers, refusedMoney } = await database.transaction((tx) =>
      arriveVisits(
        tx,
        acting,
        { visitIds: [visitId], day, clientId, at, collect },
        { daysBack: MOST_DAYS_BACK, keepsWithoutMoney: true },
      ),
    )
    return { result: newcomers > 0 ? 'accepted' : 'already', reason: refusedMoney, isCollected }
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    const isThere = error.code === 'already_arrived'
    // Money that nothing is due of any more was taken twice, or paid otherwise: somebody has to look.
    const reason = isThere && collect !== undefined ? 'order_not_payable' : error.code
    return { result: isThere ? 'already' : 'refused', reason, isCollected: false }
  }
}
