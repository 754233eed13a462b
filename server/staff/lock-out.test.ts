import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { login } from '../../domain/accounts/calls.ts'
import type { Call, CallOutput } from '../../domain/platform/call.ts'
import * as calls from '../../domain/staff/sign-in-calls.ts'
import { bytesOf } from '../../sandbox/authenticator/code.ts'
import { contractWorld, type World } from '../../tests/contract/world.ts'
import { signInSteps, type Person } from '../../tests/support/sign-in-steps.ts'
import { newToken } from '../accounts/bearer-token.ts'

/** A stranger who knows a manager's e-mail, on the same Wi-Fi or anywhere else, and who never stops (M1). */
let world: World
let manager: Person
let returnKey: string
const SHARED = '192.0.2.7'
const TABLET = 'a4b0c7de-1a53-4f7e-9a35-0d6f0c1b8e11'
const { aPerson, codeOf, freshSteps } = signInSteps(() => world)

beforeAll(async () => {
  world = await contractWorld({ hasJobs: false, variables: { TRUSTED_PROXIES: '127.0.0.1' } })
  manager = await aPerson(['manager'])
  const { token } = await signIn()
  const kept = await fromTablet(calls.setStaffPin, { pin: '840291' }, token)
  expect(kept.status).toBe(200)
  returnKey = (kept.json() as { returnKey: string }).returnKey
})
afterAll(() => world.close())

const from = (address: string, device?: string) => ({
  'x-forwarded-for': address,
  ...(device === undefined ? {} : { 'x-device-id': device }),
})
const fromTablet = (call: Call, input: object, token?: string) =>
  world.ask(call, input, { token, headers: from(SHARED, TABLET) })

/** The whole way in at the tablet. */
async function signIn() {
  await freshSteps(manager)
  const { email, password } = manager
  const opened = await fromTablet(calls.staffLogin, { email, password })
  expect(opened.status).toBe(200)
  const { ticket, enrolment } = opened.json() as CallOutput<typeof calls.staffLogin>
  if (enrolment !== null) manager.secret = bytesOf(enrolment.secret) ?? manager.secret
  const finished = await fromTablet(calls.finishStaffLogin, { ticket, code: await codeOf(manager) })
  expect(finished.status).toBe(200)
  return finished.json() as CallOutput<typeof calls.finishStaffLogin>
}

test('M1 U-01 guesses at each announced instant, day and night, neither keep a manager out of their tablet nor from a proof', async () => {
  onTestFinished(() => world.db.moveClock('0').then(() => undefined))
  let seconds = 0
  for (let tries = 1; seconds < 2 * 3600; tries += 1) {
    const guess = { email: manager.email, password: `guess number ${tries}` }
    const headers = from(`198.51.${tries % 200}.9`, `stranger-${tries}`)
    const answer = await world.ask(tries % 2 === 0 ? login : calls.staffLogin, guess, { headers })
    if (answer.status === 401) continue
    expect(answer.status).toBe(429)
    seconds += Number(answer.headers['retry-after'])
    await world.db.moveClock(`${seconds} seconds`)
  }
  const { email, password } = manager
  const elsewhere = await world.ask(calls.staffLogin, { email, password: 'wrong' }, { headers: from('203.0.113.8') })
  expect([
    elsewhere.status,
    (await world.ask(calls.staffLogin, { email, password }, { headers: from('203.0.113.8') })).status,
  ]).toEqual([401, 429])
  const { token } = await signIn()
  expect((await fromTablet(calls.proveStaff, { password }, token)).status).toBe(200)
})

test('M1 H1 a stranger who uses up the logins of a network keeps only strangers out: a known device, a ticket and a tablet’s key get through', async () => {
  const statuses = async (call: Call, count: number, inputOf: (n: number) => object) => {
    const seen: number[] = []
    for (let n = 0; n < count; n += 1)
      seen.push((await world.ask(call, inputOf(n), { headers: from(SHARED, `stranger-${n}`) })).status)
    return seen
  }
  const key = () => newToken()
  const floods = [
    await statuses(calls.staffLogin, 42, (n) => ({ email: `nobody.${n}@posta.example`, password: 'x' })),
    await statuses(login, 42, (n) => ({ email: `nobody.${n}@posta.example`, password: 'x' })),
    await statuses(calls.finishStaffLogin, 62, () => ({ ticket: key(), code: '000000' })),
    await statuses(calls.unlockStaffSession, 122, () => ({ returnKey: key(), pin: '840291' })),
  ]
  expect(floods.map((seen) => [seen[0], seen.at(-1)])).toEqual(Array.from({ length: 4 }, () => [401, 429]))
  // The e-mail alone opens nothing, from a device that did not sign in with it before.
  const { email, password } = manager
  expect((await world.ask(calls.staffLogin, { email, password }, { headers: from(SHARED, 'new') })).status).toBe(429)
  await signIn()
  expect((await fromTablet(login, { email, password })).status).toBe(200)
  expect((await fromTablet(calls.unlockStaffSession, { returnKey, pin: '840291' })).status).toBe(200)
})
