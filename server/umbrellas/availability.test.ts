import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import * as calls from '../../domain/umbrellas/calls.ts'
import type { BookingCalls } from '../../tests/race/booking-calls.ts'
import { beachWorld, PERIOD, place, refused, wish, type BeachWorld } from '../../tests/support/beach-world.ts'
import type { TestDatabase } from '../../tests/support/database.ts'

let db: TestDatabase
let world: BookingCalls
let later: BeachWorld['later']
let close: BeachWorld['close']

beforeEach(async () => {
  ;({ db, world, later, close } = await beachWorld())
})
afterEach(() => close())

describe('what everyone may know', () => {
  const availability = async (part: 'full_day' | 'morning' | 'afternoon' = 'full_day') => {
    const answer = await world.run(calls.getAvailability, { ...PERIOD, part }, {})
    const { places } = await world.run(calls.getPlan, {}, {})
    return { answer, letter: (id: number) => answer.states[places.findIndex((one) => one.id === id)] }
  }

  test('R-101 letters of held, booked, out of use and free places; the other half of a day stays free', async () => {
    const guest = await world.guest()
    await guest.lock({ ...wish(320), part: 'morning' })
    await guest.order('cash')
    await guest.lock(wish(321))
    await db.sql(
      `insert into occupancy (umbrella_id, days, halves, state) values (322, '[2027-07-11,2027-07-12)', '[0,2)', 'blocked')`,
    )
    const { letter, answer } = await availability()
    expect([320, 321, 322, 323].map(letter)).toEqual(['b', 'h', 'x', 'f'])
    expect((await availability('afternoon')).letter(320)).toBe('f')
    expect(answer.states).toMatch(/^[fhbx]{356}$/)
  })

  test('R-309 the free stock is the worst half-day’s, and expired holds promise nothing', async () => {
    const before = (await availability()).answer.extras.find((one) => one.id === 'sun_bed')?.free ?? 0
    const guest = await world.guest()
    await guest.lock({
      from: '2027-07-11',
      to: '2027-07-12',
      part: 'morning',
      places: [place(320, [{ id: 'sun_bed', quantity: 3 }])],
    })
    const free = async () => (await availability()).answer.extras.find((one) => one.id === 'sun_bed')?.free
    expect(await free()).toBe(before - 3)
    await later(500)
    expect(await free()).toBe(before)
    expect((await availability()).letter(320)).toBe('f')
  })

  test('R-512 the calendar counts free places per day and knows past days', async () => {
    const guest = await world.guest()
    await guest.lock(wish(320))
    const { days } = await world.run(calls.getCalendar, { from: '2027-06-30', to: '2027-07-11', part: 'full_day' }, {})
    expect(days[0]).toEqual({ day: '2027-06-30', state: 'past', free: 0 })
    const [ninth, tenth] = [days.find((one) => one.day === '2027-07-09'), days.find((one) => one.day === '2027-07-10')]
    expect((ninth?.free ?? 0) - (tenth?.free ?? 0)).toBe(1)
    await expect(
      world.run(calls.getCalendar, { from: '2027-07-01', to: '2027-09-01', part: 'full_day' }, {}),
    ).rejects.toEqual(refused('period_too_long'))
  })
})
