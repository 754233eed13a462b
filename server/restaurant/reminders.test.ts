import { afterAll, beforeAll, expect, test } from 'vitest'
import { LANGUAGES } from '../../domain/platform/language.ts'
import { setClock } from '../../tests/race/booking-world.ts'
import { restaurantWorld, type RestaurantWorld } from '../../tests/support/restaurant-world.ts'
import type { Mail } from '../platform/mail.ts'
import { remindTables } from './restaurant-jobs.ts'
import { tableEffects } from './table-effects.ts'

let world: RestaurantWorld

beforeAll(async () => {
  world = await restaurantWorld()
})
afterAll(() => world.db.close())

const remind = () => world.db.database.transaction((tx) => remindTables(tx, world.facts.settings))
const waiting = () =>
  world.db.sql<{ key: string; payload: Record<string, unknown> }>(
    "select key, payload from outbox where kind = 'restaurant.reminder' order by id",
  )

/** The mails that the waiting effects send. */
async function mails(): Promise<Mail[]> {
  const sent: Mail[] = []
  const mailer = { send: async (mail: Mail) => void sent.push(mail), close: () => undefined }
  const tools = {
    database: world.db.database,
    mailer,
    settings: world.facts.settings,
    publicUrl: 'https://argo.example',
  }
  const [[, carryOut]] = tableEffects(tools) as [ReturnType<typeof tableEffects>[number]]
  for (const { key, payload } of await waiting()) await carryOut(payload, key)
  return sent
}

test('B-09 a table is reminded of once, some hours before its time; who has just booked is left alone', async () => {
  const order = await world.order({ time: '14:30', dogs: 1, note: 'Senza glutine' })
  await remind()
  expect(await waiting()).toEqual([])
  await setClock(world.db, '2027-07-18T10:40:00+02:00')
  const fresh = await world.order({ time: '13:00' })
  for (const _again of [1, 2]) await remind()
  const due = await waiting()
  expect(due).toHaveLength(1)
  const [mail] = await mails()
  expect(mail?.subject).toBe('La Pineta: ti aspettiamo alle 14:30')
  for (const part of ['domenica 18 luglio', '14:30', 'Senza glutine', order.number, `riepilogo?order=${order.orderId}`])
    expect(mail?.text).toContain(part)
  expect(mail?.text).not.toContain(fresh.number)
})

test('R-112 B-09 the reminder is in the guest’s language, each different', async () => {
  const subjects = new Set<string>()
  for (const language of LANGUAGES) {
    await world.db.sql('update account set language = $1', [language])
    const [mail] = await mails()
    expect(mail?.language).toBe(language)
    subjects.add(mail?.subject ?? '')
  }
  expect(subjects.size).toBe(LANGUAGES.length)
})

test('B-09 no reminder of a table that was given up, and none at all while they are off', async () => {
  await world.db.sql("update restaurant_seating set state = 'cancelled'")
  expect(await mails()).toEqual([])
  await world.set({ restaurantReminderHours: 0 })
  await world.db.sql(
    "update restaurant_seating set state = 'booked', reminded_at = null, created_at = created_at - interval '1 day'",
  )
  await world.db.sql('delete from outbox')
  await remind()
  expect(await waiting()).toEqual([])
  await world.set({ restaurantReminderHours: 4 })
  await remind()
  expect(await waiting()).toHaveLength(2)
})
