import { cents } from '../../../domain/platform/cents.ts'
import { civilDate } from '../../../domain/platform/civil-date.ts'
import type { UmbrellaLine } from '../../../domain/umbrellas/calls.ts'
import type { BeachPlan, Category, Place, PlaceKind } from '../../../domain/umbrellas/plan.ts'
import type { Availability } from './availability.ts'

/** A beach for tests: rows A (at the sea), B, C and, behind a walkway, D of 24; gazebos O1 to O12. A4, A5 are a tower. */

const named = (text: string) => ({ it: text, en: text, fr: text, nl: text, de: text })

function category(
  id: string,
  kind: PlaceKind,
  dogSizes: Category['dogSizes'],
  maxDogs: number,
  rest: Partial<Category> = {},
): Category {
  const extras: Category['extras'] = [
    { id: 'sun_bed', max: 4, included: 0 },
    { id: 'deck_chair', max: 4, included: 0 },
    { id: 'extra_seat', max: 1, included: 0 },
  ]
  const people = { people: 2, peopleFirstRow: 4, maxPeople: 2, maxPeopleFirstRow: 5 }
  return { id, kind, name: named(id), dogSizes, maxDogs, ...people, minBeds: 0, minBedsFirstRow: 1, extras, ...rest }
}

const GAZEBO: Partial<Category> = {
  people: 6,
  peopleFirstRow: 6,
  maxPeople: 6,
  maxPeopleFirstRow: 6,
  minBeds: 2,
  minBedsFirstRow: 2,
  extras: [
    { id: 'sun_bed', max: 2, included: 4 },
    { id: 'director_chair', max: 1, included: 0 },
    { id: 'hammock', max: 1, included: 0 },
  ],
}

const CATEGORIES = [
  category('large-dog', 'large_dog', ['small', 'large'], 1),
  category('small-dog', 'small_dog', ['small'], 2),
  category('human', 'human', [], 0),
  category('dog-gazebo', 'dog_gazebo', ['small', 'large'], 3, GAZEBO),
  category('human-gazebo', 'human_gazebo', [], 0, GAZEBO),
]

const ROWS = [
  { id: 'A', y: 13, isFirst: true, hasGazebos: false, isQuiet: false },
  { id: 'B', y: 16, isFirst: false, hasGazebos: false, isQuiet: false },
  { id: 'C', y: 19, isFirst: false, hasGazebos: false, isQuiet: false },
  { id: 'D', y: 24, isFirst: false, hasGazebos: false, isQuiet: false },
  { id: 'O', y: 30, isFirst: false, hasGazebos: true, isQuiet: false },
]

function placeAt(row: (typeof ROWS)[number], index: number, number: number): Place {
  const block = row.hasGazebos ? Math.ceil(number / 4) : Math.ceil(number / 8)
  const within = row.hasGazebos ? (number - 1) % 4 : (number - 1) % 8
  const x = row.hasGazebos ? 4.5 + (block - 1) * 26 + within * 6 : 3 + (block - 1) * 26 + within * 3
  const kind = row.hasGazebos
    ? block < 3
      ? 'dog-gazebo'
      : 'human-gazebo'
    : (['large-dog', 'small-dog', 'human'][block - 1] ?? 'human')
  return {
    id: (index + 1) * 100 + number,
    code: `${row.id}${number}`,
    row: row.id,
    number,
    category: kind,
    zone: `${kind}-zone`,
    x,
    y: row.y,
    isAccessible: number === 8 && row.id !== 'D',
    isShaded: row.hasGazebos,
    isBookable: true,
    seaDistance: row.y - 7,
    showerDistance: 30 - number,
    pathDistance: within,
  }
}

export const PLAN: BeachPlan = {
  version: 'v1',
  seaSide: 'north',
  width: 79,
  height: 40,
  waterline: 7,
  zones: CATEGORIES.map(({ id }) => ({ id: `${id}-zone`, name: named(id), x: 0, y: 0, width: 1, height: 1 })),
  walkways: [{ x: 25.75, y: 9.5, width: 1.5, height: 30 }],
  landmarks: [],
  rows: ROWS,
  categories: CATEGORIES,
  places: ROWS.flatMap((row, index) =>
    Array.from({ length: row.hasGazebos ? 12 : 24 }, (_, at) => placeAt(row, index, at + 1)).filter(
      (place) => place.code !== 'A4' && place.code !== 'A5',
    ),
  ),
  extras: [],
}

/** The place of a code. Throws for a code that the beach doesn't have. */
export function placeOf(code: string): Place {
  const place = PLAN.places.find((one) => one.code === code)
  if (place === undefined) throw new RangeError(`no place ${code}`)
  return place
}

/** 18–19 July, full days; all free but the named letters. Umbrellas 44 €, in A 52 €, gazebos 120 €; a bed 8 €. */
export function availabilityWith(
  letters: Readonly<Record<string, string>> = {},
  stock: Readonly<Record<string, number | null>> = {},
  near: Readonly<Record<string, string>> = {},
): Availability {
  const pairs = [...new Set(PLAN.places.map((place) => `${place.row}/${place.category}`))]
  const units = { sun_bed: 800, deck_chair: 600, extra_seat: 500, director_chair: 500, hammock: 1200 } as const
  return {
    planVersion: 'v1',
    from: civilDate('2026-07-18'),
    to: civilDate('2026-07-19'),
    part: 'full_day',
    states: PLAN.places.map((place) => letters[place.code] ?? 'f').join(''),
    near: PLAN.places.map((place) => near[place.code] ?? '0').join(''),
    prices: pairs.map((pair) => {
      const [row = '', id = ''] = pair.split('/')
      const unit = cents(id.endsWith('gazebo') ? 12_000 : row === 'A' ? 5200 : 4400)
      return { row, category: id, dayCents: [unit, unit], totalCents: cents(unit * 2) }
    }),
    extras: (Object.keys(units) as (keyof typeof units)[]).map((id) => {
      const unit = cents(units[id])
      return {
        id,
        dayCents: [unit, unit],
        totalCents: cents(unit * 2),
        free: stock[id] === undefined ? 100 : (stock[id] ?? null),
      }
    }),
    serverNow: '2026-07-11T08:00:00.000Z',
  }
}

/** One's own cart line on a place, for the same days. */
export function lineOn(code: string, rest: Partial<UmbrellaLine> = {}): UmbrellaLine {
  const place = placeOf(code)
  const kind = CATEGORIES.find((one) => one.id === place.category)?.kind ?? 'human'
  return {
    lineId: place.id,
    umbrellaId: place.id,
    code,
    row: place.row,
    kind,
    isAccessible: place.isAccessible,
    from: civilDate('2026-07-18'),
    to: civilDate('2026-07-19'),
    part: 'full_day',
    people: 2,
    dogs: [],
    extras: [],
    price: [],
    totalCents: cents(8800),
    ...rest,
  }
}
