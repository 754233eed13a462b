import * as calls from '../../../domain/weather/staff-calls.ts'
import { cents } from '../../../domain/platform/cents.ts'
import { partOfHalves } from '../../../domain/weather/weather-rule.ts'
import { seaOfDay } from '../../content/sea-history.ts'
import type { Queryable } from '../../platform/database.ts'
import { handle } from '../../platform/handler.ts'
import { readMoment, readWeatherDays, type StoredWeatherDay } from '../day-queries.ts'
import { creditOfStays } from '../stay-credit.ts'
import { readWeatherStays } from '../stay-queries.ts'
import { readWeatherSubscriptions } from '../share-queries.ts'
import { creditOfShares } from '../subscription-share.ts'
import type { WeatherFacts } from '../weather-facts.ts'

const MOST_DAYS = 30

/** B-19: what was observed and what follows, the newest day first. */
export const listWeatherDays = ({ settings }: WeatherFacts) =>
  handle(calls.listWeatherDays, 'read', async (tx) => {
    const days = []
    for (const one of await readWeatherDays(tx, MOST_DAYS)) days.push(await wireDay(tx, settings, one))
    return { days, proofCents: cents(settings.weatherProofCents), serverNow: (await readMoment(tx)).serverNow }
  })

/** Whom a day concerns: those who have a choice, and before they were told those who would get one. */
export async function concernedBy(tx: Queryable, settings: WeatherFacts['settings'], one: StoredWeatherDay) {
  const { day, choices, shares } = one
  const people = one.people + one.sharePeople
  const creditCents = one.creditCents + one.shareCents
  if (one.isTold || one.state === 'declined')
    return { bookings: choices, subscriptions: shares, people, creditCents, unpaidBookings: 0 }
  const all = await readWeatherStays(tx, one)
  const due = all.filter((stay) => stay.isDue)
  const stays = all.filter((stay) => !stay.isDue && stay.isPerson)
  const percent = one.percent ?? settings.weatherCreditPercent
  const arrivedPercent = one.arrivedPercent ?? settings.weatherArrivedPercent
  const subscriptionPercent = one.subscriptionPercent ?? settings.weatherSubscriptionPercent
  const owed =
    subscriptionPercent === 0 ? [] : (await readWeatherSubscriptions(tx, one)).filter((share) => share.isPerson)
  return {
    bookings: choices + stays.length,
    subscriptions: shares + owed.length,
    people: people + [...stays, ...owed].reduce((sum, holder) => sum + holder.people, 0),
    creditCents:
      creditCents + creditOfStays(stays, day, { percent, arrivedPercent }) + creditOfShares(owed, subscriptionPercent),
    unpaidBookings: due.length,
  }
}

async function wireDay(tx: Queryable, settings: WeatherFacts['settings'], one: StoredWeatherDay) {
  const { bookings, subscriptions, people, creditCents, unpaidBookings } = await concernedBy(tx, settings, one)
  const {
    weatherDayId,
    day,
    cause,
    minutes,
    state,
    reason,
    decidedBy,
    decidedAt,
    tellsAt,
    isTold,
    openChoices,
    moved,
  } = one
  return {
    weatherDayId,
    day,
    part: partOfHalves(one.first, one.end),
    cause,
    minutes,
    state,
    reason,
    decidedBy,
    decidedAt,
    tellsAt,
    isTold,
    bookings,
    subscriptions,
    people,
    creditCents: cents(creditCents),
    unpaidBookings,
    openChoices,
    moved,
    observations: (await seaOfDay(tx, day)).map(({ minute, sea }) => ({ at: clockOf(minute), sea })),
  }
}

/** Minutes since midnight as "13:05". */
function clockOf(minute: number): string {
  const two = (value: number) => String(value).padStart(2, '0')
  return `${two(Math.floor(minute / 60))}:${two(minute % 60)}`
}
