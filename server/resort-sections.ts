import { readJson } from '../domain/platform/files/read-json.ts'
import { Refusal } from '../domain/platform/refusal.ts'
import { RESORT_FILES } from '../domain/umbrellas/files/read-resort.ts'
import type { ResortModel } from '../domain/umbrellas/files/resort-model.ts'
import type { Queryable } from './platform/database.ts'
import { exportResortFiles, readResortFiles } from './resort-files.ts'
import { RESORT_PARTS } from './resort-parts.ts'
import { writeOffers } from './umbrellas/offer-write-queries.ts'
import { importBeach, ImportRefused } from './umbrellas/resort-import.ts'
import type { CatalogFacts } from './umbrellas/staff/catalog/publish-section.ts'

const OFFER_FILES = ['extras.json', 'categories.json']

/** The catalogue's sections as files of the resort's folder: read and written as an import does. */
export const CATALOG_FACTS: CatalogFacts = {
  exportFiles: exportResortFiles,
  readSection(files, file, text) {
    const { resort, problems } = readResortFiles(new Map([...files, [file, text]]))
    if (resort === null) return { problems, write: null }
    if (OFFER_FILES.includes(file)) {
      return {
        problems,
        write: async (tx) => {
          await importPlan(tx, resort.model)
          await writeOffers(tx, resort.model)
        },
      }
    }
    const part = resort.parts.find((one) => one.file === file)
    if (part === undefined) throw new Error(`no slice writes ${file}`)
    return { problems, write: (tx) => part.write(tx) }
  },
  hasShape(file, text) {
    if (file === 'extras.json' || file === 'categories.json') {
      return readJson(text, RESORT_FILES[file], () => undefined) !== null
    }
    return RESORT_PARTS.some((part) => part.file === file && part.open(text, []) !== null)
  },
}

/** The plan's version and every process's memory of it follow what stands on its places. */
async function importPlan(tx: Queryable, model: ResortModel): Promise<void> {
  try {
    await importBeach(tx, model)
  } catch (error) {
    if (!(error instanceof ImportRefused)) throw error
    throw new Refusal('still_booked', { names: [...new Set(error.orphans.map(({ code }) => code))] })
  }
}
