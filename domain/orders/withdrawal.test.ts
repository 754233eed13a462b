import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cents, sumCents } from '../platform/cents.ts'
import { addDays, civilDate } from '../platform/civil-date.ts'
import { lastWithdrawalDay, usedCents, withdrawalRefunds } from './withdrawal.ts'

describe('B-15 until when a guest may withdraw', () => {
  test.each([
    ['2027-07-01', 14, '2027-07-15', 'a Thursday'],
    ['2027-07-03', 14, '2027-07-19', 'Saturday the 17th is not counted on'],
    ['2027-08-01', 14, '2027-08-16', 'Assumption on a Sunday'],
    ['2027-12-11', 14, '2027-12-27', 'Christmas on a Saturday, St Stephen on a Sunday'],
    ['2027-03-15', 14, '2027-03-30', 'Easter Monday is the 29th'],
    ['2028-04-03', 14, '2028-04-18', 'Easter Monday is the 17th'],
    ['2027-04-11', 14, '2027-04-26', 'Liberation day on a Sunday'],
    ['2027-12-18', 14, '2028-01-03', 'New Year on a Saturday'],
  ])('of %s and %i days: %s, %s', (placed, days, last) => expect(lastWithdrawalDay(civilDate(placed), days)).toBe(last))

  test.each([
    ['2028-12-18', '2029-01-02', 'New Year'],
    ['2025-12-23', '2026-01-07', 'Epiphany'],
    ['2028-04-11', '2028-04-26', 'Liberation day'],
    ['2028-04-17', '2028-05-02', 'Labour day'],
    ['2026-05-19', '2026-06-03', 'Republic day'],
    ['2028-08-01', '2028-08-16', 'Assumption'],
    ['2027-09-20', '2027-10-05', 'St Francis'],
    ['2027-10-18', '2027-11-02', 'All Saints'],
    ['2026-11-24', '2026-12-09', 'the Immaculate Conception'],
    ['2028-12-11', '2028-12-27', 'Christmas and St Stephen'],
    ['2027-07-02', '2027-07-16', 'a Friday is a working day'],
  ])('of %s: %s, %s', (placed, last) => expect(lastWithdrawalDay(civilDate(placed), 14)).toBe(last))

  // From the published tables of Easter; the years 1954, 1981 and 2049 are exceptions of the calendar.
  test.each([
    '1954-04-19',
    '1981-04-20',
    '2008-03-24',
    '2019-04-22',
    '2024-04-01',
    '2025-04-21',
    '2026-04-06',
    '2030-04-22',
    '2031-04-14',
    '2035-03-26',
    '2038-04-26',
    '2049-04-19',
    '2076-04-20',
    '2100-03-29',
    '2101-04-18',
    '2199-04-15',
    '2204-04-23',
  ])('Easter Monday %s is no working day', (monday) => {
    expect(lastWithdrawalDay(addDays(civilDate(monday), -14), 14)).toBe(addDays(civilDate(monday), 1))
  })

  test('never before the days are over; without days there is none', () => {
    expect(lastWithdrawalDay(civilDate('2027-07-01'), 0)).toBeNull()
    fc.assert(
      fc.property(fc.nat({ max: 4000 }), fc.integer({ min: 1, max: 30 }), (offset, days) => {
        const placed = addDays(civilDate('2026-01-01'), offset)
        const last = lastWithdrawalDay(placed, days) ?? ''
        expect(last >= addDays(placed, days)).toBe(true)
        expect(last <= addDays(placed, days + 5)).toBe(true)
      }),
    )
  })
})

describe('B-15 what goes back', () => {
  test('the share that was used, in favour of the guest', () => {
    expect(usedCents(cents(10_000), { used: 1, of: 3 })).toBe(3333)
    expect(usedCents(cents(25_000), { used: 0, of: 10 })).toBe(0)
    expect(usedCents(cents(25_000), { used: 10, of: 10 })).toBe(25_000)
    expect(() => usedCents(cents(1), { used: 2, of: 1 })).toThrow(RangeError)
  })

  test('refunds and what is kept are what was paid, exact to the cent', () => {
    const paid = fc
      .array(fc.nat({ max: 200_000 }).map(cents), { minLength: 1, maxLength: 6 })
      .map((amounts) => amounts.map((paidCents, index) => ({ orderId: index + 1, paidCents })))
    fc.assert(
      fc.property(paid, fc.nat({ max: 500_000 }).map(cents), (orders, used) => {
        const refunds = withdrawalRefunds(orders, used)
        const all = sumCents(orders.map((one) => one.paidCents))
        for (const one of refunds) expect(one.refundCents + one.keptCents).toBe(one.paidCents)
        expect(sumCents(refunds.map((one) => one.refundCents))).toBe(Math.max(0, all - used))
      }),
    )
  })
})

test('B-15 a share of less than nothing is none', () => {
  expect(() => usedCents(cents(100), { used: -1, of: 2 })).toThrow('-1 of 2')
  expect(() => usedCents(cents(100), { used: 0, of: 0 })).toThrow('0 of 0')
})
