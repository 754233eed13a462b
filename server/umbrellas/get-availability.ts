import * as calls from '../../domain/umbrellas/calls.ts'
import { surroundingDigits, surroundingsOf } from '../../domain/umbrellas/dog-surroundings.ts'
import { requirePeriod } from '../../domain/umbrellas/period.ts'
import { handle } from '../platform/handler.ts'
import { readAvailability } from './availability-queries.ts'
import { pricesOf } from './period-prices.ts'
import { placeLetters } from './place-letters.ts'
import { resortData } from './resort-data.ts'
import type { UmbrellaFacts } from './umbrella-facts.ts'
import { lockRules } from './umbrella-rules.ts'

/** what is free for a period, at which price; expired holds count as free. */
export const getAvailability = ({ settings, clock }: UmbrellaFacts) =>
  handle(calls.getAvailability, 'read', async (tx, period) => {
    const data = await resortData(tx)
    const rules = lockRules(settings, await clock.moment(tx, settings.dayTurnHour))
    requirePeriod(period, rules)
    const { taken, reserved, marks, serverNow } = await readAvailability(tx, period)
    const { prices, extras } = pricesOf(data, period, rules.today)
    return {
      planVersion: data.plan.version,
      from: period.from,
      to: period.to,
      part: period.part,
      states: placeLetters(data.plan, taken),
      near: surroundingDigits(data.plan, surroundingsOf(data.plan, marks, settings.dogSpacePlaces)),
      prices,
      extras: extras.map((extra) => {
        const capacity = data.stock.get(extra.id) ?? null
        return { ...extra, free: capacity === null ? null : Math.max(0, capacity - (reserved.get(extra.id) ?? 0)) }
      }),
      serverNow,
    }
  })
