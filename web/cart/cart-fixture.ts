import { cents } from '../../domain/platform/cents.ts'
import { civilDate } from '../../domain/platform/civil-date.ts'
import type { UmbrellaCart, UmbrellaLine } from '../../domain/umbrellas/calls.ts'

/** A line for tests: C5 for two July days with Nebbia, 132 euro. */
export function aLine(over: Partial<UmbrellaLine> = {}): UmbrellaLine {
  return {
    lineId: 1,
    umbrellaId: 305,
    code: 'C5',
    row: 'C',
    kind: 'large_dog',
    isAccessible: false,
    from: civilDate('2027-07-18'),
    to: civilDate('2027-07-19'),
    part: 'full_day',
    people: 2,
    dogs: [{ name: 'Nebbia', size: 'large' }],
    extras: [
      { id: 'sun_bed', quantity: 2 },
      { id: 'deck_chair', quantity: 1 },
    ],
    price: [
      {
        kind: 'place',
        extraId: null,
        day: null,
        quantity: 1,
        days: 2,
        unitCents: cents(4400),
        totalCents: cents(8800),
      },
      {
        kind: 'extra',
        extraId: 'sun_bed',
        day: null,
        quantity: 2,
        days: 2,
        unitCents: cents(800),
        totalCents: cents(3200),
      },
      {
        kind: 'extra',
        extraId: 'deck_chair',
        day: null,
        quantity: 1,
        days: 2,
        unitCents: cents(600),
        totalCents: cents(1200),
      },
    ],
    totalCents: cents(13200),
    ...over,
  }
}

/** Two places, C5 and C6, held until 10:32 of Rome. */
export function aCart(over: Partial<UmbrellaCart> = {}): UmbrellaCart {
  const second = aLine({
    lineId: 2,
    umbrellaId: 306,
    code: 'C6',
    dogs: [],
    extras: [{ id: 'sun_bed', quantity: 2 }],
    totalCents: cents(12000),
  })
  return {
    isEmpty: false,
    lines: [aLine(), second],
    totalCents: cents(25200),
    expiresAt: '2027-07-11T08:32:00.000Z',
    ...over,
  }
}
