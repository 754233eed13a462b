import { request, type ClientRequest } from 'node:http'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { CALL_PREFIX } from '../../domain/platform/call.ts'
import type { TestDatabase } from '../support/database.ts'
import { load } from '../support/patience.ts'
import { bookingDatabase, Client, makeCustomers, type Customer } from './booking-world.ts'
import { twoServers, type RaceServer } from './processes.ts'

let db: TestDatabase
let servers: RaceServer[]
let client: Client
let guest: Customer | null

beforeAll(async () => {
  db = await bookingDatabase()
  servers = await twoServers(db.url)
  // The guest talks to the first process, everybody watches through the second.
  client = new Client([servers[0]?.address ?? ''])
  guest = (await makeCustomers(db, 1))[0] ?? null
})
afterAll(async () => {
  client.close()
  await Promise.all(servers.map((server) => server.stop()))
  await db.close()
})

/** A map that is open for a period: what it has been told so far, and when. */
class OpenMap {
  readonly told: { readonly at: number; readonly states: Record<string, string> }[] = []
  readonly #stream: ClientRequest

  constructor(address: string, query: string) {
    this.#stream = request(`${address}${CALL_PREFIX}/umbrellas/live?${query}`, (answer) => {
      let text = ''
      answer.setEncoding('utf8').on('data', (part: string) => {
        text += part
        const events = text.split('\n\n')
        text = events.pop() ?? ''
        for (const event of events) {
          const data = /^event: places\ndata: (.*)$/m.exec(event)?.[1]
          if (data !== undefined)
            this.told.push({ at: performance.now(), ...(JSON.parse(data) as { states: Record<string, string> }) })
        }
      })
      answer.on('error', () => undefined)
    })
    this.#stream.on('error', () => undefined)
    this.#stream.end()
  }

  async until(count: number): Promise<void> {
    await expect.poll(() => this.told.length, { interval: 5 }).toBeGreaterThanOrEqual(count)
  }

  close(): void {
    this.#stream.destroy()
  }
}

test('R-101 a place that another guest takes or frees changes on every open map within one second', async () => {
  const address = servers[1]?.address ?? ''
  const watching = Array.from({ length: 20 }, () => new OpenMap(address, 'from=2027-07-10&to=2027-07-12&part=morning'))
  const elsewhere = new OpenMap(address, 'from=2027-07-13&to=2027-07-14&part=full_day')
  await Promise.all([...watching, elsewhere].map((map) => map.until(1)))
  expect(Object.keys(watching[0]?.told[0]?.states ?? {})).toHaveLength(356)

  const period = { from: '2027-07-11', to: '2027-07-11', part: 'full_day' }
  await client.post(
    'umbrellas/lock',
    { ...period, places: [{ umbrellaId: 320, people: 1, dogs: [], extras: [] }] },
    guest,
  )
  const locked = performance.now()
  await Promise.all(watching.map((map) => map.until(2)))
  for (const map of watching) {
    expect(map.told[1]?.states).toEqual({ 320: 'h' })
    // A second, of a machine that is not busy with something else; B-01.
    expect((map.told[1]?.at ?? 0) - locked).toBeLessThan(1_000 * load())
  }

  await client.post('umbrellas/unlock', { dataInizio: period.from, dataFine: period.to, idOmbrellone: 320 }, guest)
  await Promise.all(watching.map((map) => map.until(3)))
  expect(watching.map((map) => map.told[2]?.states)).toEqual(watching.map(() => ({ 320: 'f' })))
  expect(elsewhere.told).toHaveLength(1)
  for (const map of [...watching, elsewhere]) map.close()
})
