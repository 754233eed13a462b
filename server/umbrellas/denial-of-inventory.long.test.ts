import { solveChallenge, type Challenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { Refusal } from '../../domain/platform/refusal.ts'
import { bookingCalls, type BookingCalls, type Guest } from '../../tests/race/booking-calls.ts'
import { bookingDatabase, setClock, setSettings } from '../../tests/race/booking-world.ts'
import type { TestDatabase } from '../../tests/support/database.ts'
import { reportFigures } from '../../tests/support/figures.ts'

const START = '2027-07-01T08:00:00+02:00'
const DAY = { from: '2027-07-10', to: '2027-07-10', part: 'full_day' } as const

/** Those of the places that nobody has on the day. */
const FREE = `
  select id from place where id = any ($1) and not exists (
    select from occupancy o where o.umbrella_id = place.id and o.days @> $2::date
      and (o.state <> 'held' or o.expires_at > battigia_now()))
  order by id`

let db: TestDatabase
let world: BookingCalls

beforeAll(async () => {
  db = await bookingDatabase({ at: START })
  // The work is as hard as for a phone in the app; here it only has to be asked for and checked.
  await setSettings(db, { holdWorkTries: 4 })
  world = await bookingCalls(db)
})
afterAll(() => db.close())

const work = async (text: string): Promise<string> => {
  const challenge = JSON.parse(text) as Challenge
  return JSON.stringify({ challenge, solution: await solveChallenge({ challenge, deriveKey }) })
}
const wish = (ids: readonly number[]) => ({
  ...DAY,
  places: ids.map((umbrellaId) => ({ umbrellaId, people: 1, dogs: [], extras: [] })),
})
const codeOf = (error: unknown) => {
  if (error instanceof Refusal) return error.code
  throw error
}

/** Locks places as somebody does who wants one: another when it is taken, the work when the beach asks for it. */
async function buy(guest: Guest, wanted: readonly number[]): Promise<boolean> {
  for (const id of wanted) {
    const tried = await guest.lock(wish([id])).catch((error: unknown) => error)
    if (!(tried instanceof Error)) return (await guest.order('cash')).status === 'confirmed'
    if (codeOf(tried) !== 'beach_nearly_held') continue
    const asked = tried instanceof Refusal ? String(tried.data['work']) : ''
    const again = await guest.lock({ ...wish([id]), work: await work(asked) }).catch((error: unknown) => codeOf(error))
    if (typeof again !== 'string') return (await guest.order('cash')).status === 'confirmed'
  }
  return false
}

test('P21 L-04 sixty bots on thirty prefixes for half an hour hold no third of the beach, and honest guests book', async () => {
  const bots = await Promise.all(
    Array.from({ length: 60 }, (_, index) =>
      world.guest({ addressPrefix: `203.0.${index % 30}.0/24`, deviceId: `bot-${index}` }),
    ),
  )
  const ids = await db.sql<{ id: number }>(
    `select id from place where is_bookable and category_id in (select id from category where kind in ('human', 'small_dog', 'large_dog'))
       and row_id not in (select id from beach_row where is_first) order by id`,
  )
  const everyPlace = ids.map(({ id }) => id)
  const [beach] = await db.sql<{ places: number }>('select count(*)::integer as places from place where is_bookable')
  const places = beach?.places ?? 0
  let [turn, mostHeld, honest, booked] = [0, 0, 0, 0]
  for (let minute = 0; minute < 30; minute += 1) {
    await setClock(db, new Date(Date.parse(START) + minute * 60_000).toISOString())
    const grabs = bots.map((bot) => ({ bot, from: (turn += 5) % everyPlace.length }))
    await Promise.all(grabs.map(({ bot, from }) => bot.lock(wish(everyPlace.slice(from, from + 5))).catch(codeOf)))
    const [{ held } = { held: 0 }] = await db.sql<{ held: number }>(
      `select count(*)::integer as held from occupancy o where o.state = 'held' and o.expires_at > battigia_now()`,
    )
    mostHeld = Math.max(mostHeld, held)
    for (let n = 0; n < (minute % 3 === 0 ? 4 : 3); n += 1) {
      honest += 1
      const guest = await world.guest({ addressPrefix: `198.51.${honest}.0/24`, deviceId: `honest-${honest}` })
      // What the map shows as free is what a person taps at.
      const free = (await db.sql<{ id: number }>(FREE, [everyPlace, DAY.from])).map(({ id }) => id)
      if (await buy(guest, free.slice(honest % 20).slice(0, 5))) booked += 1
    }
  }
  reportFigures('L-04', { held: (100 * mostHeld) / places, honest: (100 * booked) / honest })
  expect(mostHeld / places).toBeLessThanOrEqual(0.3)
  // The attack was one: the bots did hold what they could.
  expect(mostHeld / places).toBeGreaterThan(0.2)
  expect(honest).toBe(100)
  expect(booked).toBeGreaterThanOrEqual(95)
}, 120_000)
