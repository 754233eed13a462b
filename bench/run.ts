import { cpus, loadavg } from 'node:os'
import { benchAvailability } from './availability.ts'
import { benchBar } from './bar.ts'
import { prepareGround } from './ground.ts'
import { benchLocks } from './locks.ts'
import { table } from './measure.ts'
import { benchNumbers, numbersReport } from './numbers.ts'
import { benchOrders } from './orders.ts'
import { benchPhone } from './phone.ts'
import { benchSearch, searchReport } from './search.ts'
import { benchSubscriptions } from './subscriptions.ts'
import { readResort } from './wishes.ts'

// `npm run bench`: what the core does on this machine, with its targets. Medians of three rounds; two server
// processes, the load generator and PostgreSQL share the processors.
const say = (line: string) => void process.stdout.write(`${line}\n`)

say(`Preparing the ground on ${cpus().length} processors (load ${loadavg()[0]?.toFixed(1)}) …`)
const ground = await prepareGround(30_000)
const resort = await readResort(ground)
const [version] = await ground.sql('select version() as version')
say(
  `${resort.plan.places.length} places, 120 days, 60 % of the half-days taken; ${String(version?.['version']).split(' on ')[0]}`,
)
try {
  say('Availability …')
  const availability = await benchAvailability(ground)
  say('Locks …')
  const locks = await benchLocks(ground, resort)
  say('Whole path …')
  const orders = await benchOrders(ground, resort)
  say('Bar …')
  const bar = await benchBar(ground)
  say('Subscriptions …')
  const season = await benchSubscriptions(ground, resort)
  say('Numbers …')
  const numbers = numbersReport(await benchNumbers(ground))
  say('Searches …')
  const searches = searchReport(await benchSearch(ground))
  say(`\n${table([availability, ...locks.rows, orders, ...bar.rows, season])}\n`)
  const target = (name: string, value: string, isMet: boolean) =>
    say(`${isMet ? 'met   ' : 'MISSED'}  ${name}: ${value}`)
  target('availability ≤ 10 ms', `${availability.p50.toFixed(2)} ms`, availability.p50 <= 10)
  target('lock through HTTP ≥ 0.5 of the bare claims at 32 clients', locks.ofBare.toFixed(2), locks.ofBare >= 0.5)
  target('its p99 ≤ 5 × its median', `${locks.tail.toFixed(1)} ×`, locks.tail <= 5)
  target('whole paths ≥ 400 per second', orders.perSecond.toFixed(0), orders.perSecond >= 400)
  target('an order on the other process’s board, p99 ≤ 300 ms', `${bar.boardP99.toFixed(0)} ms`, bar.boardP99 <= 300)
  target('a place for the season, p99 ≤ 150 ms', `${season.p99.toFixed(0)} ms`, season.p99 <= 150)
  target('a year of the numbers, each call < 300 ms', numbers.slowest, numbers.isMet)
  target('each search at the desk < 150 ms', searches.slowest, searches.isMet)
  say(`\n${numbers.text}`)
  say(`\n${searches.text}`)
  say(`for comparison: lock through HTTP is ${locks.ofInsert.toFixed(2)} of single-row inserts`)
} finally {
  await ground.close()
}
say('Phone …')
say(`\n${await benchPhone()}`)
