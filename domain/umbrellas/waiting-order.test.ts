import { describe, expect, test } from 'vitest'
import { aBeach, aCategory, aPlace } from './beach-fixture.ts'
import { assignOffers, leastExtras, offerSeconds, suitsWish, type Waiting } from './waiting.ts'

const waiting = (requestId: number, change: Partial<Waiting> = {}): Waiting => ({
  requestId,
  kinds: [],
  zones: [],
  rows: [],
  people: 2,
  dogs: [],
  free: [1, 2, 3],
  offered: [],
  ...change,
})
const dogs = aCategory('dogs', { kind: 'small_dog', dogSizes: ['small'], maxDogs: 1 })
const plan = aBeach(
  [aPlace(1, 'A', 1), aPlace(2, 'A', 2), aPlace(3, 'Q', 1, { category: 'dogs' })],
  [aCategory('human'), dogs],
  { A: { isFirst: true }, Q: { isQuiet: true } },
)

describe('B-05 who is offered what', () => {
  test('each the first place of the plan that is left, in the order of the queue', () => {
    expect(assignOffers(plan, [waiting(9), waiting(7), waiting(8), waiting(6)])).toEqual([
      { requestId: 9, umbrellaId: 1 },
      { requestId: 7, umbrellaId: 2 },
      { requestId: 8, umbrellaId: 3 },
    ])
  })

  test.each([
    ['a place that is free for somebody else only', { free: [2] }, 2],
    ['a place that was offered before', { offered: [1, 2] }, 3],
    ['a place of another row', { rows: ['Q'] }, 3],
    ['a place without dogs', { dogs: [{ name: 'Pepe', size: 'small' as const }] }, 3],
  ])('not %s', (_, change, umbrellaId) => {
    expect(assignOffers(plan, [waiting(1, change)])).toEqual([{ requestId: 1, umbrellaId }])
  })

  test('nothing where nothing suits', () => {
    expect(assignOffers(plan, [waiting(1, { people: 9 }), waiting(2, { free: [] })])).toEqual([])
  })
})

test('B-17 a dog that needs space is not offered a quiet row; other rows are none', () => {
  const [, , quiet] = plan.places
  const reactive = { name: 'Lampo', size: 'small', temperament: 'reactive' } as const
  if (quiet === undefined) throw new Error('no place')
  const loud = aBeach([...plan.places, aPlace(4, 'B', 1, { category: 'dogs' })], plan.categories, {
    Q: { isQuiet: true },
  })
  const suits = loud.places.map((place) => suitsWish(loud, place, waiting(1, { dogs: [reactive] })))
  expect(suits).toEqual([false, false, false, true])
  expect(suitsWish(loud, quiet, waiting(1, { dogs: [{ ...reactive, temperament: 'calm' }] }))).toBe(true)
})

test('R-307 the first row has numbers of its own, and a place of no known category takes nobody', () => {
  const category = aCategory('human', { peopleFirstRow: 4, maxPeopleFirstRow: 4 })
  const beach = aBeach([aPlace(1, 'A', 1), aPlace(2, 'B', 1), aPlace(3, 'B', 2, { category: 'gone' })], [category], {
    A: { isFirst: true },
  })
  expect(beach.places.map((place) => leastExtras(beach, place, 4))).toEqual([[], null, null])
  expect(beach.places.map((place) => suitsWish(beach, place, waiting(1)))).toEqual([true, true, false])
})

test('B-05 five minutes are enough for an offer', () => {
  const times = { waitingOfferMinutes: 30, waitingSameDayMinutes: 10 }
  expect([299.9, 300].map((secondsLeft) => offerSeconds({ secondsLeft, isSameDay: true }, times))).toEqual([null, 300])
})
