import { describe, expect, test } from 'vitest'
import type { PlanBooking, ServicePlan } from '../../../domain/restaurant/service-plan.ts'
import { aBooking, aPlan, RESTAURANTS } from './plan-fixture.ts'
import { actionsOf, lookOf, mealNow, timeForWalkIn, withBooking, without } from './plan-view.ts'

describe('B-09 what a party’s state allows', () => {
  test.each([
    ['expected', {}, {}, ['seat', 'move', 'cancel']],
    ['late', { state: 'late' }, {}, ['seat', 'no_show', 'move', 'cancel']],
    ['waiting for its deposit', { isHeld: true }, {}, ['seat', 'move']],
    ['seated', { state: 'seated' }, {}, ['leave', 'move']],
    ['gone', { state: 'left' }, {}, []],
    ['expected tomorrow', {}, { day: '2027-07-12' }, ['move', 'cancel']],
  ] as const)('%s', (_what, booking, sitting, expected) => {
    const plan = { ...aPlan([]), ...sitting } as ServicePlan
    expect([...actionsOf(aBooking(booking), plan)]).toEqual(expected)
  })
})

test.each([
  ['late', { state: 'late', note: 'Allergia alle noci' }],
  ['seated', { state: 'seated', note: 'Allergia alle noci' }],
  ['note', { note: 'Allergia alle noci' }],
  ['expected', {}],
] as const)('B-09 looks %s', (look, booking: Partial<PlanBooking>) => {
  expect(lookOf(aBooking(booking))).toBe(look)
})

test('B-09 an action’s answer takes the place of what was known, by time and table', () => {
  const plan = aPlan([aBooking({ bookingId: 1, time: '12:30' }), aBooking()])
  const shown = withBooking(plan, aBooking({ version: 2, time: '12:15' })).bookings
  expect(shown.map(({ bookingId, version }) => [bookingId, version])).toEqual([
    [7, 2],
    [1, 1],
  ])
})

test('B-11 a party whose cancellation waits is not on the plan', () => {
  expect(without(aPlan([aBooking()]), new Set([7])).bookings).toEqual([])
})

test.each([
  ['today the time that has begun', {}, '12:45'],
  ['before the first time', { now: '10:00' }, '12:15'],
  ['another day from the beginning', { day: '2027-07-12' }, '12:15'],
])('B-09 who walks in sits down: %s', (_what, change, expected) => {
  expect(timeForWalkIn({ ...aPlan([]), ...change } as ServicePlan)).toBe(expected)
})

test.each([
  ['08:00', 'lunch'],
  ['16:44', 'lunch'],
  ['16:45', 'dinner'],
  ['23:59', 'dinner'],
] as const)('B-09 at %s the plan opens at %s', (now, meal) => {
  const [pineta, scoglio] = RESTAURANTS.restaurants
  expect(pineta && mealNow(pineta, now)).toBe(meal)
  expect(scoglio && mealNow(scoglio, now)).toBe('dinner')
})
