import type { Quote } from '../domain/orders/calls.ts'
import type { ResortData } from '../server/umbrellas/resort-data.ts'
import type { Ground } from './ground.ts'
import { httpCall, outcomeOf } from './http-call.ts'
import { closedLoop, outcomesOf, rowOf, type Round, type Row } from './measure.ts'
import { plainPlaces, wishes } from './wishes.ts'

const ROUNDS = 3
const ROUND_MS = 4_000
const CLIENTS = 32

/** The whole path as a guest goes it: search, lock a free place, quote, order at the desk. */
export async function benchOrders(ground: Ground, resort: ResortData): Promise<Row> {
  const rounds: Round[] = []
  await pathRound(ground, resort, 1, 1_500)
  for (let round = 0; round < ROUNDS; round += 1) {
    await ground.reset()
    rounds.push(await pathRound(ground, resort, 2 + round, ROUND_MS))
  }
  const done = rounds.map((round) => ({
    ...round,
    perSecond: (round.perSecond * (round.outcomes.get('done') ?? 0)) / round.latencies.length,
  }))
  return rowOf('search, lock, quote, order', CLIENTS, done, `orders that were placed; ${outcomesOf(rounds)}`)
}

let nextGuest = 0

async function pathRound(ground: Ground, resort: ResortData, seed: number, ms: number): Promise<Round> {
  const next = wishes(ground, resort, seed)
  const usable = new Set(plainPlaces(resort))
  return closedLoop(CLIENTS, ms, async (client) => {
    const guest = ground.guests[nextGuest++ % ground.guests.length] ?? null
    const { umbrellaId, ...period } = next()
    const search = await httpCall(
      ground,
      client,
      `umbrellas/availability?from=${period.from}&to=${period.to}&part=${period.part}`,
      null,
      null,
    )
    if (search.status !== 200) return outcomeOf(search)
    const { states } = JSON.parse(search.body) as { states: string }
    const place = freePlaceFrom(resort, states, usable, umbrellaId)
    if (place === null) return 'full'
    const locked = await httpCall(
      ground,
      client,
      'umbrellas/lock',
      { ...period, places: [{ umbrellaId: place, people: 2, dogs: [], extras: [] }] },
      guest,
    )
    if (locked.status !== 200) return outcomeOf(locked)
    const quoted = await httpCall(ground, client, 'orders/evaluate', { cart: 'umbrella' }, guest)
    if (quoted.status !== 200) return outcomeOf(quoted)
    const quote = JSON.parse(quoted.body) as Quote
    const version = quote.conditions.find((one) => one.method === 'cash')?.version
    return outcomeOf(
      await httpCall(
        ground,
        client,
        'orders/start',
        { quoteId: quote.quoteId, method: 'cash', conditionsAccepted: true, conditionsVersion: version },
        guest,
      ),
    )
  })
}

/** The first free place from a random one on, as somebody who looks at the map takes it. */
function freePlaceFrom(
  { plan }: ResortData,
  states: string,
  usable: ReadonlySet<number>,
  wanted: number,
): number | null {
  const start = Math.max(
    0,
    plan.places.findIndex((place) => place.id === wanted),
  )
  for (let step = 0; step < plan.places.length; step += 1) {
    const index = (start + step) % plan.places.length
    const place = plan.places[index]
    if (place !== undefined && states[index] === 'f' && usable.has(place.id)) return place.id
  }
  return null
}
