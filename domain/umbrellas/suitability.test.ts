import fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import { demoResort, type DemoResort } from '../../tests/support/demo-resort.ts'
import { sizeOf } from '../dogs/dog-size.ts'
import { NEAR } from './dog-surroundings.ts'
import { suitabilityOf, type WishedDog } from './suitability.ts'

const nebbia: WishedDog = { name: 'Nebbia', size: 'large' }
const pepe: WishedDog = { name: 'Pepe', size: 'small', weightTenthsKg: 85 }
const olmo: WishedDog = { name: 'Olmo', size: 'small', weightTenthsKg: 140 }
const brina: WishedDog = { name: 'Brina', size: 'small', weightTenthsKg: 141 }
let demo: DemoResort
beforeAll(async () => {
  demo = await demoResort()
})

test.each([
  ['large-dog', [], 'suits'],
  ['large-dog', [nebbia], 'suits'],
  ['large-dog', [pepe], 'suits'],
  ['large-dog', [nebbia, pepe], 'too_many_dogs'],
  ['small-dog', [pepe, olmo], 'suits'],
  ['small-dog', [nebbia], 'small_dogs_only'],
  ['small-dog', [pepe, brina], 'small_dogs_only'],
  ['small-dog', [pepe, olmo, pepe], 'too_many_dogs'],
  ['small-dog', [pepe, olmo, nebbia], 'small_dogs_only'],
  ['human', [], 'suits'],
  ['human', [pepe], 'humans_only'],
  ['dog-gazebo', [nebbia, brina, pepe], 'suits'],
  ['dog-gazebo', [nebbia, brina, pepe, olmo], 'too_many_dogs'],
  ['human-gazebo', [pepe], 'humans_only'],
] as const)('R-306 %s with %o: %s', (category, dogs, outcome) => {
  const fit = suitabilityOf(demo.category(category), dogs)
  expect(fit.suits ? 'suits' : fit.reason).toBe(outcome)
})

test('R-306 the reason names the dogs that do not fit and the limit that the map prints', () => {
  expect(suitabilityOf(demo.category('small-dog'), [pepe, nebbia])).toEqual({
    suits: false,
    reason: 'small_dogs_only',
    dogs: ['Nebbia'],
    upToTenthsKg: 140,
  })
})

const anyDog = fc.record({
  name: fc.constantFrom('Nebbia', 'Pepe', 'Olmo'),
  size: fc.constantFrom('small' as const, 'large' as const),
})

test('R-306 what suits some dogs suits fewer of them, in any order', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...demo.plan.categories),
      fc.array(anyDog, { maxLength: 5 }),
      fc.nat(),
      (category, dogs, drop) => {
        const fit = suitabilityOf(category, dogs)
        expect(suitabilityOf(category, dogs.toReversed()).suits).toBe(fit.suits)
        if (fit.suits) expect(suitabilityOf(category, dogs.toSpliced(drop % (dogs.length + 1), 1)).suits).toBe(true)
        const isRight = dogs.length <= category.maxDogs && dogs.every((dog) => category.dogSizes.includes(sizeOf(dog)))
        expect(fit.suits).toBe(isRight)
      },
    ),
  )
})

describe('R-306 B-17 a refusal names the dogs that it is about', () => {
  const nebbia = { name: 'Nebbia', size: 'large' } as const
  const lampo = { name: 'Lampo', size: 'small', temperament: 'reactive' } as const
  const both = { dogSizes: ['small', 'large'] as ('small' | 'large')[], maxDogs: 3 }

  test.each([
    ['no dogs at all', { ...both, maxDogs: 0 }, undefined, 'humans_only', ['Nebbia', 'Lampo']],
    ['no size of dog', { ...both, dogSizes: [] }, undefined, 'humans_only', ['Nebbia', 'Lampo']],
    ['small ones', { ...both, dogSizes: ['small' as const] }, undefined, 'small_dogs_only', ['Nebbia']],
    ['one of them', { ...both, maxDogs: 1 }, undefined, 'too_many_dogs', ['Nebbia', 'Lampo']],
    ['none that needs space', both, { isQuietRow: true, near: 0 }, 'quiet_row', ['Lampo']],
    [
      'none beside who needs space',
      both,
      { isQuietRow: false, near: NEAR.reactive },
      'near_reactive',
      ['Nebbia', 'Lampo'],
    ],
    ['none that needs space beside dogs', both, { isQuietRow: false, near: NEAR.dogs }, 'near_dogs', ['Lampo']],
    ['no large one beside a small one', both, { isQuietRow: false, near: NEAR.small }, 'sizes_apart', ['Nebbia']],
  ])('a place that takes %s', (_, category, around, reason, dogs) => {
    expect(suitabilityOf(category, [nebbia, lampo], 140, around)).toMatchObject({ suits: false, reason, dogs })
  })

  test('where nothing is known of what lies round it, nothing does', () => {
    expect(suitabilityOf(both, [nebbia, lampo])).toEqual({ suits: true })
  })
})
