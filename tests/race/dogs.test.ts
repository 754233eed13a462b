import { afterEach, expect, test } from 'vitest'
import { violations } from '../invariants/check.ts'
import { DOG_INVARIANTS } from '../invariants/dog-invariants.ts'
import type { TestDatabase } from '../support/database.ts'
import { testSize } from '../support/test-size.ts'
import { bookingDatabase, Client, makeCustomers, overlaps, setSettings, type Customer } from './booking-world.ts'
import { twoServers, type RaceServer } from './processes.ts'

const LAMPO = [{ name: 'Lampo', size: 'large', temperament: 'reactive' }]
const NEBBIA = [{ name: 'Nebbia', size: 'large' }]
/** C5 and C7 with dogs that need space, C4, C6, B5 and D5 with calm ones; C3 and E5 are beside nobody but those. */
const WISHES = [
  { umbrellaId: 305, dogs: LAMPO },
  { umbrellaId: 304, dogs: NEBBIA },
  { umbrellaId: 306, dogs: NEBBIA },
  { umbrellaId: 205, dogs: NEBBIA },
  { umbrellaId: 307, dogs: LAMPO },
  { umbrellaId: 405, dogs: NEBBIA },
] as const
const DAYS = testSize(8, 28, 28)

let db: TestDatabase
let servers: RaceServer[] = []
let client: Client
let customers: Customer[]

afterEach(async () => {
  client.close()
  await Promise.all(servers.map((server) => server.stop()))
  await db.close()
})

async function open(prepare: () => Promise<unknown>): Promise<void> {
  db = await bookingDatabase()
  await prepare()
  await setSettings(db, { heldSharePercent: 100, holdRenewalMinutes: 0, maxPeriodDays: 31 })
  servers = await twoServers(db.url)
  client = new Client(servers.map((server) => server.address))
  customers = await makeCustomers(db, WISHES.length * DAYS)
}

/** On each day everybody wants their place in the same instant; answers what they were told, and the days on which a dog lies wrongly. */
async function contend(): Promise<{
  readonly told: Map<string, number>
  readonly wrong: number
  readonly lonely: number
}> {
  const told = new Map<string, number>()
  let lonely = 0
  for (let day = 0; day < DAYS; day += 1) {
    const date = `2027-07-${String(day + 3).padStart(2, '0')}`
    const replies = await Promise.all(
      WISHES.map(({ umbrellaId, dogs }, index) => {
        const guest = customers[day * WISHES.length + index]
        if (guest === undefined) throw new Error('too few customers')
        const places = [{ umbrellaId, people: 1, dogs, extras: [] }]
        return client.post('umbrellas/lock', { from: date, to: date, part: 'full_day', places }, guest)
      }),
    )
    const codes = replies.map(({ status, json }) => (status === 200 ? 'held' : String(json['code'])))
    for (const code of codes) told.set(code, (told.get(code) ?? 0) + 1)
    if (!codes.includes('held')) lonely += 1
  }
  const wrong = await violations((text) => db.sql(text), DOG_INVARIANTS)
  return { told, wrong: wrong.length, lonely }
}

test('B-17 Q-01 neighbours lock in the same instant through two processes: no dog lies beside one that needs space', async () => {
  await open(async () => undefined)
  const { told, wrong, lonely } = await contend()
  expect(wrong).toBe(0)
  expect(await overlaps(db)).toBe(0)
  expect([...told.keys()].toSorted()).toEqual(['dog_needs_space', 'held'])
  // Somebody always wins: nobody is refused for one who is refused in turn.
  expect(lonely).toBe(0)
  expect(told.get('dog_needs_space')).toBeGreaterThan(DAYS)
})

test('Q-01 control: the same harness without the constraint finds dogs beside each other', async () => {
  await open(() => db.sql('alter table dog_mark drop constraint dog_mark__room_is_kept'))
  const { wrong } = await contend()
  expect(wrong).toBeGreaterThan(0)
})
