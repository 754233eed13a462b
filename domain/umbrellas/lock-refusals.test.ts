import { describe, expect, test } from 'vitest'
import { cents } from '../platform/cents.ts'
import { civilDate } from '../platform/civil-date.ts'
import { aBeach, aBook, aCategory, aPlace, aPromotion, aRule } from './beach-fixture.ts'
import { decideLock, dogRefusal, requireSuitable, spotOf, type LockFacts, type LockWish } from './lock-rules.ts'

const SATURDAY = civilDate('2027-07-10')
const dogs = aCategory('dogs', { kind: 'large_dog', dogSizes: ['small', 'large'], maxDogs: 1 })
const plan = aBeach(
  [aPlace(1, 'A', 1), aPlace(2, 'Q', 1, { category: 'dogs' }), aPlace(3, 'A', 2, { category: 'gone' })],
  [aCategory('human'), dogs],
  { A: { isFirst: true }, Q: { isQuiet: true } },
)
const facts = (change: Partial<LockFacts> = {}, rules: Partial<LockFacts['rules']> = {}): LockFacts => ({
  plan,
  prices: aBook(aRule(30)),
  rules: {
    maxUmbrellas: 5,
    maxPeriodDays: 30,
    season: { from: civilDate('2027-06-01'), to: civilDate('2027-09-15') },
    today: civilDate('2027-07-01'),
    halfNow: 0,
    largeDogOverTenthsKg: 140,
    ...rules,
  },
  cart: { lines: 0 },
  halfDayCounts: [],
  ...change,
})
const wish = (umbrellaId: number, change: Partial<LockWish['places'][number]> = {}): LockWish => ({
  from: SATURDAY,
  to: SATURDAY,
  part: 'full_day',
  places: [{ umbrellaId, people: 2, dogs: [], extras: [], ...change }],
})
const refused = (code: string, data: object) => expect.objectContaining({ code, data: expect.objectContaining(data) })

describe('B-06 a weekend has a least number of days', () => {
  const weekend = { weekdays: [6, 7], rows: ['A'], spans: null, leastDays: 2, aheadDays: 5 }

  test('a shorter stay is refused with the ways out', () => {
    expect(() => decideLock(facts({ minimumStays: [weekend] }), wish(1))).toThrow(
      refused('minimum_stay', {
        code: 'A1',
        day: '2027-07-10',
        min: 2,
        ahead: 5,
        ways: ['2027-07-09/2027-07-10', '2027-07-10/2027-07-11'],
      }),
    )
  })

  test.each<[string, Partial<LockFacts>, number]>([
    ['at the desk', { channel: 'desk' }, 1],
    ['for a place that was kept for the asker', { isOffered: true }, 1],
    ['in another row', {}, 2],
  ])('not %s', (_, change, umbrellaId) => {
    expect(decideLock(facts({ minimumStays: [weekend], ...change }), wish(umbrellaId)).lines).toHaveLength(1)
  })

  test('a place that was not kept is bound', () => {
    expect(() => decideLock(facts({ minimumStays: [weekend], isOffered: false }), wish(1))).toThrow('minimum_stay')
  })
})

test('B-06 a lock is sold online with its promotions unless the desk sells it', () => {
  const promotion = aPromotion({ percent: 10, aheadLeast: 9, aheadMost: 9, channels: ['online'] })
  const total = (change: Partial<LockFacts>) => decideLock(facts(change), wish(1)).lines[0]?.totalCents
  expect(total({})).toBe(3000)
  expect(total({ promotions: [promotion] })).toBe(2700)
  expect(total({ promotions: [promotion], channel: 'desk' })).toBe(3000)
})

describe('B-17 a quiet row', () => {
  const reactive = { name: 'Lampo', size: 'small', temperament: 'reactive' } as const

  test('takes no dog that needs space, unless the resort’s people overrule it', () => {
    const asked = wish(2, { dogs: [reactive] })
    expect(() => decideLock(facts(), asked)).toThrow(
      refused('dog_quiet_row', { code: 'Q1', row: 'Q', category: 'dogs', reason: 'quiet_row', name: 'Lampo' }),
    )
    expect(() => decideLock(facts({}, { overrulesDogs: false }), asked)).toThrow('dog_quiet_row')
    expect(decideLock(facts({}, { overrulesDogs: true }), asked).lines).toHaveLength(1)
  })

  test('and overruling it changes nothing of the number of dogs', () => {
    const asked = wish(2, { dogs: [reactive, { ...reactive, name: 'Tuono' }] })
    expect(() => decideLock(facts({}, { overrulesDogs: true }), asked)).toThrow(refused('too_many_dogs', { max: 1 }))
  })
})

test('R-101 a place has its row’s facts; one that is not there, or of no known category, is unknown', () => {
  expect(spotOf(plan, 1)).toMatchObject({ isFirstRow: true, isQuietRow: false, category: { id: 'human' } })
  expect(spotOf(plan, 2)).toMatchObject({ isFirstRow: false, isQuietRow: true, category: { id: 'dogs' } })
  for (const umbrellaId of [3, 9])
    expect(() => spotOf(plan, umbrellaId)).toThrow(refused('umbrella_unknown', { umbrellaId }))
})

test('R-306 a dog that is near nothing suits a place that takes it', () => {
  expect(() =>
    requireSuitable(spotOf(plan, 2), { people: 2, dogs: [{ name: 'Pepe', size: 'small' }], extras: [] }, 140),
  ).not.toThrow()
})

describe('R-306 B-17 the refusal of dogs names the first of them', () => {
  const place = { code: 'A1', row: 'A' }
  test.each([
    ['humans_only', 'too_many_dogs', { max: 0 }],
    ['quiet_row', 'dog_quiet_row', {}],
    ['near_reactive', 'dog_needs_space', {}],
    ['near_dogs', 'dog_needs_space', {}],
    ['sizes_apart', 'dog_sizes_apart', {}],
  ] as const)('%s is refused as %s', (reason, code, more) => {
    const refusal = dogRefusal({ suits: false, reason, dogs: ['Nebbia', 'Pepe'] }, place, 'human')
    const data = { code: 'A1', row: 'A', category: 'human', reason, name: 'Nebbia', dogs: ['Nebbia', 'Pepe'], ...more }
    expect([refusal.code, refusal.data]).toEqual([code, data])
  })
})

test('the price of a lock is the sum of its days', () => {
  const { lines } = decideLock(facts(), { ...wish(1), to: civilDate('2027-07-12') })
  expect(lines[0]?.totalCents).toBe(cents(9000))
})
