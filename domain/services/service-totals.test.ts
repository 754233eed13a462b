import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cents } from '../platform/cents.ts'
import { DAY_PARTS, HALVES } from '../platform/day-part.ts'
import { serviceUnitCents } from './service-price.ts'
import { wantedAtOnce } from './service-totals.ts'

test.each([
  ['piece', 'full_day', 200],
  ['piece', 'morning', 200],
  ['day_part', 'full_day', 200],
  ['day_part', 'afternoon', 120],
] as const)('R-314 a %s for the %s costs %i cents', (unit, part, expected) => {
  expect(serviceUnitCents({ unit, fullDayCents: cents(200), halfDayCents: cents(120) }, part)).toBe(expected)
})

test('R-314 the same service for the morning and for the full day is wanted by both in the morning', () => {
  const one = { serviceId: 1, day: '2027-07-18' }
  const items = [
    { ...one, part: 'morning' as const, quantity: 2 },
    { ...one, part: 'full_day' as const, quantity: 3 },
    { ...one, part: 'afternoon' as const, quantity: 1 },
    { ...one, day: '2027-07-19', part: 'morning' as const, quantity: 9 },
    { ...one, serviceId: 2, part: 'morning' as const, quantity: 9 },
  ]
  expect(wantedAtOnce(items, { ...one, part: 'morning' })).toBe(5)
  expect(wantedAtOnce(items, { ...one, part: 'afternoon' })).toBe(4)
  expect(wantedAtOnce(items, { ...one, part: 'full_day' })).toBe(5)
})

test('R-314 what is wanted at once is the most of its half-days, whatever the cart', () => {
  const item = fc.record({
    serviceId: fc.constantFrom(1, 2),
    day: fc.constantFrom('2027-07-18', '2027-07-19'),
    part: fc.constantFrom(...DAY_PARTS),
    quantity: fc.integer({ min: 1, max: 20 }),
  })
  fc.assert(
    fc.property(fc.array(item, { minLength: 1, maxLength: 8 }), (items) => {
      for (const { serviceId, day, part } of items) {
        const perHalf = [0, 0]
        for (const other of items) {
          if (other.serviceId !== serviceId || other.day !== day) continue
          for (let half = HALVES[other.part][0]; half < HALVES[other.part][1]; half++)
            perHalf[half] = (perHalf[half] ?? 0) + other.quantity
        }
        const [first, last] = HALVES[part]
        expect(wantedAtOnce(items, { serviceId, day, part })).toBe(Math.max(...perHalf.slice(first, last)))
      }
    }),
  )
})
