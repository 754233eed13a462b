import { randomUUID } from 'node:crypto'
import { afterEach, expect, test } from 'vitest'
import { violations } from '../invariants/check.ts'
import { SUBSCRIPTION_INVARIANTS } from '../invariants/subscription-invariants.ts'
import type { TestDatabase } from '../support/database.ts'
import { aSubscription, AUGUST, PLANS } from '../support/subscription-steps.ts'
import {
  bookingDatabase,
  Client,
  inParallel,
  makeCustomers,
  overlaps,
  seeded,
  setSettings,
  type Customer,
  type Reply,
} from './booking-world.ts'
import { testSize } from '../support/test-size.ts'
import { twoServers, type RaceServer } from './processes.ts'

const SEED = 20_270_801
const ROUNDS = testSize(1, 2, 2)
/** Few enough to meet on, and enough that some months are whole. */
const PLACES = 10
/** Everybody who wants one of the places for months. */
const SUBSCRIBERS = 48
const DAY_GUESTS = 16

let db: TestDatabase
let servers: RaceServer[] = []
let client: Client
let people: Customer[]
let places: number[]

afterEach(async () => {
  client.close()
  await Promise.all(servers.map((server) => server.stop()))
  await db.close()
})

async function open(prepare: () => Promise<unknown>): Promise<void> {
  db = await bookingDatabase()
  await prepare()
  await setSettings(db, { heldSharePercent: 100, holdRenewalMinutes: 0 })
  servers = await twoServers(db.url, { DATABASE_CONNECTIONS: '20' })
  client = new Client(servers.map((server) => server.address))
  people = await makeCustomers(db, SUBSCRIBERS + DAY_GUESTS)
  const rows = await db.sql<{ id: number }>(
    `select id from place where is_bookable and category_id = 'human' and row_id <> 'A' order by id limit $1`,
    [PLACES],
  )
  places = rows.map(({ id }) => id)
}

type Plan = Pick<ReturnType<typeof aSubscription>, 'planId' | 'from'>
/** Plans that meet each other on some half-days and not on others. */
const WISHES: readonly Plan[] = [
  { planId: PLANS.month, from: AUGUST },
  { planId: PLANS.season, from: AUGUST },
  { planId: PLANS.weekends, from: AUGUST },
  { planId: PLANS.mornings, from: AUGUST },
  { planId: PLANS.afternoons, from: AUGUST },
]

/** Holds a place or not, and orders it; the answer of whichever said no, or of the order. */
async function subscribe(person: Customer, plan: Plan, umbrellaId: number, isHeld: boolean): Promise<Reply> {
  if (isHeld) {
    const held = await client.post('subscriptions/hold', { ...plan, umbrellaId }, person)
    if (held.status !== 200) return held
  }
  const cart = aSubscription(umbrellaId, plan)
  const quote = await client.post('orders/evaluateItems', { cart }, person)
  if (quote.status !== 200) return quote
  const conditions = quote.json['conditions'] as { method: string; version: string }[]
  return client.post(
    'orders/startItems',
    {
      quoteId: quote.json['quoteId'],
      clientId: randomUUID(),
      method: 'cash',
      conditionsAccepted: true,
      conditionsVersion: conditions.find((one) => one.method === 'cash')?.version ?? null,
    },
    person,
  )
}

interface Crowd {
  /** Answers by what they were: `subscribed`, `held`, or the code of a refusal. */
  readonly answers: Readonly<Record<string, number>>
}

/** Everybody at once: subscribers for months, day guests for one to three days of August, all on the same few places. */
async function crowd(seed: number): Promise<Crowd> {
  people = await makeCustomers(db, SUBSCRIBERS + DAY_GUESTS, `round-${seed}-`)
  const random = seeded(seed)
  const wishes = people.map((_, index) => {
    const day = 1 + random(29)
    return {
      umbrellaId: places[random(PLACES)] ?? 0,
      plan: WISHES[random(WISHES.length)] ?? { planId: PLANS.month, from: AUGUST },
      isHeld: random(2) === 0,
      isSubscriber: index % 4 !== 0,
      from: `2027-08-${String(day).padStart(2, '0')}`,
      to: `2027-08-${String(Math.min(31, day + random(3))).padStart(2, '0')}`,
    }
  })
  const answers: Record<string, number> = {}
  await inParallel(people.length, 40, async (index) => {
    const person = people[index]
    const wish = wishes[index]
    if (person === undefined || wish === undefined) throw new Error('nobody is there')
    const { umbrellaId, from, to } = wish
    const wanted = [{ umbrellaId, people: 1, dogs: [], extras: [] }]
    const { status, json } = wish.isSubscriber
      ? await subscribe(person, wish.plan, umbrellaId, wish.isHeld)
      : await client.post('umbrellas/lock', { from, to, part: 'full_day', places: wanted }, person)
    const answer = status === 200 ? (wish.isSubscriber ? 'subscribed' : 'held') : String(json['code'])
    answers[answer] = (answers[answer] ?? 0) + 1
  })
  return { answers }
}

test('R-102 B-01 subscribers and day guests want the same places through two processes: no overlap, nothing half claimed', async () => {
  await open(async () => undefined)
  for (let round = 0; round < ROUNDS; round += 1) {
    const { answers } = await crowd(SEED + round)
    expect(Object.keys(answers).toSorted()).toEqual(['held', 'subscribed', 'umbrella_taken'])
    expect(await overlaps(db)).toBe(0)
    // Every subscription that was answered is there with all of its days, and no other stay of one is.
    expect(await violations((text) => db.sql(text), SUBSCRIPTION_INVARIANTS)).toEqual([])
    const [row] = await db.sql<{ sold: number; stray: number }>(
      `select (select count(*)::integer from subscription where state = 'confirmed') as sold,
              (select count(*)::integer from occupancy where held_for = 'subscription') as stray`,
    )
    // Who was refused after holding a place has it until it expires; who was served has no hold left.
    expect(row).toEqual({ sold: answers['subscribed'], stray: 0 })
    await db.sql('delete from cart_line')
    await db.sql(`delete from occupancy where state = 'held'`)
    await db.sql('update umbrella_cart set line_count = 0, expires_at = null')
    await db.sql('delete from occupancy')
    await db.sql(`update subscription set state = 'cancelled'`)
  }
})

test('R-102 one place, everybody at once for the whole season: exactly one has it', async () => {
  await open(async () => undefined)
  const answers: Record<string, number> = {}
  await inParallel(30, 30, async (index) => {
    const person = people[index]
    if (person === undefined) throw new Error('nobody is there')
    const { status, json } = await subscribe(
      person,
      { planId: PLANS.season, from: AUGUST },
      places[0] ?? 0,
      index % 2 === 0,
    )
    const answer = status === 200 ? 'subscribed' : String(json['code'])
    answers[answer] = (answers[answer] ?? 0) + 1
  })
  expect(answers).toEqual({ subscribed: 1, umbrella_taken: 29 })
  expect(await db.sql('select days::text from occupancy')).toEqual([{ days: '[2027-08-01,2027-09-16)' }])
})

test('control: the same crowd without the constraint finds double bookings', async () => {
  await open(() => db.sql('alter table occupancy drop constraint occupancy__no_double_booking'))
  // How many it finds depends on how the processes meet; it goes on until it has found one.
  let doubles = 0
  for (let round = 0; round < 20 && doubles === 0; round += 1) {
    await crowd(SEED + round)
    doubles = await overlaps(db)
  }
  expect(doubles).toBeGreaterThan(0)
})
