import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { applyEdit } from '../../domain/umbrellas/editor/apply-edit.ts'
import { beachOf, readBeachFile } from '../../domain/umbrellas/editor/plan-problems.ts'
import { writeBeach } from '../../domain/umbrellas/files/write-resort.ts'
import { saveStaffMember } from '../../server/staff/staff-queries.ts'
import { violations } from '../invariants/check.ts'
import { INVARIANTS } from '../invariants/invariants.ts'
import { lockWaits, type TestDatabase } from '../support/database.ts'
import { testSize } from '../support/test-size.ts'
import {
  bookingDatabase,
  Client,
  makeCustomers,
  openStaffSession,
  overlaps,
  type Reply,
  setSettings,
  type Customer,
} from './booking-world.ts'
import { twoServers, type RaceServer } from './processes.ts'

const ROUNDS = testSize(4, 10, 10)

let db: TestDatabase
let servers: RaceServer[]
let client: Client
let manager: Customer

beforeAll(async () => {
  db = await bookingDatabase({ connections: 8 })
  await setSettings(db, { heldSharePercent: 100, holdRenewalMinutes: 0, pauseMinutes: 0 })
  servers = await twoServers(db.url)
  client = new Client(servers.map((server) => server.address))
  const [made] = await makeCustomers(db, 1, 'manager-')
  if (made === undefined) throw new Error('nobody was made')
  const member = { displayName: 'Elena', roles: ['manager'] as const }
  await db.database.transaction((tx) => saveStaffMember(tx, made.accountId, { ...member, roles: [...member.roles] }))
  manager = { ...made, token: await openStaffSession(db, made.accountId) }
})
afterEach(async () => {
  expect(await overlaps(db)).toBe(0)
  expect(await violations((text) => db.sql(text), INVARIANTS)).toEqual([])
})
afterAll(async () => {
  client.close()
  await Promise.all(servers.map((server) => server.stop()))
  await db.close()
})

const post = (path: string, body: object) => client.post(`ges/beach/${path}`, body, manager)

/** Saves a draft and answers its version. */
async function draft(file: string): Promise<number> {
  const { status, json } = await post('draft', { file, version: null })
  expect(status, JSON.stringify(json)).toBe(200)
  return Number(json['version'])
}

const waiting = () => lockWaits(db)

/** Publishes, and lets the guests come while the plan is being written and no stay can begin. */
async function heldUp(publish: () => Promise<Reply>, take: () => Promise<Reply>[]): Promise<Reply[]> {
  const started = await db.database.transaction(async (tx) => {
    await tx.query({ name: '', text: 'lock table beach_landmark in share mode', values: [] })
    const publishing = publish()
    await expect.poll(waiting, { timeout: 20_000 }).toBeGreaterThan(0)
    const locks = take()
    await expect.poll(waiting, { timeout: 20_000 }).toBeGreaterThan(1)
    return { all: [publishing, ...locks] }
  })
  return Promise.all(started.all)
}

test('B-23 a place that disappears and a guest who takes it in the same moment: exactly one of the two happens', async () => {
  const published = await client.get('ges/beach/editor', manager)
  const whole = (published.json['published'] as { file: string }).file
  const { file } = readBeachFile(whole)
  if (file === null) throw new Error('the published plan does not read')
  const without = writeBeach(beachOf(applyEdit(file, { kind: 'remove', things: [{ kind: 'place', code: 'N8' }] })))
  const guests = await makeCustomers(db, ROUNDS * 4, 'takes-')
  const won = { plan: 0, guest: 0 }
  for (let round = 0; round < ROUNDS; round += 1) {
    const version = await draft(without)
    const wish = { from: '2027-07-10', to: '2027-07-10', part: 'full_day' as const }
    const place = { umbrellaId: 1408, people: 1, dogs: [], extras: [] }
    const rivals = guests.slice(round * 4, round * 4 + 4)
    const publish = () => post('publish', { version })
    const take = () => rivals.map((guest) => client.post('umbrellas/lock', { ...wish, places: [place] }, guest))
    // In every other round the plan is held up in the middle of its writing, until guests who know the old one wait for it.
    const isHeldUp = round % 2 === 1
    const [publishing, ...locks] = await (isHeldUp ? heldUp(publish, take) : Promise.all([publish(), ...take()]))
    const granted = locks.filter(({ status }) => status === 200).length
    const isPublished = publishing?.status === 200
    expect(granted + Number(isPublished), JSON.stringify([publishing, locks].flat().map((one) => one?.json))).toBe(1)
    if (isHeldUp) expect(isPublished).toBe(true)
    if (isPublished) {
      won.plan += 1
      expect(await db.sql('select from occupancy where umbrella_id = 1408')).toEqual([])
      const undone = await post('undoPublish', { historyId: publishing.json['historyId'] })
      expect(undone.status, JSON.stringify(undone.json)).toBe(200)
    } else {
      won.guest += 1
      expect(publishing?.json).toMatchObject({ code: 'beach_orphans', data: { codes: ['N8'] } })
      await db.sql('delete from cart_line')
      await db.sql('delete from occupancy')
      await db.sql('update umbrella_cart set line_count = 0, expires_at = null')
    }
    await db.sql('delete from beach_draft')
  }
  expect(won.plan).toBeGreaterThanOrEqual(ROUNDS / 2)
})
