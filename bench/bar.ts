import { setTimeout as sleep } from 'node:timers/promises'
import type { BoardOrder } from '../domain/bar/board-calls.ts'
import type { ItemQuote } from '../domain/orders/item-calls.ts'
import { Client, makeStaff, type Customer } from '../tests/race/booking-world.ts'
import { OpenStream } from '../tests/race/open-stream.ts'
import type { Ground } from './ground.ts'
import { httpCall, outcomeOf } from './http-call.ts'
import { closedLoop, outcomesOf, quantile, rowOf, type Round, type Row } from './measure.ts'

const ROUNDS = 3
const ROUND_MS = 4_000
const CLIENTS = 32
/** Orders per second while the board is watched, and for how long. */
const PACE = 50
const PACE_MS = 10_000
/** What the bar does: orders as fast as they go, and how soon the board shows one while fifty come every second. */
export interface BarBench {
  readonly rows: readonly Row[]
  /** Milliseconds, 99 of 100 orders are on the board of the other process by then. */
  readonly boardP99: number
}

export async function benchBar(ground: Ground): Promise<BarBench> {
  const cart = await openBar(ground)
  const rounds: Round[] = []
  await orderRound(ground, cart, 1_500)
  for (let round = 0; round < ROUNDS; round += 1) {
    await clearBoard(ground)
    rounds.push(await orderRound(ground, cart, ROUND_MS))
  }
  const done = rounds.map((round) => ({
    ...round,
    perSecond: (round.perSecond * (round.outcomes.get('done') ?? 0)) / round.latencies.length,
  }))
  await clearBoard(ground)
  const board = await boardRound(ground, cart)
  return {
    rows: [
      rowOf('bar: quote, order', CLIENTS, done, `orders on the board; ${outcomesOf(rounds)}`),
      rowOf(
        'bar: ordered until on the other board',
        PACE,
        [board],
        `at ${PACE} orders a second; ${outcomesOf([board])}`,
      ),
    ],
    boardP99: quantile(board.latencies, 0.99),
  }
}

let nextGuest = 0

/** Somebody who has not ordered yet: cash is lent once. */
function newGuest(ground: Ground): Customer {
  const guest = ground.guests[nextGuest++]
  if (guest === undefined) throw new Error('there are no guests left to order')
  return guest
}

/** Two dishes and a drink, fetched at the counter; the bar is open whatever the hour. */
async function openBar(ground: Ground): Promise<object> {
  const keys = ['panzanella', 'cecina-calda', 'espresso']
  const rows = await ground.sql('select id from bar_item where key = any ($1) order by id', [keys])
  return {
    cart: 'bar',
    delivery: { kind: 'pickup' },
    items: rows.map(({ id }) => ({ itemId: id, quantity: 1, optionIds: [] })),
    tipCents: 0,
    isAdult: false,
  }
}

/** The queue of a bar that keeps up: what came before is brought. */
async function clearBoard(ground: Ground, age = '0 seconds'): Promise<void> {
  await ground.sql(
    `update bar_order set status = 'delivered', ready_at = now(), delivered_at = now()
     where status = 'received' and received_at < now() - $1::interval`,
    [age],
  )
}

/** What pressing *Ordina* sends. */
function wishOf({ quoteId, conditions }: ItemQuote, guest: Customer): object {
  const conditionsVersion = conditions.find((one) => one.method === 'cash')?.version ?? null
  const clientId = `bench-${guest.accountId}-${quoteId}`.slice(0, 64)
  return { quoteId, clientId, method: 'cash', conditionsAccepted: true, conditionsVersion }
}

function orderRound(ground: Ground, cart: object, ms: number): Promise<Round> {
  return closedLoop(CLIENTS, ms, async (client) => {
    const guest = newGuest(ground)
    const quoted = await httpCall(ground, client, 'orders/evaluateItems', { cart }, guest)
    if (quoted.status !== 200) return outcomeOf(quoted)
    const wish = wishOf(JSON.parse(quoted.body) as ItemQuote, guest)
    return outcomeOf(await httpCall(ground, client, 'orders/startItems', wish, guest))
  })
}

/** Orders come to the first process at an even pace; the board is open at the second one and asks again when it is told to. */
async function boardRound(ground: Ground, cart: object): Promise<Round> {
  const staff = await makeStaff(ground, newGuest(ground), ['bar'], 'Bench')
  const placed = new Map<number, number>()
  const shown = new Map<number, number>()
  const stream = watchBoard(ground, staff, shown)
  const outcomes = new Map<string, number>()
  const waits: Promise<void>[] = []
  const first = new Client([ground.addresses[0] ?? ''], 256)
  const begun = performance.now()
  for (let n = 0; n < (PACE * PACE_MS) / 1000; n += 1) {
    await sleep(Math.max(0, begun + (n * 1000) / PACE - performance.now()))
    if (n % PACE === 0) waits.push(clearBoard(ground, '3 seconds'))
    waits.push(
      orderOnce(first, newGuest(ground), cart, placed, outcomes).catch(() => {
        // A machine that is too slow for this pace is a figure, and not the end of the measurement.
        outcomes.set('no answer', (outcomes.get('no answer') ?? 0) + 1)
      }),
    )
  }
  await Promise.all(waits)
  for (let waited = 0; waited < 3_000 && shown.size < placed.size; waited += 50) await sleep(50)
  first.close()
  stream.close()
  const latencies = [...placed].flatMap(([orderId, at]) => {
    const seen = shown.get(orderId)
    return seen === undefined ? [] : [Math.max(0, seen - at)]
  })
  outcomes.set('never shown', placed.size - latencies.length)
  return {
    perSecond: placed.size / ((performance.now() - begun) / 1000),
    latencies: Float64Array.from(latencies).toSorted(),
    outcomes,
  }
}

async function orderOnce(
  first: Client,
  guest: Customer,
  cart: object,
  placed: Map<number, number>,
  outcomes: Map<string, number>,
): Promise<void> {
  const count = (outcome: string) => void outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1)
  const quoted = await first.post('orders/evaluateItems', { cart }, guest)
  if (quoted.status !== 200) return count(String(quoted.json['code']))
  const started = await first.post('orders/startItems', wishOf(quoted.json as unknown as ItemQuote, guest), guest)
  const at = performance.now()
  count(started.status === 200 ? 'done' : String(started.json['code']))
  if (started.status === 200) placed.set(Number(started.json['orderId']), at)
}

/** The board of somebody at the bar: asks again after every event, one question at a time. Closing throws if one has failed. */
function watchBoard(ground: Ground, staff: Customer, shown: Map<number, number>): { close: () => void } {
  const stream = new OpenStream<unknown>(ground.addresses[1] ?? '', 'live/barBoard')
  const second = new Client([ground.addresses[1] ?? ''], 1)
  let isAsking = false
  let isStale = false
  const ask = async (): Promise<void> => {
    isStale = true
    if (isAsking) return
    isAsking = true
    while (isStale) {
      isStale = false
      const { status, json } = await second.get('ges/bar/board', staff)
      if (status !== 200) throw new Error(`the board: ${status} ${JSON.stringify(json).slice(0, 200)}`)
      const at = performance.now()
      for (const { orderId } of json['orders'] as BoardOrder[]) if (!shown.has(orderId)) shown.set(orderId, at)
    }
    isAsking = false
  }
  let failure: unknown
  stream.onEvent = () => void ask().catch((error: unknown) => (failure ??= error))
  return {
    close() {
      stream.close()
      second.close()
      if (failure !== undefined) throw failure
    },
  }
}
