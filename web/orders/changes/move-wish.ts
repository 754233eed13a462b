import { bedsMissing, mostOfExtra, peopleAllowed, type Quantity } from '../../../domain/umbrellas/capacity.ts'
import type { Dog, ExtraQuantity, UmbrellaLine } from '../../../domain/umbrellas/calls.ts'
import { EXTRA_IDS, type BeachPlan, type Place } from '../../../domain/umbrellas/plan.ts'
import { suitabilityOf } from '../../../domain/umbrellas/suitability.ts'

/** Who comes along to another place, with what. */
export interface MoveWish {
  readonly people: number
  readonly dogs: readonly Dog[]
  readonly extras: readonly ExtraQuantity[]
}

/**
 * What of a booking goes along to a place: everything that it offers and takes, with as many sun beds as it needs at least (R-306 to
 * Of people and dogs as many as may stay there.
 */
export function moveWish(
  plan: BeachPlan,
  place: Place,
  line: Pick<UmbrellaLine, 'people' | 'dogs' | 'extras'>,
): MoveWish {
  const category = plan.categories.find((one) => one.id === place.category)
  if (category === undefined) return { people: line.people, dogs: line.dogs, extras: line.extras }
  const isFirstRow = plan.rows.some((row) => row.id === place.row && row.isFirst)
  const wanted = new Map(line.extras.map(({ id, quantity }) => [id, quantity]))
  const quantities = (): Quantity[] =>
    EXTRA_IDS.flatMap((id) => {
      const quantity = Math.min(wanted.get(id) ?? 0, mostOfExtra(category, isFirstRow, id))
      return quantity > 0 ? [{ id, quantity }] : []
    })
  const missing = bedsMissing(category, isFirstRow, quantities())
  if (missing > 0) wanted.set('sun_bed', (wanted.get('sun_bed') ?? 0) + missing)
  const extras = quantities()
  const dogs: Dog[] = []
  for (const dog of line.dogs) if (suitabilityOf(category, [...dogs, dog]).suits) dogs.push(dog)
  return { people: Math.max(1, Math.min(line.people, peopleAllowed(category, isFirstRow, extras))), dogs, extras }
}

/** Whether somebody or something has to stay behind, or has to be added. */
export function isChanged(wish: MoveWish, line: Pick<UmbrellaLine, 'people' | 'dogs' | 'extras'>): boolean {
  const print = (extras: readonly ExtraQuantity[]) =>
    extras
      .map(({ id, quantity }) => `${id} ${quantity}`)
      .toSorted()
      .join()
  return (
    wish.people !== line.people || wish.dogs.length !== line.dogs.length || print(wish.extras) !== print(line.extras)
  )
}
