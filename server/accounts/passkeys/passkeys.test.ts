import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { enterAsGuest } from '../../../domain/accounts/calls.ts'
import * as calls from '../../../domain/accounts/passkey-calls.ts'
import { CHALLENGE_LIFE, PASSKEYS } from '../../../domain/accounts/passkey-rules.ts'
import { changeEmail, getSecurity, proveIdentity } from '../../../domain/accounts/security-calls.ts'
import { removeIdentity } from '../../../domain/accounts/social-calls.ts'
import type { CallOutput } from '../../../domain/platform/call.ts'
import { NO_ANSWER } from '../../../tests/contract/passkey-rows.ts'
import { aCustomer } from '../../../tests/contract/people.ts'
import { contractWorld, type Answer, type World } from '../../../tests/contract/world.ts'
import { makeStaff, type Customer } from '../../../tests/race/booking-world.ts'
import { SoftwareAuthenticator, type Forged } from '../../../tests/support/software-authenticator.ts'
import { forgetStaleJob } from '../forget-stale.ts'

let world: World
beforeAll(async () => {
  world = await contractWorld({ hasJobs: false })
})
afterAll(() => world.close())

const code = (answer: Answer) => [answer.status, answer.status === 200 ? null : answer.problem().code]
type Sent = Parameters<World['ask']>[2]

async function creationOf(token: string) {
  const { options } = (await world.ask(calls.startNewPasskey, {}, { token })).json() as CallOutput<
    typeof calls.startNewPasskey
  >
  if (options === null) throw new Error('no passkeys are offered')
  return options
}
async function requestOf(purpose: 'login' | 'proof' = 'login', sent: Sent = {}) {
  const { options } = (await world.ask(calls.startPasskey, { purpose }, sent)).json() as CallOutput<
    typeof calls.startPasskey
  >
  if (options === null) throw new Error('no passkeys are offered')
  return options
}
/** A customer and the device with their passkey. */
async function withPasskey(customer?: Customer) {
  const owner = customer ?? (await aCustomer(world))
  const device = new SoftwareAuthenticator()
  const passkey = device.make(await creationOf(owner.token))
  const added = await world.ask(calls.addPasskey, { passkey }, { token: owner.token })
  expect(added.status, added.body).toBe(200)
  return { ...owner, device }
}
const signIn = async (device: SoftwareAuthenticator, forged: Forged = {}, sent: Sent = {}) =>
  world.ask(calls.passkeyLogin, { passkey: device.answer(await requestOf('login', sent), forged) }, sent)
const securityOf = async (token: string) =>
  (await world.ask(getSecurity, {}, { token })).json() as CallOutput<typeof getSecurity>
const mailsOf = async ({ accountId }: Pick<Customer, 'accountId'>, kind: string) =>
  world.db.sql<{ payload: object }>(
    `select payload from outbox where kind = $2 and (payload ->> 'accountId')::bigint = $1`,
    [accountId, kind],
  )

describe('B-26 a passkey of a guest', () => {
  test('B-26 is added after a proof, is listed with its last use, and signs in with all that a session has', async () => {
    const { device, token, email, accountId } = await withPasskey()
    expect((await securityOf(token)).passkeys).toMatchObject([{ lastUsedAt: null, opensDesk: false }])
    expect(await mailsOf({ accountId }, 'accounts.passkey-added')).toHaveLength(1)
    const answer = await signIn(device)
    expect(answer.json()).toMatchObject({ username: email })
    const opened = answer.json() as { token: string }
    const { passkeys, sessions } = await securityOf(opened.token)
    expect(passkeys[0]?.lastUsedAt).toMatch(/Z$/)
    expect(sessions).toHaveLength(2)
    // Signing in is a proof, as with a password.
    expect((await world.ask(changeEmail, { email: 'altra@example.it' }, { token: opened.token })).status).toBe(200)
  })

  test('B-26 asks for what the device verifies, makes discoverable ones, and tells it nothing of the account’s id', async () => {
    const customer = await aCustomer(world)
    const options = await creationOf(customer.token)
    expect(options).toMatchObject({
      rp: { id: 'localhost' },
      attestation: 'none',
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    })
    expect(Buffer.from(options.user.id, 'base64url')).toHaveLength(32)
    expect((await creationOf(customer.token)).user.id).toBe(options.user.id)
    expect(await requestOf()).toMatchObject({ rpId: 'localhost', userVerification: 'required', allowCredentials: [] })
  })

  test('B-26 one device makes one: the next time those that are there are excluded', async () => {
    const { token } = await withPasskey()
    expect((await creationOf(token)).excludeCredentials).toHaveLength(1)
  })

  test('B-26 what the database keeps of a challenge is no challenge, and stale ones are forgotten', async () => {
    const { challenge } = await requestOf()
    const [kept] = await world.db.sql<{ found: boolean }>(
      `select bool_or(t::text like '%' || encode($1::bytea, 'hex') || '%') as found from passkey_challenge t`,
      [Buffer.from(challenge, 'base64url')],
    )
    expect(kept?.found).toBe(false)
    await world.db.sql(`update passkey_challenge set expires_at = battigia_now() - interval '1 s'`)
    await forgetStaleJob.run(world.db.database)
    expect(await world.db.sql('select from passkey_challenge')).toEqual([])
  })
})

describe('B-26 U-02 whatever is wrong with an answer is answered alike', () => {
  const REFUSED = [401, 'passkey_refused']
  test.each<[string, Forged]>([
    ['another site’s page', { origin: 'https://batt1gia.example' }],
    ['another site’s passkey', { domain: 'batt1gia.example' }],
    ['a device that has verified nobody', { isVerified: false }],
    ['an answer to something else', { type: 'webauthn.create' }],
    ['the handle of another account', { userHandle: 'A'.repeat(43) }],
    ['no handle', { userHandle: undefined }],
  ])('B-26 %s', async (_what, forged) => {
    const { device } = await withPasskey()
    expect(code(await signIn(device, forged))).toEqual(REFUSED)
    expect(code(await signIn(device))).toEqual([200, null])
  })

  test('B-26 an unknown passkey, a signature of nobody, and one that was removed', async () => {
    const { device, token } = await withPasskey()
    const [passkey] = (await securityOf(token)).passkeys
    const unknown = await world.ask(calls.passkeyLogin, { passkey: NO_ANSWER })
    const signed = device.answer(await requestOf())
    const forged = await world.ask(calls.passkeyLogin, { passkey: { ...signed, signature: 'A'.repeat(96) } })
    await world.ask(calls.removePasskey, { passkeyId: passkey?.id }, { token })
    const removed = await signIn(device)
    for (const answer of [unknown, forged, removed]) expect(code(answer)).toEqual(REFUSED)
    expect(new Set([unknown, forged, removed].map(({ body }) => body)).size).toBe(1)
  })

  test('B-26 a challenge is answered once, also all at once, within minutes, and by the browser that asked', async () => {
    const { device } = await withPasskey()
    const headers = { 'x-device-id': 'this-browser' }
    const passkey = device.answer(await requestOf('login', { headers }))
    expect(code(await world.ask(calls.passkeyLogin, { passkey }, { headers: { 'x-device-id': 'another' } }))).toEqual(
      REFUSED,
    )
    expect(code(await world.ask(calls.passkeyLogin, { passkey }, { headers }))).toEqual(REFUSED)
    const once = device.answer(await requestOf('login', { headers }))
    const answers = await Promise.all(
      [1, 2, 3, 4].map(() => world.ask(calls.passkeyLogin, { passkey: once }, { headers })),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    const late = device.answer(await requestOf())
    await world.db.sql(`update passkey_challenge set expires_at = expires_at - $1 * interval '1 ms'`, [CHALLENGE_LIFE])
    expect(code(await world.ask(calls.passkeyLogin, { passkey: late }))).toEqual(REFUSED)
  })

  test('B-26 a challenge serves its purpose alone', async () => {
    const { device, token } = await withPasskey()
    const forLogin = device.answer(await requestOf())
    expect(code(await world.ask(proveIdentity, { passkey: forLogin }, { token }))).toEqual(REFUSED)
    const forProof = device.answer(await requestOf('proof', { token }))
    expect(code(await world.ask(calls.passkeyLogin, { passkey: forProof }))).toEqual(REFUSED)
  })

  test('B-26 a device that counts backwards is refused, and its owner hears of it once a day', async () => {
    const { device, accountId } = await withPasskey()
    expect(code(await signIn(device, { count: 8 }))).toEqual([200, null])
    expect(code(await signIn(device, { count: 8 }))).toEqual(REFUSED)
    expect(code(await signIn(device, { count: 5 }))).toEqual(REFUSED)
    expect(await mailsOf({ accountId }, 'accounts.passkey-copied')).toHaveLength(1)
    expect(code(await signIn(device, { count: 9 }))).toEqual([200, null])
  })

  test('B-26 a device that does not count is none that counts backwards', async () => {
    const { device } = await withPasskey()
    for (let n = 0; n < 2; n += 1) expect(code(await signIn(device, { count: 0 }))).toEqual([200, null])
  })
})

describe('B-26 a proof by passkey', () => {
  test('B-26 serves the session that asked, by a passkey of its account and no other', async () => {
    const [ada, bea] = [await withPasskey(), await withPasskey()]
    await world.db.sql('update session set proven_at = null')
    const isProven = async () => (await world.ask(calls.startNewPasskey, {}, { token: ada.token })).status === 200
    expect(await isProven()).toBe(false)
    const asked = await requestOf('proof', { token: ada.token })
    expect(asked.allowCredentials).toHaveLength(1)
    const foreign = bea.device.answer({ ...asked, allowCredentials: [] })
    expect(code(await world.ask(proveIdentity, { passkey: foreign }, { token: ada.token }))).toEqual([
      401,
      'passkey_refused',
    ])
    const elsewhere = ada.device.answer(await requestOf('proof', { token: ada.token }))
    expect(code(await world.ask(proveIdentity, { passkey: elsewhere }, { token: bea.token }))).toEqual([
      401,
      'passkey_refused',
    ])
    expect(await isProven()).toBe(false)
    const right = ada.device.answer(await requestOf('proof', { token: ada.token }), { userHandle: undefined })
    expect(code(await world.ask(proveIdentity, { passkey: right }, { token: ada.token }))).toEqual([200, null])
    expect(await isProven()).toBe(true)
  })

  test('B-26 is offered to nobody without a passkey, and asked of nobody without an account', async () => {
    const { token } = await aCustomer(world)
    expect((await world.ask(calls.startPasskey, { purpose: 'proof' }, { token })).json()).toEqual({ options: null })
    const details = {
      firstName: 'Ugo',
      lastName: 'Ospite',
      email: 'ugo.passkey@example.it',
      phone: '+393331234567',
      language: 'it',
    }
    const guest = (await world.ask(enterAsGuest, details)).json() as { token: string }
    for (const sent of [{}, { token: guest.token }])
      expect(code(await world.ask(calls.startPasskey, { purpose: 'proof' }, sent))).toEqual([401, 'login_required'])
  })
})

describe('B-26 several passkeys of one account', () => {
  test('B-26 are named and taken off one by one; another’s is as unknown as none', async () => {
    const ada = await withPasskey()
    await withPasskey(ada)
    const bea = await withPasskey()
    const [first] = (await securityOf(ada.token)).passkeys
    const passkeyId = first?.id ?? 0
    for (const [call, input] of [
      [calls.renamePasskey, { passkeyId, name: 'Mia' }],
      [calls.removePasskey, { passkeyId }],
    ] as const)
      expect(code(await world.ask(call, input, { token: bea.token }))).toEqual([404, 'not_found'])
    await world.ask(calls.renamePasskey, { passkeyId, name: ' Telefono ' }, { token: ada.token })
    expect((await securityOf(ada.token)).passkeys.map(({ name }) => name)).toEqual(['Telefono', ''])
    expect(code(await world.ask(calls.removePasskey, { passkeyId }, { token: ada.token }))).toEqual([200, null])
    expect((await securityOf(ada.token)).passkeys).toHaveLength(1)
    expect((await mailsOf(ada, 'accounts.passkey-removed'))[0]?.payload).toMatchObject({ name: 'Telefono' })
  })

  test('B-26 are so many and no more, also all at once', async () => {
    const { token, accountId } = await withPasskey()
    const device = new SoftwareAuthenticator()
    const made = []
    for (let n = 0; n < PASSKEYS + 2; n += 1) made.push(device.make(await creationOf(token)))
    const answers = await Promise.all(made.map((passkey) => world.ask(calls.addPasskey, { passkey }, { token })))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(PASSKEYS - 1)
    expect(new Set(answers.filter(({ status }) => status !== 200).map((answer) => code(answer)[1]))).toEqual(
      new Set(['too_many_passkeys']),
    )
    expect(code(await world.ask(calls.startNewPasskey, {}, { token }))).toEqual([409, 'too_many_passkeys'])
    expect(await world.db.sql('select from passkey where account_id = $1', [accountId])).toHaveLength(PASSKEYS)
  })

  test('B-26 a passkey that was made for somebody else’s challenge is refused, and so is one that is there', async () => {
    const [ada, bea] = [await aCustomer(world), await aCustomer(world)]
    const device = new SoftwareAuthenticator()
    const passkey = device.make(await creationOf(ada.token))
    expect(code(await world.ask(calls.addPasskey, { passkey }, { token: bea.token }))).toEqual([401, 'passkey_refused'])
    expect(code(await world.ask(calls.addPasskey, { passkey }, { token: ada.token }))).toEqual([401, 'passkey_refused'])
  })

  test('B-26 the last way in stays, beside a password, a social login or another passkey it goes', async () => {
    const { token, accountId } = await withPasskey()
    await world.db.sql(`insert into social_identity (account_id, provider, subject) values ($1, 'google', $2)`, [
      accountId,
      `s${accountId}`,
    ])
    // A change of the password ends the sessions; here it may not.
    await world.db.sql(
      `begin; set local session_replication_role = replica; update account set password_hash = '' where id = ${accountId}; commit`,
    )
    const [passkey] = (await securityOf(token)).passkeys
    expect(code(await world.ask(removeIdentity, { provider: 'google' }, { token }))).toEqual([200, null])
    expect(code(await world.ask(calls.removePasskey, { passkeyId: passkey?.id }, { token }))).toEqual([
      409,
      'last_way_in',
    ])
  })
})

test('B-26 who works at the resort comes in as a guest by it; what opens the back office is not taken off here', async () => {
  const staff = await withPasskey()
  await makeStaff(world.db, staff, ['bar'])
  await world.db.sql('update passkey set opens_desk = true where account_id = $1', [staff.accountId])
  const opened = (await signIn(staff.device)).json() as { token: string }
  const [passkey] = (await securityOf(opened.token)).passkeys
  expect(passkey).toMatchObject({ opensDesk: true })
  const passkeyId = passkey?.id
  expect(code(await world.ask(calls.removePasskey, { passkeyId }, { token: opened.token }))).toEqual([404, 'not_found'])
})
