import { inLanguageOrder } from '../../platform/language.ts'
import type { Category } from '../plan.ts'
import type { PriceBook, PriceRule } from '../price-book.ts'
import { canonicalJson } from '../../platform/files/canonical-json.ts'
import type { BeachFile } from './beach-file.ts'
import { writeCodes, writeRows } from './code-ranges.ts'
import { weekdayNames } from '../../platform/weekday-names.ts'
import { writeSpan } from './day-spans.ts'
import { writeEuro } from '../../platform/files/euro.ts'
import { crossing } from './read-beach.ts'
import { defaultBeds } from './read-offers.ts'
import type { Beach, ModelPlace, ResortModel } from './resort-model.ts'

const schemaRef = (name: string) => ({ $schema: `../schema/${name}.schema.json` })

/** The files of a resort, by name: what {@link readResort} reads back to the same model. */
export function writeResort(model: ResortModel): Map<string, string> {
  const rows = model.beach.rows.map((row) => row.id)
  const files = new Map([
    ['resort.json', canonicalJson({ ...schemaRef('resort'), ...resortFields(model) })],
    ['beach.json', writeBeach(model.beach)],
    [
      'categories.json',
      canonicalJson({ ...schemaRef('categories'), categories: model.categories.map(categoryFields) }),
    ],
    [
      'extras.json',
      canonicalJson({
        ...schemaRef('extras'),
        extras: model.extras.map(({ id, name, stock }) => ({ id, name: inLanguageOrder(name), stock })),
      }),
    ],
    ['prices.json', canonicalJson({ ...schemaRef('prices'), ...priceFields(model.prices, rows) })],
  ])
  for (const { slug, language, title, markdown } of model.pages) {
    files.set(`pages/${slug}.${language}.md`, `# ${title}\n\n${markdown}\n`)
  }
  return files
}

/** beach.json of a plan: what `readBeach` reads back to the same plan. */
export function writeBeach(beach: Beach): string {
  return canonicalJson({ ...schemaRef('beach'), ...beachFields(beach) })
}

/** The same as data: the shape of `beachFileSchema`. */
export function beachFileOf(beach: Beach): BeachFile {
  return { ...schemaRef('beach'), ...beachFields(beach) }
}

function resortFields({ identity, opening, settings }: ResortModel) {
  const { name, place, address, phone, email, legalName, vatNumber } = identity
  return {
    name,
    place,
    address,
    phone,
    email,
    legalName,
    vatNumber,
    timeZone: 'Europe/Rome',
    opening: { from: opening.from, to: opening.to },
    settings: settings as Record<string, string | number | boolean | null | string[]>,
  }
}

function beachFields(beach: Beach) {
  const rows = beach.rows.map((row) => row.id)
  const columns = Object.fromEntries(
    [...new Set(beach.columns.map((run) => run.id))].map((id) => [
      id,
      beach.columns.filter((run) => run.id === id).map(({ first, last, x, step }) => ({ first, last, x, step })),
    ]),
  )
  return {
    seaSide: beach.seaSide,
    width: beach.width,
    height: beach.height,
    waterline: beach.waterline,
    columns,
    rows: beach.rows.map(({ id, y, columns, isFirst, hasGazebos, isQuiet }) => ({
      id,
      y,
      columns,
      first: isFirst ? (true as const) : undefined,
      gazebos: hasGazebos ? (true as const) : undefined,
      quiet: isQuiet ? (true as const) : undefined,
    })),
    zones: beach.zones.map(({ id, name, x, y, width, height }) => ({
      id,
      name: inLanguageOrder(name),
      x,
      y,
      width,
      height,
    })),
    places: placeGroups(beach.places, rows),
    moved: moved(beach),
    accessible: codesWhere(beach.places, rows, (place) => place.isAccessible),
    shaded: codesWhere(beach.places, rows, (place) => place.isShaded),
    outOfUse: codesWhere(beach.places, rows, (place) => !place.isBookable),
    walkways: beach.walkways.map(({ x, y, width, height }) => ({ x, y, width, height })),
    landmarks: beach.landmarks.map(({ kind, name, x, y }) => ({ kind, name: inLanguageOrder(name), x, y })),
  }
}

/** One entry per zone and category, in the order of their first place. */
function placeGroups(places: readonly ModelPlace[], rows: readonly string[]) {
  const groups = new Map<string, ModelPlace[]>()
  for (const place of places) {
    const key = `${place.zone} ${place.category}`
    groups.set(key, [...(groups.get(key) ?? []), place])
  }
  return [...groups.values()].flatMap((members) => {
    const [first] = members
    return first ? [{ zone: first.zone, category: first.category, codes: writeCodes(members, rows) }] : []
  })
}

function codesWhere(
  places: readonly ModelPlace[],
  rows: readonly string[],
  holds: (place: ModelPlace) => boolean,
): string | undefined {
  return writeCodes(places.filter(holds), rows) || undefined
}

function moved(beach: Beach): { code: string; x: number; y: number }[] | undefined {
  const strays = beach.places.filter((place) => {
    const spot = crossing(place.code, beach.rows, beach.columns)
    return spot === null || spot.x !== place.x || spot.y !== place.y
  })
  return strays.length === 0 ? undefined : strays.map(({ code, x, y }) => ({ code, x, y }))
}

function categoryFields(category: Category) {
  const { id, kind, name, people, maxPeople, peopleFirstRow, maxPeopleFirstRow, minBeds, minBedsFirstRow } = category
  const size = category.dogSizes.includes('large') ? 'any' : 'small'
  return {
    id,
    kind,
    name: inLanguageOrder(name),
    dogs: { max: category.maxDogs, size: category.maxDogs === 0 ? undefined : size },
    people,
    maxPeople,
    peopleFirstRow,
    maxPeopleFirstRow,
    minBeds: minBeds === defaultBeds(kind, false) ? undefined : minBeds,
    minBedsFirstRow: minBedsFirstRow === defaultBeds(kind, true) ? undefined : minBedsFirstRow,
    extras: category.extras.map(({ id, max, included }) => ({
      id,
      max,
      included: included === 0 ? undefined : included,
    })),
  }
}

function priceFields(book: PriceBook, rows: readonly string[]) {
  const line = (rule: PriceRule) => ({
    extra: rule.extra ?? undefined,
    categories: rule.categories ?? undefined,
    rows: rule.rows === null ? undefined : writeRows(rule.rows, rows),
    weekdays: rule.weekdays === null ? undefined : weekdayNames(rule.weekdays),
    months: rule.months ?? undefined,
    parts: rule.parts ?? undefined,
    euro: amountFields(rule),
  })
  return {
    seasons: book.seasons.map(({ id, name, spans }) => ({
      id,
      name: inLanguageOrder(name),
      days: spans.map(writeSpan),
    })),
    halfDayPercent: { morning: book.partPercent.morning, afternoon: book.partPercent.afternoon },
    places: book.rules.filter((rule) => rule.extra === null).map(line),
    extras: book.rules.filter((rule) => rule.extra !== null).map(line),
  }
}

function amountFields(rule: PriceRule): string | Record<string, string> {
  const [first] = rule.amounts
  if (first !== undefined && first.season === null) return writeEuro(first.cents)
  return Object.fromEntries(rule.amounts.map(({ season, cents }) => [season ?? '', writeEuro(cents)]))
}
