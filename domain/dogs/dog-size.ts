/** Dog sizes: small is up to and including 14.0 kg. */
export const DOG_SIZES = ['small', 'large'] as const
export type DogSize = (typeof DOG_SIZES)[number]

/** Over this weight a dog is large where the resort's settings say nothing else: 14.0 kg is small. Tenths of a kilogram. */
export const LARGE_DOG_OVER_TENTHS_KG = 140

/** A dog as a person describes it: with a weight the size follows from it. */
export interface DogSizing {
  readonly size: DogSize
  readonly weightTenthsKg?: number | undefined
}

/** The size of a weight in tenths of a kilogram. */
export function sizeOfWeight(weightTenthsKg: number, largeOverTenthsKg: number = LARGE_DOG_OVER_TENTHS_KG): DogSize {
  return weightTenthsKg > largeOverTenthsKg ? 'large' : 'small'
}

/** The size that counts: the weight's, when a weight is given, whatever size was ticked. */
export function sizeOf(dog: DogSizing, largeOverTenthsKg: number = LARGE_DOG_OVER_TENTHS_KG): DogSize {
  return dog.weightTenthsKg === undefined ? dog.size : sizeOfWeight(dog.weightTenthsKg, largeOverTenthsKg)
}
