import * as calls from '../../../domain/weather/staff-calls.ts'
import { cents } from '../../../domain/platform/cents.ts'
import { partOfHalves } from '../../../domain/weather/weather-rule.ts'
import { seaOfDay } from '../../content/sea-history.ts'
import type { Queryable } from '../../platform/database.ts'
import { handle } from '../../platform/handler.ts'
import { readMoment, readWeatherDays, type StoredWeatherDay } from '../day-queries.ts'
import { creditOfStays } from '../stay-credit.ts'
import { readWeatherStays } from '../stay-queries.ts'
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
  const { day, choices, people, creditCents } = one
  if (one.isTold || one.state === 'declined') return { bookings: choices, people, creditCents, unpaidBookings: 0 }
  const all = await readWeatherStays(tx, one)
  const due = all.filter((stay) => stay.isDue)
  const stays = all.filter((stay) => !stay.isDue && stay.isPerson)
  const percent = one.percent ?? settings.weatherCreditPercent
  const arrivedPercent = one.arrivedPercent ?? settings.weatherArrivedPercent
  return {
    bookings: choices + stays.length,
    people: people + stays.reduce((sum, stay) => sum + stay.people, 0),
    creditCents: creditCents + creditOfStays(stays, day, { percent, arrivedPercent }),
    unpaidBookings: due.length,
  }
}

async function wireDay(tx: Queryable, settings: WeatherFacts['settings'], one: StoredWeatherDay) {
  const { bookings, people, creditCents, unpaidBookings } = await concernedBy(tx, settings, one)
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
