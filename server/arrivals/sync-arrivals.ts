import * as calls from '../../domain/arrivals/action-calls.ts'
import type { SyncItem, Synced } from '../../domain/arrivals/action-calls.ts'
import type { Visit } from '../../domain/arrivals/calls.ts'
import type { Language } from '../../domain/platform/language.ts'
import { Refusal } from '../../domain/platform/refusal.ts'
import { findColleague } from '../accounts/staff-device.ts'
import { CommitUnknown, isAccountGone, isConnectionLoss, isOverload } from '../platform/database-errors.ts'
import { handle, type Actor, type CallContext } from '../platform/handler.ts'
import { visitsNow } from './action-answer.ts'
import type { ArrivalFacts } from './arrival-facts.ts'
import { arriveVisits, type Acting, type ArrivedAction } from './arrive-visits.ts'
import { returnSeen, type Returned, type SeenItem } from './seen-offline.ts'
import { takeBackPress } from './take-back.ts'

/** A tablet may have been off for so many days. */
const MOST_DAYS_BACK = 7

/**
 * B-02, B-11: what devices saw without a network, and what they took back. Each item is a transaction of its own, so that one that is
 * refused, or breaks, keeps nobody else out; in whatever order they come, and however often, an arrival and its money are there once. What
 * became of all of them is read at the end, a day at a time.
 */
export const syncArrivals = (facts: ArrivalFacts) =>
  handle(calls.syncArrivals, 'own', async (_tx, { items, sentAt }, context) => {
    const { language, afterCommit } = context
    const outcomes: Outcome[] = []
    const actingOf = actingPeople(facts, context)
    for (const item of items)
      outcomes.push(await surely(facts, item, async () => syncOne(facts, await actingOf(item), { ...item, sentAt })))
    const freed = items.filter((_item, n) => outcomes[n]?.isBack === true)
    afterCommit(() => {
      if (freed.length > 0) facts.announce(freed.map(({ day }) => ({ from: day, to: day })))
      facts.announceBeachDay()
    })
    const visits = await visitsAfter(facts, items, language)
    return {
      items: items.map(({ clientId, visitId, day }, n): Synced => {
        const { result, reason, isCollected } = outcomes[n] as Outcome
        return { clientId, result, reason, isCollected, visit: visits.get(`${day} ${visitId}`) ?? null }
      }),
    }
  })

/** Who did what is sent: whoever pressed at this device, and else whoever sends it. */
function actingPeople({ database }: ArrivalFacts, context: CallContext<Actor>): (item: SyncItem) => Promise<Acting> {
  const { actor, deviceName } = context
  const known = new Map<string, number | null>([[actor.email, actor.accountId]])
  return async ({ by = actor.email }) => {
    if (!known.has(by)) known.set(by, await findColleague(database, by, context))
    const accountId = known.get(by) ?? actor.accountId
    if (accountId === actor.accountId) return { actor, deviceName }
    return { actor: { ...actor, accountId }, deviceName, sentById: actor.accountId }
  }
}

interface Outcome extends Pick<Synced, 'result' | 'reason' | 'isCollected'> {
  /** Its order has its places again. */
  readonly isBack?: boolean
}

/**
 * One item's outcome, whatever happens to it. Only where the database itself is away all of them are asked for again: what was done counts
 * once.
 */
async function surely(
  { log }: ArrivalFacts,
  { clientId, visitId, day }: SyncItem,
  sync: () => Promise<Outcome>,
): Promise<Outcome> {
  try {
    return await sync()
  } catch (error) {
    if (isConnectionLoss(error) || isAccountGone(error)) throw error
    const isLater = error instanceof CommitUnknown || isOverload(error)
    log[isLater ? 'warn' : 'error']({ err: error, clientId, visitId, day }, 'an arrival of a device was not kept')
    return { result: isLater ? 'later' : 'failed', reason: null, isCollected: false }
  }
}

async function syncOne(facts: ArrivalFacts, acting: Acting, item: SeenItem): Promise<Outcome> {
  const { takenBackAt } = item
  try {
    if (takenBackAt !== undefined) {
      await facts.database.transaction((tx) => takeBackPress(tx, acting, { ...item, takenBackAt }))
      return { result: 'undone', reason: null, isCollected: false }
    }
    return outcomeOf(await arriveOne(facts, acting, item))
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    if (error.code === 'not_found' && takenBackAt === undefined) return returnOne(facts, acting, item)
    return refusedOutcome(error, item)
  }
}

const LENIENT = { daysBack: MOST_DAYS_BACK, keepsWithoutMoney: true }

function arriveOne({ database }: ArrivalFacts, acting: Acting, item: SeenItem): Promise<ArrivedAction> {
  return database.transaction((tx) => arriveVisits(tx, acting, arrivingOf(item), LENIENT))
}

const arrivingOf = ({ visitId, day, clientId, at, collect }: SeenItem) => ({
  visitIds: [visitId],
  day,
  clientId,
  at,
  collect,
})

/** Of whom there is no visit any more: the clock may have freed their place while the device was off. */
async function returnOne({ database }: ArrivalFacts, acting: Acting, item: SeenItem): Promise<Outcome> {
  try {
    const returned = await database.transaction((tx) =>
      returnSeen(tx, acting, item, () => arriveVisits(tx, acting, arrivingOf(item), LENIENT)),
    )
    if ('actionId' in returned) return { ...outcomeOf(returned), isBack: true }
    return strandedOutcome(returned)
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    return refusedOutcome(error, item)
  }
}

function strandedOutcome({ outcome, isCollected, refusedMoney }: Returned): Outcome {
  return { result: outcome, reason: refusedMoney, isCollected }
}

function outcomeOf({ isCollected, newcomers, refusedMoney }: ArrivedAction): Outcome {
  return { result: newcomers > 0 ? 'accepted' : 'already', reason: refusedMoney, isCollected }
}

function refusedOutcome({ code }: Refusal, { collect }: SeenItem): Outcome {
  const isThere = code === 'already_arrived'
  // Money that nothing is due of any more was taken twice, or paid otherwise: somebody has to look.
  const reason = isThere && collect !== undefined ? 'order_not_payable' : code
  return { result: isThere ? 'already' : 'refused', reason, isCollected: false }
}

/** The visits of all items as they are now, by day and id. What was done stands, also where a day cannot be read. */
async function visitsAfter(
  { database, settings, log }: ArrivalFacts,
  items: readonly Pick<SyncItem, 'day' | 'visitId'>[],
  language: Language,
): Promise<ReadonlyMap<string, Visit>> {
  const days = [...new Set(items.map(({ day }) => day))]
  const found = await Promise.all(
    days.map(async (day) => {
      const visitIds = [...new Set(items.filter((item) => item.day === day).map(({ visitId }) => visitId))]
      try {
        return await visitsNow(database, { day, visitIds }, { language, settings })
      } catch (error) {
        if (isOverload(error)) throw error
        log.error({ err: error, day, visitIds }, 'the visits of a day were not read')
        return []
      }
    }),
  )
  return new Map(found.flat().map((visit) => [`${visit.day} ${visit.visitId}`, visit]))
}
