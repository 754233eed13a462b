import { beforeAll, describe, expect, test } from 'vitest'
import { demoResort, type DemoResort } from '../../tests/support/demo-resort.ts'
import { cents } from '../platform/cents.ts'
import { civilDate } from '../platform/civil-date.ts'
import type { BestFacts, BestWish } from './best-places.ts'
import { isPoolProtected, suggestPlaces, type SuggestionPrices } from './best-suggestions.ts'

let demo: DemoResort
beforeAll(async () => {
  demo = await demoResort()
})

const facts = (change: Partial<BestFacts> = {}): BestFacts => ({
  plan: demo.plan,
  free: new Set(demo.plan.places.filter((place) => place.isBookable).map(({ id }) => id)),
  near: new Map(),
  isPoolProtected: true,
  largeDogOverTenthsKg: 140,
  ...change,
})
const WISH: BestWish = { count: 1, people: 2, dogs: [], wantsAccessible: false }
/** A row further from the sea is cheaper by 1 €; a bed costs 8 €. */
const PRICES: SuggestionPrices = {
  placeCents: ({ row }) => cents(5000 - 100 * demo.plan.rows.findIndex(({ id }) => id === row)),
  extraCents: () => cents(800),
}

describe('B-07 what is suggested before anything is held', () => {
  test('the best, with the bed that its row asks for in the price; a cheaper one and one nearer to the showers beside it', () => {
    const [best, cheaper, shower] = suggestPlaces(facts(), WISH, PRICES)
    expect(best).toMatchObject({ kind: 'best', totalCents: 5800 })
    expect(best?.places[0]).toMatchObject({ place: { row: 'A' }, extras: [{ id: 'sun_bed', quantity: 1 }] })
    expect(cheaper?.kind).toBe('cheaper')
    expect(cheaper?.totalCents).toBeLessThan(best?.totalCents ?? 0)
    expect(cheaper?.places[0]?.extras).toEqual([])
    expect(shower?.kind).toBe('near_shower')
    expect(shower?.showerMetres).toBeLessThanOrEqual((best?.showerMetres ?? 0) - 10)
  })

  test('no gazebo and no dog’s place is somebody’s cheaper umbrella', () => {
    const kinds = new Map(demo.plan.categories.map(({ id, kind }) => [id, kind]))
    const free: SuggestionPrices = {
      ...PRICES,
      placeCents: ({ category }) => cents(kinds.get(category) === 'human' ? 5000 : 100),
    }
    for (const { places } of suggestPlaces(facts(), WISH, free))
      expect(kinds.get(places[0]?.place.category ?? '')).toBe('human')
  })

  test('where all cost the same and one place is left, there is nothing beside it; where none suits, nothing at all', () => {
    const human = demo.plan.places.find(
      ({ category, isBookable, isAccessible }) => category === 'human' && isBookable && !isAccessible,
    )
    const one = facts({ free: new Set([human?.id ?? 0]) })
    expect(suggestPlaces(one, WISH, PRICES).map(({ kind }) => kind)).toEqual(['best'])
    expect(suggestPlaces(one, { ...WISH, count: 2 }, PRICES)).toEqual([])
  })

  test.each([
    [0, '2027-07-01', true],
    [3, '2027-07-01', false],
    [3, '2027-07-04', false],
    [3, '2027-07-05', true],
  ])('%i days of the accessible pool: a stay from %s, protected %s', (days, from, expected) => {
    expect(isPoolProtected(days, civilDate('2027-07-01'), civilDate(from))).toBe(expected)
  })
})
