import { parseCivilDate, type CivilDate } from '../../domain/platform/civil-date.ts'
import { DAY_PARTS, partsOverlap, type DayPart } from '../../domain/platform/day-part.ts'
import { TEMPERAMENTS, type Temperament } from '../../domain/dogs/dog-fields.ts'
import { DOG_SIZES, sizeOfWeight, type DogSize } from '../../domain/dogs/dog-size.ts'

/** A dog of a search; with a weight (tenths of a kg) the size follows from it. */
export interface SearchDog {
  readonly name: string
  readonly size: DogSize
  readonly weightTenthsKg?: number
  /** How it is with others; without it, calm (B-17). */
  readonly temperament?: Temperament
}

interface KnownDog {
  readonly name: string
  readonly size: DogSize
  readonly weightTenthsKg?: number | null | undefined
  readonly temperament?: Temperament | null | undefined
}

/** A dog of a line, an order or a passport as the search knows it: what is not known of it is left out. */
export function asSearchDog({ name, size, weightTenthsKg, temperament }: KnownDog): SearchDog {
  const weight = typeof weightTenthsKg === 'number' ? { weightTenthsKg } : {}
  return {
    name,
    size,
    ...weight,
    ...(temperament === null || temperament === undefined || temperament === 'calm' ? {} : { temperament }),
  }
}

/** A search as it is being made: dates may still be missing. */
export interface SearchDraft {
  readonly from: CivilDate | null
  readonly to: CivilDate | null
  readonly part: DayPart
  readonly people: number
  readonly dogs: readonly SearchDog[]
}

/** A search that can be asked of the server. */
export interface Search extends SearchDraft {
  readonly from: CivilDate
  readonly to: CivilDate
}

export const MAX_PEOPLE = 20
export const MAX_DOGS = 3
export const USUAL_PEOPLE = 2

const NAME_LENGTH = { min: 2, max: 20 }
const WEIGHT = { min: 5, max: 1200 }

/** What follows a dog's name and size, each where it is known: a weight, then a temperament. Null when it can't be read. */
function parseMore(size: DogSize, more: readonly string[]): Omit<SearchDog, 'name'> | null {
  const temperament = TEMPERAMENTS.find((known) => known === more.at(-1))
  const [weight, ...rest] = temperament === undefined ? more : more.slice(0, -1)
  if (rest.length > 0) return null
  const kind = temperament === undefined || temperament === 'calm' ? {} : { temperament }
  if (weight === undefined) return { size, ...kind }
  const weightTenthsKg = /^\d{1,4}$/.test(weight) ? Number(weight) : Number.NaN
  if (!(weightTenthsKg >= WEIGHT.min && weightTenthsKg <= WEIGHT.max)) return null
  return { size: sizeOfWeight(weightTenthsKg), weightTenthsKg, ...kind }
}

function parseDog(text: string): SearchDog | null {
  const [encoded, size, ...more] = text.split(':')
  if (encoded === undefined) return null
  let name: string
  try {
    name = decodeURIComponent(encoded).trim()
  } catch {
    // A broken percent sequence is no dog of ours.
    return null
  }
  const known = DOG_SIZES.find((one) => one === size)
  if (name.length < NAME_LENGTH.min || name.length > NAME_LENGTH.max || known === undefined) return null
  const read = parseMore(known, more)
  return read === null ? null : { name, ...read }
}

/** The dogs of a query value such as `Nebbia:large,Pepe:small:85:shy`; what can't be read is left out. */
export function parseDogs(text: string): readonly SearchDog[] {
  return text
    .split(',')
    .map((part) => parseDog(part))
    .filter((dog) => dog !== null)
    .slice(0, MAX_DOGS)
}

/** The inverse of {@link parseDogs}; empty for no dogs. */
export function printDogs(dogs: readonly SearchDog[]): string {
  return dogs
    .map(({ name, size, weightTenthsKg, temperament }) => {
      const parts = [encodeURIComponent(name), size, weightTenthsKg, temperament === 'calm' ? undefined : temperament]
      return parts.filter((part) => part !== undefined).join(':')
    })
    .join(',')
}

function parsePeople(text: string | null): number {
  const people = text !== null && /^\d{1,2}$/.test(text) ? Number(text) : USUAL_PEOPLE
  return people >= 1 && people <= MAX_PEOPLE ? people : USUAL_PEOPLE
}

/**
 * The search of a page's query, `?from&to&part&people&dogs`. Every value is checked on its own; one that is
 * missing or wrong is the usual one. An end before the start counts as no end.
 */
export function parseSearch(query: URLSearchParams): SearchDraft {
  const from = parseCivilDate(query.get('from') ?? '')
  const end = parseCivilDate(query.get('to') ?? '')
  const part = DAY_PARTS.find((known) => known === query.get('part')) ?? 'full_day'
  return {
    from,
    to: from !== null && end !== null && end >= from ? end : null,
    part,
    people: parsePeople(query.get('people')),
    dogs: parseDogs(query.get('dogs') ?? ''),
  }
}

/** The query of a search; the order is fixed, so that equal searches have equal addresses. */
export function printSearch(search: SearchDraft): URLSearchParams {
  const query = new URLSearchParams()
  if (search.from !== null) query.set('from', search.from)
  if (search.to !== null) query.set('to', search.to)
  query.set('part', search.part)
  query.set('people', String(search.people))
  if (search.dogs.length > 0) query.set('dogs', printDogs(search.dogs))
  return query
}

/** The search that can be asked, or null while a date is missing. A single day is its own end. */
export function completeSearch(draft: SearchDraft): Search | null {
  return draft.from === null || draft.to === null ? null : { ...draft, from: draft.from, to: draft.to }
}

/** How the map's page is looked at: kept in the query beside the search. */
export interface MapQuery {
  readonly isList: boolean
  /** `suited`, `all` or a category's id. */
  readonly zone: string
  readonly onlyAccessible: boolean
  /** Code of the place whose sheet is open. */
  readonly place: string | null
}

/** The map's own part of the query: `view=list`, `zone`, `accessible=1`, `place=C5`. */
export function parseMapQuery(query: URLSearchParams): MapQuery {
  const place = query.get('place')
  const zone = query.get('zone') ?? 'suited'
  return {
    isList: query.get('view') === 'list',
    zone: /^[\w-]{1,40}$/.test(zone) ? zone : 'suited',
    onlyAccessible: query.get('accessible') === '1',
    place: place !== null && /^[A-Z]{1,2}\d{1,3}$/.test(place) ? place : null,
  }
}

/** The whole query of the map's page; usual values are left out. */
export function printMapQuery(search: SearchDraft, view: MapQuery): URLSearchParams {
  const query = printSearch(search)
  if (view.isList) query.set('view', 'list')
  if (view.zone !== 'suited') query.set('zone', view.zone)
  if (view.onlyAccessible) query.set('accessible', '1')
  if (view.place !== null) query.set('place', view.place)
  return query
}

/** Whether one of these stays falls into the time of another one. */
export function meetsStay(
  stays: readonly Pick<Search, 'from' | 'to' | 'part'>[],
  { from, to, part }: Pick<Search, 'from' | 'to' | 'part'>,
): boolean {
  return stays.some((stay) => stay.from <= to && from <= stay.to && partsOverlap(stay.part, part))
}
