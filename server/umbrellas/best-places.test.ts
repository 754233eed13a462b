import { afterEach, beforeEach, expect, test } from 'vitest'
import type { BestWish } from '../../domain/umbrellas/best-places.ts'
import type { BookingCalls, Guest } from '../../tests/race/booking-calls.ts'
import { beachWorld, PERIOD, refused, type BeachWorld } from '../../tests/support/beach-world.ts'
import { suggestedLock } from '../../tests/support/best-suggestion.ts'

let world: BookingCalls
let close: BeachWorld['close']

beforeEach(async () => {
  ;({ world, close } = await beachWorld())
})
afterEach(() => close())

const wish = (change: Partial<BestWish> = {}): BestWish => {
  return { count: 3, people: 6, dogs: [], wantsAccessible: false, ...change }
}

async function suggested(guest: Guest, change: Partial<BestWish> = {}) {
  const lock = await suggestedLock(guest, PERIOD, wish(change))
  if (lock === null) throw new Error('nothing suits')
  return lock
}

test('B-07 what is suggested can be held as it stands; the next guest is suggested others', async () => {
  const codes: string[] = []
  for (const guest of [await world.guest(), await world.guest(), await world.guest()]) {
    const { cart } = await guest.lock(await suggested(guest))
    expect(cart.lines).toHaveLength(3)
    expect(new Set(cart.lines.map(({ row }) => row)).size).toBe(1)
    codes.push(...cart.lines.map(({ code }) => code))
  }
  expect(new Set(codes).size).toBe(9)
})

test('race: two guests press on the same suggestion at once: one has all of it, the other nothing, and then the next best', async () => {
  const guests = [await world.guest(), await world.guest()] as const
  const locks = await Promise.all(guests.map((guest) => suggested(guest)))
  expect(locks[0]).toEqual(locks[1])
  const pressed = await Promise.allSettled(guests.map((guest, index) => guest.lock(locks[index] as (typeof locks)[0])))
  const lost = pressed.findIndex(({ status }) => status === 'rejected')
  expect(pressed.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(pressed[lost]).toMatchObject({ reason: refused('umbrella_taken') })
  const slower = guests[lost as 0 | 1]
  expect((await slower.cart()).isEmpty).toBe(true)
  expect((await slower.lock(await suggested(slower))).cart.lines).toHaveLength(3)
})

test('a dog gets a place that takes it; who asks for an accessible one gets one; what nobody can have is none', async () => {
  const nebbia = { name: 'Nebbia', size: 'large' as const }
  const guest = await world.guest()
  const withDog = await guest.lock(await suggested(guest, { count: 1, people: 2, dogs: [nebbia] }))
  expect(withDog.cart.lines[0]).toMatchObject({ kind: 'large_dog', dogs: [nebbia] })
  const other = await world.guest()
  const accessible = await other.lock(await suggested(other, { count: 1, people: 2, wantsAccessible: true }))
  expect(accessible.cart.lines[0]?.isAccessible).toBe(true)
  expect(await suggestedLock(other, PERIOD, wish({ count: 1, people: 20 }))).toBeNull()
})
