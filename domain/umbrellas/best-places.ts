import type { Dog, ExtraQuantity } from './calls.ts'
import { fewestExtras } from './capacity.ts'
import type { BeachPlan, Category, Place } from './plan.ts'
import { suitabilityOf } from './suitability.ts'

/** Who is to lie where: how many places, people and dogs, and whether one of the places has to be accessible. */
export interface BestWish {
  readonly count: number
  readonly people: number
  readonly dogs: readonly Dog[]
  readonly wantsAccessible: boolean
}

export interface BestFacts {
  readonly plan: Pick<BeachPlan, 'places' | 'rows' | 'categories'>
  /** Ids of places that are free on every half-day. */
  readonly free: ReadonlySet<number>
  /** What lies round them of other guests' dogs, as bits of `NEAR` by id (B-17). */
  readonly near: ReadonlyMap<number, number>
  /** Accessible places are kept for who asks for one. */
  readonly isPoolProtected: boolean
  readonly largeDogOverTenthsKg: number
}

/** One place as it is to be held. */
export interface BestPlace {
  readonly place: Place
  readonly people: number
  readonly dogs: readonly Dog[]
  readonly extras: readonly ExtraQuantity[]
}

/** Places that suit, the best first. */
export interface BestChoice {
  readonly places: readonly BestPlace[]
  /** All in one row, one beside the other. */
  readonly isAdjacent: boolean
  /** Free places that would be left alone between taken ones. */
  readonly gaps: number
  /** Lower is better; a metre to the sea counts 1. */
  readonly score: number
}

/** What a needless lone place costs, in metres: about a row. */
const GAP_METRES = 12
/** A gazebo is another thing than an umbrella, and a place for dogs is wanted by who has one: only where nothing else is. */
const GAZEBO_METRES = 500
const DOG_PLACE_METRES = 1000
/** How much further from the sea a shy dog's person would rather lie to have a quiet row (B-17). */
const QUIET_ROW_METRES = 40

/**
 * B-07: sets of `count` free places that suit people and dogs, the best first: beside each other in the row that is nearest to the
 * sea, without leaving a lone place where that can be helped; where no row has so many side by side, those that lie nearest together.
 */
export function bestPlaces(facts: BestFacts, wish: BestWish): BestChoice[] {
  const known = new Map(facts.plan.categories.map((category) => [category.id, category]))
  const seats = facts.plan.places.flatMap((place) => {
    const category = known.get(place.category)
    return category === undefined ? [] : [{ place, category, ...rowFacts(facts, place) }]
  })
  const isEligible = ({ place }: Seat) =>
    place.isBookable &&
    facts.free.has(place.id) &&
    (wish.wantsAccessible || !place.isAccessible || !facts.isPoolProtected)
  const rows = rowsOf(seats)
  const side = rows.flatMap((row) => windowsOf(row, wish.count).filter((window) => window.every(isEligible)))
  const choices = side.flatMap((window) => choiceOf(facts, wish, window, rows, true))
  const found = choices.length > 0 ? choices : scattered(facts, wish, seats.filter(isEligible), rows)
  return found.toSorted((a, b) => a.score - b.score || (a.places[0]?.place.id ?? 0) - (b.places[0]?.place.id ?? 0))
}

interface Seat {
  readonly place: Place
  readonly category: Category
  readonly isFirst: boolean
  readonly isQuiet: boolean
}

function rowFacts({ plan }: BestFacts, place: Place): Pick<Seat, 'isFirst' | 'isQuiet'> {
  const row = plan.rows.find(({ id }) => id === place.row)
  return { isFirst: row?.isFirst === true, isQuiet: row?.isQuiet === true }
}

/** The rows, each by number. */
function rowsOf(seats: readonly Seat[]): Seat[][] {
  const rows = new Map<string, Seat[]>()
  for (const seat of seats) rows.set(seat.place.row, [...(rows.get(seat.place.row) ?? []), seat])
  return [...rows.values()].map((row) => row.toSorted((a, b) => a.place.number - b.place.number))
}

/** Every run of so many places one beside the other. */
function windowsOf(row: readonly Seat[], count: number): Seat[][] {
  return row.flatMap((_, at) => {
    const window = row.slice(at, at + count)
    const isRun = window.every((seat, n) => n === 0 || seat.place.number === (window[n - 1]?.place.number ?? 0) + 1)
    return window.length === count && isRun ? [window] : []
  })
}

/** For each free place the others that lie nearest to it: for a beach that has no room side by side. */
function scattered(facts: BestFacts, wish: BestWish, seats: readonly Seat[], rows: readonly Seat[][]): BestChoice[] {
  return seats.flatMap((anchor) => {
    const nearest = seats
      .toSorted((a, b) => distance(anchor.place, a.place) - distance(anchor.place, b.place) || a.place.id - b.place.id)
      .slice(0, wish.count)
    return nearest.length === wish.count ? choiceOf(facts, wish, nearest, rows, false) : []
  })
}

function distance(a: Place, b: Place): number {
  return Math.hypot(a.x - b.x, a.y - b.y)
}

function choiceOf(
  facts: BestFacts,
  wish: BestWish,
  window: readonly Seat[],
  rows: readonly Seat[][],
  isAdjacent: boolean,
): BestChoice[] {
  if (wish.wantsAccessible && !window.some(({ place }) => place.isAccessible)) return []
  const places = fill(facts, wish, window)
  if (places === null) return []
  const gaps = lonePlaces(facts, window, rows)
  const spread = isAdjacent
    ? 0
    : window.reduce((sum, seat) => sum + distance(window[0]?.place ?? seat.place, seat.place), 0)
  const score =
    window.reduce((sum, seat) => sum + metresOf(seat, rows, wish), 0) / window.length + gaps * GAP_METRES + spread
  return [{ places, isAdjacent, gaps, score }]
}

/** A row counts as a whole, so that within it only what is left over decides. */
function metresOf({ place, category, isQuiet }: Seat, rows: readonly Seat[][], { dogs }: BestWish): number {
  const row = rows.find(([first]) => first?.place.row === place.row) ?? []
  const sea = Math.min(...row.map((seat) => seat.place.seaDistance))
  const isGazebo = category.kind === 'dog_gazebo' || category.kind === 'human_gazebo'
  const isShy = dogs.some(({ temperament }) => temperament === 'shy')
  return (
    sea +
    (isGazebo ? GAZEBO_METRES : 0) +
    (dogs.length === 0 && category.maxDogs > 0 ? DOG_PLACE_METRES : 0) -
    (isShy && isQuiet ? QUIET_ROW_METRES : 0)
  )
}

/** Free places beside a choice that would have no free neighbour any more. */
function lonePlaces({ free }: BestFacts, window: readonly Seat[], rows: readonly Seat[][]): number {
  const chosen = new Set(window.map(({ place }) => place.id))
  return rows.reduce((sum, row) => {
    if (!row.some(({ place }) => chosen.has(place.id))) return sum
    const isLeft = (at: number) => {
      const id = row[at]?.place.id
      return id !== undefined && free.has(id) && !chosen.has(id)
    }
    const wasAlone = (at: number) =>
      ![row[at - 1], row[at + 1]].some((seat) => seat !== undefined && free.has(seat.place.id))
    return sum + row.filter((_, at) => isLeft(at) && !isLeft(at - 1) && !isLeft(at + 1) && !wasAlone(at)).length
  }, 0)
}

/** People shared out evenly, each dog on the first place that takes it, and the beds that a place asks for; null where it cannot be. */
function fill(facts: BestFacts, { people, dogs }: BestWish, window: readonly Seat[]): BestPlace[] | null {
  const here: Dog[][] = window.map(() => [])
  for (const dog of dogs) {
    const at = window.findIndex(
      ({ category, place, isQuiet }, n) =>
        suitabilityOf(category, [...(here[n] ?? []), dog], facts.largeDogOverTenthsKg, {
          isQuietRow: isQuiet,
          near: facts.near.get(place.id) ?? 0,
        }).suits,
    )
    if (at === -1) return null
    here[at]?.push(dog)
  }
  const places = window.map((seat, at) => {
    const share = Math.max(1, Math.floor(people / window.length) + (at < people % window.length ? 1 : 0))
    const extras = fewestExtras(seat.category, seat.isFirst, share)
    return extras === null ? null : { place: seat.place, people: share, dogs: here[at] ?? [], extras }
  })
  return places.some((one) => one === null) ? null : places.filter((one) => one !== null)
}
