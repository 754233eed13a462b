import * as calls from '../../domain/subscriptions/calls.ts'
import { instalmentTerms } from '../../domain/subscriptions/instalments.ts'
import { daysPrice, offeredExtras, planPriceOf, type OfferedExtra } from '../../domain/subscriptions/plan-price.ts'
import type { Category } from '../../domain/umbrellas/plan.ts'
import { handle } from '../platform/handler.ts'
import type { ResortData } from '../umbrellas/resort-data.ts'
import { readPlaces, type FoundPlaces } from './availability-queries.ts'
import { choosePlan, openShop, type ChosenPlan } from './plan-shop.ts'
import type { SubscriptionFacts } from './subscription-facts.ts'

/** which places are free on every half-day of a plan, on how many days the others are not, and what they cost. */
export const getSubscriptionAvailability = (facts: SubscriptionFacts) =>
  handle(calls.getSubscriptionAvailability, 'read', async (tx, wish) => {
    const shop = await openShop(tx, facts)
    const chosen = choosePlan(shop, wish)
    const { plan, bought } = chosen
    const beach = shop.data.plan
    const found = await readPlaces(tx, { days: bought.days, part: plan.part })
    const isFor = beach.places.map((place) => place.isBookable && planPriceOf(plan, place) !== null)
    return {
      planVersion: beach.version,
      from: bought.from,
      to: bought.to,
      part: plan.part,
      days: bought.days.length,
      states: beach.places.map((place, index) => (isFor[index] ? letterOf(found, place.id) : 'x')).join(''),
      missing: beach.places.map((place, index) => (isFor[index] ? (found.taken.get(place.id)?.missing ?? 0) : 0)),
      prices: pricesOf(chosen, shop.data),
      extras: beach.categories.flatMap((category) => extrasOf(chosen, category, shop.data, found)),
      instalments: instalmentTerms(plan, bought, shop.moment.today),
      serverNow: found.serverNow,
    }
  })

function letterOf({ taken }: FoundPlaces, umbrellaId: number): 'f' | 'h' | 'b' {
  const place = taken.get(umbrellaId)
  if (place === undefined) return 'f'
  return place.isOnlyHeld ? 'h' : 'b'
}

/** Prices of every row and category that the plan is for. */
function pricesOf({ plan, bought }: ChosenPlan, { plan: beach }: ResortData) {
  const kinds = new Map(beach.places.map((place) => [`${place.row}/${place.category}`, place]))
  return [...kinds.values()].flatMap((place) => {
    const price = planPriceOf(plan, place)
    if (price === null) return []
    return { row: place.row, category: place.category, totalCents: daysPrice(plan, price, bought) }
  })
}

/** The extras of a category, as many of each as some row of it takes. */
function extrasOf({ plan, bought }: ChosenPlan, category: Category, data: ResortData, { reserved }: FoundPlaces) {
  if (plan.categories?.includes(category.id) === false) return []
  const elsewhere = offeredExtras(plan, category, false, bought)
  const atSea = offeredExtras(plan, category, true, bought)
  const most = new Map<string, OfferedExtra>()
  for (const extra of [...elsewhere, ...atSea]) {
    const known = most.get(extra.id)
    if (known === undefined || known.max < extra.max) most.set(extra.id, extra)
  }
  return [...most.values()].map((extra) => {
    const capacity = data.stock.get(extra.id) ?? null
    const free = capacity === null ? null : Math.max(0, capacity - (reserved.get(extra.id) ?? 0) - extra.included)
    return { ...extra, category: category.id, free }
  })
}
