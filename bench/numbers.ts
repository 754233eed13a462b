import type { Call } from '../domain/platform/call.ts'
import * as calls from '../domain/numbers/calls.ts'
import { makeStaff } from '../tests/race/booking-world.ts'
import type { Ground } from './ground.ts'
import { httpCall } from './http-call.ts'
import { quantile, target } from './measure.ts'
import { fillYears } from './numbers-year.ts'

const ROUNDS = 20
const MOST_MS = 300
/** The year that is asked for: it ends today, so that all of it has happened. */
const DAYS = 365

const SECTIONS: readonly Call[] = [
  calls.getNumbersOverview,
  calls.getOccupancyNumbers,
  calls.getRevenueNumbers,
  calls.getPlaceNumbers,
  calls.getNoShowNumbers,
  calls.getBarNumbers,
  calls.getSourceNumbers,
  calls.getHolderNumbers,
  calls.getCoverNumbers,
  calls.getWaitingNumbers,
]

/** Times of a call of the numbers on a whole year, in milliseconds through HTTP. */
interface NumbersTime {
  readonly call: string
  readonly p50: number
  readonly p95: number
  readonly bytes: number
}

/** A year of 400 places asked for by a manager, each call for itself; the first ask, which plans, is not among the times. */
export async function benchNumbers(ground: Ground): Promise<string> {
  const filled = await fillYears(ground)
  const [guest] = ground.guests
  if (guest === undefined) throw new Error('no guest can be made a manager')
  const manager = await makeStaff(ground, guest, ['manager'], 'Bench')
  const [year] = await ground.sql(`select (resort_today() - $1::integer)::text as from, resort_today()::text as to`, [
    DAYS - 1,
  ])
  const query = `?from=${String(year?.['from'])}&to=${String(year?.['to'])}`
  const times: NumbersTime[] = []
  for (const call of SECTIONS) {
    const taken: number[] = []
    let bytes = 0
    for (let round = 0; round <= ROUNDS; round += 1) {
      const begun = performance.now()
      const reply = await httpCall(ground, 0, `${call.path}${query}`, null, manager)
      if (reply.status !== 200) throw new Error(`${call.name}: ${reply.status} ${reply.body.slice(0, 200)}`)
      if (round > 0) taken.push(performance.now() - begun)
      bytes = reply.body.length
    }
    const sorted = Float64Array.from(taken).toSorted()
    times.push({ call: call.name, p50: quantile(sorted, 0.5), p95: quantile(sorted, 0.95), bytes })
  }
  return numbersReport(times, filled)
}

/** Every section's times, and whether nineteen of twenty asks of the slowest are fast enough. */
function numbersReport(times: readonly NumbersTime[], filled: string): string {
  const lines = times.map(
    ({ call, p50, p95, bytes }) =>
      `  ${call.padEnd(22)} p50 ${p50.toFixed(0).padStart(5)} ms  p95 ${p95.toFixed(0).padStart(5)} ms  ${(bytes / 1024).toFixed(0).padStart(5)} KiB`,
  )
  const slowest = times.reduce((most, one) => (one.p95 > most.p95 ? one : most))
  return [
    `Numbers of a year (${filled}), ${ROUNDS} asks of each:`,
    ...lines,
    target(
      `a year of the numbers, each call < ${MOST_MS} ms`,
      `${slowest.p95.toFixed(0)} ms (${slowest.call})`,
      slowest.p95 < MOST_MS,
    ),
  ].join('\n')
}
