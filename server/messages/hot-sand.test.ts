import { afterEach, beforeEach, expect, test } from 'vitest'
import * as content from '../../domain/content/calls.ts'
import { subscribePush } from '../../domain/messages/calls.ts'
import type { Sea } from '../../domain/content/sea.ts'
import type { BookingCalls, Guest } from '../../tests/race/booking-calls.ts'
import { setClock, setSettings } from '../../tests/race/booking-world.ts'
import { beachWorld, place, type BeachWorld } from '../../tests/support/beach-world.ts'
import { messageWorld, type MessageWorld } from '../../tests/support/message-world.ts'
import { pushBrowser, type PushBrowser } from '../../tests/support/push-browser.ts'
import { runHandler } from '../../tests/support/run-handler.ts'
import { getSeaConditions } from '../content/get-sea-conditions.ts'
import { addSea } from '../content/sea-queries.ts'
import type { Handler } from '../platform/handler.ts'
import { warnOfHotSand } from './hot-sand.ts'

const DAY = '2027-07-10'
const HOT: Sea = {
  airCelsius: 31,
  waterCelsius: 25,
  windKnots: 6,
  windFrom: 'SW',
  wave: 'calm',
  sky: 'clear',
  flag: 'white',
}

let beach: BeachWorld
let world: BookingCalls
let messages: MessageWorld
let browser: PushBrowser

beforeEach(async () => {
  beach = await beachWorld()
  ;({ world } = beach)
  messages = messageWorld(beach.db, world.settings)
  browser = await pushBrowser()
})
afterEach(async () => {
  await browser.close()
  await beach.close()
})

const BED = [{ id: 'sun_bed' as const, quantity: 1 }]
/** A guest with a place on the day of the test. */
async function lies(
  umbrella: number,
  dogs: { name: string; size: 'small' }[],
  part: 'full_day' | 'morning' | 'afternoon',
): Promise<Guest> {
  const guest = await world.guest()
  const places = await beach.db.sql<{ id: number }>(
    `select p.id from place p join category c on c.id = p.category_id
      where c.kind = 'small_dog' and p.is_bookable order by p.position`,
  )
  await guest.lock({ from: DAY, to: DAY, part, places: [{ ...place(places[umbrella]?.id ?? 0, BED), dogs }] })
  await guest.order('cash')
  return guest
}
const see = (change: Partial<Sea> = {}) =>
  beach.db.database.transaction((tx) => addSea(tx, observer, { ...HOT, ...change }))
let observer = 0
const at = (time: string) => setClock(beach.db, `${DAY}T${time}:00+02:00`)
const warn = () => beach.db.database.transaction((tx) => warnOfHotSand(tx, world.settings, null))
const told = async () =>
  (
    await beach.db.sql<{ account: number }>(
      `select (payload ->> 'accountId')::integer as account from outbox where payload ->> 'topic' = 'hot_sand' order by 1`,
    )
  ).map(({ account }) => account)

test('B-22 who lies there with a dog is told once a day, in their half-day, from the threshold on and while it is so', async () => {
  const dog = [{ name: 'Nebbia', size: 'small' as const }]
  const all = await lies(0, dog, 'full_day')
  const late = await lies(20, dog, 'afternoon')
  const alone = await lies(40, [], 'full_day')
  observer = alone.accountId
  await at('11:30')
  await warn()
  expect(await told()).toEqual([])
  await see({ airCelsius: 27 })
  await warn()
  expect(await told()).toEqual([])
  await see()
  await at('10:30')
  await warn()
  expect(await told()).toEqual([])
  await at('11:30')
  await warn()
  await warn()
  expect(await told()).toEqual([all.accountId])
  await at('15:00')
  await see()
  await warn()
  expect(await told()).toEqual([all.accountId, late.accountId])
  const { conditions } = await runHandler(
    beach.db.database,
    getSeaConditions({ settings: world.settings, sea: null }),
    {},
  )
  expect(conditions?.isSandHot).toBe(true)
  await setSettings(beach.db, { hotSandCelsius: 0 })
  await world.settings.reload(beach.db.database)
  const off = await runHandler(beach.db.database, getSeaConditions({ settings: world.settings, sea: null }), {})
  expect(off.conditions?.isSandHot).toBe(false)
  expect(content.getSeaConditions.output.parse(off)).toEqual(off)
})

test('B-22 it is only pushed, in the language of the device, and not once the sand is cool', async () => {
  const guest = await lies(0, [{ name: 'Nebbia', size: 'small' }], 'full_day')
  observer = guest.accountId
  const handler = messages.handlers.find(({ call }) => call.name === subscribePush.name)
  const input = { endpoint: browser.endpoint, keys: browser.keys, language: 'it' as const }
  await runHandler(beach.db.database, handler as unknown as Handler<typeof subscribePush>, input, guest.asker)
  await at('12:00')
  await see()
  await warn()
  await beach.db.sql(`delete from outbox where payload ->> 'topic' is distinct from 'hot_sand'`)
  await messages.deliver()
  expect(browser.messages()).toMatchObject([{ title: 'La sabbia scotta', path: '/tabs/home' }])
  expect(browser.messages()[0]?.body).toContain('18:00')
  expect(messages.mails).toEqual([])
})
