import fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import { demoResort, type DemoResort } from '../../tests/support/demo-resort.ts'
import { civilDate } from '../platform/civil-date.ts'
import { Refusal } from '../platform/refusal.ts'
import { lockUmbrellas } from './calls.ts'
import { decideLineChange, decideLock, type LineWish, type LockFacts, type LockWish } from './lock-rules.ts'
import { EXTRA_IDS } from './plan.ts'

let demo: DemoResort
beforeAll(async () => {
  demo = await demoResort()
})

const facts = (change: Partial<LockFacts> = {}, rules: Partial<LockFacts['rules']> = {}): LockFacts => ({
  plan: demo.plan,
  prices: demo.model.prices,
  rules: {
    maxUmbrellas: 5,
    maxPeriodDays: 30,
    season: { from: civilDate('2026-06-01'), to: civilDate('2026-09-15') },
    today: civilDate('2026-07-11'),
    halfNow: 0,
    largeDogOverTenthsKg: 140,
    ...rules,
  },
  cart: { lines: 0 },
  halfDayCounts: [],
  ...change,
})
const on = (code: string, change: Partial<LineWish> = {}): LockWish['places'][number] => ({
  umbrellaId: code === 'nowhere' ? 99_999 : demo.place(code).id,
  people: 2,
  dogs: [],
  extras: [],
  ...change,
})
const wish = (...places: LockWish['places']): LockWish => ({
  from: civilDate('2026-07-18'),
  to: civilDate('2026-07-19'),
  part: 'full_day',
  places,
})
const nebbia = { name: 'Nebbia', size: 'large' as const }
const pepe = { name: 'Pepe', size: 'small' as const, weightTenthsKg: 85 }

function refusalOf(work: () => unknown): { code: string; data: Refusal['data'] } | null {
  try {
    work()
    return null
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    return { code: error.code, data: error.data }
  }
}

test('R-311 a lock is priced place by place, in the order of the wish; a weight decides the size (R-310)', () => {
  const heavy = { name: 'Brina', size: 'small' as const, weightTenthsKg: 300 }
  const { lines } = decideLock(
    facts(),
    wish(on('C6', { extras: [{ id: 'sun_bed', quantity: 2 }] }), on('C5', { dogs: [heavy] })),
  )
  expect(lines.map(({ code, totalCents }) => [code, totalCents])).toEqual([
    ['C6', 12_000],
    ['C5', 8800],
  ])
  expect(lines[1]?.dogs).toEqual([{ name: 'Brina', size: 'large', weightTenthsKg: 300 }])
})

describe('one thing wrong is one refusal, with what its text names', () => {
  test.each<[string, () => unknown, string, Record<string, unknown>]>([
    [
      'R-514 six at once',
      () => decideLock(facts({ cart: { lines: 4 } }), wish(on('C5'), on('C6'))),
      'too_many_umbrellas',
      { scope: 'cart', max: 5, have: 4 },
    ],
    [
      'R-514 five booked on a half-day',
      () => decideLock(facts({ halfDayCounts: [{ day: civilDate('2026-07-19'), half: 1, count: 5 }] }), wish(on('C5'))),
      'too_many_umbrellas',
      { scope: 'half_day', max: 5, have: 5, day: '2026-07-19', half: 1 },
    ],
    ['R-512 closed', () => decideLock(facts({}, { season: null }), wish(on('C5'))), 'resort_closed', {}],
    ['R-101 unknown place', () => decideLock(facts(), wish(on('nowhere'))), 'umbrella_unknown', { umbrellaId: 99_999 }],
    ['R-101 out of use', () => decideLock(facts(), wish(on('E3'))), 'umbrella_not_bookable', { code: 'E3' }],
    [
      'R-307 three people in row C',
      () => decideLock(facts(), wish(on('C5', { people: 3 }))),
      'too_many_people',
      { code: 'C5', max: 2, limit: 2 },
    ],
    [
      'R-307 three people without a seat',
      () => decideLock(facts(), wish(on('C20', { people: 3 }))),
      'too_many_people',
      { code: 'C20', max: 2, limit: 4 },
    ],
    [
      'R-306 two dogs on one large-dog umbrella',
      () => decideLock(facts(), wish(on('C5', { dogs: [nebbia, pepe] }))),
      'too_many_dogs',
      { code: 'C5', max: 1, reason: 'too_many_dogs' },
    ],
    [
      'R-306 a large dog among the small',
      () => decideLock(facts(), wish(on('C9', { dogs: [pepe, nebbia] }))),
      'dog_not_suitable',
      { code: 'C9', name: 'Nebbia', reason: 'small_dogs_only' },
    ],
    [
      'R-306 a dog among humans',
      () => decideLock(facts(), wish(on('C20', { dogs: [pepe] }))),
      'too_many_dogs',
      { code: 'C20', max: 0, reason: 'humans_only' },
    ],
    [
      'R-513 no bed in the first row',
      () => decideLock(facts(), wish(on('A7'))),
      'beds_required',
      { code: 'A7', min: 1, missing: 1 },
    ],
    [
      'R-308 a hammock without a gazebo',
      () => decideLock(facts(), wish(on('C5', { extras: [{ id: 'hammock', quantity: 1 }] }))),
      'extra_not_offered',
      { code: 'C5', extra: 'hammock', max: 0 },
    ],
  ])('%s', (_, work, code, data) => {
    expect(refusalOf(work)).toMatchObject({ code, data })
  })

  test('the wrong place of several is the one that is named', () => {
    expect(refusalOf(() => decideLock(facts(), wish(on('C6'), on('C13'), on('C7', { people: 9 }))))).toMatchObject({
      data: { code: 'C13' },
    })
  })
})

test('every refusal of a lock is one that its contract names', () => {
  const place = fc.record({
    code: fc.constantFrom('A7', 'C5', 'C9', 'C13', 'C20', 'O3', 'P11', 'nowhere'),
    people: fc.integer({ min: 1, max: 8 }),
    dogs: fc.array(fc.constantFrom(nebbia, pepe), { maxLength: 3 }),
    extras: fc.uniqueArray(fc.record({ id: fc.constantFrom(...EXTRA_IDS), quantity: fc.integer({ min: 1, max: 5 }) }), {
      selector: ({ id }) => id,
    }),
  })
  const day = fc.constantFrom('2026-05-30', '2026-07-10', '2026-07-11', '2026-07-18', '2026-09-16').map(civilDate)
  fc.assert(
    fc.property(
      fc.array(place, { minLength: 1, maxLength: 5 }),
      day,
      day,
      fc.constantFrom(0 as const, 1 as const),
      fc.nat(5),
      (places, from, to, halfNow, lines) => {
        const request: LockWish = {
          from,
          to,
          part: 'morning',
          places: places.map(({ code, ...more }) => on(code, more)),
        }
        const refused = refusalOf(() => {
          for (const line of decideLock(facts({ cart: { lines } }, { halfNow }), request).lines) {
            expect(line.totalCents).toBe(line.price.reduce((sum, row) => sum + row.totalCents, 0))
          }
        })
        if (refused !== null) expect(lockUmbrellas.refusals).toContain(refused.code)
      },
    ),
  )
})

describe('R-306 to R-309 a held line changes people, dogs and extras', () => {
  const line = () => {
    const [held] = decideLock(facts(), wish(on('A7', { people: 4, extras: [{ id: 'sun_bed', quantity: 1 }] }))).lines
    if (held === undefined) throw new Error('nothing was locked')
    return {
      umbrellaId: held.umbrellaId,
      price: held.price,
      from: civilDate('2026-07-18'),
      to: civilDate('2026-07-19'),
      part: 'full_day' as const,
    }
  }

  test('by the same rules, at the price that was seen', () => {
    const dearer = {
      ...demo.model.prices,
      rules: demo.model.prices.rules.map((rule) => ({
        ...rule,
        amounts: rule.amounts.map((one) => ({ ...one, cents: (one.cents * 2) as typeof one.cents })),
      })),
    }
    const changed = decideLineChange({ ...facts(), prices: dearer }, line(), {
      people: 5,
      dogs: [nebbia],
      extras: [
        { id: 'sun_bed', quantity: 2 },
        { id: 'extra_seat', quantity: 1 },
      ],
    })
    expect(changed.price.map((row) => [row.extraId, row.unitCents])).toEqual([
      [null, 5200],
      [null, 5200],
      ['sun_bed', 800],
      ['extra_seat', 2000],
    ])
  })

  test('and is refused by the same rules', () => {
    expect(refusalOf(() => decideLineChange(facts(), line(), { people: 2, dogs: [], extras: [] }))).toMatchObject({
      code: 'beds_required',
    })
    expect(
      refusalOf(() =>
        decideLineChange(facts(), line(), { people: 5, dogs: [], extras: [{ id: 'sun_bed', quantity: 1 }] }),
      ),
    ).toMatchObject({ code: 'too_many_people' })
  })
})
