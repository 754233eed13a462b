import { centsOf, pricedDays } from '../../domain/orders/change-days.ts'
import type { CivilDate } from '../../domain/platform/civil-date.ts'
import { HALVES } from '../../domain/platform/day-part.ts'
import { weatherCredit } from '../../domain/weather/weather-rule.ts'
import type { WeatherStay } from './stay-queries.ts'

export interface Percents {
  readonly percent: number
  readonly arrivedPercent: number
}

/** What a stay paid for its half-days of bad weather, and the credit for them. */
export function creditOfStay(stay: WeatherStay, day: CivilDate, { percent, arrivedPercent }: Percents) {
  const priced = pricedDays(stay).find((one) => one.day === day)
  const [first, end] = HALVES[stay.part]
  return weatherCredit({
    dayCents: priced === undefined ? 0 : centsOf(priced),
    halves: end - first,
    metHalves: stay.end - stay.first,
    percent: stay.hasArrived ? arrivedPercent : percent,
    owedCents: stay.owedCents,
    balanceCents: stay.balanceCents,
    promisedCents: stay.promisedCents,
  })
}

/** The same for several stays in turn: what one of an order is promised, the next of it can no longer have. */
export function creditOfStays(stays: readonly WeatherStay[], day: CivilDate, percents: Percents): number {
  const promised = new Map<number, number>()
  for (const stay of stays) {
    const before = promised.get(stay.orderId) ?? 0
    const { creditCents } = creditOfStay({ ...stay, promisedCents: stay.promisedCents + before }, day, percents)
    promised.set(stay.orderId, before + creditCents)
  }
  return [...promised.values()].reduce((sum, one) => sum + one, 0)
}
