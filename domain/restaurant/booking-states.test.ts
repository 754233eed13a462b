import { describe, expect, test } from 'vitest'
import { civilDate } from '../platform/civil-date.ts'
import { SEATING_STATES, shownState, stateAfter, UNDO_WINDOW, type PlanAction } from './booking-states.ts'

const DAY = civilDate('2027-07-11')
const seating = { state: 'booked', day: DAY, time: '13:00' } as const

describe('B-09 states of a party', () => {
  test.each([
    ['seat', ['held', 'booked']],
    ['leave', ['seated']],
    ['no_show', ['booked']],
    ['move', ['held', 'booked', 'seated']],
    ['cancel', ['booked']],
  ] as const)('%s is possible from %j only', (action: PlanAction, from) => {
    expect(SEATING_STATES.filter((state) => stateAfter(state, action) !== null)).toEqual(from)
  })

  test.each([
    ['held', 'seat', 'seated'],
    ['booked', 'seat', 'seated'],
    ['seated', 'leave', 'left'],
    ['booked', 'no_show', 'no_show'],
    ['held', 'move', 'held'],
    ['booked', 'move', 'booked'],
    ['seated', 'move', 'seated'],
    ['booked', 'cancel', 'cancelled'],
  ] as const)('a party that is %s is after %s %s', (state, action, next) => {
    expect(stateAfter(state, action)).toBe(next)
  })

  test('a step can be taken back for two minutes', () => expect(UNDO_WINDOW).toBe(120_000))

  test.each([
    ['12:59:59', 'expected'],
    ['13:14:59', 'expected'],
    ['13:15:00', 'late'],
    ['23:00:00', 'late'],
  ])('at %s a party of 13:00 is %s', (time, shown) => {
    expect(shownState(seating, { today: DAY, time }, 15)).toBe(shown)
  })

  test('a party that waits for its deposit is late like any other; who left is not', () => {
    expect(shownState({ ...seating, state: 'held' }, { today: DAY, time: '13:15:00' }, 15)).toBe('late')
    expect(shownState({ ...seating, state: 'left' }, { today: DAY, time: '13:15:00' }, 15)).toBe('left')
  })

  test('a later day is expected, a past one late; who sits, sits', () => {
    expect(shownState(seating, { today: civilDate('2027-07-10'), time: '23:00:00' }, 15)).toBe('expected')
    expect(shownState(seating, { today: civilDate('2027-07-12'), time: '08:00:00' }, 15)).toBe('late')
    expect(shownState({ ...seating, state: 'seated' }, { today: DAY, time: '15:00:00' }, 15)).toBe('seated')
  })
})
