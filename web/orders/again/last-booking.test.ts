import { expect, test } from 'vitest'
import { civilDate } from '../../../domain/platform/civil-date.ts'
import { anOrder } from '../order-fixture.ts'
import { againFrom } from './again-from.ts'
import { lastBooking } from './last-booking.ts'

const early = anOrder({ orderId: 1, placedAt: '2027-06-01T08:00:00.000Z', method: 'card' })
const late = anOrder({ orderId: 2, placedAt: '2027-07-01T08:00:00.000Z', method: 'cash' })

test('B-34 the last booking is the one that was ordered last, whenever its days are', () => {
  expect(lastBooking([early, late])?.method).toBe('cash')
  expect(lastBooking([late, early])?.method).toBe('cash')
  expect(lastBooking([])).toBeNull()
})

test('B-34 what was given up, ran out, or was no place is not made again', () => {
  const [first, second] = late.lines
  expect(lastBooking([{ ...late, status: 'cancelled' }, early])?.method).toBe('card')
  expect(lastBooking([{ ...late, status: 'expired' }])).toBeNull()
  expect(lastBooking([{ ...late, category: 'bar', lines: [] }])).toBeNull()
  const half = lastBooking([{ ...late, lines: [{ ...first!, isCancelled: true }, second!] }])
  expect(half?.lines.map(({ code }) => code)).toEqual(['C6'])
})

test('B-34 of an order with stays of different days the first is made again', () => {
  const [first, second] = late.lines
  const apart = { ...second!, from: civilDate('2027-08-01'), to: civilDate('2027-08-01') }
  expect(lastBooking([{ ...late, lines: [first!, apart] }])?.lines.map(({ code }) => code)).toEqual(['C5'])
})

test('B-34 the same places, people, dogs and extras, for as many days from the new one on', () => {
  const last = lastBooking([late])!
  const claim = againFrom(last, civilDate('2027-07-31'))
  expect([claim.from, claim.to, claim.part]).toEqual(['2027-07-31', '2027-08-01', 'full_day'])
  expect(claim.places).toEqual(
    late.lines.map(({ umbrellaId, people, dogs, extras }) => ({
      umbrellaId,
      people,
      dogs: dogs.map(({ name, size }) => ({ name, size })),
      extras,
    })),
  )
})
