import { LARGE_DOG_OVER_TENTHS_KG, sizeOf, type DogSizing } from '../dogs/dog-size.ts'
import type { Category } from './plan.ts'

/** A dog that wants a place. */
export type WishedDog = DogSizing & { readonly name: string }

/**
 * Whether a category takes these dogs, or why not. `humans_only`: no dogs at all. `small_dogs_only`: the
 * named dogs are over the limit. `too_many_dogs`: it takes at most `max`.
 */
export type Suitability =
  | { readonly suits: true }
  | { readonly suits: false; readonly reason: 'humans_only'; readonly dogs: readonly string[] }
  | {
      readonly suits: false
      readonly reason: 'small_dogs_only'
      readonly dogs: readonly string[]
      readonly upToTenthsKg: number
    }
  | { readonly suits: false; readonly reason: 'too_many_dogs'; readonly max: number; readonly dogs: readonly string[] }

/**
 * a large-dog umbrella takes one dog of either size, a small-dog umbrella two small ones, a dog
 * gazebo three of any size, places for humans none. Size comes before number, so that the map says the
 * reason that no other day or smaller group would change.
 */
export function suitabilityOf(
  category: Pick<Category, 'dogSizes' | 'maxDogs'>,
  dogs: readonly WishedDog[],
  largeOverTenthsKg: number = LARGE_DOG_OVER_TENTHS_KG,
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
  return { suits: true }
}
