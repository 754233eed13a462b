import { afterAll, describe, expect, test } from 'vitest'
import { cents } from '../../domain/platform/cents.ts'
import type { CivilDate } from '../../domain/platform/civil-date.ts'
import type { Order, OrderLine } from '../../domain/orders/calls.ts'
import { orderCalendar, type CalendarWords } from './mails/order-calendar.ts'

const WORDS: CalendarWords = {
  title: (codes, part) => `${codes} ${part}`,
  about: 'about',
  location: 'Bagno Argo',
  url: 'https://app.example/riepilogo?order=7',
  reminder: 'an hour left',
}

function line(bookingId: number, fields: Partial<OrderLine> = {}): OrderLine {
  return {
    lineId: bookingId,
    bookingId,
    umbrellaId: bookingId,
    code: `C${bookingId}`,
    row: 'C',
    kind: 'human',
    isAccessible: false,
    from: '2027-03-28' as CivilDate,
    to: '2027-03-28' as CivilDate,
    part: 'full_day',
    people: 2,
    dogs: [],
    extras: [],
    price: [],
    totalCents: cents(4400),
    isCancelled: false,
    canDelete: true,
    ...fields,
  }
}
function order(fields: Partial<Order> = {}): Order {
  return {
    orderId: 7,
    number: 'BA-7K3M-Q2XT',
    category: 'umbrella',
    status: 'confirmed',
    paymentStatus: 'unpaid',
    canPay: false,
    canConclude: false,
    payUntil: null,
    refundedCents: cents(0),
    creditedCents: cents(0),
    method: 'cash',
    placedAt: '2027-03-01T08:00:00.000Z',
    deadline: { day: '2027-03-28' as CivilDate, hour: 10, at: '2027-03-28T08:00:00.000Z' },
    lines: [line(1)],
    items: [],
    delivery: null,
    serviceCents: cents(0),
    totalCents: cents(4400),
    creditCents: cents(0),
    dueCents: cents(0),
    conditionsVersion: '2026-1',
    passCode: 'BA1.AAAAAAAAAAAAAAAAAAAAAA',
    ...fields,
  }
}
const rows = (given: Order, method: 'PUBLISH' | 'CANCEL', name: string) =>
  (orderCalendar(given, WORDS, method) ?? '')
    .replaceAll('\r\n ', '')
    .split('\r\n')
    .filter((row) => row.startsWith(name))

describe('R-905 B-02 days and instants of the calendar file', () => {
  const zone = process.env['TZ']
  afterAll(() => {
    if (zone === undefined) delete process.env['TZ']
    else process.env['TZ'] = zone
  })

  // The nights on which Europe/Rome changes its clocks, written by servers far west and far east of it.
  test.each(
    ['UTC', 'Europe/Rome', 'America/Los_Angeles', 'Pacific/Auckland'].flatMap((where) => [
      [where, '2027-03-28', '2027-03-28T08:00:00.000Z', '20270328', '20270329', '20270328T070000Z'] as const,
      [where, '2027-10-31', '2027-10-31T09:00:00.000Z', '20271031', '20271101', '20271031T080000Z'] as const,
    ]),
  )('a server in %s writes the stay of %s', (where, day, at, start, end, reminder) => {
    process.env['TZ'] = where
    expect(new Intl.DateTimeFormat().resolvedOptions().timeZone).toBe(where)
    const stay = { from: day as CivilDate, to: day as CivilDate }
    const given = order({ deadline: { day: stay.from, hour: 10, at }, lines: [line(1, stay)] })
    expect(rows(given, 'PUBLISH', 'DT')).toEqual([
      'DTSTAMP:20270301T080000Z',
      `DTSTART;VALUE=DATE:${start}`,
      `DTEND;VALUE=DATE:${end}`,
    ])
    expect(rows(given, 'PUBLISH', 'TRIGGER')).toEqual([`TRIGGER;VALUE=DATE-TIME:${reminder}`])
  })
})

describe('B-02 a stay keeps its event for life', () => {
  const later = { from: '2027-04-02' as CivilDate, to: '2027-04-04' as CivilDate }
  const uids = (given: Order, method: 'PUBLISH' | 'CANCEL') => rows(given, method, 'UID')

  test('places with the same days share an event; other days have their own; one reminder', () => {
    const given = order({ lines: [line(1), line(2), line(3, later), line(4, { part: 'morning' })] })
    expect(rows(given, 'PUBLISH', 'SUMMARY')).toEqual([
      'SUMMARY:C1\\, C2 full_day',
      'SUMMARY:C3 full_day',
      'SUMMARY:C4 morning',
    ])
    expect(uids(given, 'PUBLISH')).toEqual([1, 2, 3].map((index) => `UID:BA-7K3M-Q2XT-${index}@battigia`))
    expect(rows(given, 'PUBLISH', 'TRIGGER')).toHaveLength(1)
    expect(orderCalendar(given, WORDS, 'CANCEL')).toBeNull()
  })

  test('every deleted place makes a later version; a stay without places is cancelled under its own id', () => {
    const one = order({ lines: [line(1, { isCancelled: true }), line(2), line(3, later)] })
    expect(rows(one, 'PUBLISH', 'SUMMARY')).toEqual(['SUMMARY:C2 full_day', 'SUMMARY:C3 full_day'])
    expect(new Set(rows(one, 'PUBLISH', 'SEQUENCE'))).toEqual(new Set(['SEQUENCE:1']))
    expect(orderCalendar(one, WORDS, 'CANCEL')).toBeNull()

    const two = order({ lines: [line(1, { isCancelled: true }), line(2, { isCancelled: true }), line(3, later)] })
    expect(uids(two, 'PUBLISH')).toEqual(['UID:BA-7K3M-Q2XT-2@battigia'])
    expect(rows(two, 'PUBLISH', 'TRIGGER')).toHaveLength(1)
    expect(uids(two, 'CANCEL')).toEqual(['UID:BA-7K3M-Q2XT-1@battigia'])
    expect(rows(two, 'CANCEL', 'STATUS')).toEqual(['STATUS:CANCELLED'])
    expect(rows(two, 'CANCEL', 'METHOD')).toEqual(['METHOD:CANCEL'])
    expect(rows(two, 'CANCEL', 'TRIGGER')).toEqual([])
  })
})
