import { openingProblem, type Opening } from '../opening.ts'
import { beachFileSchema } from './beach-file.ts'
import { checkBeach } from './check-beach.ts'
import { checkPrices } from './check-prices.ts'
import { checkSettings } from './check-settings.ts'
import { shown, type FileProblem, type Report } from '../../platform/files/file-problem.ts'
import { categoriesFileSchema, extrasFileSchema, pricesFileSchema } from './offer-files.ts'
import { readBeach } from './read-beach.ts'
import { readJson } from '../../platform/files/read-json.ts'
import { readCategories, readExtras, readPrices } from './read-offers.ts'
import { readPages } from './read-pages.ts'
import { resortFileSchema } from './resort-file.ts'
import type { ResortModel } from './resort-model.ts'

/** The JSON files of a resort and their schemas; pages lie in `pages/`. */
export const RESORT_FILES = {
  'resort.json': resortFileSchema,
  'beach.json': beachFileSchema,
  'categories.json': categoriesFileSchema,
  'extras.json': extrasFileSchema,
  'prices.json': pricesFileSchema,
} as const

/** What reading a resort gives: everything it says, or everything that is wrong with it. */
export type ReadResort =
  | { readonly model: ResortModel; readonly problems: readonly [] }
  | { readonly model: null; readonly problems: readonly FileProblem[] }

/**
 * Reads a resort from the texts of its files, by name inside the resort's folder. Reports as much as it can
 * at once: first what each file says wrongly, then what doesn't fit between files. `others` are files of the folder that
 * other slices read.
 */
export function readResort(files: ReadonlyMap<string, string>, others: readonly string[] = []): ReadResort {
  const problems: FileProblem[] = []
  const reportIn =
    (file: string): Report =>
    (path, expected, found) => {
      problems.push({ file, path, expected, found: typeof found === 'string' && path === '' ? found : shown(found) })
    }
  reportStrays(files, others, problems)
  const parsed = parseFiles(files, reportIn)
  const pages = readPages(files, problems)
  if (parsed === null) return { model: null, problems }
  const beach = readBeach(parsed.beach, reportIn('beach.json'))
  const categories = readCategories(parsed.categories, reportIn('categories.json'))
  const extras = readExtras(parsed.extras, reportIn('extras.json'))
  const prices = readPrices(
    parsed.prices,
    beach.rows.map((row) => row.id),
    reportIn('prices.json'),
  )
  const { opening, settings, name, place, address, phone, email, legalName, vatNumber } = parsed.resort
  checkOpening(opening, reportIn('resort.json'))
  checkSettings(settings, reportIn('resort.json'))
  checkBeach(beach, categories, reportIn('beach.json'))
  const offered = new Set(extras.map((extra) => extra.id))
  categories.forEach((category, index) => {
    for (const { id } of category.extras) {
      if (!offered.has(id)) reportIn('categories.json')(`categories[${index}].extras`, 'extras of extras.json', id)
    }
  })
  if (problems.length === 0) checkPrices(prices, beach, categories, extras, reportIn('prices.json'))
  if (problems.length > 0) return { model: null, problems }
  const identity = { name, place, address, phone, email, legalName, vatNumber }
  return { model: { identity, opening, settings, beach, categories, extras, prices, pages }, problems: [] }
}

function parseFiles(files: ReadonlyMap<string, string>, reportIn: (file: string) => Report) {
  const resort = readJson(files.get('resort.json'), resortFileSchema, reportIn('resort.json'))
  const beach = readJson(files.get('beach.json'), beachFileSchema, reportIn('beach.json'))
  const categories = readJson(files.get('categories.json'), categoriesFileSchema, reportIn('categories.json'))
  const extras = readJson(files.get('extras.json'), extrasFileSchema, reportIn('extras.json'))
  const prices = readJson(files.get('prices.json'), pricesFileSchema, reportIn('prices.json'))
  if (resort === null || beach === null || categories === null || extras === null || prices === null) return null
  return { resort, beach, categories, extras, prices }
}

function reportStrays(files: ReadonlyMap<string, string>, others: readonly string[], problems: FileProblem[]): void {
  const known = [...Object.keys(RESORT_FILES), ...others]
  for (const file of files.keys()) {
    if (file.startsWith('pages/') || known.includes(file)) continue
    problems.push({
      file,
      path: '',
      expected: `one of ${known.join(', ')} or pages/…`,
      found: 'another file',
    })
  }
}

const OPENING_EXPECTED = {
  from_unreadable: ['opening.from', 'a day such as "2027-05-15", "05-15" or "today"'],
  to_unreadable: ['opening.to', 'a day such as "2027-09-15", "09-15" or "today+200"'],
  kinds_differ: ['opening.to', 'the same kind of day as opening.from'],
  order: ['opening.to', 'a day not before opening.from'],
} as const

function checkOpening(opening: Opening, report: Report): void {
  const problem = openingProblem(opening)
  if (problem === null) return
  const [path, expected] = OPENING_EXPECTED[problem]
  report(path, expected, problem === 'from_unreadable' ? opening.from : opening.to)
}
