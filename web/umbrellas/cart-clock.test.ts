import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { MINUTE, SECOND } from '../../domain/platform/duration.ts'
import { createCartClock } from './cart-clock.ts'
import { clockText, countdownAt, spokenMinutes } from './countdown.ts'

const WHOLE = 8 * MINUTE
const START = Date.parse('2027-07-18T08:24:00.000Z')

describe('countdownAt', () => {
  test.each([
    [WHOLE, 'calm', '08:00'],
    [7 * MINUTE + 41_001, 'calm', '07:42'],
    [2 * MINUTE + 1 * SECOND, 'calm', '02:01'],
    [2 * MINUTE, 'warning', '02:00'],
    [31 * SECOND, 'warning', '00:31'],
    [30 * SECOND, 'last', '00:30'],
    [1, 'last', '00:01'],
    [0, 'expired', 'TIMEOUT'],
    [-5 * MINUTE, 'expired', 'TIMEOUT'],
  ])('R-405 with %i ms left it is %s and says %s', (left, phase, text) => {
    expect(countdownAt(START + left, START, WHOLE)).toMatchObject({ phase, text })
  })

  test('R-405 the ring shows the share that is left, never more than all of it', () => {
    expect(countdownAt(START + WHOLE / 4, START, WHOLE).share).toBe(0.25)
    expect(countdownAt(START + WHOLE * 2, START, WHOLE).share).toBe(1)
  })

  test('a time is written with two digits each', () => expect(clockText(65)).toBe('01:05'))
})

describe('spokenMinutes', () => {
  test.each([
    [301, 300, 5],
    [300, 299, null],
    [121, 120, 2],
    [61, 60, 1],
    [400, 90, 2],
    [400, 20, 1],
    [400, 0, null],
    [90, 89, null],
  ])('R-405 from %i to %i seconds the notice is of %o minutes', (before, after, minutes) => {
    expect(spokenMinutes(before, after)).toBe(minutes)
  })
})

describe('createCartClock', () => {
  /** The server's clock, which the phone's has nothing to do with. */
  let serverAhead = 0
  const clock = () => createCartClock(() => Date.now() + serverAhead)

  beforeEach(() => {
    vi.useFakeTimers({ now: START })
    serverAhead = 0
  })
  afterEach(() => vi.useRealTimers())

  test('R-405 counts every second, says TIMEOUT at the deadline and clears its timer', () => {
    const cart = clock()
    const texts: string[] = []
    cart.subscribe(() => texts.push(cart.read().text))
    cart.start(START + 3 * SECOND, WHOLE)
    vi.advanceTimersByTime(10 * SECOND)
    expect(texts).toEqual(['00:03', '00:02', '00:01', 'TIMEOUT'])
    expect(vi.getTimerCount()).toBe(0)
  })

  test('R-405 a phone that is 3 hours off counts the same, because only the server is asked', () => {
    serverAhead = -3 * 60 * MINUTE
    const cart = clock()
    cart.start(START + serverAhead + WHOLE, WHOLE)
    vi.advanceTimersByTime(18 * SECOND)
    expect(cart.read().text).toBe('07:42')
  })

  test('R-405 after a sleep the first look is right, before any timer fired', () => {
    const cart = clock()
    cart.start(START + WHOLE, WHOLE)
    vi.setSystemTime(START + 9 * MINUTE)
    cart.tick()
    expect(cart.read().phase).toBe('expired')
    expect(vi.getTimerCount()).toBe(0)
  })

  test('R-405 a clock that is corrected moves the countdown at the next look', () => {
    const cart = clock()
    cart.start(START + WHOLE, WHOLE)
    serverAhead = 60 * SECOND
    cart.tick()
    expect(cart.read().text).toBe('07:00')
  })

  test('R-406 a payment clears the text; after it the countdown goes on with the deadline that holds by then', () => {
    const cart = clock()
    cart.start(START + WHOLE, WHOLE)
    cart.pause()
    expect(cart.read().text).toBe('')
    vi.advanceTimersByTime(5 * SECOND)
    cart.start(START + 10 * MINUTE, WHOLE)
    expect(cart.read().text).toBe('')
    cart.resume()
    expect(cart.read().text).toBe('09:55')
  })

  test('R-405 a time that ran out during a payment is over as soon as it has ended', () => {
    const cart = clock()
    const over = vi.fn()
    cart.onOver(over)
    cart.start(START + WHOLE, WHOLE)
    cart.pause()
    vi.advanceTimersByTime(9 * MINUTE)
    expect(over).not.toHaveBeenCalled()
    cart.resume()
    expect(over).toHaveBeenCalledOnce()
  })

  test('R-405 the same deadline again leaves the countdown alone, a new one restarts it', () => {
    const cart = clock()
    const listener = vi.fn()
    cart.start(START + WHOLE, WHOLE)
    cart.subscribe(listener)
    cart.start(START + WHOLE, WHOLE)
    expect(listener).not.toHaveBeenCalled()
    cart.start(START + 2 * WHOLE, WHOLE)
    expect(cart.read().text).toBe('16:00')
    expect(vi.getTimerCount()).toBe(1)
  })

  test('R-405 every deadline that is reached is told once, also one that was over at its start', () => {
    const cart = clock()
    const over = vi.fn()
    const forget = cart.onOver(over)
    cart.start(START + 2 * SECOND, WHOLE)
    vi.advanceTimersByTime(1_999)
    expect(over).not.toHaveBeenCalled()
    vi.advanceTimersByTime(MINUTE)
    cart.tick()
    expect(over).toHaveBeenCalledTimes(1)
    cart.start(START + 1 * SECOND, WHOLE)
    expect(over).toHaveBeenCalledTimes(2)
    cart.start(START + WHOLE, WHOLE)
    cart.stop()
    vi.advanceTimersByTime(WHOLE)
    expect(over).toHaveBeenCalledTimes(2)
    forget()
    cart.start(START, WHOLE)
    expect(over).toHaveBeenCalledTimes(2)
  })

  test('R-406 stopping clears the text, also of one that has expired', () => {
    const cart = clock()
    cart.start(START + WHOLE, WHOLE)
    cart.stop()
    expect(cart.read().text).toBe('')
    expect(vi.getTimerCount()).toBe(0)
    cart.start(START, WHOLE)
    expect(cart.read().text).toBe('TIMEOUT')
    cart.stop()
    expect(cart.read().text).toBe('')
  })
})
