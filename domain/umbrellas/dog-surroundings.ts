import type { BeachPlan } from './plan.ts'
import { neighbourTable } from './dog-neighbours.ts'

/**
 * What a place's surroundings ask of dogs that would lie there (B-17), as bits of one hexadecimal digit: a dog that needs space is
 * within its reach; other dogs are within the reach that one who needs space would have here; a large, a small dog is beside it. Whose
 * dog it is and where it lies is not in it.
 */
export const NEAR = { reactive: 1, dogs: 2, large: 4, small: 8 } as const

/** A mark as the database keeps it: a dog lies on the place (`dog`), or keeps others away from it (`reach`). */
export interface DogMark {
  readonly umbrellaId: number
  readonly rule: 'space' | 'sizes'
  readonly side: 'dog' | 'reach'
}

/** Bits of {@link NEAR} by place, places without any left out. `spacePlaces`: the setting, how far a reactive dog reaches. */
export function surroundingsOf(
  plan: Pick<BeachPlan, 'rows' | 'places'>,
  marks: readonly DogMark[],
  spacePlaces: number,
): Map<number, number> {
  const near = new Map<number, number>()
  const note = (id: number, bit: number) => near.set(id, (near.get(id) ?? 0) | bit)
  for (const { umbrellaId, rule, side } of marks) {
    if (side === 'reach') note(umbrellaId, rule === 'space' ? NEAR.reactive : NEAR.large)
    else if (rule === 'space')
      for (const id of neighbourTable(plan, spacePlaces).get(umbrellaId) ?? []) note(id, NEAR.dogs)
    else for (const id of neighbourTable(plan, 1).get(umbrellaId) ?? []) note(id, NEAR.small)
  }
  return near
}

/** One digit per place of the plan, in its order, as availability carries it. */
export function surroundingDigits(plan: Pick<BeachPlan, 'places'>, near: ReadonlyMap<number, number>): string {
  return plan.places.map(({ id }) => (near.get(id) ?? 0).toString(16)).join('')
}

/** The bits of a digit; what isn't one is nothing near. */
export function surroundingsOfDigit(digit: string | undefined): number {
  const bits = Number.parseInt(digit ?? '0', 16)
  return Number.isNaN(bits) ? 0 : bits
}
