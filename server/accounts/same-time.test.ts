import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aMember, anAddress, PASSWORD, tokenOf } from '../../tests/support/account-steps.ts'
import { aSignUp, accountWorld, type AccountWorld } from '../../tests/support/account-world.ts'
import { reportFigures } from '../../tests/support/figures.ts'
import { medianTimes, type Way } from '../../tests/support/median-times.ts'
import { passwordHasher, type PasswordHasher } from './password-hasher.ts'

/** Milliseconds by which the medians of two ways may differ. */
const NOISE = 5
const TRIES = 24
/** What differs by its nature differs in every round; a machine that is busy with something else does not. */
const MOST_ROUNDS = 4

/** At a price that a busy machine does not disturb; how often it is asked is counted instead. */
const cheap = passwordHasher({ memoryCost: 1024, timeCost: 1 })
let hashes = 0
const hasher: PasswordHasher = {
  hash: (password) => ((hashes += 1), cheap.hash(password)),
  verify: (stored, password) => ((hashes += 1), cheap.verify(stored, password)),
}

let world: AccountWorld
/** One for each try: nobody is asked about twice, so that no limit and no wait comes in between. */
let known: string[]
let passwordHash: string

beforeAll(async () => {
  world = await accountWorld({ hasher })
  passwordHash = await cheap.hash(PASSWORD)
  known = await members(passwordHash)
})
afterAll(() => world.close())

/** Addresses of customers with this hash of a password; an empty one is none. */
async function members(hash: string): Promise<string[]> {
  const emails = await Promise.all(Array.from({ length: TRIES + 1 }, async () => (await aMember(world)).email))
  await world.db.sql('update account set password_hash = $2 where email = any ($1)', [emails, hash])
  return emails
}

async function hashesOf(way: Way, index: number): Promise<number> {
  const before = hashes
  await way(index)
  return hashes - before
}

/** Both ways hash as often, and the medians of what they take beside that are equal but for noise. */
async function requireSameWork(first: Way, second: Way): Promise<void> {
  expect(await hashesOf(first, -1)).toBe(await hashesOf(second, -1))
  const seen: number[] = []
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    await world.db.sql('delete from login_failure')
    const [one, other] = await medianTimes(TRIES, first, second)
    seen.push(Math.abs(one - other))
    if (Math.abs(one - other) <= NOISE) break
  }
  reportFigures('U-02', { apart: Math.min(...seen) })
  expect(Math.min(...seen), `medians were ${seen.map((ms) => ms.toFixed(1)).join(', ')} ms apart`).toBeLessThanOrEqual(
    NOISE,
  )
}

let device = 0
const asStranger = (path: string, body: unknown) => world.post(path, body, { device: `stranger-${(device += 1)}` })

describe('P10 U-02 R-108 R-709 an answer comes as soon for a known e-mail as for an unknown one', () => {
  /** What a stranger may ask about an e-mail. */
  test.each<[path: string, body: (email: string) => unknown]>([
    ['accounts/login', (email) => ({ email, password: 'wrong guess' })],
    ['accounts/register', (email) => aSignUp({ email })],
    ['accounts/resendCode', (email) => ({ email })],
    ['accounts/confirmEmail', (email) => ({ email, code: '123456' })],
    ['accounts/requestPasswordReset', (email) => ({ email, language: 'it' })],
    ['accounts/resendGuestOrders', (email) => ({ email, orderNumber: 'BA-7K3M-Q2XT' })],
  ])('%s', async (path, body) => {
    await requireSameWork(
      (index) => asStranger(path, body(known[index + 1] ?? '')),
      () => asStranger(path, body(anAddress())),
    )
  })

  test('accounts/login of an account without a password', async () => {
    const social = await members('')
    const ask = (email: string) => asStranger('accounts/login', { email, password: 'wrong guess' })
    await requireSameWork(
      (index) => ask(social[index + 1] ?? ''),
      () => ask(anAddress()),
    )
  })

  test.each(['accounts/changeEmail', 'users/getUser'])('%s', async (path) => {
    // The call counts by its caller, so each try is somebody else's.
    const tokens = await Promise.all(known.map((email) => tokenOf(world, email)))
    const ask = (index: number, email: string) =>
      world.post(path, { email }, { token: tokens[(index + 1) % tokens.length] ?? '' })
    await requireSameWork(
      (index) => ask(index, known[(index + 2) % known.length] ?? ''),
      (index) => ask(index, anAddress()),
    )
  })
})

test('the measure sees a hash that only one of two ways takes', async () => {
  // Dearer than any password here, so that a fast machine sees it as well.
  const dear = passwordHasher({ memoryCost: 65_536, timeCost: 6 })
  const [one, other] = await medianTimes(
    5,
    () => dear.verify(null, PASSWORD),
    () => asStranger('accounts/resendCode', { email: anAddress() }),
  )
  expect(one - other).toBeGreaterThan(NOISE)
})
