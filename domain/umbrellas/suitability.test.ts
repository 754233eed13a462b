import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { demoResort, type DemoResort } from '../../tests/support/demo-resort.ts'
import { sizeOf } from '../dogs/dog-size.ts'
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
