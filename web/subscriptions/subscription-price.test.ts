import { describe, expect, test } from 'vitest'
import { cents } from '../../domain/platform/cents.ts'
import { civilDate } from '../../domain/platform/civil-date.ts'
import { checkChoices } from './choices-check.ts'
import { anAvailability, aDraft, PLAN } from './subscription-fixture.ts'
import { placeOf } from '../umbrellas/map/test-beach.ts'
import { extraRows, mostBought, partsOf, placeCents, totalOf } from './subscription-price.ts'

const place = placeOf('B7')
const category = PLAN.categories[0]
const cartWith = (beds: number) => ({
  ...aDraft().cart,
  extras: beds === 0 ? [] : [{ id: 'sun_bed' as const, quantity: beds }],
})

describe('what a subscription costs (R-102)', () => {
  test('what is in the price costs nothing more; what is bought beside it is added', () => {
    const rows = extraRows(anAvailability(), place, cartWith(1))
    expect(rows.map(({ offer, bought }) => [offer.included, bought])).toEqual([[2, 1]])
    expect(placeCents(anAvailability(), place)).toBe(69_000)
    expect(totalOf(cents(69_000), rows)).toBe(75_000)
  })

  test.each([
    [10, 0, 2],
    [1, 0, 1],
    [null, 0, 2],
    [0, 1, 1],
  ])('of %s left, with %i chosen, at most %i can be bought', (free, bought, most) => {
    const [offer] = anAvailability().extras
    if (offer === undefined) throw new Error('the fixture has an extra')
    expect(mostBought({ offer: { ...offer, free }, bought })).toBe(most)
  })

  test('the parts are the total to the cent; all at once has no parts', () => {
    const parts = partsOf(cents(69_001), anAvailability())
    expect(parts).toEqual([
      { dueDay: '2027-07-11', amountCents: 20_700 },
      { dueDay: '2027-07-28', amountCents: 48_301 },
    ])
    const atOnce = { instalments: [{ percent: 100, dueDay: civilDate('2027-07-11') }] }
    expect(partsOf(cents(69_001), atOnce)).toEqual([])
  })

  test.each([
    ['R-306 two dogs where one may be', { dogs: [aDraft().cart.dogs, aDraft().cart.dogs].flat() }, 'dogs'],
    ['R-307 more people than it takes', { people: 3 }, 'people'],
    ['what fits', {}, undefined],
  ])('%s', (_what, change, kind) => {
    if (category === undefined) throw new Error('the beach has categories')
    const cart = { ...aDraft().cart, ...change }
    const rows = extraRows(anAvailability(), place, cart)
    expect(checkChoices(category, false, cart, rows)?.kind).toBe(kind)
  })

  test('R-513 beds that are in the price count', () => {
    if (category === undefined) throw new Error('the beach has categories')
    const rows = extraRows(anAvailability(), place, cartWith(0))
    expect(checkChoices(category, true, aDraft().cart, rows)).toBeNull()
    expect(checkChoices(category, true, aDraft().cart, [])).toEqual({ kind: 'beds', missing: 1 })
  })
})
