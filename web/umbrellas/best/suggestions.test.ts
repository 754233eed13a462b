import { expect, test } from 'vitest'
import { civilDate } from '../../../domain/platform/civil-date.ts'
import type { ExtraId } from '../../../domain/umbrellas/plan.ts'
import { RESORT } from '../../content/resort-fixture.ts'
import { mapView } from '../map/map-view.ts'
import { availabilityWith, lineOn, PLAN } from '../map/test-beach.ts'
import type { Search } from '../search-state.ts'
import {
  bedOffers,
  bedsLacking,
  neededBeds,
  priceOfPlaces,
  suggestionsFor,
  unplaced,
  withBeds,
  type SuggestionFacts,
} from './suggestions.ts'

const NEBBIA = { name: 'Nebbia', size: 'large' } as const
const PIPPO = { name: 'Pippo', size: 'small' } as const
const SEARCH: Search = {
  from: civilDate('2026-07-18'),
  to: civilDate('2026-07-19'),
  part: 'full_day',
  people: 4,
  dogs: [NEBBIA, PIPPO],
}

function factsWith(change: Partial<SuggestionFacts> = {}, stock: Record<string, number> = {}): SuggestionFacts {
  const availability = availabilityWith({}, stock)
  const { lines = [], search = { ...SEARCH, people: 2, dogs: [] } } = change
  const views = mapView({
    plan: PLAN,
    availability,
    lines,
    dogs: search.dogs,
    zone: 'suited',
    onlyAccessible: false,
    busyIds: new Set(),
  })
  return { plan: PLAN, availability, views, lines, onlyAccessible: false, resort: RESORT, ...change, search }
}
const beds = (...ids: ExtraId[]) => new Set(ids)

test('B-07 what is held on these days counts on: its people and dogs are not placed again', () => {
  const held = lineOn('C5', { people: 3, dogs: [NEBBIA] })
  expect(unplaced(SEARCH, [held])).toEqual({ people: 1, dogs: [PIPPO] })
  const elsewhere = lineOn('C5', { people: 3, from: civilDate('2026-07-25'), to: civilDate('2026-07-25') })
  expect(unplaced(SEARCH, [elsewhere])).toEqual({ people: 4, dogs: [NEBBIA, PIPPO] })
  const facts = factsWith({ lines: [lineOn('A17')] })
  const [best] = suggestionsFor(facts, 1)
  expect(best?.places[0]?.place.code).not.toBe('A17')
})

test('B-07 only what a row asks for is on at first; another bed does instead of it, and none is too few (R-513)', () => {
  const facts = factsWith()
  const [best, cheaper] = suggestionsFor(facts, 1)
  if (best === undefined || cheaper === undefined) throw new Error('nothing is suggested')
  expect([...neededBeds(best)]).toEqual(['sun_bed'])
  expect([...neededBeds(cheaper)]).toEqual([])
  // Two days: 52 € each, a bed 8 €, a deck chair 6 €.
  const priceWith = (...ids: ExtraId[]) => priceOfPlaces(facts, withBeds(best, beds(...ids)))
  expect([priceWith('sun_bed'), priceWith('deck_chair'), priceWith('sun_bed', 'deck_chair')]).toEqual([
    12_000, 11_600, 13_200,
  ])
  expect(bedsLacking(PLAN, withBeds(best, beds('deck_chair')))).toBe(0)
  expect(bedsLacking(PLAN, withBeds(best, beds()))).toBe(1)
})

test('R-309 beds that have run out are not offered; for several places there is one for each', () => {
  const facts = factsWith({ search: { ...SEARCH, people: 6, dogs: [] } }, { deck_chair: 2 })
  const [best] = suggestionsFor(facts, 3)
  if (best === undefined) throw new Error('nothing is suggested')
  expect(bedOffers(facts, best)).toEqual([{ id: 'sun_bed', totalCents: 3 * 1600 }])
})
