import type { Cents } from '../../domain/platform/cents.ts'
import type { Language } from '../../domain/platform/language.ts'
import * as calls from '../../domain/subscriptions/calls.ts'
import { boughtDays } from '../../domain/subscriptions/plan-days.ts'
import { carnetPriceOf, daysPrice, planPriceOf } from '../../domain/subscriptions/plan-price.ts'
import { planText } from '../../domain/subscriptions/subscription-words.ts'
import type { BeachPlan } from '../../domain/umbrellas/plan.ts'
import { handle } from '../platform/handler.ts'
import { readTakenByPlan } from './availability-queries.ts'
import { offeredPlans, openShop, type ChosenPlan } from './plan-shop.ts'
import type { SubscriptionFacts } from './subscription-facts.ts'

/** the plans that are sold now, with prices from and places left when they begin on their first day. */
export const getSubscriptionPlans = (facts: SubscriptionFacts) =>
  handle(calls.getSubscriptionPlans, 'read', async (tx, _, { language }) => {
    const shop = await openShop(tx, facts)
    const chosen = offeredPlans(shop).flatMap((one): ChosenPlan | readonly [] => {
      const bought = boughtDays(one.plan, one.offer, one.offer.start.from)
      return bought === null ? [] : { ...one, bought }
    })
    const placed = chosen.filter(({ plan }) => plan.days.kind !== 'carnet')
    const { taken, serverNow } = await readTakenByPlan(
      tx,
      placed.map(({ plan, bought }) => ({ planId: plan.id, days: bought.days, part: plan.part })),
    )
    return {
      plans: chosen.map((one) => wirePlan(one, shop.data.plan, taken.get(one.plan.id) ?? new Set(), language)),
      serverNow,
    }
  })

function wirePlan(
  { plan, offer, bought }: ChosenPlan,
  beach: BeachPlan,
  taken: ReadonlySet<number>,
  language: Language,
): calls.SubscriptionPlan {
  const { days, part, weekdays, categories, depositPercent, withdrawalDays, fewPlaces } = plan
  const isCarnet = days.kind === 'carnet'
  const places = freePlaces(plan, beach, taken)
  return {
    planId: plan.id,
    name: planText(plan.name, language, bought.from),
    text: planText(plan.text, language, bought.from),
    kind: days.kind,
    part,
    weekdays: weekdays === null ? null : [...weekdays],
    start: offer.start,
    from: bought.from,
    to: bought.to,
    entries: isCarnet ? days.entries : null,
    categories: categories === null ? null : [...categories],
    fromCents: beach.categories.flatMap(({ id }) => {
      const prices = isCarnet ? carnetPrices(plan, id) : (places.get(id) ?? [])
      if (prices.length === 0) return []
      return {
        category: id,
        cents: prices.map((one) => daysPrice(plan, one, bought)).reduce((a, b) => (b < a ? b : a)),
      }
    }),
    free: isCarnet
      ? null
      : beach.categories.flatMap(({ id }) => {
          const isFor = categories === null || categories.includes(id)
          return isFor ? { category: id, places: places.get(id)?.length ?? 0 } : []
        }),
    depositPercent,
    withdrawalDays,
    fewPlaces,
  }
}

function carnetPrices(plan: ChosenPlan['plan'], category: string): Cents[] {
  const price = carnetPriceOf(plan)
  return price === null || plan.categories?.includes(category) === false ? [] : [price]
}

/** Prices of the places that are free on all days, by category. */
function freePlaces(plan: ChosenPlan['plan'], beach: BeachPlan, taken: ReadonlySet<number>): Map<string, Cents[]> {
  const found = new Map<string, Cents[]>()
  for (const place of beach.places) {
    const price = place.isBookable && !taken.has(place.id) ? planPriceOf(plan, place) : null
    if (price !== null) found.set(place.category, [...(found.get(place.category) ?? []), price])
  }
  return found
}
