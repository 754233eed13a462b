import { expect, test } from 'vitest'
import { civilDate } from '../../../domain/platform/civil-date.ts'
import { cents } from '../../../domain/platform/cents.ts'
import type { Order, OrderLine } from '../../../domain/orders/calls.ts'
import { greetingAt, resortMoment } from './day-time.ts'
import { nearnessOf, nextBooking } from './next-booking.ts'

function line(over: Partial<OrderLine> = {}): OrderLine {
  return {
    lineId: 1,
    umbrellaId: 305,
    code: 'D3',
    row: 'D',
    kind: 'large_dog',
    isAccessible: false,
    from: civilDate('2027-07-18'),
    to: civilDate('2027-07-18'),
    part: 'full_day',
    people: 2,
    dogs: [],
    extras: [],
    price: [],
    totalCents: cents(4400),
    bookingId: 1,
    isCancelled: false,
    canDelete: true,
    ...over,
  }
}

function order(over: Partial<Order> = {}): Order {
  return {
    orderId: 1,
    number: 'BA-7K3M-Q2XT',
    category: 'umbrella',
    status: 'confirmed',
    paymentStatus: 'paid',
    canPay: false,
    canConclude: false,
    payUntil: null,
    refundedCents: cents(0),
    creditedCents: cents(0),
    method: 'cash',
    placedAt: '2027-07-01T08:00:00.000Z',
    deadline: null,
    lines: [line()],
    items: [],
    delivery: null,
    serviceCents: cents(0),
    totalCents: cents(4400),
    creditCents: cents(0),
    dueCents: cents(0),
    conditionsVersion: '1',
    passCode: 'BA1.x',
    ...over,
  }
}

const today = civilDate('2027-07-18')
const stay = (from: string, to: string, code: string, over: Partial<OrderLine> = {}) =>
  line({ from: civilDate(from), to: civilDate(to), code, ...over })

test.each<[string, Order[], string | null]>([
  ['none without orders', [], null],
  ['the stay of today', [order()], 'D3'],
  ['a stay that lasts', [order({ lines: [stay('2027-07-16', '2027-07-18', 'A1')] })], 'A1'],
  ['not a stay that is over', [order({ lines: [stay('2027-07-16', '2027-07-17', 'A1')] })], null],
  ['the earlier of two orders', [order({ lines: [stay('2027-07-25', '2027-07-25', 'B2')] }), order()], 'D3'],
  [
    'not a cancelled line',
    [order({ lines: [line({ isCancelled: true }), stay('2027-07-20', '2027-07-20', 'C9')] })],
    'C9',
  ],
  ['not a cancelled order', [order({ status: 'cancelled' })], null],
  ['not an order whose guest never came', [order({ status: 'no_show' })], null],
  ['not an order that waits for its payment', [order({ status: 'awaiting_payment', passCode: null })], null],
  ['an order to pay at the desk', [order({ paymentStatus: 'unpaid' })], 'D3'],
  [
    'the morning before the afternoon',
    [order({ lines: [line({ part: 'afternoon', code: 'E1' }), line({ part: 'morning', code: 'E2' })] })],
    'E2',
  ],
])('R-212 the next booking on the home screen: %s', (_name, orders, code) => {
  expect(nextBooking(orders, today)?.lines[0].code ?? null).toBe(code)
})

test('R-212 the places of the same stay come along, others do not', () => {
  const found = nextBooking(
    [order({ lines: [stay('2027-07-19', '2027-07-19', 'Z1'), line(), line({ code: 'D4' })] })],
    today,
  )
  expect(found?.lines.map((each) => each.code)).toEqual(['D3', 'D4'])
})

test('R-905 a stay that lasts is today’s; the next day is tomorrow', () => {
  expect(nearnessOf(stay('2027-07-16', '2027-07-18', 'A1'), today)).toBe('today')
  expect(nearnessOf(stay('2027-07-19', '2027-07-20', 'A1'), today)).toBe('tomorrow')
  expect(nearnessOf(stay('2027-07-20', '2027-07-20', 'A1'), today)).toBe('later')
})

test.each([
  [4, 'evening'],
  [5, 'morning'],
  [12, 'morning'],
  [13, 'afternoon'],
  [17, 'afternoon'],
  [18, 'evening'],
  [23, 'evening'],
  [0, 'evening'],
] as const)('R-905 the greeting at %i o’clock is that of the %s', (hour, greeting) =>
  expect(greetingAt(hour)).toBe(greeting),
)

test('R-512 the resort’s day and hour do not depend on the phone’s zone', () => {
  expect(resortMoment(Date.UTC(2027, 6, 17, 22, 30), 'Europe/Rome')).toEqual({ day: '2027-07-18', hour: 0 })
  expect(resortMoment(Date.UTC(2027, 0, 1, 12, 0), 'Europe/Rome')).toEqual({ day: '2027-01-01', hour: 13 })
})
