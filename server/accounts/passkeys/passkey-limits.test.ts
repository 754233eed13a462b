import { afterAll, beforeAll, expect, test } from 'vitest'
import type { CallOutput } from '../../../domain/platform/call.ts'
import type * as calls from '../../../domain/accounts/passkey-calls.ts'
import { NO_ANSWER } from '../../../tests/contract/passkey-rows.ts'
import { aMember, tokenOf } from '../../../tests/support/account-steps.ts'
import { accountWorld, PUBLIC_URL, type AccountWorld } from '../../../tests/support/account-world.ts'
import { SoftwareAuthenticator } from '../../../tests/support/software-authenticator.ts'

let world: AccountWorld
beforeAll(async () => {
  world = await accountWorld()
})
afterAll(() => world.close())

const NETWORK = '198.51.100.7'
const start = (device: string) =>
  world.post('accounts/passkeys/start', { purpose: 'login' }, { device, address: NETWORK })

test('H1 B-26 whoever uses up a network’s passkey logins keeps out strangers, not who signed in there before', async () => {
  const { email } = await aMember(world)
  const token = await tokenOf(world, email, 'home')
  const { options } = (await world.post('accounts/passkeys/startNew', {}, { token, device: 'home' }))
    .json as unknown as CallOutput<typeof calls.startNewPasskey>
  if (options === null) throw new Error('no passkeys are offered')
  const phone = new SoftwareAuthenticator(PUBLIC_URL)
  const added = await world.post('accounts/passkeys/add', { passkey: phone.make(options) }, { token, device: 'home' })
  expect(added.status, added.body).toBe(200)

  const statuses = []
  for (let n = 0; n < 130; n += 1) statuses.push((await start(`stranger-${n}`)).status)
  expect(statuses.slice(0, 120)).toEqual(Array<number>(120).fill(200))
  expect(new Set(statuses.slice(120))).toEqual(new Set([429]))
  const tried = []
  for (let n = 0; n < 70; n += 1)
    tried.push((await world.post('accounts/passkeys/login', { passkey: NO_ANSWER }, { address: NETWORK })).status)
  expect(tried.at(-1)).toBe(429)

  const asked = (await start('home')).json as unknown as CallOutput<typeof calls.startPasskey>
  if (asked.options === null) throw new Error('no passkeys are offered')
  const passkey = phone.answer(asked.options)
  const answer = await world.post('accounts/passkeys/login', { passkey }, { device: 'home', address: NETWORK })
  expect(answer.json).toMatchObject({ username: email })
  // What was answered is no way around the limit any more.
  const again = await world.post('accounts/passkeys/login', { passkey }, { device: 'home', address: NETWORK })
  expect(again.status).toBe(429)
})
