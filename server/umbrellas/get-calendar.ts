import * as calls from '../../domain/umbrellas/calls.ts'
import { countDays, eachDay } from '../../domain/platform/civil-date.ts'
import { Refusal } from '../../domain/platform/refusal.ts'
import { dayFullness } from '../../domain/umbrellas/day-fullness.ts'
import { handle } from '../platform/handler.ts'
import { readTakenPerDay } from './availability-queries.ts'
import { resortData } from './resort-data.ts'
import type { UmbrellaFacts } from './umbrella-facts.ts'
import { lockRules } from './umbrella-rules.ts'

/** Two months of a calendar and no more, whatever the longest stay is. */
const MOST_DAYS = 62

/** how full each day is, for the calendar of the search. */
export const getCalendar = ({ settings, clock }: UmbrellaFacts) =>
  handle(calls.getCalendar, 'read', async (tx, period) => {
    if (countDays(period.from, period.to) > MOST_DAYS) throw new Refusal('period_too_long', { max: MOST_DAYS })
    const { plan } = await resortData(tx)
    const rules = lockRules(settings, await clock.moment(tx, settings.dayTurnHour))
    const taken = await readTakenPerDay(tx, period)
    const all = plan.places.filter((place) => place.isBookable).length
    return {
      days: eachDay(period.from, period.to).map((day) => {
        const free = Math.max(0, all - (taken.get(day) ?? 0))
        const state = dayFullness(day, period.part, { free, all }, rules)
        return { day, state, free: state === 'past' || state === 'closed' ? 0 : free }
      }),
    }
  })
