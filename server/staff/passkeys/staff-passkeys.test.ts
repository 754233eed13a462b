import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as guests from '../../../domain/accounts/passkey-calls.ts'
import type { CallOutput } from '../../../domain/platform/call.ts'
import type { StaffRole } from '../../../domain/platform/staff-role.ts'
import { getStaffMember } from '../../../domain/staff/calls.ts'
import * as calls from '../../../domain/staff/passkey-calls.ts'
import { inviteStaff, resetStaffSecondFactor } from '../../../domain/staff/people-calls.ts'
import * as signIn from '../../../domain/staff/sign-in-calls.ts'
import { bytesOf } from '../../../sandbox/authenticator/code.ts'
import { contractWorld, type Answer, type World } from '../../../tests/contract/world.ts'
import { openSession } from '../../../tests/race/booking-world.ts'
import { PASSWORD, signInSteps, type Person } from '../../../tests/support/sign-in-steps.ts'
import { SoftwareAuthenticator } from '../../../tests/support/software-authenticator.ts'
import { newToken, tokenHash } from '../../accounts/bearer-token.ts'

let world: World
const { aPerson, codeOf, first, finish, enrolled, ticketOf } = signInSteps(() => world)
beforeAll(async () => {
  world = await contractWorld({ hasJobs: false })
})
afterAll(() => world.close())

type Session = CallOutput<typeof calls.staffPasskeyLogin>
type Started = CallOutput<typeof signIn.startAuthenticator>
const code = (answer: Answer) => [answer.status, answer.status === 200 ? null : answer.problem().code]
const REFUSED = [401, 'passkey_refused']
const isOpen = async (token: string) => (await world.ask(getStaffMember, {}, { token })).status === 200
const securityOf = async (token: string) =>
  (await world.ask(signIn.getStaffSecurity, {}, { token })).json() as CallOutput<typeof signIn.getStaffSecurity>

/** What a call answers a device to make or to sign. */
async function optionsOf<T extends { options: unknown }>(answer: Promise<Answer>): Promise<NonNullable<T['options']>> {
  const { options } = (await answer).json() as T
  if (options === null) throw new Error('no passkeys are offered')
  return options as NonNullable<T['options']>
}
const requestOf = (purpose: 'login' | 'proof', token?: string) =>
  optionsOf<CallOutput<typeof calls.startStaffPasskey>>(world.ask(calls.startStaffPasskey, { purpose }, { token }))
const login = async (device: SoftwareAuthenticator, more: object = {}) =>
  world.ask(calls.staffPasskeyLogin, { passkey: device.answer(await requestOf('login')), ...more })

/** The link of a mail to somebody, as its mail would bring it. */
async function linkOf({ accountId }: Pick<Person, 'accountId'>): Promise<string> {
  const key = newToken()
  await world.db.sql(
    `insert into password_reset (account_id, key_hash, expires_at) values ($1, $2, battigia_now() + interval '10 minutes')
     on conflict (account_id) do update set key_hash = excluded.key_hash`,
    [accountId, tokenHash(key)],
  )
  return key
}
const startJoining = (key: string) => world.ask(calls.startPasskeyJoining, { key })

/** Somebody who has come in by their link and a passkey. */
async function joined(roles: readonly StaffRole[] = ['bar']) {
  const person = await aPerson(roles)
  await world.db.sql(`update account set password_hash = '' where id = $1`, [person.accountId])
  const key = await linkOf(person)
  const device = new SoftwareAuthenticator()
  const passkey = device.make(await optionsOf<CallOutput<typeof calls.startPasskeyJoining>>(startJoining(key)))
  const answer = await world.ask(calls.joinByPasskey, { key, passkey })
  expect(answer.status, answer.body).toBe(200)
  return { person, device, key, passkey, session: answer.json() as Session }
}

/** Somebody with an authenticator who adds a passkey. */
async function withBoth() {
  const { person, session } = await enrolled()
  const device = await addedTo(session.token)
  return { person, session, device }
}
async function addedTo(token: string): Promise<SoftwareAuthenticator> {
  const device = new SoftwareAuthenticator()
  const asked = world.ask(calls.startNewStaffPasskey, {}, { token })
  const passkey = device.make(await optionsOf<CallOutput<typeof calls.startNewStaffPasskey>>(asked))
  const added = await world.ask(calls.addStaffPasskey, { passkey }, { token })
  expect(added.status, added.body).toBe(200)
  return device
}

/** As by a mailed link. */
const giveAPassword = async ({ accountId }: Person) =>
  world.db.sql(`update account set password_hash = (select password_hash from account where id = $2) where id = $1`, [
    accountId,
    (await aPerson(null)).accountId,
  ])

describe('B-26 R-603 joining by a passkey', () => {
  test('B-26 a mailed link and a passkey open the back office, with recovery codes and without a password', async () => {
    const { person, device, session } = await joined()
    expect(session).toMatchObject({ email: person.email, displayName: 'Ada', returnKey: null })
    expect(session.recoveryCodes).toHaveLength(10)
    expect(await isOpen(session.token)).toBe(true)
    expect(await securityOf(session.token)).toMatchObject({
      hasPassword: false,
      hasAuthenticator: false,
      recoveryCodesLeft: 10,
      passkeys: [{ lastUsedAt: null }],
    })
    expect(code(await login(device))).toEqual([200, null])
    // The PIN of a shared tablet is as theirs as anybody's.
    expect((await world.ask(signIn.setStaffPin, { pin: '8402' }, { token: session.token })).status).toBe(200)
  })

  test('B-26 the link is used up, and an answer to it serves no other link', async () => {
    const { key, passkey } = await joined()
    expect(code(await startJoining(key))).toEqual([400, 'link_wrong_or_expired'])
    expect(code(await world.ask(calls.joinByPasskey, { key, passkey }))).toEqual([400, 'link_wrong_or_expired'])
    const [ada, bea] = [await aPerson(['bar']), await aPerson(['bar'])]
    const [adas, beas] = [await linkOf(ada), await linkOf(bea)]
    const made = new SoftwareAuthenticator().make(
      await optionsOf<CallOutput<typeof calls.startPasskeyJoining>>(startJoining(adas)),
    )
    expect(code(await world.ask(calls.joinByPasskey, { key: beas, passkey: made }))).toEqual(REFUSED)
  })

  test('B-26 a mailbox alone adds no passkey beside a second step that is there, and none to a guest', async () => {
    const [{ person }, joiner, guest] = [await enrolled(), await joined(), await aPerson(null)]
    for (const somebody of [person, joiner.person, guest])
      expect((await startJoining(await linkOf(somebody))).json()).toEqual({ options: null })
  })

  test('B-26 two who open the same link at once: one is in', async () => {
    const person = await aPerson(['bar'])
    const key = await linkOf(person)
    const made = await Promise.all(
      [1, 2, 3].map(async () =>
        new SoftwareAuthenticator().make(
          await optionsOf<CallOutput<typeof calls.startPasskeyJoining>>(startJoining(key)),
        ),
      ),
    )
    const answers = await Promise.all(made.map((passkey) => world.ask(calls.joinByPasskey, { key, passkey })))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(await world.db.sql('select from passkey where account_id = $1', [person.accountId])).toHaveLength(1)
  })

  test('B-26 who has lost the passkey comes in by a new password and a recovery code, and a mailbox alone sets no authenticator up', async () => {
    const { person, session } = await joined()
    await giveAPassword(person)
    const opened = (await first({ email: person.email, password: PASSWORD })).json() as CallOutput<
      typeof signIn.staffLogin
    >
    expect(opened).toMatchObject({ enrolment: null, hasAuthenticator: false })
    expect(code(await finish(opened.ticket, '123456'))).toEqual([400, 'code_wrong_or_expired'])
    const [recovery = ''] = session.recoveryCodes
    expect(code(await finish(await ticketOf(person), recovery))).toEqual([200, null])
  })
})

describe('B-26 R-603 signing in by a passkey', () => {
  test('B-26 is both steps in one: a session as after a full login, written down and told of at a new device', async () => {
    const { person, device } = await withBoth()
    const secret = newToken()
    const opened = (await login(device, { device: secret })).json() as Session
    expect(opened).toMatchObject({ email: person.email, idleMinutes: 30, recoveryCodes: [] })
    expect((await world.ask(signIn.setStaffPin, { pin: '8402' }, { token: opened.token })).status).toBe(200)
    await login(device, { device: secret })
    const told = await world.db.sql(
      `select from outbox where kind = 'accounts.staff-new-device' and (payload ->> 'accountId')::bigint = $1`,
      [person.accountId],
    )
    // The enrolment named no device, the first of the two logins a new one.
    expect(told).toHaveLength(2)
    const done = await world.db.sql<{ by: string }>(
      `select detail ->> 'by' as by from staff_action where account_id = $1 and action = 'staff.login' order by id`,
      [person.accountId],
    )
    expect(done.map(({ by }) => by)).toEqual(['enrolment', 'passkey', 'passkey'])
  })

  test('B-26 a passkey that was added in the guests’ app opens no back office, whoever’s it is', async () => {
    const { person } = await enrolled()
    const token = await openSession(world.db, person.accountId)
    await world.db.sql('update session set proven_at = battigia_now()')
    const device = new SoftwareAuthenticator()
    const asked = world.ask(guests.startNewPasskey, {}, { token })
    const passkey = device.make(await optionsOf<CallOutput<typeof guests.startNewPasskey>>(asked))
    expect((await world.ask(guests.addPasskey, { passkey }, { token })).status).toBe(200)
    expect(code(await login(device))).toEqual(REFUSED)
  })

  test('B-26 a challenge of the guests’ login opens no back office, nor the reverse', async () => {
    const { device } = await withBoth()
    const asked = await optionsOf<CallOutput<typeof guests.startPasskey>>(
      world.ask(guests.startPasskey, { purpose: 'login' }),
    )
    expect(code(await world.ask(calls.staffPasskeyLogin, { passkey: device.answer(asked) }))).toEqual(REFUSED)
    const passkey = device.answer(await requestOf('login'))
    expect(code(await world.ask(guests.passkeyLogin, { passkey }))).toEqual(REFUSED)
  })

  test('B-26 it is over with the roles, with an invitation, and when a manager resets the second step', async () => {
    const [left, invited, reset] = [await withBoth(), await withBoth(), await withBoth()]
    const manager = (await enrolled(['manager'])).session.token
    await world.db.sql('delete from staff_member where account_id = any ($1)', [
      [left.person.accountId, invited.person.accountId],
    ])
    expect(code(await login(left.device))).toEqual(REFUSED)
    const invitation = { email: invited.person.email, displayName: 'Ada', roles: ['bar'], language: 'it' }
    expect((await world.ask(inviteStaff, invitation, { token: manager })).status).toBe(200)
    expect(code(await login(invited.device))).toEqual(REFUSED)
    const { accountId } = reset.person
    expect((await world.ask(resetStaffSecondFactor, { accountId }, { token: manager })).status).toBe(200)
    expect(code(await login(reset.device))).toEqual(REFUSED)
  })
})

test('B-26 ASVS 7.5.1 a proof is one’s own passkey of the back office', async () => {
  const [ada, bea] = [await withBoth(), await withBoth()]
  const { token } = ada.session
  const isProven = async () => (await world.ask(signIn.setStaffPin, { pin: null }, { token })).status === 200
  await world.db.sql('update session set proven_at = null')
  expect(await isProven()).toBe(false)
  const foreign = bea.device.answer({ ...(await requestOf('proof', token)), allowCredentials: [] })
  expect(code(await world.ask(signIn.proveStaff, { passkey: foreign }, { token }))).toEqual(REFUSED)
  expect(await isProven()).toBe(false)
  const own = ada.device.answer(await requestOf('proof', token))
  expect(code(await world.ask(signIn.proveStaff, { passkey: own }, { token }))).toEqual([200, null])
  expect(await isProven()).toBe(true)
  expect(code(await world.ask(calls.startStaffPasskey, { purpose: 'proof' }))).toEqual([401, 'login_required'])
})

describe('B-26 R-603 an authenticator beside passkeys', () => {
  const started = async (token: string) => (await world.ask(signIn.startAuthenticator, {}, { token })).json() as Started
  const add = (token: string, ticket: string, typed: string) =>
    world.ask(signIn.addAuthenticator, { ticket, code: typed }, { token })

  test('B-26 who joined by a passkey sets one up after a proof, and signs in by password and code from then on', async () => {
    const { person, device, session } = await joined()
    const { token } = session
    await world.db.sql('update session set proven_at = null where account_id = $1', [person.accountId])
    expect(code(await world.ask(signIn.startAuthenticator, {}, { token }))).toEqual([403, 'proof_needed'])
    const passkey = device.answer(await requestOf('proof', token))
    await world.ask(signIn.proveStaff, { passkey }, { token })

    const { ticket, secret, uri, testAuthenticator } = await started(token)
    expect([uri.includes(secret), testAuthenticator]).toEqual([true, null])
    person.secret = bytesOf(secret) ?? person.secret
    expect(code(await add(token, ticket, '000000'))).toEqual([400, 'code_wrong_or_expired'])
    expect(await securityOf(token)).toMatchObject({ hasAuthenticator: false })
    expect(code(await add(token, ticket, await codeOf(person)))).toEqual([200, null])
    expect(await securityOf(token)).toMatchObject({ hasAuthenticator: true, recoveryCodesLeft: 10 })

    await giveAPassword(person)
    expect(code(await finish(await ticketOf(person), await codeOf(person)))).toEqual([400, 'code_wrong_or_expired'])
    expect(code(await finish(await ticketOf(person), await codeOf(person, 1)))).toEqual([200, null])
    const told = await world.db.sql(
      `select from outbox where kind = 'accounts.authenticator-added' and (payload ->> 'accountId')::bigint = $1`,
      [person.accountId],
    )
    expect(told).toHaveLength(1)
  })

  test('B-26 it is set up once: not beside another one, by no ticket of somebody else, and no ticket opens the back office', async () => {
    const [ada, bea, { session }] = [await joined(), await joined(), await enrolled()]
    expect(code(await world.ask(signIn.startAuthenticator, {}, { token: session.token }))).toEqual([
      409,
      'status_changed',
    ])
    const [one, other] = [await started(ada.session.token), await started(ada.session.token)]
    ada.person.secret = bytesOf(one.secret) ?? ada.person.secret
    const typed = await codeOf(ada.person)
    expect(code(await add(bea.session.token, one.ticket, typed))).toEqual([400, 'code_wrong_or_expired'])
    expect(code(await finish(one.ticket, typed))).toEqual([401, 'login_required'])
    expect(code(await add(ada.session.token, one.ticket, typed))).toEqual([200, null])
    ada.person.secret = bytesOf(other.secret) ?? ada.person.secret
    expect(code(await add(ada.session.token, other.ticket, await codeOf(ada.person)))).toEqual([409, 'status_changed'])
  })
})

test('B-26 several are named and taken away; the last one of somebody without an authenticator stays', async () => {
  const { session, person } = await joined()
  const { token } = session
  await addedTo(token)
  const [one, other] = (await securityOf(token)).passkeys
  await world.ask(calls.renameStaffPasskey, { passkeyId: one?.id, name: 'Tablet del bar' }, { token })
  expect((await securityOf(token)).passkeys.map(({ name }) => name)).toEqual(['Tablet del bar', ''])
  const remove = (passkeyId: number | undefined) => world.ask(calls.removeStaffPasskey, { passkeyId }, { token })
  expect(code(await remove(one?.id))).toEqual([200, null])
  expect(code(await remove(one?.id))).toEqual([404, 'not_found'])
  expect(code(await remove(other?.id))).toEqual([409, 'last_way_in'])
  const done = await world.db.sql<{ action: string }>(
    `select action from staff_action where account_id = $1 and action like '%Passkey' order by id`,
    [person.accountId],
  )
  expect(done.map(({ action }) => action)).toEqual(['staff.addPasskey', 'staff.removePasskey'])
})
