import { eachDay, type CivilDate } from '../../../domain/platform/civil-date.ts'
import { cents, sumCents, type Cents } from '../../../domain/platform/cents.ts'
import type { PriceRow, UmbrellaLine } from '../../../domain/umbrellas/calls.ts'
import {
  bedsMissing,
  bedsRequired,
  mostOfExtra,
  peopleAllowed,
  peopleLimit,
  type Quantity,
} from '../../../domain/umbrellas/capacity.ts'
import { EXTRA_IDS, type Category, type ExtraId } from '../../../domain/umbrellas/plan.ts'
import { suitabilityOf, type Suitability, type Surroundings } from '../../../domain/umbrellas/suitability.ts'
import type { Availability } from '../map/availability.ts'
import type { SearchDog } from '../search-state.ts'

/** What a guest wants on one place, while the sheet is open. Dogs by name. */
export interface PlaceWish {
  readonly people: number
  readonly dogs: readonly string[]
  readonly extras: Readonly<Partial<Record<ExtraId, number>>>
}

/** The wish's extras as the calls take them, in the product's order, without zeros. */
export function quantitiesOf(wish: PlaceWish): Quantity[] {
  return EXTRA_IDS.flatMap((id) => {
    const quantity = wish.extras[id] ?? 0
    return quantity > 0 ? [{ id, quantity }] : []
  })
}

/** The wish of a place that is held already. */
export function wishOfLine(line: UmbrellaLine): PlaceWish {
  return {
    people: line.people,
    dogs: line.dogs.map((dog) => dog.name),
    extras: Object.fromEntries(line.extras.map((extra) => [extra.id, extra.quantity])),
  }
}

/**
 * What to start from on a new place: the people and the dogs that have no place yet, as many as fit here
 * without extras. At least one person.
 */
export function firstWish(
  category: Category,
  isFirstRow: boolean,
  search: { people: number; dogs: readonly SearchDog[] },
  otherLines: readonly UmbrellaLine[],
  around?: Surroundings,
): PlaceWish {
  const placed = otherLines.reduce((sum, line) => sum + line.people, 0)
  const people = Math.max(1, Math.min(search.people - placed, peopleAllowed(category, isFirstRow, [])))
  const taken = new Set(otherLines.flatMap((line) => line.dogs.map((dog) => dog.name)))
  const here: SearchDog[] = []
  for (const dog of search.dogs) {
    if (!taken.has(dog.name) && suitabilityOf(category, [...here, dog], undefined, around).suits) here.push(dog)
  }
  return { people, dogs: here.map((dog) => dog.name), extras: {} }
}

/** What of a wish can't be yet; the button waits for all of it. */
export interface WishCheck {
  /** Beds missing to the least number. */
  readonly bedsMissing: number
  readonly bedsLeast: number
  /** People that fit with these extras, and with every extra seat. */
  readonly allowed: number
  readonly limit: number
  readonly isTooMany: boolean
  readonly suitability: Suitability
  readonly isFine: boolean
}

/** Judges a wish by the server's own rules. */
export function checkWish(
  category: Category,
  isFirstRow: boolean,
  wish: PlaceWish,
  dogs: readonly SearchDog[],
  around?: Surroundings,
): WishCheck {
  const extras = quantitiesOf(wish)
  const missing = bedsMissing(category, isFirstRow, extras)
  const allowed = peopleAllowed(category, isFirstRow, extras)
  const suitability = suitabilityOf(
    category,
    dogs.filter((dog) => wish.dogs.includes(dog.name)),
    undefined,
    around,
  )
  return {
    bedsMissing: missing,
    bedsLeast: bedsRequired(category, isFirstRow).least,
    allowed,
    limit: peopleLimit(category, isFirstRow),
    isTooMany: wish.people > allowed,
    suitability,
    isFine: missing === 0 && wish.people <= allowed && suitability.suits,
  }
}

/** One extra as the sheet offers it. `most` is bounded by the rules and by what is left on every half-day. */
export interface ExtraOffer {
  readonly id: ExtraId
  readonly included: number
  readonly most: number
  readonly ruleMost: number
  /** Not offered here, but in the first row. */
  readonly isFirstRowOnly: boolean
  /** Left for this guest, with what the guest holds already; null is unlimited. */
  readonly left: number | null
  readonly dayCents: readonly Cents[]
}

/** The extras of a place with their real stock; `held` is what one's own line has of each. */
export function extraOffers(
  category: Category,
  isFirstRow: boolean,
  availability: Availability,
  held: PlaceWish['extras'],
): ExtraOffer[] {
  const stock = new Map(availability.extras.map((extra) => [extra.id, extra]))
  return category.extras.flatMap(({ id, included }) => {
    const known = stock.get(id)
    if (known === undefined && included === 0) return []
    const ruleMost = mostOfExtra(category, isFirstRow, id)
    const left = known === undefined || known.free === null ? null : known.free + (held[id] ?? 0)
    const most = known === undefined ? 0 : left === null ? ruleMost : Math.min(ruleMost, left)
    return [
      {
        id,
        included,
        ruleMost,
        isFirstRowOnly: ruleMost === 0 && mostOfExtra(category, true, id) > 0,
        left,
        most,
        dayCents: known?.dayCents ?? [],
      },
    ]
  })
}

function sameEveryDay(units: readonly Cents[]): Cents | null {
  const [first] = units
  return first !== undefined && units.every((unit) => unit === first) ? first : null
}

function keptUnit(kept: readonly PriceRow[], extraId: ExtraId | null, day: CivilDate): Cents | undefined {
  return kept.find((row) => row.extraId === extraId && (row.day === null || row.day === day))?.unitCents
}

/**
 * The price as the server will make it: a row per day for the place, a row per extra (one per day where its
 * price changes). Prices of `kept` rows hold before the list's: a price seen is a price kept.
 */
export function priceRows(
  availability: Availability,
  placeDayCents: readonly Cents[],
  offers: readonly ExtraOffer[],
  wish: PlaceWish,
  kept: readonly PriceRow[],
): { rows: PriceRow[]; totalCents: Cents } {
  const days = eachDay(availability.from, availability.to)
  const rows: PriceRow[] = days.map((day, index) => {
    const unitCents = keptUnit(kept, null, day) ?? placeDayCents[index] ?? cents(0)
    return { kind: 'place', extraId: null, day, quantity: 1, days: 1, unitCents, totalCents: unitCents }
  })
  for (const { id, quantity } of quantitiesOf(wish)) {
    const offered = offers.find((offer) => offer.id === id)?.dayCents ?? []
    const units = days.map((day, index) => keptUnit(kept, id, day) ?? offered[index] ?? cents(0))
    const one = sameEveryDay(units)
    if (one !== null)
      rows.push({
        kind: 'extra',
        extraId: id,
        day: null,
        quantity,
        days: days.length,
        unitCents: one,
        totalCents: cents(one * quantity * days.length),
      })
    else
      rows.push(
        ...days.map((day, index): PriceRow => {
          const unitCents = units[index] ?? cents(0)
          return {
            kind: 'extra',
            extraId: id,
            day,
            quantity,
            days: 1,
            unitCents,
            totalCents: cents(unitCents * quantity),
          }
        }),
      )
  }
  return { rows, totalCents: sumCents(rows.map((row) => row.totalCents)) }
}
