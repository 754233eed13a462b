import { cents, sumCents } from '../../domain/platform/cents.ts'
import type { CivilDate } from '../../domain/platform/civil-date.ts'
import type { DayPart } from '../../domain/platform/day-part.ts'
import type { Dog, ExtraQuantity, PriceRow, UmbrellaCart, UmbrellaLine } from '../../domain/umbrellas/calls.ts'
import type { BeachPlan, PlaceKind } from '../../domain/umbrellas/plan.ts'

/** A line as the database keeps it; what the plan knows of its place is not repeated. */
export interface StoredLine {
  readonly lineId: number
  readonly umbrellaId: number
  readonly from: CivilDate
  readonly to: CivilDate
  readonly part: DayPart
  readonly people: number
  readonly dogs: Dog[]
  readonly extras: ExtraQuantity[]
  readonly price: PriceRow[]
  readonly totalCents: number
}

/** The live lines of one account's cart. */
export interface StoredCart {
  readonly lines: StoredLine[]
  readonly expiresAt: string | null
  readonly serverNow: string
}

interface PlaceFacts {
  readonly code: string
  readonly row: string
  readonly kind: PlaceKind
  readonly isAccessible: boolean
}

const factsByPlan = new WeakMap<BeachPlan, Map<number, PlaceFacts>>()

function placeFacts(plan: BeachPlan): Map<number, PlaceFacts> {
  let facts = factsByPlan.get(plan)
  if (facts === undefined) {
    const kinds = new Map(plan.categories.map((category) => [category.id, category.kind]))
    facts = new Map()
    for (const { id, code, row, category, isAccessible } of plan.places) {
      const kind = kinds.get(category)
      if (kind !== undefined) facts.set(id, { code, row, kind, isAccessible })
    }
    factsByPlan.set(plan, facts)
  }
  return facts
}

/** Code of a place for a text, e.g. `C5`; its id when the plan no longer has it. */
export function placeCode(plan: BeachPlan, umbrellaId: number): string {
  return placeFacts(plan).get(umbrellaId)?.code ?? String(umbrellaId)
}

/** Lines as the wire carries them. Throws when the plan has lost a held place, which an import refuses. */
export function wireLines(plan: BeachPlan, lines: readonly StoredLine[]): UmbrellaLine[] {
  const facts = placeFacts(plan)
  return lines.map((line) => {
    const place = facts.get(line.umbrellaId)
    if (place === undefined) throw new Error(`the plan has no place ${line.umbrellaId}, which is held`)
    return { ...line, ...place, totalCents: cents(line.totalCents) }
  })
}

/** The cart as the wire carries it. */
export function wireCart(plan: BeachPlan, cart: StoredCart): UmbrellaCart {
  const lines = wireLines(plan, cart.lines)
  return {
    isEmpty: lines.length === 0,
    lines,
    totalCents: sumCents(lines.map((line) => line.totalCents)),
    expiresAt: cart.expiresAt,
  }
}
