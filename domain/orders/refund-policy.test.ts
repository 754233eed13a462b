import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cents } from '../platform/cents.ts'
import { addDays, civilDate, type CivilDate } from '../platform/civil-date.ts'
import type { PriceRow } from '../umbrellas/calls.ts'
import { refundDays, type RefundableLine } from './refund-policy.ts'

const POLICY = { fullHours: 24, laterPercent: 50 }
const TURN = 14
/** A row of a price: for one day, or for each of some days. */
const row = (day: CivilDate | null, unitCents: number, quantity = 1, days = 1): PriceRow => ({
  kind: 'place',
  extraId: null,
  day,
  quantity,
  days,
  unitCents: cents(unitCents),
  totalCents: cents(quantity * days * unitCents),
})
const line = (overrides: Partial<RefundableLine> = {}): RefundableLine => ({
  from: civilDate('2027-07-10'),
  to: civilDate('2027-07-10'),
  part: 'full_day',
  price: [row(civilDate('2027-07-10'), 4001)],
  totalCents: 4001,
  ...overrides,
})
/** What goes back of each day when a line is deleted at an instant. */
const backAt = (given: RefundableLine, now: string, policy = POLICY) =>
  refundDays(given, policy, Date.parse(now), TURN).map(({ refundCents }) => refundCents)

describe('case 84 R-707 what goes back of a cancelled line', () => {
  test.each([
    { name: 'weeks before', now: '2027-06-01T12:00:00+02:00', back: 4001 },
    { name: 'exactly at the last hour of all of it', now: '2027-07-09T00:00:00+02:00', back: 4001 },
    { name: 'a moment later', now: '2027-07-09T00:00:00.001+02:00', back: 2001 },
    { name: 'a moment before it begins', now: '2027-07-09T23:59:59.999+02:00', back: 2001 },
    { name: 'when it begins', now: '2027-07-10T00:00:00+02:00', back: 0 },
    { name: 'afterwards', now: '2027-07-10T18:00:00+02:00', back: 0 },
  ])('a full day, $name: $back cents', ({ now, back }) => expect(backAt(line(), now)).toEqual([back]))

  test.each([
    { name: 'in its own morning', now: '2027-07-10T13:59:59+02:00', back: 2001 },
    { name: 'at the turn', now: '2027-07-10T14:00:00+02:00', back: 0 },
    { name: 'a day before the turn', now: '2027-07-09T14:00:00+02:00', back: 4001 },
  ])('an afternoon, $name: $back cents', ({ now, back }) =>
    expect(backAt(line({ part: 'afternoon' }), now)).toEqual([back]),
  )

  test('each day for itself: begun, soon and later', () => {
    const days = line({
      to: civilDate('2027-07-12'),
      price: [
        row(civilDate('2027-07-10'), 3000),
        row(civilDate('2027-07-11'), 3000),
        row(civilDate('2027-07-12'), 3000),
      ],
      totalCents: 9000,
    })
    expect(backAt(days, '2027-07-10T09:00:00+02:00')).toEqual([0, 1500, 3000])
  })

  test('a row for every day counts on each of them', () => {
    const days = line({
      to: civilDate('2027-07-11'),
      price: [row(civilDate('2027-07-10'), 3000), row(civilDate('2027-07-11'), 3500), row(null, 400, 2, 2)],
      totalCents: 8100,
    })
    const found = refundDays(days, POLICY, Date.parse('2027-06-01T12:00:00Z'), TURN)
    expect(found.map(({ paidCents }) => paidCents)).toEqual([3800, 4300])
  })

  test('case 74 what was paid besides, such as a service, is shared by what the days cost, to the cent', () => {
    const days = line({
      to: civilDate('2027-07-12'),
      price: [
        row(civilDate('2027-07-10'), 1000),
        row(civilDate('2027-07-11'), 1000),
        row(civilDate('2027-07-12'), 1000),
      ],
      totalCents: 3000,
    })
    const paid = (cents: number) =>
      refundDays(days, POLICY, Date.parse('2027-06-01T12:00:00Z'), TURN, cents).map(({ paidCents }) => paidCents)
    expect(paid(3212)).toEqual([1071, 1071, 1070])
    expect(paid(3211)).toEqual([1071, 1070, 1070])
    expect(paid(0)).toEqual([0, 0, 0])
  })

  test.each([
    { name: 'a spring night has an hour less', day: '2027-03-29', edge: '2027-03-28T00:00:00+01:00', hours: 23 },
    { name: 'an autumn night has an hour more', day: '2027-11-01', edge: '2027-10-31T00:00:00+02:00', hours: 25 },
  ])('case 70 $name: hours are hours', ({ day, edge, hours }) => {
    const stay = line({
      from: civilDate(day),
      to: civilDate(day),
      price: [row(civilDate(day), 1000)],
      totalCents: 1000,
    })
    expect(backAt(stay, edge, { fullHours: hours, laterPercent: 0 })).toEqual([1000])
    expect(backAt(stay, edge, { fullHours: hours + 1, laterPercent: 0 })).toEqual([0])
  })

  test('the cent that is left over is paid for the day with the largest remainder', () => {
    const [one, other] = [civilDate('2027-07-10'), civilDate('2027-07-11')]
    const given = line({ to: other, price: [row(one, 1000), row(other, 3000)], totalCents: 4001 })
    expect(refundDays(given, POLICY, 0, TURN).map(({ paidCents }) => paidCents)).toEqual([1000, 3001])
    const dearFirst = { ...given, price: [row(one, 3000), row(other, 1000)] }
    expect(refundDays(dearFirst, POLICY, 0, TURN).map(({ paidCents }) => paidCents)).toEqual([3001, 1000])
  })

  test('a line that costs nothing gives nothing back', () => {
    const free = line({ price: [row(civilDate('2027-07-10'), 0)], totalCents: 0, time: null })
    expect(backAt(free, '2027-06-01T12:00:00+02:00')).toEqual([0])
  })

  test('R-706 a table begins at its time, not at midnight', () => {
    const table = { ...line({ from: civilDate('2027-07-10'), to: civilDate('2027-07-10') }), time: '20:30' }
    const policy = { fullHours: 24, laterPercent: 50 }
    const at = (instant: string) => refundDays(table, policy, Date.parse(instant), TURN, 1000)[0]?.refundCents
    expect(at('2027-07-09T18:30:00Z')).toBe(1000)
    expect(at('2027-07-09T18:30:01Z')).toBe(500)
    expect(at('2027-07-10T18:29:59Z')).toBe(500)
    expect(at('2027-07-10T18:30:00Z')).toBe(0)
  })

  test('no policy gives back more than was paid, nor less the earlier it is asked', () => {
    const policy = fc.record({ fullHours: fc.nat(200), laterPercent: fc.nat(100) })
    const hours = fc.tuple(fc.nat(400), fc.nat(400))
    const given = fc.record({
      unitCents: fc.integer({ min: 1, max: 20_000 }),
      extraDays: fc.nat(6),
      service: fc.nat(5000),
    })
    fc.assert(
      fc.property(policy, hours, given, (rules, [one, other], { unitCents, extraDays, service }) => {
        const from = civilDate('2027-07-10')
        const to = addDays(from, extraDays)
        const price = [row(null, unitCents, 1, extraDays + 1)]
        const stay = line({ from, to, price, totalCents: unitCents * (extraDays + 1) })
        const start = Date.parse('2027-07-01T00:00:00Z')
        const paid = stay.totalCents + service
        const at = (after: number) => refundDays(stay, rules, start + after * 3_600_000, TURN, paid)
        const sum = (days: ReturnType<typeof at>) => days.reduce((total, day) => total + day.refundCents, 0)
        expect(sum(at(Math.min(one, other)))).toBeGreaterThanOrEqual(sum(at(Math.max(one, other))))
        expect(at(one).reduce((total, day) => total + day.paidCents, 0)).toBe(paid)
        for (const day of at(one)) expect(day.refundCents).toBeLessThanOrEqual(day.paidCents)
      }),
    )
  })
})
