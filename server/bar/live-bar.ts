import * as z from 'zod/mini'
import {
  LIVE_BAR_BOARD_PATH,
  LIVE_BAR_ORDER_PATH,
  LIVE_BAR_PATH,
  liveBarOrderInput,
  type BarState,
} from '../../domain/bar/calls.ts'
import type { Settings } from '../../domain/settings/settings.ts'
import type { Queryable } from '../platform/database.ts'
import type { LiveChannel } from '../platform/live-channel.ts'
import type { LiveHub } from '../platform/live-hub.ts'
import type { Live } from '../platform/live.ts'
import { BAR_CHANNEL } from './bar-facts.ts'
import { readChangeOf } from './bar-order-queries.ts'
import { barStateOf } from './bar-state.ts'
import { signedWords } from './signed.ts'
import { readBarNow } from './state-queries.ts'

interface Change {
  readonly change: number
}
type Watch = z.output<typeof liveBarOrderInput>

/** Least milliseconds between two reads: the menu may lag a second, a board and one's own order may not. */
const INTERVALS = { state: 1000, board: 100, order: 200 } as const

/** What every guest sees of the bar, whole with each event: sold out, paused, how long it takes. */
function liveBar(database: Queryable, settings: Settings): LiveChannel<object, BarState> {
  return {
    path: LIVE_BAR_PATH,
    event: 'bar',
    input: z.strictObject({}),
    interval: INTERVALS.state,
    keyOf: () => '',
    read: async () => barStateOf(await readBarNow(database), settings),
    change: (before, after) => (JSON.stringify(before) === JSON.stringify(after) ? null : after),
  }
}

/** Says that the board changed, and nothing of it: a stream carries no token. The number is of this process. */
function liveBarBoard(): LiveChannel<object, Change> {
  let change = 0
  return {
    path: LIVE_BAR_BOARD_PATH,
    event: 'barBoard',
    input: z.strictObject({}),
    interval: INTERVALS.board,
    keyOf: () => '',
    read: async () => ({ change: ++change }),
    change: (_before, after) => after,
  }
}

/** Says that one order changed, to those who were given its key; a key that was made up sees 0 for ever. */
function liveBarOrder(database: Queryable, tagKey: Buffer): LiveChannel<Watch, Change> {
  return {
    path: LIVE_BAR_ORDER_PATH,
    event: 'barOrder',
    input: liveBarOrderInput,
    interval: INTERVALS.order,
    keyOf: ({ watch }) => watch,
    async read({ watch }) {
      const orderId = Number(signedWords(tagKey, 'order', watch)?.[0] ?? 0)
      return { change: orderId === 0 ? 0 : await readChangeOf(database, orderId) }
    },
    change: (before, after) => (before?.change === after.change ? null : after),
  }
}

/** Whether a stream is of the order that an announcement names; a gap, null, may have been about any. */
function watches(payload: string | null, { watch }: Watch): boolean {
  return payload === null || watch.startsWith(`${payload}.`)
}

/** The bar's streams, touched by every announcement of every process. */
export function barChannels(
  hub: Pick<LiveHub, 'touch'>,
  {
    live,
    database,
    settings,
    tagKey,
  }: { live: Pick<Live, 'on'>; database: Queryable; settings: Settings; tagKey: Buffer },
): LiveChannel[] {
  const state = liveBar(database, settings)
  const board = liveBarBoard()
  const order = liveBarOrder(database, tagKey)
  live.on(BAR_CHANNEL, (payload) => {
    hub.touch(state)
    hub.touch(board)
    hub.touch(order, (watch) => watches(payload, watch))
  })
  return [state, board, order] as LiveChannel[]
}
