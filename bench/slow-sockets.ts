import { connect } from 'node:net'
import { CALL_PREFIX } from '../domain/platform/call.ts'
import { reportFigures } from '../tests/support/figures.ts'
import type { Ground } from './ground.ts'
import type { Ends } from './parts.ts'
import { closedLoop, outcomesOf, quantile, target } from './measure.ts'

const SOCKETS = 500
const VISITORS = 4
const TRAFFIC_MS = 10_000
/** How long a socket may stay open before it counts as never closed, in milliseconds. */
const GIVEN_UP = 20_000
const MOST_MS = 500
const CLOSED_WITHIN = 10_000

/** Half of them never end their headers, the others never their body; each sends one byte a second. */
const BEGINNINGS = [
  { text: 'GET / HTTP/1.1\r\nX-Slow: ', byte: 'a' },
  {
    text: `POST ${CALL_PREFIX}/accounts/login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 60\r\n\r\n{`,
    byte: ' ',
  },
]

/** Visitors who look at the beach while 500 sockets send a byte a second. */
export async function benchSlowSockets(ground: Ground, ends: Ends): Promise<string> {
  const lives = Array.from({ length: SOCKETS }, (_, index) => slowSocket(ground, index, ends))
  const day = ground.firstDay
  const ask = async (client: number) => {
    const path = `${CALL_PREFIX}/umbrellas/availability?from=${day}&to=${day}&part=full_day`
    const { status } = await (await ground.connection(client)).send('GET', path, '', '')
    return status === 200 ? 'done' : String(status)
  }
  const traffic = await closedLoop(VISITORS, TRAFFIC_MS, ask)
  const closed = Math.max(...(await Promise.all(lives)))
  const p99 = quantile(traffic.latencies, 0.99)
  const errors = traffic.latencies.length - (traffic.outcomes.get('done') ?? 0)
  reportFigures('L-03', { sockets: SOCKETS, p99, errors, closed })
  return [
    target(`traffic beside ${SOCKETS} slow sockets, p99 ≤ ${MOST_MS} ms`, `${p99.toFixed(1)} ms`, p99 <= MOST_MS),
    target('slow sockets closed within 10 s', `${(closed / 1000).toFixed(1)} s`, closed <= CLOSED_WITHIN),
    `${traffic.perSecond.toFixed(0)} answers per second: ${outcomesOf([traffic])}`,
  ].join('\n')
}

/** Milliseconds until the server has closed it. */
function slowSocket({ addresses }: Ground, index: number, ends: Ends): Promise<number> {
  const { port, hostname } = new URL(addresses[index % addresses.length] ?? '')
  const { text, byte } = BEGINNINGS[Math.floor(index / addresses.length) % BEGINNINGS.length] ?? { text: '', byte: '' }
  const begun = performance.now()
  const socket = connect(Number(port), hostname)
  ends(async () => void socket.destroy())
  socket.on('error', () => undefined).on('data', () => undefined)
  socket.write(text)
  const timer = setInterval(() => socket.writable && socket.write(byte), 1_000)
  const giveUp = setTimeout(() => socket.destroy(), GIVEN_UP)
  return new Promise((resolve) =>
    socket.once('close', () => {
      clearInterval(timer)
      clearTimeout(giveUp)
      resolve(performance.now() - begun)
    }),
  )
}
