import fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import { demoResort, type DemoResort } from '../../tests/support/demo-resort.ts'
import { aBeach, aPlace } from './beach-fixture.ts'
import { neighboursOf, neighbourTable } from './dog-neighbours.ts'
import { NEAR, surroundingDigits, surroundingsOf, surroundingsOfDigit, type DogMark } from './dog-surroundings.ts'
import { suitabilityOf, type WishedDog } from './suitability.ts'

const NEBBIA: WishedDog = { name: 'Nebbia', size: 'large' }
const PICO: WishedDog = { name: 'Pico', size: 'small', temperament: 'shy' }
const LAMPO: WishedDog = { name: 'Lampo', size: 'small', temperament: 'reactive' }
let demo: DemoResort
beforeAll(async () => {
  demo = await demoResort()
})

test.each([
  ['C5', 1, ['B5', 'C4', 'C6', 'D5']],
  ['C5', 0, []],
  ['A1', 1, ['A2', 'B1']],
  ['A3', 3, ['A1', 'A2', 'A6', 'B3']],
  ['N8', 1, ['M8', 'N7', 'N9']],
  ['O3', 2, ['O1', 'O2', 'O4', 'O5', 'P3']],
] as const)('B-17 beside %s within %i lie %o', (code, reach, expected) => {
  const codes = neighboursOf(demo.plan, demo.place(code), reach).map((place) => place.code)
  expect(codes.toSorted()).toEqual([...expected].toSorted())
})

test('B-17 who is beside somebody has them beside oneself', () => {
  const { places } = demo.plan
  fc.assert(
    fc.property(fc.nat(places.length - 1), fc.integer({ min: 0, max: 3 }), (at, reach) => {
      const place = places[at]
      if (place === undefined) return
      for (const one of neighboursOf(demo.plan, place, reach)) {
        expect(neighbourTable(demo.plan, reach).get(one.id)).toContain(place.id)
        expect(one.id).not.toBe(place.id)
      }
    }),
  )
})

test.each([
  ['nothing near', 0, false, [LAMPO], 'suits'],
  ['people without dogs', 15, true, [], 'suits'],
  ['a dog that needs space beside it', NEAR.reactive, false, [NEBBIA], 'near_reactive'],
  ['other dogs, and a calm one', NEAR.dogs, false, [NEBBIA], 'suits'],
  ['other dogs, and one that needs space', NEAR.dogs, false, [LAMPO], 'near_dogs'],
  ['a quiet row, and a shy one', 0, true, [PICO], 'suits'],
  ['a quiet row, and one that needs space', 0, true, [LAMPO], 'quiet_row'],
  ['a large one, and a small one', NEAR.large, false, [PICO], 'sizes_apart'],
  ['a large one, and a large one', NEAR.large, false, [NEBBIA], 'suits'],
  ['a small one, and a large one', NEAR.small, false, [NEBBIA], 'sizes_apart'],
] as const)('B-17 %s', (_, near, isQuietRow, dogs, outcome) => {
  const fit = suitabilityOf({ dogSizes: ['small', 'large'], maxDogs: 3 }, dogs, undefined, { isQuietRow, near })
  expect(fit.suits ? 'suits' : fit.reason).toBe(outcome)
})

const mark = fc.record({
  umbrellaId: fc.nat(400),
  rule: fc.constantFrom('space' as const, 'sizes' as const),
  side: fc.constantFrom('dog' as const, 'reach' as const),
})

test('B-17 a digit says all that is round a place and more marks never make a place fit better', () => {
  fc.assert(
    fc.property(fc.array(mark, { maxLength: 20 }), fc.integer({ min: 0, max: 3 }), (drawn, reach) => {
      const { places } = demo.plan
      const marks: DogMark[] = drawn.map((one) => ({
        ...one,
        umbrellaId: places[one.umbrellaId % places.length]?.id ?? 0,
      }))
      const near = surroundingsOf(demo.plan, marks, reach)
      const fewer = surroundingsOf(demo.plan, marks.slice(1), reach)
      const digits = surroundingDigits(demo.plan, near)
      expect(digits).toHaveLength(places.length)
      places.forEach(({ id, category }, index) => {
        expect(surroundingsOfDigit(digits[index])).toBe(near.get(id) ?? 0)
        for (const dogs of [[NEBBIA], [PICO], [LAMPO]]) {
          const at = (map: ReadonlyMap<number, number>) =>
            suitabilityOf(demo.category(category), dogs, undefined, { isQuietRow: false, near: map.get(id) ?? 0 }).suits
          if (at(near)) expect(at(fewer)).toBe(true)
        }
      })
    }),
    { numRuns: 30 },
  )
})

describe('B-17 what lies round a place', () => {
  const beach = () =>
    aBeach(['A', 'B'].flatMap((row, at) => [1, 2, 3, 4].map((number) => aPlace(10 * at + number, row, number))))
  const near = (...marks: DogMark[]) => Object.fromEntries(surroundingsOf(beach(), marks, 2))

  test.each<[string, DogMark, Record<number, number>]>([
    ['a dog that needs space keeps others away', { umbrellaId: 2, rule: 'space', side: 'reach' }, { 2: NEAR.reactive }],
    ['a large dog is beside it', { umbrellaId: 2, rule: 'sizes', side: 'reach' }, { 2: NEAR.large }],
    [
      'a dog lies within the reach of one that needs space',
      { umbrellaId: 2, rule: 'space', side: 'dog' },
      { 1: NEAR.dogs, 3: NEAR.dogs, 4: NEAR.dogs, 12: NEAR.dogs },
    ],
    [
      'a small dog lies beside it',
      { umbrellaId: 2, rule: 'sizes', side: 'dog' },
      { 1: NEAR.small, 3: NEAR.small, 12: NEAR.small },
    ],
    ['a place that the plan does not have', { umbrellaId: 99, rule: 'sizes', side: 'dog' }, {}],
  ])('%s', (_, mark, expected) => expect(near(mark)).toEqual(expected))

  test('what several dogs ask of one place adds up, in one digit', () => {
    const given = near(
      { umbrellaId: 1, rule: 'space', side: 'reach' },
      { umbrellaId: 1, rule: 'sizes', side: 'reach' },
      { umbrellaId: 11, rule: 'space', side: 'dog' },
      { umbrellaId: 11, rule: 'sizes', side: 'dog' },
    )
    expect(given).toEqual({ 1: 15, 12: NEAR.dogs | NEAR.small, 13: NEAR.dogs })
    expect(surroundingDigits(beach(), new Map([[1, 15]]))).toBe('f0000000')
    expect([undefined, '', 'x', 'f'].map(surroundingsOfDigit)).toEqual([0, 0, 0, 15])
  })
})
