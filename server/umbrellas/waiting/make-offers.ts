import type { Settings } from '../../../domain/settings/settings.ts'
import { assignOffers, offerSeconds, type FreedStay } from '../../../domain/umbrellas/waiting.ts'
import type { Queryable } from '../../platform/database.ts'
import { enqueueNotice } from '../../platform/notices.ts'
import { dogsAround } from '../dogs-around.ts'
import type { OccupancyChange } from '../occupancy-changes.ts'
import { resortData } from '../resort-data.ts'
import { offerPlace, readQueue, type WaitingForPlace } from './waiting-queries.ts'

/** Each turn offers all that it can; another follows while something that was to be offered could not be. */
const MOST_TURNS = 4

export type WaitingSettings = Pick<
  Settings,
  'waitingOfferMinutes' | 'waitingSameDayMinutes' | 'largeDogOverTenthsKg' | 'dogSpacePlaces' | 'maxUmbrellas'
>

/**
 * B-05: offers what is free (or only what `freed` says) to the queue, first come, first served, and tells each person after
 * the commit. Two transactions that do this at once never give one place twice nor one request two offers: a request that
 * the other one works on is passed over, a place that it took goes to nobody else. Answers the days that became taken.
 */
export async function makeOffers(
  tx: Queryable,
  settings: WaitingSettings,
  freed: readonly FreedStay[] | null,
): Promise<OccupancyChange[]> {
  const changes: OccupancyChange[] = []
  const passedOver: number[] = []
  for (let turn = 0; turn < MOST_TURNS; turn += 1) {
    const queue = await withoutDogsAround(tx, settings, await readQueue(tx, freed, passedOver))
    // A database that has no resort yet has nobody who waits either.
    if (queue.length === 0) break
    const { plan } = await resortData(tx)
    const assigned = assignOffers(
      plan,
      queue.filter((one) => offerSeconds(one, settings) !== null),
      settings.largeDogOverTenthsKg,
    )
    if (assigned.length === 0) break
    const waiting = new Map(queue.map((one) => [one.requestId, one]))
    for (const { requestId, umbrellaId } of assigned) {
      const one = waiting.get(requestId)
      if (one !== undefined && (await offer(tx, settings, one, umbrellaId)))
        changes.push({ from: one.from, to: one.to })
      else passedOver.push(requestId)
    }
  }
  return changes
}

/** B-17: nobody is offered a place beside which other guests' dogs speak against theirs; the constraint has the last word. */
async function withoutDogsAround(
  tx: Queryable,
  settings: WaitingSettings,
  queue: readonly WaitingForPlace[],
): Promise<WaitingForPlace[]> {
  const left: WaitingForPlace[] = []
  for (const one of queue) {
    const part = one.part
    const around = await dogsAround(
      tx,
      settings,
      { from: one.from, to: one.to, part },
      one.accountId,
      one.dogs.length > 0,
    )
    const free = one.free.filter((id) => around(id, one.dogs) === null)
    if (free.length > 0) left.push({ ...one, free })
  }
  return left
}

async function offer(
  tx: Queryable,
  settings: WaitingSettings,
  waiting: WaitingForPlace,
  umbrellaId: number,
): Promise<boolean> {
  const seconds = offerSeconds(waiting, settings)
  const offerId =
    seconds === null ? null : await offerPlace(tx, waiting.requestId, umbrellaId, seconds, settings.maxUmbrellas)
  if (offerId === null) return false
  await enqueueNotice(tx, `offer-${offerId}`, {
    accountId: waiting.accountId,
    topic: 'place_offered',
    facts: { offerId },
  })
  return true
}
