import { cp, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { scratchFolder } from '../tests/support/scratch-folder.ts'

const DEMO = path.join(import.meta.dirname, '..', 'resorts', 'bagno-argo')
/** Places of the beach that the map is measured with (issue: 400). */
export const PLACES = 400

interface Beach {
  height: number
  rows: { id: string; y: number; columns: string }[]
  zones: { id: string; y: number; height: number }[]
  places: { zone: string; category: string; codes: string }[]
}

/** Writes a resort with a beach of 400 places: the demo's 356, and two more rows behind them. Answers its folder. */
export async function largerResort(): Promise<string> {
  const folder = path.join(await scratchFolder('battigia-phone-resort-'), 'resort')
  await cp(DEMO, folder, { recursive: true })
  const file = path.join(folder, 'beach.json')
  const beach = JSON.parse(await readFile(file, 'utf8')) as Beach
  const humans = beach.zones.find(({ id }) => id === 'humans')
  if (humans === undefined) throw new Error('the demo resort has no zone without dogs')
  const behind = beach.height
  beach.height += 8
  beach.rows.push({ id: 'Q', y: behind + 2, columns: 'umbrellas' }, { id: 'R', y: behind + 5, columns: 'umbrellas' })
  beach.zones.push(Object.assign({}, humans, { id: 'humans-behind', x: 1, y: behind, width: 77, height: 7 }))
  beach.places.push({ zone: 'humans-behind', category: 'human', codes: 'Q1-Q24, R1-R20' })
  await writeFile(file, JSON.stringify(beach))
  await priceBehind(folder)
  return folder
}

/** The rows behind cost what the last ones of the demo do, by the day and by the season. */
async function priceBehind(folder: string): Promise<void> {
  const days = path.join(folder, 'prices.json')
  const prices = JSON.parse(await readFile(days, 'utf8')) as { places: Priced[] }
  addBehind(prices.places)
  await writeFile(days, JSON.stringify(prices))
  const seasons = path.join(folder, 'subscriptions.json')
  const subscriptions = JSON.parse(await readFile(seasons, 'utf8')) as { plans: { prices: Priced[] }[] }
  for (const plan of subscriptions.plans) addBehind(plan.prices)
  await writeFile(seasons, JSON.stringify(subscriptions))
}

interface Priced {
  readonly rows?: string
}

function addBehind(prices: Priced[]): void {
  const last = prices.findLast(({ rows }) => rows !== undefined)
  if (last !== undefined) prices.push({ ...last, rows: 'Q-R' })
}
