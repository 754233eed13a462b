import { describe, expect, test } from 'vitest'
import { cents } from '../platform/cents.ts'
import { civilDate } from '../platform/civil-date.ts'
import type { UmbrellaLine } from '../umbrellas/calls.ts'
import { quoteContent, quoteTotals } from './quote.ts'

const line = (overrides: Partial<UmbrellaLine> = {}): UmbrellaLine => ({
  lineId: 1,
  umbrellaId: 320,
  code: 'C20',
  row: 'C',
  kind: 'human',
  isAccessible: false,
  from: civilDate('2027-07-10'),
  to: civilDate('2027-07-11'),
  part: 'full_day',
  people: 2,
  dogs: [],
  extras: [{ id: 'sun_bed', quantity: 2 }],
  price: [],
  totalCents: cents(9200),
  ...overrides,
})
const content = (overrides: Partial<Parameters<typeof quoteContent>[0]> = {}) =>
  quoteContent({
    lines: [line()],
    servicePercent: 0,
    totalCents: cents(9200),
    terms: [{ method: 'cash', deadline: { day: civilDate('2027-07-10'), hour: 10, at: '2027-07-10T08:00:00.000Z' } }],
    conditions: [{ method: 'cash', slug: 'conditions', version: '1' }],
    ...overrides,
  })

test.each([
  { percent: 0, service: 0, total: 12_345 },
  { percent: 10, service: 1235, total: 13_580 },
  { percent: 30, service: 3704, total: 16_049 },
])('R-315 $percent % of service on 123.45 is $service cents', ({ percent, service, total }) => {
  const lines = [{ totalCents: cents(9200) }, { totalCents: cents(3145) }]
  expect(quoteTotals(lines, percent)).toEqual({ serviceCents: service, totalCents: total })
})

describe('R-712 a quote binds everything that a guest saw', () => {
  test('the same offer is the same text, in whatever order its terms come', () => {
    const conditions = [
      { method: 'cash', slug: 'a', version: '1' },
      { method: 'pay_later', slug: 'b', version: '1' },
    ] as const
    expect(content({ conditions })).toBe(content({ conditions: conditions.toReversed() }))
  })

  test.each([
    ['people', { lines: [line({ people: 1 })] }],
    ['a dog', { lines: [line({ dogs: [{ name: 'Nebbia', size: 'large' }] })] }],
    ['an extra', { lines: [line({ extras: [{ id: 'sun_bed', quantity: 1 }] })] }],
    ['a price', { lines: [line({ totalCents: cents(9100) })] }],
    ['a place', { lines: [line({ umbrellaId: 321 })] }],
    ['the same place held anew', { lines: [line({ lineId: 2 })] }],
    ['a day', { lines: [line({ to: civilDate('2027-07-12') })] }],
    ['another line', { lines: [line(), line({ lineId: 2, umbrellaId: 321 })] }],
    ['the service', { servicePercent: 10 }],
    ['the total', { totalCents: cents(9201) }],
    [
      'the hour of a deadline',
      {
        terms: [
          {
            method: 'cash' as const,
            deadline: { day: civilDate('2027-07-10'), hour: 12, at: '2027-07-10T10:00:00.000Z' },
          },
        ],
      },
    ],
    ['a method', { terms: [] }],
    ['the conditions', { conditions: [{ method: 'cash' as const, slug: 'conditions', version: '2' }] }],
  ])('%s changes it', (_what, changed) => expect(content(changed)).not.toBe(content()))
})

test.each([
  ['name', { name: 'Luna' }],
  ['size', { size: 'small' }],
  ['weight', { weightTenthsKg: 301 }],
  ['temperament', { temperament: 'calm' }],
] as const)('R-712 a dog’s %s is bound', (_what, change) => {
  const dog = { name: 'Nebbia', size: 'large', weightTenthsKg: 300, temperament: 'shy' } as const
  const changed = { ...dog, ...change } as NonNullable<UmbrellaLine['dogs'][number]>
  expect(content({ lines: [line({ dogs: [changed] })] })).not.toBe(content({ lines: [line({ dogs: [dog] })] }))
})

test('R-712 a method without a deadline is another offer than the same one with it', () => {
  expect(content({ terms: [{ method: 'cash', deadline: null }] })).not.toBe(content())
})
