import type { Category } from '../plan.ts'
import type { PriceBook, PriceRule, PriceSeason, SeasonAmount } from '../price-book.ts'
import { readRows } from './code-ranges.ts'
import { weekdayNumbers } from '../../platform/weekday-names.ts'
import { readSpan, SPAN_EXPECTED } from './day-spans.ts'
import { readEuro } from '../../platform/files/euro.ts'
import type { Report } from '../../platform/files/file-problem.ts'
import type { CategoriesFile, ExtrasFile, PriceLine, PricesFile } from './offer-files.ts'
import { reportRepeats } from './read-beach.ts'
import type { ExtraOffer } from './resort-model.ts'

/** Least number of beds where a category says nothing. */
export function defaultBeds(kind: Category['kind'], isFirstRow: boolean): number {
  if (kind === 'dog_gazebo' || kind === 'human_gazebo') return 2
  return isFirstRow ? 1 : 0
}

const DOG_SIZES_OF = { small: ['small'], any: ['small', 'large'] } as const

/** The categories of a categories.json. */
export function readCategories(file: CategoriesFile, report: Report): Category[] {
  reportRepeats(
    file.categories.map((one) => one.id),
    (index) => `categories[${index}].id`,
    'each category',
    report,
  )
  return file.categories.map((one, index) => {
    const at = `categories[${index}]`
    if (one.people > one.maxPeople) report(`${at}.maxPeople`, `at least people, ${one.people}`, one.maxPeople)
    if (one.peopleFirstRow > one.maxPeopleFirstRow) {
      report(`${at}.maxPeopleFirstRow`, `at least peopleFirstRow, ${one.peopleFirstRow}`, one.maxPeopleFirstRow)
    }
    reportRepeats(
      one.extras.map((extra) => extra.id),
      (extra) => `${at}.extras[${extra}].id`,
      'each extra',
      report,
    )
    const { id, kind, name, people, peopleFirstRow, maxPeople, maxPeopleFirstRow } = one
    return {
      id,
      kind,
      name,
      dogSizes: one.dogs.size === undefined ? [] : [...DOG_SIZES_OF[one.dogs.size]],
      maxDogs: one.dogs.max,
      people,
      peopleFirstRow,
      maxPeople,
      maxPeopleFirstRow,
      minBeds: one.minBeds ?? defaultBeds(kind, false),
      minBedsFirstRow: one.minBedsFirstRow ?? defaultBeds(kind, true),
      extras: one.extras.map((extra) => ({ id: extra.id, max: extra.max, included: extra.included ?? 0 })),
    }
  })
}

/** The extras of an extras.json. */
export function readExtras(file: ExtrasFile, report: Report): ExtraOffer[] {
  reportRepeats(
    file.extras.map((one) => one.id),
    (index) => `extras[${index}].id`,
    'each extra',
    report,
  )
  return file.extras
}

/** The price book of a prices.json. `rows` are the beach's row ids from the sea. */
export function readPrices(file: PricesFile, rows: readonly string[], report: Report): PriceBook {
  reportRepeats(
    file.seasons.map((one) => one.id),
    (index) => `seasons[${index}].id`,
    'each season',
    report,
  )
  const seasons: PriceSeason[] = file.seasons.map(({ id, name, days }, index) => ({
    id,
    name,
    spans: days.flatMap((text, day) => {
      const span = readSpan(text)
      if (span === null) report(`seasons[${index}].days[${day}]`, SPAN_EXPECTED, text)
      return span ?? []
    }),
  }))
  const ids = seasons.map((season) => season.id)
  const rules = [
    ...file.places.map((line, index) => readLine(line, `places[${index}]`, rows, ids, report)),
    ...file.extras.map((line, index) => readLine(line, `extras[${index}]`, rows, ids, report)),
  ]
  return { seasons, rules, partPercent: file.halfDayPercent }
}

function readLine(
  line: PriceLine,
  at: string,
  rows: readonly string[],
  seasons: readonly string[],
  report: Report,
): PriceRule {
  return {
    extra: line.extra ?? null,
    categories: line.categories ?? null,
    rows: line.rows === undefined ? null : rowsAt(`${at}.rows`, line.rows, rows, report),
    weekdays: line.weekdays === undefined ? null : weekdayNumbers(line.weekdays),
    months: line.months ?? null,
    parts: line.parts ?? null,
    amounts: readAmounts(line.euro, `${at}.euro`, seasons, report),
  }
}

function rowsAt(path: string, text: string, rows: readonly string[], report: Report): string[] {
  const read = readRows(text, rows)
  if ('value' in read) return read.value
  report(path, read.expected, read.found)
  return []
}

function readAmounts(
  euro: PriceLine['euro'],
  path: string,
  seasons: readonly string[],
  report: Report,
): SeasonAmount[] {
  if (typeof euro === 'string') return [{ season: null, cents: readEuro(euro) }]
  return Object.entries(euro).map(([season, amount]) => {
    if (!seasons.includes(season)) report(`${path}.${season}`, `one of the seasons ${seasons.join(', ')}`, season)
    return { season, cents: readEuro(amount) }
  })
}
