import { Refusal } from '../../domain/platform/refusal.ts'
import * as calls from '../../domain/subscriptions/calls.ts'
import { missingDays, nearestPlaces } from '../../domain/subscriptions/missing-days.ts'
import { daysPrice, planPriceOf } from '../../domain/subscriptions/plan-price.ts'
import { handle } from '../platform/handler.ts'
import { readPlaces, readTakenHalves } from './availability-queries.ts'
import { choosePlan, openShop } from './plan-shop.ts'
import type { SubscriptionFacts } from './subscription-facts.ts'

const MOST_NEAREST = 5

/** the days of a plan on which a place is taken, and the nearest places of its category that are free on all of them. */
export const getMissingDays = (facts: SubscriptionFacts) =>
  handle(calls.getMissingDays, 'read', async (tx, { umbrellaId, ...wish }) => {
    const shop = await openShop(tx, facts)
    const { plan, bought } = choosePlan(shop, wish)
    const beach = shop.data.plan
    const place = beach.places.find((one) => one.id === umbrellaId)
    if (place === undefined) throw new Refusal('umbrella_unknown', { umbrellaId })
    const asked = { days: bought.days, part: plan.part }
    const taken = await readTakenHalves(tx, umbrellaId, asked)
    const others = await readPlaces(tx, asked)
    const nearest = nearestPlaces(
      beach,
      place,
      (one) => one.isBookable && !others.taken.has(one.id) && planPriceOf(plan, one) !== null,
      MOST_NEAREST,
    )
    return {
      days: missingDays(taken, plan.part).map(({ day, part }) => ({ day, part })),
      nearest: nearest.flatMap((one) => {
        const price = planPriceOf(plan, one)
        if (price === null) return []
        return { umbrellaId: one.id, code: one.code, row: one.row, totalCents: daysPrice(plan, price, bought) }
      }),
    }
  })
