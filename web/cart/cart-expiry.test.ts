import { describe, expect, test, vi } from 'vitest'
import { EMPTY_UMBRELLA_CART } from '../umbrellas/use-umbrella-cart.ts'
import { aCart } from './cart-fixture.ts'
import { expireCart } from './cart-expiry.ts'

const { lines } = aCart()
const HELD_SINCE = Date.parse('2027-07-11T08:24:00.000Z')

function effects() {
  return {
    askCart: vi
      .fn()
      .mockResolvedValue({ umbrella: EMPTY_UMBRELLA_CART, orderedAt: null, serverNow: '2027-07-11T08:32:00.000Z' }),
    unlock: vi.fn().mockResolvedValue({ result: true }),
    takeCart: vi.fn(),
    emptyCart: vi.fn(),
    alert: vi.fn(),
  }
}

describe('expireCart', () => {
  test('R-405 every umbrella is unlocked on the server, the cart emptied, an alert says so', async () => {
    const done = effects()
    expect(await expireCart(lines, HELD_SINCE, done)).toBe(true)
    expect(done.unlock.mock.calls.map(([line]) => line.code)).toEqual(['C5', 'C6'])
    expect(done.emptyCart).toHaveBeenCalledOnce()
    expect(done.alert).toHaveBeenCalledExactlyOnceWith(lines)
  })

  test('R-405 an unlock that fails stops neither the others nor the alert', async () => {
    const unlock = vi.fn().mockRejectedValueOnce(new Error('500')).mockResolvedValue({ result: true })
    const done = { ...effects(), unlock }
    expect(await expireCart(lines, HELD_SINCE, done)).toBe(true)
    expect(unlock).toHaveBeenCalledTimes(2)
    expect(done.alert).toHaveBeenCalledOnce()
  })

  test('R-405 without a network the cart expires all the same', async () => {
    const done = { ...effects(), askCart: vi.fn().mockRejectedValue(new Error('offline')) }
    expect(await expireCart(lines, HELD_SINCE, done)).toBe(true)
    expect(done.emptyCart).toHaveBeenCalledOnce()
    expect(done.alert).toHaveBeenCalledExactlyOnceWith(lines)
  })

  test('R-405 a page that is reloaded while it asks gives nothing back: its clock may be wrong', async () => {
    const done = { ...effects(), askCart: vi.fn().mockRejectedValue(new Error('aborted')) }
    await expireCart(lines, HELD_SINCE, done)
    expect(done.unlock).not.toHaveBeenCalled()
  })

  test('R-405 a phone clock set forward unlocks nothing: the server still holds the cart', async () => {
    const askCart = vi
      .fn()
      .mockResolvedValue({ umbrella: aCart(), orderedAt: null, serverNow: '2027-07-11T08:31:59.999Z' })
    const done = { ...effects(), askCart }
    expect(await expireCart(lines, HELD_SINCE, done)).toBe(false)
    expect(done.takeCart).toHaveBeenCalledExactlyOnceWith(aCart())
    expect(done.unlock).not.toHaveBeenCalled()
    expect(done.alert).not.toHaveBeenCalled()
  })

  test('R-405 a cart whose time is over by the server’s clock is expired, swept or not', async () => {
    const askCart = vi
      .fn()
      .mockResolvedValue({ umbrella: aCart(), orderedAt: null, serverNow: '2027-07-11T08:32:00.000Z' })
    const done = { ...effects(), askCart }
    expect(await expireCart(lines, HELD_SINCE, done)).toBe(true)
  })

  test('R-405 an order placed elsewhere during the hold is no expiry: no unlock, no alert about lost places', async () => {
    const ordered = {
      umbrella: EMPTY_UMBRELLA_CART,
      orderedAt: '2027-07-11T08:25:00.000Z',
      serverNow: '2027-07-11T08:32:00.000Z',
    }
    const done = { ...effects(), askCart: vi.fn().mockResolvedValue(ordered) }
    expect(await expireCart(lines, HELD_SINCE, done)).toBe(false)
    expect(done.unlock).not.toHaveBeenCalled()
    expect(done.emptyCart).toHaveBeenCalledOnce()
    expect(done.alert).toHaveBeenCalledExactlyOnceWith([])
  })

  test('R-405 an order from before the hold does not hide its expiry', async () => {
    const before = {
      umbrella: EMPTY_UMBRELLA_CART,
      orderedAt: '2027-07-11T08:23:59.999Z',
      serverNow: '2027-07-11T08:32:00.000Z',
    }
    const done = { ...effects(), askCart: vi.fn().mockResolvedValue(before) }
    expect(await expireCart(lines, HELD_SINCE, done)).toBe(true)
    expect(done.alert).toHaveBeenCalledExactlyOnceWith(lines)
  })
})
