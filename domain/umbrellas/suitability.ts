import type { Temperament } from '../dogs/dog-fields.ts'
import { LARGE_DOG_OVER_TENTHS_KG, sizeOf, type DogSizing } from '../dogs/dog-size.ts'
import { NEAR } from './dog-surroundings.ts'
import type { Category } from './plan.ts'

/** A dog that wants a place; without a temperament it is a calm one. */
export type WishedDog = DogSizing & { readonly name: string; readonly temperament?: Temperament | undefined }

/** What is round a place (B-17): bits of `NEAR`, and whether its row is a quiet one. */
export interface Surroundings {
  readonly isQuietRow: boolean
  readonly near: number
}

const NOTHING_NEAR: Surroundings = { isQuietRow: false, near: 0 }

/**
 * Whether a place takes these dogs, or why not. `humans_only`: no dogs at all. `small_dogs_only`: the
 * named dogs are over the limit. `too_many_dogs`: it takes at most `max`. `quiet_row`: the named dogs need space, and the row is a
 * quiet one. `near_reactive`: a dog that needs space is beside it. `near_dogs`: the named dogs need space, and other dogs are beside it.
 * `sizes_apart`: a dog of the other size is beside it, and the resort keeps them apart.
 */
export type Suitability =
  | { readonly suits: true }
  | {
      readonly suits: false
      readonly reason: 'humans_only' | AroundReason
      readonly dogs: readonly string[]
    }
  | {
      readonly suits: false
      readonly reason: 'small_dogs_only'
      readonly dogs: readonly string[]
      readonly upToTenthsKg: number
    }
  | { readonly suits: false; readonly reason: 'too_many_dogs'; readonly max: number; readonly dogs: readonly string[] }

/** The reasons that lie round a place, and not in it: the resort's people may see past them (B-17). */
export const AROUND_REASONS = ['quiet_row', 'near_reactive', 'near_dogs', 'sizes_apart'] as const
export type AroundReason = (typeof AROUND_REASONS)[number]

/** Whether a dog wants room between itself and dogs that it doesn't know (B-17). */
export const needsSpace = ({ temperament }: Pick<WishedDog, 'temperament'>): boolean => temperament === 'reactive'

/**
 * a large-dog umbrella takes one dog of either size, a small-dog umbrella two small ones, a dog
 * gazebo three of any size, places for humans none. Size comes before number, so that the map says the
 * reason that no other day or smaller group would change; the neighbours (B-17), who change by the day, come last.
 */
export function suitabilityOf(
  category: Pick<Category, 'dogSizes' | 'maxDogs'>,
  dogs: readonly WishedDog[],
  largeOverTenthsKg: number = LARGE_DOG_OVER_TENTHS_KG,
  around: Surroundings = NOTHING_NEAR,
): Suitability {
  if (dogs.length === 0) return { suits: true }
  const names = dogs.map((dog) => dog.name)
  if (category.maxDogs === 0 || category.dogSizes.length === 0)
    return { suits: false, reason: 'humans_only', dogs: names }
  const tooLarge = dogs.filter((dog) => !category.dogSizes.includes(sizeOf(dog, largeOverTenthsKg)))
  if (tooLarge.length > 0) {
    const dogs = tooLarge.map((dog) => dog.name)
    return { suits: false, reason: 'small_dogs_only', dogs, upToTenthsKg: largeOverTenthsKg }
  }
  if (dogs.length > category.maxDogs)
    return { suits: false, reason: 'too_many_dogs', max: category.maxDogs, dogs: names }
  return suitsSurroundings(dogs, largeOverTenthsKg, around)
}

/** B-17: whether dogs may lie there beside whoever is there already. */
function suitsSurroundings(
  dogs: readonly WishedDog[],
  largeOverTenthsKg: number,
  { isQuietRow, near }: Surroundings,
): Suitability {
  const spacious = dogs.filter(needsSpace).map((dog) => dog.name)
  if (isQuietRow && spacious.length > 0) return { suits: false, reason: 'quiet_row', dogs: spacious }
  if ((near & NEAR.reactive) !== 0) return { suits: false, reason: 'near_reactive', dogs: dogs.map((dog) => dog.name) }
  if ((near & NEAR.dogs) !== 0 && spacious.length > 0) return { suits: false, reason: 'near_dogs', dogs: spacious }
  const apart = dogs.filter(
    (dog) => (near & (sizeOf(dog, largeOverTenthsKg) === 'small' ? NEAR.large : NEAR.small)) !== 0,
  )
  return apart.length === 0
    ? { suits: true }
    : { suits: false, reason: 'sizes_apart', dogs: apart.map((dog) => dog.name) }
}
