import { readResortFiles, importResortFiles } from '../../server/resort-files.ts'
import { forgetResortData } from '../../server/umbrellas/resort-data.ts'
import { readFolder } from '../../server/umbrellas/resort-folder.ts'
import { openBeach } from '../race/booking-world.ts'
import { DEMO_FOLDER } from '../support/demo-resort.ts'
import type { TestDatabase } from '../support/database.ts'

/** Two rows behind the gazebos, 24 and 20 places: with the demo's 356 they are 400. */
const MORE_ROWS = [
  { id: 'Q', y: 70, columns: 'umbrellas' },
  { id: 'R', y: 73, columns: 'umbrellas' },
]
const MORE_ZONE = {
  id: 'back',
  name: { it: 'Retro', en: 'Back', fr: 'Arrière', nl: 'Achter', de: 'Hinten' },
  x: 1,
  y: 68.5,
  width: 77,
  height: 8,
}
const MORE_PLACES = { zone: 'back', category: 'human', codes: 'Q1-Q24, R1-R20' }
/** Whatever prices the last rows of umbrellas prices those behind them as well. */
const PRICED = ['prices.json', 'subscriptions.json']

interface BeachFile {
  readonly rows: unknown[]
  readonly zones: unknown[]
  readonly places: unknown[]
  readonly walkways: { readonly x: number; readonly y: number; readonly width: number; readonly height: number }[]
}

/** Makes the demo's beach one of 400 places, by its files as `npm run resort` reads them. Throws with what is wrong in them. */
export async function importResortOf400(db: TestDatabase): Promise<void> {
  const files = new Map(await readFolder(DEMO_FOLDER))
  const beach = JSON.parse(files.get('beach.json') ?? '') as BeachFile
  const { rows, zones, places } = beach
  files.set(
    'beach.json',
    JSON.stringify({
      ...beach,
      rows: [...rows, ...MORE_ROWS],
      zones: [...zones, MORE_ZONE],
      places: [...places, MORE_PLACES],
    }),
  )
  for (const name of PRICED) files.set(name, (files.get(name) ?? '').replaceAll('"I-N"', '"I-R"'))
  const { resort, problems } = readResortFiles(files)
  if (resort === null) throw new Error(`the resort of 400 is wrong: ${JSON.stringify(problems, null, 1)}`)
  await db.database.transaction((tx) => importResortFiles(tx, resort))
  await openBeach(db.database)
  forgetResortData()
}
