import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { mealTimes, minuteOf, stayMinutes } from './meal-times.ts'
import { freeTables, seatsLeft, slotsOf, type SittingFacts } from './slots.ts'

const facts: SittingFacts = {
  times: mealTimes({ from: '12:15', to: '14:15', stepMinutes: 15 }),
  tables: [
    { tableId: 1, seats: 2 },
    { tableId: 2, seats: 4 },
    { tableId: 3, seats: 6 },
  ],
  taken: [],
  stays: [
    { upTo: 4, minutes: 90 },
    { upTo: 40, minutes: 105 },
  ],
  coversLeft: 50,
  coversPerSlot: 16,
  coversAt: new Map(),
}
const open = { isClosed: false, isPast: () => false }
const party = (seats: number) => ({ seats, few: 2 })
const stateAt = (changed: Partial<SittingFacts>, time: string, seats = 2) =>
  slotsOf({ ...facts, ...changed }, party(seats), open).find((slot) => slot.time === time)

describe('R-209 R-715 times of a sitting', () => {
  test('every step from the first to the last time', () => {
    expect(mealTimes({ from: '12:15', to: '13:00', stepMinutes: 15 })).toEqual(['12:15', '12:30', '12:45', '13:00'])
    expect(mealTimes({ from: '19:30', to: '20:15', stepMinutes: 30 })).toEqual(['19:30', '20:00'])
    expect(mealTimes({ from: '12:00', to: '12:00', stepMinutes: 15 })).toEqual(['12:00'])
  })

  test('a larger party stays longer', () => {
    expect([1, 4, 5, 40].map((seats) => stayMinutes(facts.stays, seats))).toEqual([90, 90, 105, 105])
  })

  test.each([
    { name: 'nobody is there', changed: {}, seats: 2, state: 'free', left: 12 },
    { name: 'one table is left', changed: { taken: taken([2, 3], '13:00') }, seats: 2, state: 'few', left: 2 },
    {
      name: 'a table that is too small is no seat',
      changed: { taken: taken([3], '13:00') },
      seats: 5,
      state: 'full',
      left: 0,
    },
    {
      name: 'tables are never shared',
      changed: { taken: taken([1, 2, 3], '13:00') },
      seats: 1,
      state: 'full',
      left: 0,
    },
    { name: 'covers of the sitting', changed: { coversLeft: 3 }, seats: 4, state: 'full', left: 0 },
    { name: 'the last covers of the sitting', changed: { coversLeft: 4 }, seats: 4, state: 'few', left: 4 },
    { name: 'covers of the time', changed: { coversAt: new Map([['13:00', 15]]) }, seats: 2, state: 'full', left: 0 },
    {
      name: 'covers of another time',
      changed: { coversAt: new Map([['13:15', 16]]) },
      seats: 2,
      state: 'free',
      left: 12,
    },
  ] as const)('$name', ({ changed, seats, state, left }) => {
    expect(stateAt(changed, '13:00', seats)).toEqual({ time: '13:00', state, seatsLeft: left })
  })

  test('a time that is past is past, and one that is not offered is closed, whoever sits there', () => {
    const past = slotsOf(facts, party(2), { isClosed: true, isPast: (time) => time < '13:00' })
    expect(past.filter(({ state }) => state === 'past').map(({ time }) => time)).toEqual(['12:15', '12:30', '12:45'])
    expect(past.filter(({ state }) => state === 'closed')).toHaveLength(6)
  })

  test('a table is free again at the minute when a stay ends, and until the one when the next begins', () => {
    const one = { ...facts, tables: [{ tableId: 1, seats: 2 }], taken: [{ tableId: 1, from: 735, to: 825 }] }
    expect(one.times.filter((time) => seatsLeft(one, time, 2) > 0)).toEqual(['13:45', '14:00', '14:15'])
    const later = { ...one, taken: [{ tableId: 1, from: 840, to: 930 }] }
    expect(later.times.filter((time) => seatsLeft(later, time, 2) > 0)).toEqual(['12:15', '12:30'])
  })

  test('what is offered can be seated: a table that is free for the whole stay, and covers for everybody', () => {
    const stay = fc.record({
      tableId: fc.integer({ min: 1, max: 3 }),
      from: fc.integer({ min: 600, max: 900 }),
      length: fc.integer({ min: 15, max: 150 }),
    })
    fc.assert(
      fc.property(
        fc.array(stay, { maxLength: 6 }),
        fc.integer({ min: 1, max: 8 }),
        fc.nat(20),
        (stays, seats, coversLeft) => {
          const busy = stays.map(({ tableId, from, length }) => ({ tableId, from, to: from + length }))
          for (const { time, state } of slotsOf({ ...facts, taken: busy, coversLeft }, party(seats), open)) {
            const [from, to] = [minuteOf(time), minuteOf(time) + stayMinutes(facts.stays, seats)]
            const suits = freeTables(facts.tables, busy, from, to).some((table) => table.seats >= seats)
            expect(state === 'free' || state === 'few').toBe(suits && coversLeft >= seats)
          }
        },
      ),
    )
  })
})

function taken(tableIds: readonly number[], time: string) {
  return tableIds.map((tableId) => ({ tableId, from: minuteOf(time), to: minuteOf(time) + 90 }))
}
