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
