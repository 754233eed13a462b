import { afterEach, expect, test } from 'vitest'
import { reportFigures } from '../support/figures.ts'
import { load } from '../support/patience.ts'
import { startServerProcess, type ServerProcess } from '../support/server-process.ts'
import { freePort } from '../../server/platform/embedded-postgres.ts'
import { bookingDatabase, Client, makeCustomers } from './booking-world.ts'
import type { TestDatabase } from '../support/database.ts'

/** One for each fall of the server. */
const PLACES = [320, 321, 322, 323, 324]
const STAY = { from: '2027-07-10', to: '2027-07-10', part: 'full_day' } as const

let db: TestDatabase
let server: ServerProcess
let client: Client

afterEach(async () => {
  client.close()
  await server.stop()
  await db.close()
})

test('F-02 a server that is killed hard takes orders again within two seconds, as its supervisor starts it again', async () => {
  db = await bookingDatabase()
  const variables = { DATABASE_URL: db.url, PORT: String(await freePort()), TRUSTED_PREFIXES: '127.0.0.0/8' }
  server = await startServerProcess(variables)
  client = new Client([server.address])
  const guests = await makeCustomers(db, PLACES.length)
  const times: number[] = []
  for (const [index, guest] of guests.entries()) {
    const gone = performance.now()
    server.kill('SIGKILL')
    server = await startServerProcess(variables)
    const place = { umbrellaId: PLACES[index] ?? 0, people: 1, dogs: [], extras: [] }
    const { status } = await client.post('umbrellas/lock', { ...STAY, places: [place] }, guest)
    expect(status).toBe(200)
    times.push(performance.now() - gone)
  }
  reportFigures('F-02', { server: Math.max(...times) })
  expect(Math.max(...times)).toBeLessThan(2_000 * load())
})
