import { describe, expect, test } from 'vitest'
import { civilDate } from '../../../domain/platform/civil-date.ts'
import type { PlanBooking } from '../../../domain/restaurant/service-plan.ts'
import { aBooking, aPlan } from './plan-fixture.ts'
import { axisOf, blocksOf, cellsOf, isTaken, minutesOf, nowOn } from './plan-layout.ts'

const LATE = { times: ['21:00', '22:30'] }

/** Left edge and right edge of the one party's block, in minutes from the beginning of the axis. */
function edges(booking: Partial<PlanBooking>, change: Parameters<typeof aPlan>[1] = {}): [number, number] {
  const plan = aPlan([aBooking(booking)], change)
  const axis = axisOf(plan)
  const [block] = blocksOf(plan, axis, 2)
  if (block === undefined) throw new Error('not drawn')
  const minutes = (part: number) => Math.round((part * (axis.to - axis.from)) / 100)
  return [minutes(block.left), minutes(block.left + block.width)]
}

describe('B-09 the axis of a sitting', () => {
  test.each([
    ['an empty lunch goes on for a stay after its last time', {}, [], '12:15', 8],
    ['one time alone', { times: ['12:30'] }, [], '12:30', 3],
    ['a long stay makes it longer', {}, [aBooking({ end: '17:00' })], '12:15', 10],
    ['a party before the first time of today’s hours', {}, [aBooking({ time: '11:30' })], '11:30', 10],
    ['beyond midnight', LATE, [aBooking({ time: '22:30', end: '01:15' })], '21:00', 9],
    ['left at once at the end of it', {}, [aBooking({ time: '16:10', end: '16:11', state: 'left' })], '12:15', 9],
    ['who did not come makes nothing longer', {}, [aBooking({ state: 'no_show', end: '18:00' })], '12:15', 8],
  ] as const)('%s', (_what, change, bookings, first, count) => {
    const { ticks, from, to } = axisOf(
      aPlan(bookings, { ...change, times: 'times' in change ? [...change.times] : aPlan([]).times }),
    )
    expect([ticks[0], ticks.length, to - from]).toEqual([first, count, count * 30])
  })
})

describe('B-09 the block of a party', () => {
  test.each([
    ['from its time to its end', {}, {}, [45, 135]],
    ['at the beginning', { time: '12:15', end: '13:45' }, {}, [0, 90]],
    ['left before its own time: still seen', { time: '13:00', end: '12:50', state: 'left' }, {}, [45, 60]],
    ['its end on the next day', { time: '22:30', end: '00:15' }, LATE, [90, 195]],
    ['left after midnight', { time: '22:30', end: '00:05', state: 'left' }, LATE, [90, 185]],
  ] as const)('%s', (_what, booking, change, expected) => {
    expect(edges(booking, 'times' in change ? { times: [...change.times] } : {})).toEqual(expected)
  })

  test('stands on its own table, and not at all when the party gave it back', () => {
    const plan = aPlan([
      aBooking(),
      aBooking({ bookingId: 8, state: 'no_show' }),
      aBooking({ bookingId: 9, state: 'cancelled' }),
    ])
    expect(blocksOf(plan, axisOf(plan), 2).map(({ booking }) => booking.bookingId)).toEqual([7])
    expect(blocksOf(plan, axisOf(plan), 3)).toEqual([])
  })
})

describe('B-09 the line of now', () => {
  test.each([
    ['within the sitting', { now: '13:15' }, 25],
    ['before it', { now: '12:14' }, null],
    ['after it', { now: '16:16' }, null],
    ['on another day', { now: '13:15', today: '2027-07-12' }, null],
  ] as const)('%s', (_what, change, expected) => {
    const plan = { ...aPlan([]), ...change } as ReturnType<typeof aPlan>
    expect(nowOn(plan, axisOf(plan))).toBe(expected)
  })
})

describe('B-09 whether a table is taken', () => {
  test.each([
    ['at the same time', { time: '13:00', minutes: 90 }, true],
    ['from the minute on that it is free', { time: '14:30', minutes: 90 }, false],
    ['until the minute that they come', { time: '12:15', minutes: 45 }, false],
    ['a stay that goes on into theirs', { time: '12:15', minutes: 90 }, true],
  ] as const)('%s', (_what, wish, expected) => {
    expect(isTaken(aPlan([aBooking()]), { table: 2, ...wish })).toBe(expected)
  })

  test('not by the party itself, by another table, or by who has left', () => {
    const wish = { table: 2, time: '13:00', minutes: 90 }
    expect(isTaken(aPlan([aBooking()]), wish, 7)).toBe(false)
    expect(isTaken(aPlan([aBooking({ table: 1 })]), wish)).toBe(false)
    expect(isTaken(aPlan([aBooking({ state: 'left' })]), wish)).toBe(false)
  })

  test('a party keeps its table beyond midnight', () => {
    expect(minutesOf(aBooking({ time: '22:30', end: '00:15' }))).toBe(105)
  })
})

describe('B-09 the cells that a party can be written into', () => {
  const times = (change: Parameters<typeof aPlan>[1], earliest = '12:15') => {
    const plan = aPlan([aBooking()], change)
    return cellsOf(plan, axisOf(plan), 2, earliest).map(({ time }) => time)
  }
  test.each([
    ['around the one who is expected, at times that are offered', {}, '12:15', ['12:15', '14:45']],
    ['from now on', {}, '14:30', ['14:45']],
    ['none on a day that is over', { today: civilDate('2027-07-12') }, '12:15', []],
  ] as const)('%s', (_what, change, earliest, cells) => expect(times(change, earliest)).toEqual(cells))
})
