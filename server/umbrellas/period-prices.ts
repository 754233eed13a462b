import { cents, sumCents, type Cents } from '../../domain/platform/cents.ts'
import { eachDay, type CivilDate } from '../../domain/platform/civil-date.ts'
import type { Period } from '../../domain/umbrellas/period.ts'
import type { BeachPlan, ExtraId, Place } from '../../domain/umbrellas/plan.ts'
import { extraDayCents, priceOf } from '../../domain/umbrellas/price.ts'
import { discountsOf } from '../../domain/umbrellas/discounts.ts'
import type { ResortData } from './resort-data.ts'

export interface PeriodPrices {
  readonly prices: {
    row: string
    category: string
    dayCents: Cents[]
    totalCents: Cents
    discounts?: { promotion: string; cents: Cents }[]
  }[]
  readonly extras: { id: ExtraId; dayCents: Cents[]; totalCents: Cents }[]
}

/** Searches come in waves for the same days; the price book only changes with the resort's data. */
const MOST_KEPT = 500
const kept = new WeakMap<ResortData, Map<string, PeriodPrices>>()

/** Prices of a period for every row and category that the plan has, and for every extra, for who books today. */
export function pricesOf(data: ResortData, period: Period, today: CivilDate): PeriodPrices {
  let known = kept.get(data)
  if (known === undefined) kept.set(data, (known = new Map()))
  const key = `${period.from}/${period.to}/${period.part}/${today}`
  let found = known.get(key)
  if (found === undefined) {
    found = computePrices(data, period, today)
    if (known.size >= MOST_KEPT) known.clear()
    known.set(key, found)
  }
  return found
}

function computePrices({ plan, prices: book, promotions }: ResortData, period: Period, today: CivilDate): PeriodPrices {
  const days = eachDay(period.from, period.to)
  const kinds = new Map(plan.places.map((place) => [`${place.row}/${place.category}`, place]))
  const offers = { promotions, booking: { today, channel: 'online' as const } }
  return {
    prices: [...kinds.values()].map((place) => {
      const { rows, totalCents } = priceOf(book, place, period, [], [], offers)
      const discounts = discountsOf(rows).map((one) => ({ ...one, cents: cents(one.cents) }))
      return {
        row: place.row,
        category: place.category,
        dayCents: rows.map((row) => row.unitCents),
        totalCents,
        ...(discounts.length > 0 ? { discounts } : {}),
      }
    }),
    extras: plan.extras.flatMap(({ id }) => {
      const place = placeThatOffers(plan, id)
      if (place === undefined) return []
      const dayCents = days.map((day) => extraDayCents(book, id, place, day, period.part))
      return [{ id, dayCents, totalCents: sumCents(dayCents) }]
    }),
  }
}

/** An extra costs the same wherever it may be added, so any place that takes it will do. */
function placeThatOffers(plan: BeachPlan, id: ExtraId): Place | undefined {
  const offering = new Set(
    plan.categories.filter((one) => one.extras.some((extra) => extra.id === id && extra.max > 0)).map((one) => one.id),
  )
  return plan.places.find((place) => offering.has(place.category))
}
