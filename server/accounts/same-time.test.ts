import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aSignUp, accountWorld, type AccountWorld } from '../../tests/support/account-world.ts'
import { shareOfTime } from '../../tests/support/fastest.ts'
import { createConfirmedAccount } from './create-account.ts'

const PASSWORD = 'sale e sabbia 42'
const TRIES = 24

let world: AccountWorld
/** One for each try: nobody is asked about twice, so that no limit and no wait comes in between. */
let known: string[]

beforeAll(async () => {
  world = await accountWorld()
  known = await Promise.all(Array.from({ length: TRIES + 1 }, () => member()))
})
afterAll(() => world.close())

async function member(): Promise<string> {
  const email = `${randomUUID().slice(0, 8)}@posta.example`
  const names = { firstName: 'Giulia', lastName: 'Ferri', phone: '+393331234567', language: 'it' } as const
  await world.db.database.transaction((tx) => createConfirmedAccount(tx, { email, password: PASSWORD, ...names }))
  return email
}

describe('P10 R-108 R-709 an answer comes as soon for a known e-mail as for an unknown one', () => {
  /** What a stranger may ask about an e-mail; recovery joins them when it is built. */
  test.each<[path: string, tries: number, body: (email: string) => unknown]>([
    ['accounts/login', 12, (email) => ({ email, password: 'wrong guess' })],
    ['accounts/register', 12, (email) => aSignUp({ email })],
    ['accounts/resendCode', TRIES, (email) => ({ email })],
    ['accounts/confirmEmail', TRIES, (email) => ({ email, code: '123456' })],
  ])('%s', async (path, tries, body) => {
    const ask = (email: string) => world.post(path, body(email), { device: 'stranger' })
    const share = await shareOfTime(
      tries,
      (index) => ask(known[index + 1] ?? ''),
      () => ask(`${randomUUID().slice(0, 8)}@posta.example`),
    )
    // Leaving out the password hash would take nine tenths away; a busy machine moves a light call by some tenths.
    expect(share).toBeGreaterThan(0.5)
    expect(share).toBeLessThan(2)
  })

  test('users/getUser', async () => {
    const { json } = await world.post('accounts/login', { email: known[0], password: PASSWORD }, { device: 'home' })
    const ask = (email: string) => world.post('users/getUser', { email }, { token: String(json['token']) })
    expect(await ask(known[1] ?? '')).toMatchObject({ status: 404 })
    const share = await shareOfTime(
      TRIES,
      (index) => ask(known[index === 0 ? 1 : index + 1] ?? ''),
      () => ask(`${randomUUID().slice(0, 8)}@posta.example`),
    )
    expect(share).toBeGreaterThan(0.5)
    expect(share).toBeLessThan(2)
  })
})
