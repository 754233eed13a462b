import fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import { demoResort, type DemoResort } from '../../tests/support/demo-resort.ts'
import { bestPlaces, type BestFacts, type BestWish } from './best-places.ts'
import { bedsMissing, peopleAllowed } from './capacity.ts'
import { spotOf } from './lock-rules.ts'
import { suitabilityOf } from './suitability.ts'

let demo: DemoResort
beforeAll(async () => {
  demo = await demoResort()
})

const LARGE = 140
const facts = (free: ReadonlySet<number>, change: Partial<BestFacts> = {}): BestFacts => ({
  plan: demo.plan,
  free,
  near: new Map(),
  isPoolProtected: true,
  largeDogOverTenthsKg: LARGE,
  ...change,
})
const all = () => new Set(demo.plan.places.filter((place) => place.isBookable).map(({ id }) => id))
const wish = (change: Partial<BestWish> = {}): BestWish => ({
  count: 3,
  people: 6,
  dogs: [],
  wantsAccessible: false,
  ...change,
})
const NEBBIA = { name: 'Nebbia', size: 'large' as const }
const PEPE = { name: 'Pepe', size: 'small' as const }

const wishes = fc.record({
  count: fc.integer({ min: 1, max: 5 }),
  people: fc.integer({ min: 1, max: 12 }),
  dogs: fc.subarray([NEBBIA, PEPE]),
  wantsAccessible: fc.boolean(),
})
/** Places that are taken, as shares of the beach. */
const taken = fc.tuple(fc.array(fc.nat({ max: 9999 }), { maxLength: 300 }))

function freeBut(gone: readonly number[]): Set<number> {
  const free = all()
  for (const one of gone) free.delete(demo.plan.places[one % demo.plan.places.length]?.id ?? 0)
  return free
}

describe('B-07 the best places', () => {
  test('are side by side in one row, and nothing lone is left where that can be helped', () => {
    const [best] = bestPlaces(facts(all()), wish())
    const numbers = best?.places.map(({ place }) => place.number) ?? []
    expect(best).toMatchObject({ isAdjacent: true, gaps: 0 })
    expect(numbers).toEqual([numbers[0], (numbers[0] ?? 0) + 1, (numbers[0] ?? 0) + 2])
    expect(new Set(best?.places.map(({ place }) => place.row)).size).toBe(1)
  })

  test('whatever is taken: as many as were asked for, each free, suiting people and dogs by the rules of the lock', () => {
    fc.assert(
      fc.property(taken, wishes, ([gone], asked) => {
        const free = freeBut(gone)
        const [best] = bestPlaces(facts(free), asked)
        if (best === undefined) return
        expect(new Set(best.places.map(({ place }) => place.id)).size).toBe(asked.count)
        expect(best.places.flatMap(({ dogs }) => dogs.map(({ name }) => name)).toSorted()).toEqual(
          asked.dogs.map(({ name }) => name).toSorted(),
        )
        expect(best.places.reduce((sum, one) => sum + one.people, 0)).toBe(Math.max(asked.people, asked.count))
        for (const { place, people, dogs, extras } of best.places) {
          const { category, isFirstRow } = spotOf(demo.plan, place.id)
          expect(free.has(place.id)).toBe(true)
          expect(suitabilityOf(category, dogs, LARGE).suits).toBe(true)
          expect(people).toBeLessThanOrEqual(peopleAllowed(category, isFirstRow, extras))
          expect(bedsMissing(category, isFirstRow, extras)).toBe(0)
        }
      }),
      { numRuns: 60 },
    )
  })

  test('accessible places are chosen only for who asks, until they are protected no longer', () => {
    fc.assert(
      fc.property(taken, wishes, ([gone], asked) => {
        const [best] = bestPlaces(facts(freeBut(gone)), asked)
        const accessible = best?.places.some(({ place }) => place.isAccessible)
        if (best !== undefined) expect(accessible).toBe(asked.wantsAccessible)
      }),
      { numRuns: 60 },
    )
    const only = new Set(demo.plan.places.filter((place) => place.isAccessible && place.isBookable).map(({ id }) => id))
    const one = wish({ count: 1, people: 2 })
    expect(bestPlaces(facts(only), one)).toEqual([])
    expect(bestPlaces(facts(only, { isPoolProtected: false }), one)).not.toEqual([])
  })

  test('no needless lone place: a choice of a row leaves one only where every choice of that row does', () => {
    fc.assert(
      fc.property(taken, wishes, ([gone], asked) => {
        const choices = bestPlaces(facts(freeBut(gone)), asked)
        const [best] = choices
        if (best === undefined || !best.isAdjacent || best.gaps === 0) return
        const kin = choices.filter(
          ({ places }) =>
            places[0]?.place.row === best.places[0]?.place.row &&
            places.map(({ place }) => place.category).join() === best.places.map(({ place }) => place.category).join(),
        )
        expect(Math.min(...kin.map(({ gaps }) => gaps))).toBe(best.gaps)
      }),
      { numRuns: 60 },
    )
  })

  test('where no row has room side by side, the nearest ones; where nothing suits, none', () => {
    const row = demo.plan.places.filter(
      (place) => place.category === 'human' && place.isBookable && !place.isAccessible,
    )
    const every2nd = new Set(row.filter((place) => place.number % 2 === 0).map(({ id }) => id))
    const [best] = bestPlaces(facts(every2nd), wish({ count: 2, people: 2 }))
    expect(best).toMatchObject({ isAdjacent: false })
    expect(bestPlaces(facts(every2nd), wish({ dogs: [NEBBIA] }))).toEqual([])
  })
})
