import { describe, expect, test } from 'vitest'
import { aBeach, aCategory, aPlace } from './beach-fixture.ts'
import { bestPlaces, type BestFacts, type BestWish } from './best-places.ts'
import { NEAR } from './dog-surroundings.ts'
import type { BeachPlan, Place } from './plan.ts'

const row = (id: string, first: number, numbers: readonly number[], change: Partial<Place> = {}) =>
  numbers.map((number, index) => aPlace(first + index, id, number, change))
const facts = (plan: BeachPlan, change: Partial<BestFacts> = {}): BestFacts => ({
  plan,
  free: new Set(plan.places.map(({ id }) => id)),
  near: new Map(),
  isPoolProtected: true,
  largeDogOverTenthsKg: 140,
  ...change,
})
const wish = (change: Partial<BestWish> = {}): BestWish => ({
  count: 2,
  people: 4,
  dogs: [],
  wantsAccessible: false,
  ...change,
})
const found = (given: BestFacts, asked: BestWish = wish()) =>
  bestPlaces(given, asked).map(({ places, score }) => [places.map(({ place }) => place.id), score])

describe('B-07 which places are best', () => {
  test('near the sea first; a lone place left over counts as twelve metres', () => {
    const plan = aBeach([...row('B', 6, [1, 2, 3], { seaDistance: 15 }), ...row('A', 1, [1, 2, 3, 4, 5])])
    expect(found(facts(plan))).toEqual([
      [[1, 2], 10],
      [[4, 5], 10],
      [[2, 3], 22],
      [[3, 4], 22],
      [[6, 7], 27],
      [[7, 8], 27],
    ])
    expect(bestPlaces(facts(plan), wish()).map(({ gaps, isAdjacent }) => [gaps, isAdjacent])).toEqual([
      [0, true],
      [0, true],
      [1, true],
      [1, true],
      [1, true],
      [1, true],
    ])
  })

  test('a place that was alone before is not left alone by the choice', () => {
    const plan = aBeach(row('A', 1, [1, 2, 3, 4, 5]))
    const free = new Set([1, 2, 3, 5])
    expect(found(facts(plan, { free }))).toEqual([
      [[1, 2], 22],
      [[2, 3], 22],
    ])
    expect(found(facts(plan, { free: new Set([1, 2, 4]) }))).toEqual([[[1, 2], 10]])
  })

  test('one place between two free pairs leaves a lone one on either side', () => {
    const plan = aBeach(row('A', 1, [1, 2, 3]))
    expect(found(facts(plan), wish({ count: 1, people: 1 }))).toEqual([
      [[1], 10],
      [[3], 10],
      [[2], 34],
    ])
  })

  test('a row counts from its place that is nearest to the sea, and places stand in it by number', () => {
    const plan = aBeach([
      aPlace(1, 'A', 2, { seaDistance: 14 }),
      aPlace(2, 'A', 1, { seaDistance: 8 }),
      ...row('B', 3, [1, 2], { seaDistance: 9 }),
    ])
    expect(found(facts(plan))).toEqual([
      [[2, 1], 8],
      [[3, 4], 9],
    ])
  })

  test('a number that the row does not have parts it', () => {
    const plan = aBeach([...row('A', 1, [1, 3]), ...row('B', 3, [1, 2], { seaDistance: 50 })])
    expect(found(facts(plan))).toEqual([[[3, 4], 50]])
  })

  test('a place of no known category, out of use or taken is none', () => {
    const plan = aBeach([
      aPlace(1, 'A', 1, { category: 'gone' }),
      aPlace(2, 'A', 2, { isBookable: false }),
      aPlace(3, 'A', 3),
      aPlace(4, 'A', 4),
    ])
    const one = wish({ count: 1, people: 1 })
    expect(found(facts(plan, { free: new Set([1, 2, 4]) }), one).map(([ids]) => ids)).toEqual([[4]])
  })

  test('where no row has room, the places that lie nearest together, with the way between them', () => {
    const plan = aBeach([
      aPlace(1, 'A', 1, { x: 0, y: 0 }),
      aPlace(2, 'B', 1, { x: 20, y: 0 }),
      aPlace(3, 'C', 1, { x: 23, y: 4 }),
    ])
    expect(found(facts(plan))).toEqual([
      [[2, 3], 15],
      [[3, 2], 15],
      [[1, 2], 30],
    ])
    expect(bestPlaces(facts(plan), wish())[0]?.isAdjacent).toBe(false)
    expect(found(facts(plan), wish({ count: 4, people: 4 }))).toEqual([])
  })

  test('of places as near the first one of the plan', () => {
    const plan = aBeach([
      aPlace(1, 'A', 1, { x: 10, y: 10 }),
      aPlace(3, 'B', 1, { x: 10, y: 15 }),
      aPlace(2, 'C', 1, { x: 5, y: 10 }),
    ])
    const [best] = bestPlaces(facts(plan), wish())
    expect(best?.places.map(({ place }) => place.id)).toEqual([1, 2])
  })
})

describe('B-07 who lies where', () => {
  const large = { name: 'Nebbia', size: 'large' } as const
  const small = { name: 'Pepe', size: 'small' } as const
  const dogs = aCategory('dogs', { kind: 'large_dog', dogSizes: ['small', 'large'], maxDogs: 1 })

  test.each([
    [4, [2, 2]],
    [3, [2, 1]],
    [1, [1, 1]],
  ])('%i people are shared out as %j', (people, shares) => {
    const [best] = bestPlaces(facts(aBeach(row('A', 1, [1, 2]))), wish({ people }))
    expect(best?.places.map((one) => one.people)).toEqual(shares)
  })

  test('each with the seats and beds that its people need; nowhere where they do not fit', () => {
    const category = aCategory('human', {
      maxPeople: 3,
      minBeds: 1,
      extras: [
        { id: 'sun_bed', max: 2, included: 0 },
        { id: 'extra_seat', max: 1, included: 0 },
      ],
    })
    const plan = aBeach(row('A', 1, [1, 2]), [category])
    const [best] = bestPlaces(facts(plan), wish({ people: 5 }))
    expect(best?.places.map(({ extras }) => extras)).toEqual([
      [
        { id: 'extra_seat', quantity: 1 },
        { id: 'sun_bed', quantity: 1 },
      ],
      [{ id: 'sun_bed', quantity: 1 }],
    ])
    expect(found(facts(plan), wish({ people: 7 }))).toEqual([])
  })

  test('the first row has numbers of its own', () => {
    const category = aCategory('human', { peopleFirstRow: 4, maxPeopleFirstRow: 4 })
    const plan = aBeach([...row('A', 1, [1]), ...row('B', 2, [1])], [category], { A: { isFirst: true } })
    expect(found(facts(plan), wish({ count: 1, people: 4 })).map(([ids]) => ids)).toEqual([[1]])
  })

  test('each dog lies on the first place that takes it; nowhere where one finds none', () => {
    const plan = aBeach(row('A', 1, [1, 2], { category: 'dogs' }), [dogs])
    const [best] = bestPlaces(facts(plan), wish({ dogs: [large, small] }))
    expect(best?.places.map((one) => one.dogs)).toEqual([[large], [small]])
    const [one] = bestPlaces(facts(plan), wish({ dogs: [large] }))
    expect(one?.places.map((place) => place.dogs)).toEqual([[large], []])
    expect(found(facts(plan), wish({ dogs: [large, small, small] }))).toEqual([])
  })

  test('B-17 not beside a dog that needs space, nor one that needs space in a quiet row', () => {
    const plan = aBeach(
      [...row('Q', 1, [1], { category: 'dogs' }), ...row('B', 2, [1], { category: 'dogs', seaDistance: 90 })],
      [dogs],
      { Q: { isQuiet: true } },
    )
    const one = (temperament?: 'reactive') => wish({ count: 1, people: 1, dogs: [{ ...small, temperament }] })
    expect(found(facts(plan), one()).map(([ids]) => ids)).toEqual([[1], [2]])
    expect(found(facts(plan), one('reactive')).map(([ids]) => ids)).toEqual([[2]])
    expect(found(facts(plan, { near: new Map([[1, NEAR.reactive]]) }), one()).map(([ids]) => ids)).toEqual([[2]])
  })

  test('B-17 a shy dog’s person lies forty metres further away for a quiet row', () => {
    const plan = aBeach(
      [...row('B', 2, [1], { category: 'dogs' }), ...row('Q', 1, [1], { category: 'dogs', seaDistance: 49 })],
      [dogs],
      { Q: { isQuiet: true } },
    )
    const one = (...all: BestWish['dogs']) => wish({ count: 1, people: 1, dogs: all })
    const shy = { ...small, temperament: 'shy' } as const
    expect(found(facts(plan), one(shy))).toEqual([
      [[1], 9],
      [[2], 10],
    ])
    expect(found(facts(plan), one(small))).toEqual([
      [[2], 10],
      [[1], 49],
    ])
    const two = aBeach(row('Q', 1, [1, 2], { category: 'dogs', seaDistance: 49 }), [dogs], { Q: { isQuiet: true } })
    expect(found(facts(two), wish({ dogs: [small, shy] }))).toEqual([[[1, 2], 9]])
  })

  test('a gazebo and, without a dog, a place for dogs are last', () => {
    const categories = [
      aCategory('human'),
      dogs,
      aCategory('gazebo', { kind: 'human_gazebo' }),
      aCategory('dog gazebo', { ...dogs, id: 'dog gazebo', kind: 'dog_gazebo' }),
    ]
    const plan = aBeach(
      categories.map(({ id }, index) => aPlace(index + 1, `R${index}`, 1, { category: id })),
      categories,
    )
    expect(found(facts(plan), wish({ count: 1, people: 1 }))).toEqual([
      [[1], 10],
      [[3], 510],
      [[2], 1010],
      [[4], 1510],
    ])
    expect(found(facts(plan), wish({ count: 1, people: 1, dogs: [small] }))).toEqual([
      [[2], 10],
      [[4], 510],
    ])
  })

  test('one accessible place among them is enough for who asks', () => {
    const plan = aBeach([aPlace(1, 'A', 1), aPlace(2, 'A', 2, { isAccessible: true }), aPlace(3, 'A', 3)])
    expect(found(facts(plan), wish({ wantsAccessible: true })).map(([ids]) => ids)).toEqual([
      [1, 2],
      [2, 3],
    ])
    expect(found(facts(plan), wish({ count: 1, people: 1 })).map(([ids]) => ids)).toEqual([[1], [3]])
  })
})
