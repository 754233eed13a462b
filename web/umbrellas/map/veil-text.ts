import type { Suitability } from '../../../domain/umbrellas/suitability.ts'
import type { it } from '../texts/it.ts'

type Texts = typeof it

/** Why places are veiled, in a few words; empty when they suit. */
export function veilText(suitability: Suitability, texts: Texts): string {
  if (suitability.suits) return ''
  switch (suitability.reason) {
    case 'humans_only':
      return texts.veil.humans
    case 'small_dogs_only':
      return texts.veil.small(suitability.dogs)
    case 'too_many_dogs':
      return texts.veil.many(suitability.max)
    case 'quiet_row':
      return texts.veil.quiet
    case 'near_reactive':
      return texts.veil.nearReactive
    case 'near_dogs':
      return texts.veil.nearDogs
    case 'sizes_apart':
      return texts.veil.sizes
  }
}

/** The same in two or three words, below a zone's name. */
export function shortVeilText(suitability: Suitability, texts: Texts): string {
  if (suitability.suits) return ''
  switch (suitability.reason) {
    case 'humans_only':
      return texts.veil.humansShort
    case 'small_dogs_only':
      return texts.veil.smallShort
    case 'too_many_dogs':
      return texts.veil.manyShort(suitability.max)
    case 'quiet_row':
      return texts.veil.quietShort
    case 'near_reactive':
      return texts.veil.nearReactiveShort
    case 'near_dogs':
      return texts.veil.nearDogsShort
    case 'sizes_apart':
      return texts.veil.sizesShort
  }
}

/** The same as a sentence on the place's sheet. */
export function unsuitedText(suitability: Suitability, texts: Texts): string {
  if (suitability.suits) return ''
  switch (suitability.reason) {
    case 'humans_only':
      return texts.veil.humansHere(suitability.dogs)
    case 'small_dogs_only':
      return texts.veil.smallHere(suitability.dogs)
    case 'too_many_dogs':
      return texts.veil.manyHere(suitability.max)
    case 'quiet_row':
      return texts.veil.quietHere(suitability.dogs)
    case 'near_reactive':
      return texts.veil.nearReactiveHere
    case 'near_dogs':
      return texts.veil.nearDogsHere(suitability.dogs)
    case 'sizes_apart':
      return texts.veil.sizesHere
  }
}
