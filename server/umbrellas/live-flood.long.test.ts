import http from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addDays, type CivilDate } from '../../domain/platform/civil-date.ts'
import { CALL_PREFIX } from '../../domain/platform/call.ts'
import { SECOND } from '../../domain/platform/duration.ts'
import { LIVE_PATH } from '../../domain/umbrellas/calls.ts'
import { bookingDatabase, Client, makeCustomers } from '../../tests/race/booking-world.ts'
import type { TestDatabase } from '../../tests/support/database.ts'
import { load } from '../../tests/support/patience.ts'
import { testServer, type TestServer } from '../../tests/support/server.ts'

/** Strangers follow as many periods as they are let, from sixty networks of IPv4 and one /48 of IPv6 (M4). */
let db: TestDatabase
let server: TestServer
let base: string
const STREAMS = 5_000
const FIRST = '2027-07-02' as CivilDate

beforeAll(async () => {
  db = await bookingDatabase()
  server = await testServer(db, { TRUSTED_PROXIES: '127.0.0.1' }, [])
  base = await server.listen()
})
afterAll(async () => {
  await server.close()
  await db.close()
})

const agent = new http.Agent({ maxSockets: Number.POSITIVE_INFINITY })
/** Opens one stream; answers its status, and hears its events. */
function open(from: CivilDate, days: number, address: string, onEvent: (text: string) => void = () => undefined) {
  const query = new URLSearchParams({ from, to: addDays(from, days - 1), part: 'full_day' })
  return new Promise<{ status: number; close: () => void }>((resolve, reject) => {
    const request = http.get(`${base}${CALL_PREFIX}/${LIVE_PATH}?${query}`, {
      agent,
      headers: { 'x-forwarded-for': address },
    })
    request.on('error', reject)
    request.on('response', (response) => {
      response.on('error', () => undefined)
      response.setEncoding('utf8').on('data', (part: string) => part.startsWith('event') && onEvent(part))
      request.on('error', () => undefined)
      resolve({ status: response.statusCode ?? 0, close: () => request.destroy() })
    })
  })
}
/** Twenty periods for each network, others for each. */
const dayOf = (index: number) => ((index % 60) + 3 * (Math.floor(index / 60) % 20)) % 60
const addressOf = (index: number) => (index % 5 === 0 ? `2001:db8:1:${index.toString(16)}::7` : `10.1.${index % 60}.7`)

test(
  'M4 five thousand live streams of strangers: a guest’s map is live all the same, and people book',
  { timeout: 300_000 },
  async () => {
    const streams: { status: number; close: () => void }[] = []
    for (let first = 0; first < STREAMS; first += 100) {
      const many = Array.from({ length: 100 }, (_, n) => first + n)
      streams.push(...(await Promise.all(many.map((n) => open(addDays(FIRST, dayOf(n)), 1 + (n % 30), addressOf(n))))))
    }
    const accepted = streams.filter(({ status }) => status === 200).length
    expect(accepted).toBeGreaterThan(0.8 * STREAMS)
    expect(accepted).toBe(server.app.hub.size)
    // Nobody follows what cannot be booked, from whichever network.
    for (const [from, days] of [
      ['2020-01-01', 3],
      ['2027-07-02', 63],
      ['2031-01-01', 2],
    ] as const)
      expect((await open(from as CivilDate, days, '203.0.113.9')).status).not.toBe(200)

    const told: number[] = []
    const own = await open(FIRST, 5, '198.51.100.7', () => void told.push(performance.now()))
    expect(own.status).toBe(200)
    await expect.poll(() => told.length).toBe(1)
    const client = new Client([base])
    const people = await makeCustomers(db, 20)
    const places = await db.sql<{ id: number }>(
      `select id from place p where is_bookable and category_id in (select id from category where kind = 'human')
         and row_id not in (select id from beach_row where is_first)
         and not exists (select from occupancy o where o.umbrella_id = p.id and o.days @> $2::date)
       order by id limit $1`,
      [people.length, FIRST],
    )
    const [waits, answers]: [number[], number[]] = [[], []]
    for (const [index, customer] of people.entries()) {
      const before = told.length
      const start = performance.now()
      const place = { umbrellaId: places[index]?.id ?? 0, people: 1, dogs: [], extras: [] }
      const stay = { from: FIRST, to: FIRST, part: 'full_day' }
      const { status, json } = await client.post('umbrellas/lock', { ...stay, places: [place] }, customer)
      answers.push(performance.now() - start)
      expect([status, json['code']]).toEqual([200, undefined])
      await expect.poll(() => told.length).toBeGreaterThan(before)
      waits.push((told.at(-1) ?? 0) - start)
      await sleep(100)
    }
    client.close()
    own.close()
    for (const stream of streams) stream.close()
    process.stdout.write(
      `${accepted} of ${STREAMS} streams open; a lock took ${Math.round(Math.max(...answers))} ms at most, and was seen after ${Math.round(Math.max(...waits))} ms\n`,
    )
    expect(Math.max(...answers)).toBeLessThan(SECOND * load())
    expect(Math.max(...waits)).toBeLessThan(5 * SECOND * load())
  },
)
