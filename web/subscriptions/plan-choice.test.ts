import { describe, expect, test } from 'vitest'
import { civilDate } from '../../domain/platform/civil-date.ts'
import type { SearchDog } from '../umbrellas/search-state.ts'
import { categoriesOf, chosenStart, chosenZone, fewLeft, hasStartChoice, lowestCents, zonesOf } from './plan-choice.ts'
import { aPlan, CARNET, FORTNIGHT, PLAN } from './subscription-fixture.ts'

const ZONES = zonesOf(PLAN.categories)
const small: SearchDog = { name: 'Pepe', size: 'small' }
const large: SearchDog = { name: 'Nebbia', size: 'large' }
const zoneOf = (id: string) => chosenZone(ZONES, id, [])

describe('what is chosen of the plans (R-102)', () => {
  test('a plan names its categories; without names it is for all of them, gazebos together', () => {
    expect(categoriesOf(aPlan({ categories: ['human'] }), PLAN).map(({ id }) => id)).toEqual(['human'])
    expect(categoriesOf(CARNET, PLAN)).toHaveLength(5)
    expect(ZONES.map(({ kind }) => kind)).toEqual(['large_dog', 'small_dog', 'human', 'gazebo'])
  })

  test.each([
    ['the asked one', 'human', [large], 'human'],
    ['one that is not sold falls back to the dogs', 'nowhere', [large], 'large-dog'],
    ['a large dog', undefined, [large], 'large-dog'],
    ['two small ones', undefined, [small, { ...small, name: 'Lilla' }], 'small-dog'],
    ['a large and a small one: a gazebo takes both', undefined, [large, small], 'dog-gazebo'],
    ['nobody', undefined, [], 'human'],
  ])('R-306 the zone is %s', (_what, asked, dogs, wanted) => {
    expect(chosenZone(ZONES, asked, dogs)?.id).toBe(wanted)
  })

  test('the price from and what is left are those of the zone', () => {
    expect(lowestCents(aPlan(), zoneOf('large-dog'))).toBe(69_000)
    expect(lowestCents(aPlan(), zoneOf('human'))).toBeNull()
    expect(lowestCents(aPlan(), null)).toBe(64_000)
    expect(fewLeft(aPlan(), zoneOf('large-dog'))).toBe(9)
    expect(fewLeft(aPlan(), zoneOf('small-dog'))).toBeNull()
    expect(fewLeft(aPlan({ fewPlaces: 9 }), zoneOf('large-dog'))).toBeNull()
    expect(fewLeft(aPlan(), zoneOf('human'))).toBeNull()
    expect(fewLeft(CARNET, null)).toBeNull()
  })

  test('only a length of days and a span that has begun are begun on a chosen day', () => {
    const begun = aPlan({ start: { from: civilDate('2027-08-10'), to: civilDate('2027-08-31') } })
    expect([aPlan(), FORTNIGHT, begun, CARNET].map(hasStartChoice)).toEqual([false, true, true, false])
    expect(chosenStart(FORTNIGHT, '2027-08-01')).toBe('2027-08-01')
    expect(chosenStart(FORTNIGHT, '2027-09-11')).toBe('2027-07-12')
    expect(chosenStart(FORTNIGHT, 'tomorrow')).toBe('2027-07-12')
  })
})
