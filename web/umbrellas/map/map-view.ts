import { partsOverlap } from '../../../domain/platform/day-part.ts'
import type { Cents } from '../../../domain/platform/cents.ts'
import type { UmbrellaLine } from '../../../domain/umbrellas/calls.ts'
import type { Period } from '../../../domain/umbrellas/period.ts'
import {
  PLACE_STATES,
  type BeachPlan,
  type Category,
  type Place,
  type PlaceStateLetter,
} from '../../../domain/umbrellas/plan.ts'
import { neighboursOf } from '../../../domain/umbrellas/dog-neighbours.ts'
import { surroundingsOfDigit } from '../../../domain/umbrellas/dog-surroundings.ts'
import {
  suitabilityOf,
  type Suitability,
  type Surroundings,
  type WishedDog,
} from '../../../domain/umbrellas/suitability.ts'
import { withLetters, type Availability } from './availability.ts'
import type { OwnBooking, OwnPlaces } from './own-places.ts'
import type { PlaceLook } from './place-look.ts'

/** What one place looks like to the person who searches, and why. Prices are per day. */
export interface PlaceView {
  readonly place: Place
  readonly category: Category
  readonly look: PlaceLook
  /** A lock or unlock of this place is on its way. */
  readonly isBusy: boolean
  /** Whether the dogs of the search may stay here, also beside whoever is there already (B-17). */
  readonly suitability: Suitability
  /** Whether its kind takes them, wherever it is. */
  readonly kindSuitability: Suitability
  /** What lies round it, for other dogs than those of the search (B-17). */
  readonly around: Surroundings
  /** Left out by the chosen zone or by "only accessible". */
  readonly isFilteredOut: boolean
  /** Drawn faintly: only accessible places are wanted, and it isn't one; or what lies round it speaks against the dogs. */
  readonly isDimmed: boolean
  /** Lowest price of one day of the search, or null when the price list has none. */
  readonly dayCents: Cents | null
  readonly totalCents: Cents | null
  /** One's own cart line on this place. */
  readonly line: UmbrellaLine | null
  /** One's own booking on this place. */
  readonly booking: OwnBooking | null
  /** It is free, but not for this person before this instant: a hold of theirs on it ran out. */
  readonly pausedUntil: string | null
}

/** What the map shows: what suits the dogs, everything, or one zone by its id. */
export type ZoneChoice = 'suited' | 'all' | (string & {})

export interface MapFacts {
  readonly plan: BeachPlan
  readonly availability: Availability
  readonly lines: readonly UmbrellaLine[]
  /** Lines that can still be put back: the server holds their places for this person, who no longer wants them. */
  readonly removed?: readonly UmbrellaLine[]
  readonly dogs: readonly WishedDog[]
  readonly zone: ZoneChoice
  readonly onlyAccessible: boolean
  /** Places whose lock is on its way: drawn as one's own at once. */
  readonly busyIds: ReadonlySet<number>
  /** The resort's own limit of a small dog, when it has one. */
  readonly largeDogOverTenthsKg?: number | undefined
  /** What this person has booked, and may not hold again yet. */
  readonly own?: OwnPlaces | undefined
}

function overlaps(line: UmbrellaLine, period: Pick<Period, 'from' | 'to' | 'part'>): boolean {
  return line.from <= period.to && period.from <= line.to && partsOverlap(line.part, period.part)
}

/** One's own lines on the searched days, by place. */
export function ownLines(
  lines: readonly UmbrellaLine[],
  period: Pick<Period, 'from' | 'to' | 'part'>,
): ReadonlyMap<number, UmbrellaLine> {
  return new Map(lines.filter((line) => overlaps(line, period)).map((line) => [line.umbrellaId, line]))
}

/** The availability with the held places of some lines free again: the lines were given back. */
export function withGivenBack(known: Availability, plan: BeachPlan, lines: readonly UmbrellaLine[]): Availability {
  const givenBack = ownLines(lines, known)
  const held = plan.places.filter((place, index) => givenBack.has(place.id) && known.states[index] === 'h')
  return withLetters(known, plan, Object.fromEntries(held.map((place) => [place.id, 'f' as const])))
}

/** The furthest that a dog reaches by any resort's settings. */
const FURTHEST = 3

/** Places beside one's own dogs: one's dogs know each other, and the server knows whose others are (B-17). */
function besideOwn(plan: BeachPlan, lines: readonly UmbrellaLine[]): ReadonlySet<number> {
  const ids = new Set(lines.filter((line) => line.dogs.length > 0).map((line) => line.umbrellaId))
  if (ids.size === 0) return ids
  const places = plan.places.filter((place) => ids.has(place.id))
  return new Set(places.flatMap((place) => neighboursOf(plan, place, FURTHEST).map(({ id }) => id)))
}

interface PlacePrice {
  readonly dayCents: Cents | null
  readonly totalCents: Cents | null
}

function pricesByRow(availability: Availability): (place: Place) => PlacePrice {
  const byKey = new Map(availability.prices.map((price) => [`${price.row}/${price.category}`, price]))
  return (place) => {
    const price = byKey.get(`${place.row}/${place.category}`)
    if (price === undefined) return { dayCents: null, totalCents: null }
    return { dayCents: price.dayCents.toSorted((a, b) => a - b)[0] ?? null, totalCents: price.totalCents }
  }
}

function lookOf(letter: string | undefined, isMine: boolean, isGivenUp: boolean): PlaceLook {
  if (isMine) return 'mine'
  if (isGivenUp && letter === 'h') return 'free'
  return PLACE_STATES[letter as PlaceStateLetter] ?? 'blocked'
}

/**
 * Every place as this person sees it: the availability's letters, over them one's own places
 * from the cart, and what the dogs and the filters leave out. The suitability rule is the server's.
 */
export function mapView(facts: MapFacts): ReadonlyMap<number, PlaceView> {
  const { plan, availability, dogs, zone, onlyAccessible, busyIds } = facts
  const categories = new Map(plan.categories.map((category) => [category.id, category]))
  const suitabilities = new Map(
    plan.categories.map((category) => [category.id, suitabilityOf(category, dogs, facts.largeDogOverTenthsKg)]),
  )
  const mine = ownLines(facts.lines, availability)
  const own = besideOwn(plan, [...mine.values()])
  const quietRows = new Set(plan.rows.filter((row) => row.isQuiet).map((row) => row.id))
  const givenUp = ownLines(facts.removed ?? [], availability)
  const bookings = new Map(facts.own?.booked.map((booking) => [booking.umbrellaId, booking]))
  const pauses = new Map(facts.own?.paused.map(({ umbrellaId, until }) => [umbrellaId, until]))
  const priceOf = pricesByRow(availability)
  const views = new Map<number, PlaceView>()
  plan.places.forEach((place, index) => {
    const category = categories.get(place.category)
    const kindSuitability = suitabilities.get(place.category)
    if (category === undefined || kindSuitability === undefined) return
    const around = {
      isQuietRow: quietRows.has(place.row),
      near: own.has(place.id) ? 0 : surroundingsOfDigit(availability.near[index]),
    }
    const isSpecial = kindSuitability.suits && dogs.length > 0 && (around.isQuietRow || around.near !== 0)
    const suitability = isSpecial ? suitabilityOf(category, dogs, facts.largeDogOverTenthsKg, around) : kindSuitability
    const isVeiled = kindSuitability.suits && !suitability.suits
    const line = mine.get(place.id) ?? null
    const booking = bookings.get(place.id) ?? null
    const isBusy = busyIds.has(place.id)
    const isMine = line !== null || booking !== null || isBusy
    const look = lookOf(availability.states[index], isMine, givenUp.has(place.id))
    const pausedUntil = look === 'free' ? (pauses.get(place.id) ?? null) : null
    const isInaccessible = onlyAccessible && !place.isAccessible
    const isOutsideZone = zone === 'suited' ? !kindSuitability.suits : zone !== 'all' && zone !== place.zone
    views.set(place.id, {
      place,
      category,
      // What cannot be taken now is never drawn as if it could.
      look: pausedUntil === null ? look : 'held',
      isBusy,
      suitability,
      kindSuitability,
      around,
      isFilteredOut: isOutsideZone || isInaccessible,
      isDimmed: isInaccessible || (isVeiled && !isMine),
      ...priceOf(place),
      line,
      booking,
      pausedUntil,
    })
  })
  return views
}

/** Whether two views of one place are drawn and spoken alike. */
export function isSameView(a: PlaceView, b: PlaceView): boolean {
  return (
    a.look === b.look &&
    a.isBusy === b.isBusy &&
    a.isFilteredOut === b.isFilteredOut &&
    a.isDimmed === b.isDimmed &&
    a.suitability.suits === b.suitability.suits &&
    a.around.near === b.around.near &&
    (a.suitability.suits || b.suitability.suits || a.suitability.reason === b.suitability.reason) &&
    a.dayCents === b.dayCents &&
    a.totalCents === b.totalCents &&
    a.line?.lineId === b.line?.lineId &&
    a.booking?.orderId === b.booking?.orderId &&
    a.pausedUntil === b.pausedUntil &&
    a.category === b.category &&
    a.place === b.place
  )
}

/** The free, suitable places nearest to a place, at most `count` (mockup 34, panel 2). Distance in metres. */
export function nearestFree(views: ReadonlyMap<number, PlaceView>, to: Place, count: number): readonly PlaceView[] {
  const distance = (view: PlaceView) => Math.hypot(view.place.x - to.x, view.place.y - to.y)
  const sameKind = views.get(to.id)?.category.kind
  return [...views.values()]
    .filter((view) => view.look === 'free' && view.suitability.suits && view.place.id !== to.id)
    .toSorted(
      (a, b) =>
        Number(b.category.kind === sameKind) - Number(a.category.kind === sameKind) ||
        distance(a) - distance(b) ||
        a.place.id - b.place.id,
    )
    .slice(0, count)
}
