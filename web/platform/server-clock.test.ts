import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { forgetServerClock, noteServerNow, onUncertainClock, serverTime } from './server-clock.ts'

const SERVER = Date.parse('2026-07-18T08:24:00.000Z')
let wall = 0
let monotonic = 0

/** Lets both local clocks run. */
function pass(milliseconds: number): void {
  wall += milliseconds
  monotonic += milliseconds
}

beforeEach(() => {
  wall = Date.parse('2019-01-01T00:00:00.000Z')
  monotonic = 5_000
  vi.spyOn(Date, 'now').mockImplementation(() => wall)
  vi.spyOn(performance, 'now').mockImplementation(() => monotonic)
  noteServerNow('2026-07-18T08:24:00.000Z')
})

afterEach(() => {
  vi.restoreAllMocks()
  forgetServerClock()
})

test('R-405 a phone whose clock is seven years behind shows the server’s time', () => {
  pass(90_000)
  expect(serverTime()).toBe(SERVER + 90_000)
})

test('R-405 half of the round trip counts', () => {
  noteServerNow('2026-07-18T08:24:00.000Z', 400)
  expect(serverTime()).toBe(SERVER + 200)
})

test('R-405 setting the phone back during the countdown gives no time', () => {
  pass(60_000)
  wall -= 3_600_000
  expect(serverTime()).toBe(SERVER + 60_000)
  pass(1_000)
  expect(serverTime()).toBe(SERVER + 61_000)
})

test('R-405 after a sleep, in which only the wall clock ran, the time is over and the server is asked', async () => {
  const ask = vi.fn()
  const stop = onUncertainClock(ask)
  wall += 600_000
  expect(serverTime()).toBe(SERVER + 600_000)
  await Promise.resolve()
  expect(ask).toHaveBeenCalledOnce()
  stop()
})

test('R-405 a later answer of the server corrects a phone that was set ahead', () => {
  wall += 3_600_000
  expect(serverTime()).toBe(SERVER + 3_600_000)
  noteServerNow('2026-07-18T08:24:01.000Z')
  expect(serverTime()).toBe(SERVER + 1_000)
})
