import * as calls from '../../../domain/weather/staff-calls.ts'
import { Refusal } from '../../../domain/platform/refusal.ts'
import { partOfHalves } from '../../../domain/weather/weather-rule.ts'
import { auditStaffAction } from '../../platform/audit.ts'
import { handle } from '../../platform/handler.ts'
import { confirmDay, lockWeatherDay } from '../day-queries.ts'
import type { WeatherFacts } from '../weather-facts.ts'
import { concernedBy } from './list-weather-days.ts'

/** B-19: by whoever manages the resort, for the half-days that the screen showed. Guests are told after the time for taking it back. */
export const confirmWeatherDay = ({ settings }: WeatherFacts) =>
  handle(calls.confirmWeatherDay, 'write', async (tx, { weatherDayId, part }, { actor }) => {
    const day = await lockWeatherDay(tx, weatherDayId)
    if (day === null) throw new Refusal('not_found')
    if (day.state !== 'proposed' || partOfHalves(day.first, day.end) !== part) throw new Refusal('status_changed')
    const { bookings, subscriptions, people, creditCents } = await concernedBy(tx, settings, day)
    if (creditCents > settings.weatherProofCents && !actor.isProven) throw new Refusal('proof_needed')
    const tellsAt = await confirmDay(tx, weatherDayId, {
      staffId: actor.accountId,
      undoSeconds: settings.deskUndoSeconds,
      percent: settings.weatherCreditPercent,
      arrivedPercent: settings.weatherArrivedPercent,
      subscriptionPercent: settings.weatherSubscriptionPercent,
    })
    await auditStaffAction(tx, actor, {
      action: 'weather.confirm',
      subject: `weather:${weatherDayId}`,
      detail: {
        day: day.day,
        part,
        cause: day.cause,
        minutes: day.minutes,
        bookings,
        subscriptions,
        people,
        creditCents,
      },
    })
    return { tellsAt }
  })
