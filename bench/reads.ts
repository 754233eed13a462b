import { CALL_PREFIX, type CallOutput } from '../domain/platform/call.ts'
import { addDays, civilDate } from '../domain/platform/civil-date.ts'
import type { getSubscriptionPlans } from '../domain/subscriptions/calls.ts'
import type { ResortData } from '../server/umbrellas/resort-data.ts'
import { EVERY_CALL } from '../tests/contract/every-call.ts'
import { reportFigures } from '../tests/support/figures.ts'
import type { Ground } from './ground.ts'
import { httpCall } from './http-call.ts'
import { closedLoop, rowOf, table, target, type Row } from './measure.ts'
import { plainPlaces } from './wishes.ts'

const CLIENTS = 4
const ROUND_MS = 1_500
const MOST_MS = 100

/** Every GET that anybody may ask: calls, and the app's document. Each is asked by four visitors at once, on kept connections. */
export async function benchReads(ground: Ground, resort: ResortData): Promise<string> {
  const { plans } = JSON.parse((await httpCall(ground, 0, 'subscriptions/plans', null, null)).body) as CallOutput<
    typeof getSubscriptionPlans
  >
  const [season] = plans
  if (season === undefined) throw new Error('the demo sells no season')
  const inputs = inputsFor(ground.firstDay, plainPlaces(resort)[0] ?? 0, {
    planId: String(season.planId),
    from: season.start.from,
  })
  const calls = EVERY_CALL.filter(({ policy, method }) => policy === 'anyone' && method === 'GET')
  const missing = calls.filter(({ name, input }) => !(name in inputs) && !input.safeParse({}).success)
  if (missing.length > 0) throw new Error(`no input for ${missing.map(({ name }) => name).join(', ')}`)
  const paths = calls.map(({ name, path }): [string, string] => [
    name,
    `${CALL_PREFIX}/${path}?${new URLSearchParams(inputs[name] ?? {})}`,
  ])
  const rows: Row[] = []
  for (const [name, path] of [...paths, ['the app’s document', '/']] as [string, string][]) {
    const ask = async (client: number) => {
      const { status, body } = await (await ground.connection(client)).send('GET', path, '', '')
      if (status !== 200) throw new Error(`${name}: ${status} ${body.slice(0, 200)}`)
      return 'done'
    }
    await closedLoop(CLIENTS, 300, ask)
    rows.push(rowOf(name, CLIENTS, [await closedLoop(CLIENTS, ROUND_MS, ask)], ''))
  }
  const slowest = rows.reduce((most, one) => (one.p99 > most.p99 ? one : most))
  reportFigures('L-02', { gets: rows.length, p99: slowest.p99 })
  return [
    table(rows),
    target(
      `every public GET, p99 ≤ ${MOST_MS} ms`,
      `${slowest.p99.toFixed(1)} ms (${slowest.what})`,
      slowest.p99 <= MOST_MS,
    ),
  ].join('\n')
}

/** Right inputs of the calls that need one, on days of the season. */
function inputsFor(
  firstDay: string,
  umbrellaId: number,
  season: { readonly planId: string; readonly from: string },
): Readonly<Record<string, Record<string, string>>> {
  const day = addDays(civilDate(firstDay), 10)
  const period = { from: day, to: addDays(day, 6), part: 'full_day' }
  const language = 'it'
  return {
    getBarMenu: { language },
    resolvePlace: { code: 'D3' },
    getDailyMenu: { day, restaurant: '1', language },
    listNews: { language },
    getPage: { slug: 'purposes', language },
    listInfoPages: { language },
    getParking: period,
    getRestaurantAvailability: { restaurant: '1', day, meal: 'lunch', seats: '2' },
    isRestaurantActive: { restaurant: '2' },
    getServices: { day, part: 'full_day' },
    getParametroInt: { idParametro: '1005' },
    getParametroString: { idParametro: '1013' },
    getMissingDays: { ...season, umbrellaId: String(umbrellaId) },
    getSubscriptionAvailability: season,
    getAvailability: period,
    getCalendar: period,
  }
}
