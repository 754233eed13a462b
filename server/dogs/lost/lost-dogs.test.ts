import { afterEach, beforeEach, expect, test } from 'vitest'
import {
  closeLostDog as closeCall,
  endLostDog,
  listLostDogReports,
  listLostDogs,
  reportLostDog,
  sendLostDog,
} from '../../../domain/dogs/lost-calls.ts'
import { saveDog } from '../../../domain/dogs/calls.ts'
import type { Call, CallInput, CallOutput } from '../../../domain/platform/call.ts'
import type { Guest } from '../../../tests/race/booking-calls.ts'
import { setClock } from '../../../tests/race/booking-world.ts'
import { beachWorld, place, refused, type BeachWorld } from '../../../tests/support/beach-world.ts'
import { LIFEGUARD } from '../../../tests/support/parking-facts.ts'
import { messageWorld } from '../../../tests/support/message-world.ts'
import { runHandler } from '../../../tests/support/run-handler.ts'
import type { Handler } from '../../platform/handler.ts'
import { dogData } from '../dog-data.ts'
import { dogHandlers } from '../routes.ts'
import { forgetLostDogsJob } from './lost-jobs.ts'

const DAY = '2027-07-10'
let beach: BeachWorld

beforeEach(async () => {
  beach = await beachWorld()
})
afterEach(() => beach.close())

function run<C extends Call>(call: C, input: CallInput<C>, asker: object): Promise<CallOutput<C>> {
  const facts = { database: beach.db.database, settings: beach.world.settings }
  const handler = dogHandlers(facts).find((one) => one.call.name === call.name)
  return runHandler(beach.db.database, handler as unknown as Handler<C>, input, asker)
}
const asGuest = ({ asker }: Guest) => asker
const staff = { actor: LIFEGUARD }

/** A guest with a place on the day of the test. */
async function lies(umbrellaId: number): Promise<Guest> {
  const guest = await beach.world.guest()
  await guest.lock({ from: DAY, to: DAY, part: 'full_day', places: [place(umbrellaId)] })
  await guest.order('cash')
  return guest
}
const nebbia = async (guest: Guest) =>
  (
    await run(
      saveDog,
      { name: 'Nebbia', size: 'large', weightTenthsKg: 280, chip: null, temperament: null },
      asGuest(guest),
    )
  ).dogId
const alertsOf = async (guest: Guest) => (await run(listLostDogs, {}, asGuest(guest))).alerts
const told = async () =>
  (
    await beach.db.sql<{ account: number }>(
      `select (payload ->> 'accountId')::integer as account from outbox where payload ->> 'topic' = 'lost_dog' order by 1`,
    )
  ).map(({ account }) => account)

test('B-22 a lost dog is sent by the staff to whoever is there, shown to them alone, and ends when it is found', async () => {
  const [owner, neighbour] = [await lies(320), await lies(321)]
  const elsewhere = await beach.world.guest()
  await setClock(beach.db, `${DAY}T12:00:00+02:00`)
  const dogId = await nebbia(owner)
  const lost = { dogId, about: 'Collare rosso, verso la pineta', showsPhone: true }
  const { alertId } = await run(reportLostDog, lost, asGuest(owner))
  expect(await run(reportLostDog, lost, asGuest(owner))).toEqual({ alertId })
  await expect(run(reportLostDog, lost, asGuest(neighbour))).rejects.toEqual(refused('not_found'))
  expect(await alertsOf(owner)).toMatchObject([{ name: 'Nebbia', isOwn: true, isSent: false, dogId }])
  expect(await alertsOf(neighbour)).toEqual([])
  const { reports } = await run(listLostDogReports, {}, staff)
  expect(reports).toMatchObject([{ about: lost.about, umbrellas: ['C20'], isSent: false }])

  expect(await run(sendLostDog, { alertId }, staff)).toEqual({ people: 1 })
  await expect(run(sendLostDog, { alertId }, staff)).rejects.toEqual(refused('status_changed'))
  expect(await told()).toEqual([neighbour.accountId])
  expect(await alertsOf(neighbour)).toMatchObject([{ name: 'Nebbia', isOwn: false, dogId: null }])
  expect(await alertsOf(elsewhere)).toEqual([])
  await expect(run(endLostDog, { alertId }, asGuest(neighbour))).rejects.toEqual(refused('not_found'))
  await run(endLostDog, { alertId }, asGuest(owner))
  await run(endLostDog, { alertId }, asGuest(owner))
  expect([await alertsOf(owner), await alertsOf(neighbour)]).toEqual([[], []])
  await expect(run(sendLostDog, { alertId }, staff)).rejects.toEqual(refused('not_found'))
  const messages = messageWorld(beach.db, beach.world.settings)
  await messages.deliver()
  expect(messages.mails.filter(({ subject }) => subject.includes('Nebbia'))).toEqual([])
})

test('B-22 GDPR an alert of the staff’s closing is over; what it says is exported, erased, and forgotten after a month', async () => {
  const [owner, other] = [await lies(320), await lies(321)]
  await setClock(beach.db, `${DAY}T12:00:00+02:00`)
  const { alertId } = await run(
    reportLostDog,
    { dogId: await nebbia(owner), about: 'Collare rosso', showsPhone: false },
    asGuest(owner),
  )
  await run(closeCall, { alertId }, staff)
  expect(await alertsOf(owner)).toEqual([])
  await run(reportLostDog, { dogId: await nebbia(other), about: 'Bianco', showsPhone: false }, asGuest(other))
  const data = await beach.db.database.transaction((tx) => dogData.export(tx, owner.accountId))
  expect(JSON.stringify(data)).toContain('Collare rosso')
  await beach.db.database.transaction((tx) => dogData.erase(tx, owner.accountId))
  expect(await beach.db.sql('select about from lost_dog')).toEqual([{ about: 'Bianco' }])
  await setClock(beach.db, '2027-07-12T12:00:00+02:00')
  await forgetLostDogsJob.run(beach.db.database)
  expect(await alertsOf(other)).toEqual([])
  await setClock(beach.db, '2027-08-20T12:00:00+02:00')
  await forgetLostDogsJob.run(beach.db.database)
  expect(await beach.db.sql('select about from lost_dog')).toEqual([])
})
