import { afterAll, beforeAll, expect, test } from 'vitest'
import { lockBestPlaces } from '../../domain/umbrellas/best-calls.ts'
import { violations } from '../../tests/invariants/check.ts'
import { TIMELESS_INVARIANTS } from '../../tests/invariants/invariants.ts'
import { STAY, paymentWorld, type PaymentWorld } from '../../tests/support/payment-world.ts'

let world: PaymentWorld
beforeAll(async () => {
  world = await paymentWorld({ hasJobs: false })
})
afterAll(async () => {
  expect(await violations((text) => world.db.sql(text), TIMELESS_INVARIANTS)).toEqual([])
  await world.close()
})

const wish = (change: object = {}) => ({ ...STAY, count: 3, people: 6, dogs: [], wantsAccessible: false, ...change })

test('B-07 one tap holds three places side by side; the next guest gets others, and both may press at once', async () => {
  const guests = await Promise.all([world.payer(), world.payer(), world.payer(), world.payer()])
  const answers = await Promise.all(guests.map((guest) => guest.call(lockBestPlaces, wish())))
  const codes = answers.flatMap(({ best }) => best?.codes ?? [])
  expect(codes).toHaveLength(12)
  expect(new Set(codes).size).toBe(12)
  for (const { best } of answers) {
    expect(best?.isAdjacent).toBe(true)
    expect(best?.cart.lines.map((line) => line.code).toSorted()).toEqual(best?.codes.toSorted())
    expect(best?.seaMetres).toBeGreaterThan(0)
  }
})

test('race: twelve guests press at once and each gets three, while there are places', async () => {
  const guests = await Promise.all(Array.from({ length: 12 }, () => world.payer()))
  const day = { from: '2027-07-20', to: '2027-07-20' }
  const answers = await Promise.all(guests.map((guest) => guest.refusal(lockBestPlaces, wish(day))))
  expect(answers).toEqual(guests.map(() => null))
})

test('a dog gets a place that takes it; who asks for an accessible one gets one; what nobody can have is none', async () => {
  const nebbia = { name: 'Nebbia', size: 'large' as const }
  const withDog = await (await world.payer()).call(lockBestPlaces, wish({ count: 1, people: 2, dogs: [nebbia] }))
  expect(withDog.best?.cart.lines[0]).toMatchObject({ kind: 'large_dog', dogs: [nebbia] })
  const accessible = await (
    await world.payer()
  ).call(lockBestPlaces, wish({ count: 1, people: 2, wantsAccessible: true }))
  expect(accessible.best?.cart.lines[0]?.isAccessible).toBe(true)
  expect((await (await world.payer()).call(lockBestPlaces, wish({ count: 1, people: 20 }))).best).toBeNull()
})

test('the period and the number of places are bound as everywhere', async () => {
  const guest = await world.payer()
  expect(await guest.refusal(lockBestPlaces, wish({ from: '2027-12-20', to: '2027-12-20' }))).toBe('outside_season')
  await guest.call(lockBestPlaces, wish({ count: 5, people: 5 }))
  expect(await guest.refusal(lockBestPlaces, wish({ count: 1, people: 1 }))).toMatch(/^too_many_(umbrellas|held)$/)
})
