import fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import { demoResort, type DemoResort } from '../../tests/support/demo-resort.ts'
import { aCategory } from './beach-fixture.ts'
import { bedsMissing, extraRefused, fewestExtras, mostOfExtra, peopleAllowed, peopleLimit } from './capacity.ts'
import { EXTRA_IDS, type Category } from './plan.ts'

let demo: DemoResort
beforeAll(async () => {
  demo = await demoResort()
})
const seats = (quantity: number) => [{ id: 'extra_seat' as const, quantity }]

describe('R-307 the first row holds 4 people and other rows 2; extra seats raise it by one each, up to the limit', () => {
  test.each([
    ['large-dog', true, 0, 4],
    ['large-dog', true, 1, 5],
    ['large-dog', true, 2, 5],
    ['large-dog', false, 0, 2],
    ['large-dog', false, 3, 2],
    ['human', true, 0, 4],
    ['human', true, 2, 6],
    ['human', false, 0, 2],
    ['human', false, 1, 3],
    ['human', false, 2, 4],
    ['human', false, 5, 4],
    ['dog-gazebo', false, 0, 6],
    ['human-gazebo', false, 0, 6],
  ] as const)('%s, first row %s, %i extra seats: %i people', (category, isFirstRow, quantity, people) => {
    expect(peopleAllowed(demo.category(category), isFirstRow, seats(quantity))).toBe(people)
  })

  test('more seats never hold fewer people, one seat never adds more than one, and the limit holds', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...demo.plan.categories),
        fc.boolean(),
        fc.nat(20),
        (category, isFirstRow, quantity) => {
          const [before, after] = [
            peopleAllowed(category, isFirstRow, seats(quantity)),
            peopleAllowed(category, isFirstRow, seats(quantity + 1)),
          ]
          expect(after - before === 0 || after - before === 1).toBe(true)
          expect(after).toBeLessThanOrEqual(isFirstRow ? category.maxPeopleFirstRow : category.maxPeople)
          const most = mostOfExtra(category, isFirstRow, 'extra_seat')
          expect(peopleAllowed(category, isFirstRow, seats(most))).toBe(peopleLimit(category, isFirstRow))
        },
      ),
    )
  })
})

describe('R-513 least number of sun beds and deck chairs', () => {
  test.each([
    ['large-dog', true, [], 1],
    ['large-dog', true, [{ id: 'deck_chair', quantity: 1 }], 0],
    ['large-dog', true, [{ id: 'extra_seat', quantity: 1 }], 1],
    ['large-dog', false, [], 0],
    ['human', true, [{ id: 'sun_bed', quantity: 2 }], 0],
    ['dog-gazebo', false, [], 0],
  ] as const)('%s, first row %s, %o: %i missing', (category, isFirstRow, extras, missing) => {
    expect(bedsMissing(demo.category(category), isFirstRow, extras)).toBe(missing)
  })

  test('a gazebo without included beds needs two, of either kind', () => {
    const gazebo = demo.category('dog-gazebo')
    const bare: Category = { ...gazebo, extras: gazebo.extras.map((extra) => ({ ...extra, included: 0 })) }
    expect(gazebo.minBeds).toBe(2)
    expect(bedsMissing(bare, false, [])).toBe(2)
    expect(bedsMissing(bare, false, [{ id: 'sun_bed', quantity: 1 }])).toBe(1)
    expect(
      bedsMissing(bare, false, [
        { id: 'sun_bed', quantity: 1 },
        { id: 'deck_chair', quantity: 1 },
      ]),
    ).toBe(0)
  })
})

test.each([
  ['dog-gazebo', 'director_chair', 1],
  ['dog-gazebo', 'hammock', 1],
  ['human-gazebo', 'table', 1],
  ['large-dog', 'hammock', 0],
  ['human', 'table', 0],
] as const)('R-308 %s takes %s at most %i times', (category, id, max) => {
  expect(mostOfExtra(demo.category(category), false, id)).toBe(max)
  expect(extraRefused(demo.category(category), false, [{ id, quantity: max + 1 }])).toEqual({ id, max })
})

test('R-309 extra seats are offered where they can raise the number of people, and nowhere else', () => {
  expect(mostOfExtra(demo.category('large-dog'), false, 'extra_seat')).toBe(0)
  expect(mostOfExtra(demo.category('large-dog'), true, 'extra_seat')).toBe(1)
  expect(mostOfExtra(demo.category('human'), false, 'extra_seat')).toBe(2)
})

test('R-309 a wish is refused exactly when some extra is above its most', () => {
  const quantities = fc.uniqueArray(
    fc.record({ id: fc.constantFrom(...EXTRA_IDS), quantity: fc.integer({ min: 1, max: 6 }) }),
    {
      selector: (extra) => extra.id,
    },
  )
  fc.assert(
    fc.property(fc.constantFrom(...demo.plan.categories), fc.boolean(), quantities, (category, isFirstRow, extras) => {
      const isOver = extras.some(({ id, quantity }) => quantity > mostOfExtra(category, isFirstRow, id))
      expect(extraRefused(category, isFirstRow, extras) !== null).toBe(isOver)
    }),
  )
})

describe('R-307 R-513 the fewest extras for so many people', () => {
  const category = aCategory('human', {
    peopleFirstRow: 3,
    maxPeople: 5,
    maxPeopleFirstRow: 4,
    minBeds: 3,
    minBedsFirstRow: 5,
    extras: [
      { id: 'deck_chair', max: 2, included: 0 },
      { id: 'extra_seat', max: 2, included: 0 },
      { id: 'sun_bed', max: 2, included: 0 },
    ],
  })
  const beds = [
    { id: 'sun_bed', quantity: 2 },
    { id: 'deck_chair', quantity: 1 },
  ]
  test.each([
    [2, beds],
    [3, [{ id: 'extra_seat', quantity: 1 }, ...beds]],
    [4, [{ id: 'extra_seat', quantity: 2 }, ...beds]],
    [5, null],
  ])('%i people elsewhere need %j', (people, extras) => expect(fewestExtras(category, false, people)).toEqual(extras))

  test('none where there are enough beds, and no place without as many as it asks for', () => {
    expect(fewestExtras(aCategory('human'), false, 2)).toEqual([])
    expect(fewestExtras(category, true, 2)).toBeNull()
    expect(fewestExtras({ ...category, minBedsFirstRow: 4 }, true, 4)).toEqual([
      { id: 'extra_seat', quantity: 1 },
      { id: 'sun_bed', quantity: 2 },
      { id: 'deck_chair', quantity: 2 },
    ])
  })

  test('what stands there already counts as a bed where one can lie on it', () => {
    const furnished = aCategory('human', {
      minBeds: 2,
      extras: [
        { id: 'sun_bed', max: 4, included: 1 },
        { id: 'table', max: 4, included: 5 },
      ],
    })
    expect(fewestExtras(furnished, false, 2)).toEqual([{ id: 'sun_bed', quantity: 1 }])
  })
})

test('R-307 extra seats are offered up to the number of people that the row may have', () => {
  const category = aCategory('human', {
    peopleFirstRow: 3,
    maxPeople: 9,
    maxPeopleFirstRow: 4,
    extras: [
      { id: 'deck_chair', max: 9, included: 0 },
      { id: 'extra_seat', max: 2, included: 0 },
    ],
  })
  expect([true, false].map((isFirstRow) => mostOfExtra(category, isFirstRow, 'extra_seat'))).toEqual([1, 2])
  expect([true, false].map((isFirstRow) => peopleLimit(category, isFirstRow))).toEqual([4, 4])
})
