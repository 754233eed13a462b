import { describe, expect, test } from 'vitest'
import { cents } from '../../../domain/platform/cents.ts'
import { civilDate } from '../../../domain/platform/civil-date.ts'
import { availabilityWith, lineOn, PLAN } from '../map/test-beach.ts'
import { checkWish, extraOffers, firstWish, priceRows, quantitiesOf, wishOfLine } from './place-wish.ts'

const category = (id: string) => {
  const found = PLAN.categories.find((one) => one.id === id)
  if (found === undefined) throw new RangeError(id)
  return found
}
const NEBBIA = { name: 'Nebbia', size: 'large' } as const
const PEPE = { name: 'Pepe', size: 'small' } as const
const WISH = { people: 2, dogs: [], extras: {} }

describe('the wish of a place', () => {
  test.each([
    ['R-307 two people fit behind the first row', 'large-dog', false, 4, 2],
    ['R-307 four fit in the first row', 'large-dog', true, 6, 4],
    ['R-306 six fit in a gazebo', 'dog-gazebo', false, 8, 6],
  ] as const)('%s', (_, id, isFirst, asked, expected) => {
    expect(firstWish(category(id), isFirst, { people: asked, dogs: [] }, []).people).toBe(expected)
  })

  test('R-306 it starts with the people and dogs that have no place yet', () => {
    const search = { people: 3, dogs: [NEBBIA, PEPE] }
    expect(firstWish(category('large-dog'), false, search, [])).toEqual({ people: 2, dogs: ['Nebbia'], extras: {} })
    const other = lineOn('C5', { people: 2, dogs: [NEBBIA] })
    expect(firstWish(category('large-dog'), false, search, [other])).toEqual({ people: 1, dogs: ['Pepe'], extras: {} })
    expect(firstWish(category('small-dog'), false, search, []).dogs).toEqual(['Pepe'])
    expect(firstWish(category('human'), false, search, []).dogs).toEqual([])
  })

  test('R-513 a first-row umbrella waits for a bed or a chair', () => {
    expect(checkWish(category('large-dog'), true, WISH, [])).toMatchObject({
      bedsMissing: 1,
      bedsLeast: 1,
      isFine: false,
    })
    expect(checkWish(category('large-dog'), true, { ...WISH, extras: { deck_chair: 1 } }, [])).toMatchObject({
      bedsMissing: 0,
      isFine: true,
    })
    expect(checkWish(category('large-dog'), false, WISH, []).isFine).toBe(true)
  })

  test('R-513 the beds of a gazebo count', () => {
    expect(checkWish(category('dog-gazebo'), false, WISH, [])).toMatchObject({ bedsMissing: 0, isFine: true })
  })

  test('R-307 an extra seat lets one more person in, and its removal is noticed', () => {
    expect(
      checkWish(category('large-dog'), true, { people: 5, dogs: [], extras: { sun_bed: 1, extra_seat: 1 } }, []),
    ).toMatchObject({ allowed: 5, isTooMany: false, isFine: true })
    expect(checkWish(category('large-dog'), true, { people: 5, dogs: [], extras: { sun_bed: 1 } }, [])).toMatchObject({
      allowed: 4,
      isTooMany: true,
      isFine: false,
    })
  })

  test('R-306 dogs that don’t fit keep the button off', () => {
    expect(
      checkWish(category('large-dog'), false, { ...WISH, dogs: ['Nebbia', 'Pepe'] }, [NEBBIA, PEPE]),
    ).toMatchObject({ suitability: { reason: 'too_many_dogs' }, isFine: false })
  })

  test('R-309 stock bounds an extra, with what one holds already', () => {
    const availability = availabilityWith({}, { sun_bed: 1, deck_chair: 0, extra_seat: null })
    const offers = extraOffers(category('large-dog'), true, availability, { sun_bed: 2 })
    expect(offers).toMatchObject([
      { id: 'sun_bed', left: 3, most: 3, ruleMost: 4 },
      { id: 'deck_chair', left: 0, most: 0 },
      { id: 'extra_seat', left: null, most: 1, isFirstRowOnly: false },
    ])
    expect(
      extraOffers(category('large-dog'), false, availability, {}).find((offer) => offer.id === 'extra_seat'),
    ).toMatchObject({ most: 0, isFirstRowOnly: true })
  })

  test('R-308 a gazebo offers its own extras and names what is included', () => {
    expect(extraOffers(category('dog-gazebo'), false, availabilityWith(), {})).toMatchObject([
      { id: 'sun_bed', included: 4, most: 2 },
      { id: 'director_chair', most: 1 },
      { id: 'hammock', most: 1 },
    ])
  })

  test('the price is a row per day and a row per extra (mockup 08)', () => {
    const availability = availabilityWith()
    const offers = extraOffers(category('large-dog'), false, availability, {})
    const { rows, totalCents } = priceRows(
      availability,
      [cents(4400), cents(4400)],
      offers,
      { ...WISH, extras: { sun_bed: 2, deck_chair: 1 } },
      [],
    )
    expect(rows.map((row) => [row.kind, row.extraId, row.day, row.quantity, row.totalCents])).toEqual([
      ['place', null, '2026-07-18', 1, 4400],
      ['place', null, '2026-07-19', 1, 4400],
      ['extra', 'sun_bed', null, 2, 3200],
      ['extra', 'deck_chair', null, 1, 1200],
    ])
    expect(totalCents).toBe(13_200)
  })

  test('R-901 a price seen is a price kept when a held place is changed', () => {
    const availability = availabilityWith()
    const offers = extraOffers(category('large-dog'), false, availability, {})
    const kept = [
      {
        kind: 'place' as const,
        extraId: null,
        day: civilDate('2026-07-18'),
        quantity: 1,
        days: 1,
        unitCents: cents(4000),
        totalCents: cents(4000),
      },
      {
        kind: 'extra' as const,
        extraId: 'sun_bed' as const,
        day: null,
        quantity: 1,
        days: 2,
        unitCents: cents(700),
        totalCents: cents(1400),
      },
    ]
    expect(
      priceRows(availability, [cents(4400), cents(4400)], offers, { ...WISH, extras: { sun_bed: 1 } }, kept).totalCents,
    ).toBe(4000 + 4400 + 1400)
  })

  test('extras are sent in the product’s order without zeros, and read back from a line', () => {
    const wish = { ...WISH, extras: { deck_chair: 1, sun_bed: 2, extra_seat: 0 } }
    expect(quantitiesOf(wish)).toEqual([
      { id: 'sun_bed', quantity: 2 },
      { id: 'deck_chair', quantity: 1 },
    ])
    expect(wishOfLine(lineOn('C5', { people: 1, dogs: [NEBBIA], extras: [{ id: 'sun_bed', quantity: 2 }] }))).toEqual({
      people: 1,
      dogs: ['Nebbia'],
      extras: { sun_bed: 2 },
    })
  })
})
