import { closedReason } from '../../../domain/restaurant/closed.ts'
import { isMealOver, type ResortNow } from '../../../domain/restaurant/cutoffs.ts'
import { stayMinutes } from '../../../domain/restaurant/meal-times.ts'
import type { MealTime } from '../../../domain/restaurant/meals.ts'
import type { SittingFacts } from '../../../domain/restaurant/slots.ts'
import { timeToOffer } from '../../../domain/restaurant/waiting.ts'
import type { Settings } from '../../../domain/settings/settings.ts'
import { offerSeconds } from '../../../domain/umbrellas/waiting.ts'
import type { Database, Queryable } from '../../platform/database.ts'
import { enqueueNotice } from '../../platform/notices.ts'
import { openingOf } from '../open-restaurants.ts'
import { readNow, readRestaurants, type StoredRestaurant } from '../restaurant-queries.ts'
import { claimTable } from '../seating-queries.ts'
import { sittingFacts, sittingOf } from '../sitting-facts.ts'
import { readSittings, readTakenTables } from '../sitting-queries.ts'
import {
  insertTableOffer,
  lockSitting,
  lockWaiting,
  readTableQueue,
  readWaitingSittings,
  type WaitingForTable,
} from './offer-queries.ts'
import type { Sitting } from './request-queries.ts'

/** A step of the staff settles before what it freed is offered: a slip of the finger is taken back within its notice. */
const SETTLE_SECONDS = 10

/**
 * B-09: offers what is free to those who wait, first come, first served, and tells each person after the commit. Each sitting is a
 * transaction of its own; a request that another process works on is passed over. Answers how many offers were made.
 */
export async function offerTables(database: Pick<Database, 'transaction'>, settings: Settings): Promise<number> {
  const sittings = await database.transaction((tx) => readWaitingSittings(tx, SETTLE_SECONDS))
  let made = 0
  for (const sitting of sittings) {
    made += await database.transaction(async (tx) => {
      await lockSitting(tx, sitting)
      const [now, restaurants] = await Promise.all([readNow(tx), readRestaurants(tx)])
      const restaurant = restaurants.find(({ id }) => id === sitting.restaurant)
      return restaurant === undefined ? 0 : offerSitting(tx, settings, { sitting, restaurant, now })
    })
  }
  return made
}

interface Asked {
  readonly sitting: Sitting
  readonly restaurant: StoredRestaurant
  readonly now: ResortNow
}

async function offerSitting(tx: Queryable, settings: Settings, asked: Asked): Promise<number> {
  const { sitting, now } = asked
  let made = 0
  let facts = await openFacts(tx, settings, asked)
  if (facts === null) return 0
  const isPast = (time: MealTime) => sitting.day === now.today && `${time}:00` < now.time
  for (const waiting of await readTableQueue(tx, sitting)) {
    const time = timeToOffer(facts, waiting, isPast)
    if (time === null || !(await offer(tx, settings, asked.restaurant, { ...waiting, time }))) continue
    made += 1
    facts = await openFacts(tx, settings, asked)
    if (facts === null) break
  }
  return made
}

/** What is free of a sitting that guests book; null while they do not. Whoever waits was let in on a platform of theirs. */
async function openFacts(
  tx: Queryable,
  settings: Settings,
  { sitting, restaurant, now }: Asked,
): Promise<SittingFacts | null> {
  const [platform] = restaurant.platforms
  const hours = restaurant.meals.find(({ meal }) => meal === sitting.meal)
  if (platform === undefined || hours === undefined) return null
  if (closedReason(openingOf(restaurant, settings, now.today), sitting.day, platform) !== null) return null
  if (isMealOver(sitting.meal, sitting.day, now, settings)) return null
  const stored = sittingOf(hours, await readSittings(tx, restaurant.id, sitting.day))
  if (!stored.isOnline) return null
  return sittingFacts(restaurant, hours, stored, await readTakenTables(tx, restaurant.id, sitting.day))
}

/** Keeps a table for somebody of the queue; false when it could not be. */
async function offer(
  tx: Queryable,
  settings: Settings,
  { stays }: StoredRestaurant,
  waiting: WaitingForTable & { readonly time: MealTime },
): Promise<boolean> {
  const { requestId, accountId, restaurant, day, meal, time, seats, dogs, note } = waiting
  const seconds = offerSeconds(waiting, settings)
  if (seconds === null || !(await lockWaiting(tx, requestId))) return false
  const seatingId = await claimTable(
    tx,
    { restaurant, day, meal, time, seats, stayMinutes: stayMinutes(stays, seats), isOnline: true, table: null },
    { accountId, dogs, note, state: 'held' },
  )
  if (seatingId === null) return false
  const offerId = await insertTableOffer(tx, { requestId, seatingId, time, seconds })
  await enqueueNotice(tx, `table-offer-${offerId}`, {
    accountId,
    topic: 'place_offered',
    facts: { tableOfferId: offerId },
  })
  return true
}
