import { cpus, loadavg } from 'node:os'
import { MINUTE } from '../domain/platform/duration.ts'
import { benchAvailability } from './availability.ts'
import { benchBar } from './bar.ts'
import { benchCheckout } from './checkout.ts'
import { openGround, type Ground, type Template } from './ground.ts'
import { benchLocks } from './locks.ts'
import { table, target } from './measure.ts'
import { benchNumbers } from './numbers.ts'
import { benchOrders } from './orders.ts'
import { chooseParts, endAll, runParts, type Ends, type Part } from './parts.ts'
import { benchPhone } from './phone.ts'
import { benchReads } from './reads.ts'
import { benchSearch } from './search.ts'
import { benchSlowSockets } from './slow-sockets.ts'
import { benchSubscriptions } from './subscriptions.ts'
import { prepareTemplate } from './template.ts'
import { readResort } from './wishes.ts'

// `npm run bench` measures what the core does on this machine and says which targets it meets; `npm run bench -- locks orders`
// measures these parts only. Medians of three rounds; two server processes, the load generator and PostgreSQL share the
// processors. The exit code is 1 when a part failed or took too long; a target that is missed is no failure.
const GUESTS = 30_000

/** Measures on a ground of its own. */
const onGround =
  (measure: (ground: Ground, ends: Ends) => Promise<string>) =>
  async (ends: Ends): Promise<string> =>
    measure(await openGround(await template(), ends), ends)

const PARTS: readonly Part[] = [
  {
    name: 'availability',
    limit: 3 * MINUTE,
    run: onGround(async (ground) => {
      const row = await benchAvailability(ground)
      return [table([row]), target('availability ≤ 10 ms', `${row.p50.toFixed(2)} ms`, row.p50 <= 10)].join('\n')
    }),
  },
  {
    name: 'locks',
    limit: 8 * MINUTE,
    run: onGround(async (ground) => {
      const { rows, ofBare, ofInsert, tail } = await benchLocks(ground, await readResort(ground))
      return [
        table(rows),
        target('lock through HTTP ≥ 0.5 of the bare claims at 32 clients', ofBare.toFixed(2), ofBare >= 0.5),
        target('its p99 ≤ 5 × its median', `${tail.toFixed(1)} ×`, tail <= 5),
        `for comparison: lock through HTTP is ${ofInsert.toFixed(2)} of single-row inserts`,
      ].join('\n')
    }),
  },
  {
    name: 'orders',
    limit: 4 * MINUTE,
    run: onGround(async (ground) => {
      const row = await benchOrders(ground, await readResort(ground))
      return [
        table([row]),
        target('whole paths ≥ 400 per second', row.perSecond.toFixed(0), row.perSecond >= 400),
      ].join('\n')
    }),
  },
  {
    name: 'bar',
    limit: 4 * MINUTE,
    run: onGround(async (ground) => {
      const { rows, boardP99 } = await benchBar(ground)
      return [
        table(rows),
        target('an order on the other process’s board, p99 ≤ 300 ms', `${boardP99.toFixed(0)} ms`, boardP99 <= 300),
      ].join('\n')
    }),
  },
  {
    name: 'subscriptions',
    limit: 4 * MINUTE,
    run: onGround(async (ground) => {
      const row = await benchSubscriptions(ground, await readResort(ground))
      return [
        table([row]),
        target('a place for the season, p99 ≤ 150 ms', `${row.p99.toFixed(0)} ms`, row.p99 <= 150),
      ].join('\n')
    }),
  },
  {
    name: 'checkout',
    limit: 4 * MINUTE,
    run: onGround(async (ground) => benchCheckout(ground, await readResort(ground))),
  },
  {
    name: 'reads',
    limit: 5 * MINUTE,
    run: onGround(async (ground) => benchReads(ground, await readResort(ground))),
  },
  { name: 'slow-sockets', limit: 4 * MINUTE, run: onGround(benchSlowSockets) },
  { name: 'numbers', limit: 15 * MINUTE, run: onGround(benchNumbers) },
  { name: 'searches', limit: 8 * MINUTE, run: onGround(benchSearch) },
  { name: 'phone', limit: 30 * MINUTE, run: benchPhone },
]

let prepared: Promise<Template> | undefined
const atEnd: (() => Promise<void>)[] = []

/** What the parts copy their databases from: made for the first one, and there until the last one is done. */
function template(): Promise<Template> {
  prepared ??= prepareTemplate(GUESTS, (end) => void atEnd.push(end))
  return prepared
}

const say = (text: string) => void process.stdout.write(`${text}\n`)

// Servers and PostgreSQL end with this process.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(130))
try {
  const parts = chooseParts(PARTS, process.argv.slice(2))
  say(`${parts.map(({ name }) => name).join(', ')} on ${cpus().length} processors (load ${loadavg()[0]?.toFixed(1)})\n`)
  const failed = await runParts(parts, say)
  const left = await endAll(atEnd)
  for (const problem of left) say(`FAILED  ${problem}`)
  say(failed.length === 0 ? 'every part is done' : `failed: ${failed.join(', ')}`)
  process.exit(failed.length + left.length === 0 ? 0 : 1)
} catch (error) {
  say(error instanceof Error ? error.message : String(error))
  process.exit(1)
}
