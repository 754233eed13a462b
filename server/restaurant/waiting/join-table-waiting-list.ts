import { Refusal } from '../../../domain/platform/refusal.ts'
import { closedReason } from '../../../domain/restaurant/closed.ts'
import { isMealOver } from '../../../domain/restaurant/cutoffs.ts'
import { mealTimes } from '../../../domain/restaurant/meal-times.ts'
import { freeTimes, tableRequestCloses } from '../../../domain/restaurant/waiting.ts'
import { joinTableWaitingList as call } from '../../../domain/restaurant/waiting-calls.ts'
import { handle } from '../../platform/handler.ts'
import { largestTable, openingOf } from '../open-restaurants.ts'
import type { TableFacts } from '../restaurant-facts.ts'
import { readNow, readRestaurants } from '../restaurant-queries.ts'
import { sittingFacts, sittingOf } from '../sitting-facts.ts'
import { readSittings, readTakenTables } from '../sitting-queries.ts'
import { joinTableQueue } from './request-queries.ts'

/** B-09: takes a place in the queue of a meal; who could have a table right away is sent to the times instead. */
export const joinTableWaitingList = ({ settings, announce }: TableFacts) =>
  handle(call, 'write', async (tx, { time = null, note = null, ...asked }, { actor, platform, afterCommit }) => {
    const { restaurant: id, day, meal, seats } = asked
    const [now, restaurants, sittings, taken] = await Promise.all([
      readNow(tx),
      readRestaurants(tx),
      readSittings(tx, id, day),
      readTakenTables(tx, id, day),
    ])
    const restaurant = restaurants.find((each) => each.id === id)
    if (restaurant === undefined || closedReason(openingOf(restaurant, settings, now.today), day, platform) !== null)
      throw new Refusal('restaurant_suspended')
    if (isMealOver(meal, day, now, settings)) throw new Refusal('meal_over')
    const hours = restaurant.meals.find((each) => each.meal === meal)
    const times = hours === undefined ? [] : mealTimes(hours)
    const isPast = (each: string) => day === now.today && `${each}:00` < now.time
    if (hours === undefined || (time !== null && (!times.includes(time) || isPast(time))))
      throw new Refusal('time_not_offered')
    if (seats > largestTable(restaurant)) throw new Refusal('party_too_large')
    const sitting = sittingOf(hours, sittings)
    if (!sitting.isOnline) throw new Refusal('time_not_offered')
    const free = freeTimes(sittingFacts(restaurant, hours, sitting, taken), { time, seats }, isPast)
    if (free.length > 0) throw new Refusal('tables_free', { times: free.slice(0, 5) })
    const closesAt = tableRequestCloses({ meal, time }, hours.to, settings)
    const most = settings.waitingMaxRequests
    const outcome = await joinTableQueue(tx, actor.accountId, { ...asked, time, note }, closesAt, most)
    if (outcome === 'closed') throw new Refusal('meal_over')
    if (outcome === 'already') throw new Refusal('waiting_already')
    if (outcome === 'too_many') throw new Refusal('too_many_waiting', { max: most })
    afterCommit(announce)
    return outcome
  })
