import { setTimeout as sleep } from 'node:timers/promises'
import type { Quote } from '../domain/orders/calls.ts'
import type { ResortData } from '../server/umbrellas/resort-data.ts'
import { seeded, type Customer } from '../tests/race/booking-world.ts'
import { reportFigures } from '../tests/support/figures.ts'
import { DAYS, type Ground } from './ground.ts'
import { httpCall } from './http-call.ts'
import type { Answer } from './http-connection.ts'
import { quantile, target } from './measure.ts'
import { plainPlaces } from './wishes.ts'

/** Five times the peak of twenty orders a second. */
const PER_SECOND = 100
const SECONDS = 20
const WARM_UP = 3
const MOST_MS = 300

interface Spot {
  readonly umbrellaId: number
  readonly day: string
}

/**
 * Orders that come at their rate, however long the ones before take: each locks a free place, then asks for its quote and places the
 * order. The time is that of quote and order, from the press to the answer.
 */
export async function benchCheckout(ground: Ground, resort: ResortData): Promise<string> {
  const spots = await freeSpots(ground, resort)
  const clients: number[] = []
  let [made, opened] = [0, 0]
  const order = async (): Promise<{ ms: number; status: number }> => {
    const [spot, guest] = [spots[made], ground.guests[made] ?? null]
    made += 1
    if (spot === undefined) throw new Error('the beach is full')
    const client = clients.pop() ?? (opened += 1)
    try {
      return await path(ground, client, spot, guest)
    } finally {
      clients.push(client)
    }
  }
  await arrive(WARM_UP, order)
  const before = await deadlocks(ground)
  const begun = performance.now()
  const orders = await arrive(SECONDS, order)
  const perSecond = orders.filter(({ status }) => status === 200).length / ((performance.now() - begun) / 1000)
  const errors = orders.filter(({ status }) => status !== 200).length
  const p99 = quantile(Float64Array.from(orders, ({ ms }) => ms).toSorted(), 0.99)
  const found = (await deadlocks(ground)) - before
  reportFigures('L-01', { p99, perSecond, errors, deadlocks: found })
  return [
    target(`quote and order at ${PER_SECOND} orders/s, p99 ≤ ${MOST_MS} ms`, `${p99.toFixed(0)} ms`, p99 <= MOST_MS),
    target('refused or failed', String(errors), errors === 0),
    target('deadlocks', String(found), found === 0),
    `${orders.length} orders, ${perSecond.toFixed(1)} placed per second`,
  ].join('\n')
}

/** Starts `work` at the rate for so many seconds; answers what all of it came to. */
async function arrive<T>(seconds: number, work: () => Promise<T>): Promise<T[]> {
  const begun = performance.now()
  const under: Promise<T>[] = []
  while (under.length < seconds * PER_SECOND) {
    const due = Math.floor(((performance.now() - begun) / 1000) * PER_SECOND) + 1
    while (under.length < Math.min(due, seconds * PER_SECOND)) under.push(work())
    await sleep(2)
  }
  return Promise.all(under)
}

async function path(ground: Ground, client: number, { umbrellaId, day }: Spot, guest: Customer | null) {
  const wish = { from: day, to: day, part: 'full_day', places: [{ umbrellaId, people: 2, dogs: [], extras: [] }] }
  const locked = await httpCall(ground, client, 'umbrellas/lock', wish, guest)
  const begun = performance.now()
  const ended = ({ status }: Answer) => ({ ms: performance.now() - begun, status })
  if (locked.status !== 200) return ended(locked)
  const quoted = await httpCall(ground, client, 'orders/evaluate', { cart: 'umbrella' }, guest)
  if (quoted.status !== 200) return ended(quoted)
  const quote = JSON.parse(quoted.body) as Quote
  const conditionsVersion = quote.conditions.find((one) => one.method === 'cash')?.version
  const accepted = { quoteId: quote.quoteId, method: 'cash', conditionsAccepted: true, conditionsVersion }
  return ended(await httpCall(ground, client, 'orders/start', accepted, guest))
}

/** Places and days that nobody has, in an order of chance. */
async function freeSpots(ground: Ground, resort: ResortData): Promise<Spot[]> {
  const rows = await ground.sql(
    `select p.id, day::date::text as day
       from unnest($1::integer[]) p(id), generate_series($2::date, $2::date + $3::integer - 1, interval '1 day') day
      where not exists (select from occupancy o where o.umbrella_id = p.id and o.days @> day::date)`,
    [plainPlaces(resort), ground.firstDay, DAYS],
  )
  const spots = rows.map((row) => ({ umbrellaId: Number(row['id']), day: String(row['day']) }))
  const random = seeded(2027)
  for (let left = spots.length; left > 1; left -= 1) {
    const other = random(left)
    const last = spots[left - 1] as Spot
    spots[left - 1] = spots[other] as Spot
    spots[other] = last
  }
  return spots
}

async function deadlocks(ground: Ground): Promise<number> {
  const [row] = await ground.sql('select deadlocks::integer from pg_stat_database where datname = current_database()')
  return Number(row?.['deadlocks'])
}
