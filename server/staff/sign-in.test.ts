import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { login } from '../../domain/accounts/calls.ts'
import { changePassword, getSecurity, resetPassword } from '../../domain/accounts/security-calls.ts'
import type { CallOutput } from '../../domain/platform/call.ts'
import { getStaffMember } from '../../domain/staff/calls.ts'
import * as calls from '../../domain/staff/sign-in-calls.ts'
import { PIN_TRIES, TICKET_TRIES } from '../../domain/staff/sign-in-rules.ts'
import { bytesOf } from '../../sandbox/authenticator/code.ts'
import { contractWorld, type Answer, type World } from '../../tests/contract/world.ts'
import { PASSWORD, signInSteps } from '../../tests/support/sign-in-steps.ts'
import { newToken, tokenHash } from '../accounts/bearer-token.ts'

let world: World
const { aPerson, codeOf, freshSteps, first, ticketOf, finish, enrolled, signedIn } = signInSteps(() => world)

beforeAll(async () => {
  world = await contractWorld({ hasJobs: false })
})
afterAll(() => world.close())

const code = (answer: Answer) => [answer.status, answer.status === 200 ? null : answer.problem().code]
const isOpen = async (token: string) => (await world.ask(getStaffMember, {}, { token })).status === 200
const withPin = async (token: string, pin = '8402') =>
  ((await world.ask(calls.setStaffPin, { pin }, { token })).json() as { returnKey: string }).returnKey
const unlock = (returnKey: string, pin: string, token?: string) =>
  world.ask(calls.unlockStaffSession, { returnKey, pin }, { token })

describe('R-603 ASVS 6.3.3 two steps', () => {
  test('U-02 one answer for an unknown e-mail, a wrong password, a guest, and a guest with the right one', async () => {
    const [guest, member] = [await aPerson(null), await aPerson(['bar'])]
    const answers = [
      await first({ email: 'nessuno@example.it', password: PASSWORD }),
      await first({ ...member, password: 'not the password' }),
      await first({ ...guest, password: 'not the password' }),
      await first(guest),
    ]
    for (const answer of answers) expect(code(answer)).toEqual([401, 'wrong_credentials'])
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1)
  })

  test('the first login sets the second factor up; its secret is answered once and the next login asks for a code alone', async () => {
    const { person, session } = await enrolled()
    expect(session).toMatchObject({ email: person.email, displayName: 'Ada', idleMinutes: 30, returnKey: null })
    expect(session.recoveryCodes).toHaveLength(10)
    expect(await isOpen(session.token)).toBe(true)
    const again = (await first(person)).json() as CallOutput<typeof calls.staffLogin>
    expect(again).toMatchObject({
      enrolment: null,
      hasAuthenticator: true,
      choosesPassword: false,
      testAuthenticator: null,
    })
    // A first step alone is no session.
    expect(await isOpen(again.ticket)).toBe(false)
  })

  test('a code is used once, whoever asks at the same time, and so is what came before it', async () => {
    const { person } = await enrolled()
    await freshSteps(person)
    const tickets = await Promise.all([1, 2, 3, 4].map(() => ticketOf(person)))
    const typed = await codeOf(person)
    const answers = await Promise.all(tickets.map((ticket) => finish(ticket, typed)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    await world.db.sql('delete from login_failure')
    expect(code(await finish(await ticketOf(person), typed))).toEqual([400, 'code_wrong_or_expired'])
    expect(code(await finish(await ticketOf(person), await codeOf(person, -1)))).toEqual([400, 'code_wrong_or_expired'])
    expect((await finish(await ticketOf(person), await codeOf(person, 1))).status).toBe(200)
  })

  test('U-01 the tries of one login end, also all at once, and those of the account slow down', async () => {
    const { person } = await enrolled()
    await freshSteps(person)
    // A slow machine would wait out a delay.
    onTestFinished(await world.db.stopClock())
    const ticket = await ticketOf(person)
    const tried = []
    for (let n = 0; n < TICKET_TRIES; n += 1) tried.push((await finish(ticket, '000000')).status)
    expect(tried.slice(0, 5)).toEqual([400, 400, 400, 400, 400])
    expect(tried.at(-1)).toBe(429)
    const other = await ticketOf(person)
    const atOnce = await Promise.all(Array.from({ length: TICKET_TRIES + 4 }, () => finish(other, '000000')))
    expect(atOnce.filter(({ status }) => status === 401)).toHaveLength(4)
    expect(code(await finish(ticket, await codeOf(person)))).toEqual([401, 'login_required'])
    expect(code(await finish(await ticketOf(person), await codeOf(person)))).toEqual([429, 'too_many_requests'])
    await world.db.sql(`update login_failure set next_try_at = battigia_now()`)
    expect((await finish(await ticketOf(person), await codeOf(person))).status).toBe(200)
  })

  test('ASVS 6.5.2 a recovery code has more than 112 bits, and opens once, however it is typed', async () => {
    const { person, session } = await enrolled()
    const [recovery = ''] = session.recoveryCodes
    expect(recovery).toMatch(/^(?:[A-Z2-7]{4}-){6}[A-Z2-7]{4}$/)
    expect(new Set(session.recoveryCodes).size).toBe(10)
    expect((await finish(await ticketOf(person), recovery.toLowerCase().replaceAll('-', ' '))).status).toBe(200)
    expect(code(await finish(await ticketOf(person), recovery))).toEqual([400, 'code_wrong_or_expired'])
    const { token } = await signedIn(person)
    const security = (await world.ask(calls.getStaffSecurity, {}, { token })).json()
    expect(security).toEqual({
      email: person.email,
      hasPin: false,
      hasPassword: true,
      hasAuthenticator: true,
      recoveryCodesLeft: 9,
      passkeys: [],
    })
  })

  test('U-03 a short password is replaced with the second step; short, common and missing ones are refused', async () => {
    const person = await aPerson(['bar'], 'sale e sabbia 4')
    await world.db.sql('update account set password_hash = password_hash where id = $1', [person.accountId])
    const short = await aPerson(['bar'], 'sabbia e sale')
    const opened = (await first(short)).json() as CallOutput<typeof calls.staffLogin>
    expect(opened.choosesPassword).toBe(true)
    expect(((await first(person)).json() as CallOutput<typeof calls.staffLogin>).choosesPassword).toBe(false)
    short.secret = bytesOf(opened.enrolment?.secret ?? '') ?? short.secret
    const typed = await codeOf(short)
    for (const password of [undefined, 'troppo-corta-1', short.email]) {
      const answer = await finish(opened.ticket, typed, password === undefined ? {} : { password })
      expect(code(answer), password).toEqual([400, 'input_invalid'])
      expect(answer.problem().errors?.[0]?.field).toBe('password')
    }
    expect((await finish(opened.ticket, typed, { password: PASSWORD })).status).toBe(200)
    expect((await first(short)).status).toBe(401)
    expect((await first({ ...short, password: PASSWORD })).status).toBe(200)
    const guest = (await world.ask(login, { email: short.email, password: PASSWORD })).json() as { token: string }
    expect(code(await world.ask(changePassword, { password: 'troppo-corta-1' }, { token: guest.token }))).toEqual([
      400,
      'input_invalid',
    ])
  })
})

describe('U-05 a session of the back office ends', () => {
  const openedFor = (change: string) => async () => {
    const { person, session } = await enrolled()
    await world.db.sql(change, [person.accountId])
    expect(await isOpen(session.token)).toBe(false)
  }
  test(
    'after 30 minutes without use',
    openedFor(`update session set last_used_at = last_used_at - interval '30 minutes' where account_id = $1`),
  )
  test(
    'after 12 hours, however much it is used',
    openedFor(
      `update session set ends_at = ends_at - interval '12 hours', last_used_at = battigia_now() where account_id = $1`,
    ),
  )
  test('when all roles are taken away', openedFor('delete from staff_member where account_id = $1'))
  test('with another password', openedFor(`update account set password_hash = 'another' where id = $1`))

  test('is used for as long as it is, and roles are read with every request', async () => {
    const { person, session } = await enrolled(['bar'])
    const back = `update session set last_used_at = last_used_at - interval '20 minutes' where account_id = $1`
    for (let minutes = 0; minutes < 60; minutes += 20) {
      expect(await isOpen(session.token)).toBe(true)
      await world.db.sql(back, [person.accountId])
    }
    const roles = async () =>
      ((await world.ask(getStaffMember, {}, { token: session.token })).json() as { roles: string[] }).roles
    expect(await roles()).toEqual(['bar'])
    await world.db.sql(`update staff_member set roles = '{beach}' where account_id = $1`, [person.accountId])
    expect(await roles()).toEqual(['beach'])
  })

  test('with its own logout, which leaves the guest’s session, and the reverse', async () => {
    const { person, session } = await enrolled()
    const guest = (await world.ask(login, person)).status
    expect(guest).toBe(400)
    const { email, password } = person
    const { token } = (await world.ask(login, { email, password }, { token: session.token })).json() as {
      token: string
    }
    expect(await isOpen(session.token)).toBe(true)
    expect(await isOpen(token)).toBe(false)
    expect(code(await world.ask(getSecurity, {}, { token: session.token }))).toEqual([401, 'login_required'])
    await world.ask(calls.endStaffSession, {}, { token: session.token })
    expect(await isOpen(session.token)).toBe(false)
    const security = await world.ask(getSecurity, {}, { token })
    expect((security.json() as { sessions: unknown[] }).sessions).toHaveLength(1)
  })

  test('P9 with a mailed link for a new password, which signs nobody in and keeps the second factor', async () => {
    const { person, session } = await enrolled()
    const key = newToken()
    await world.db.sql(
      `insert into password_reset (account_id, key_hash, expires_at) values ($1, $2, battigia_now() + interval '10 minutes')`,
      [person.accountId, tokenHash(key)],
    )
    expect(code(await world.ask(resetPassword, { key, password: 'troppo-corta-1' }))).toEqual([400, 'input_invalid'])
    const answer = await world.ask(resetPassword, { key, password: 'scoglio-piatto-al-sole' })
    expect(answer.json()).toEqual({ email: person.email })
    expect(await isOpen(session.token)).toBe(false)
    const again = await first({ ...person, password: 'scoglio-piatto-al-sole' })
    expect(again.json()).toMatchObject({ enrolment: null })
  })
})

describe('R-603 the PIN of a shared tablet', () => {
  test.each(['1234', '0000', '1111', '9876', '1212', '123123', '1221', '1988', '2024', '110790', '070790', '121'])(
    '%s is no PIN',
    async (pin) => {
      const { session } = await enrolled()
      expect(code(await world.ask(calls.setStaffPin, { pin }, { token: session.token }))).toEqual([
        400,
        'input_invalid',
      ])
    },
  )

  test('changes the person: the one before is locked, both come back by PIN, and neither is a proof', async () => {
    const [ada, bea] = [await enrolled(), await enrolled()]
    const [adas, beas] = [await withPin(ada.session.token), await withPin(bea.session.token, '7391')]
    const opened = await unlock(adas, '8402', bea.session.token)
    const { token } = opened.json() as { token: string }
    expect([await isOpen(token), await isOpen(ada.session.token), await isOpen(bea.session.token)]).toEqual([
      true,
      false,
      false,
    ])
    expect(code(await world.ask(calls.setStaffPin, { pin: '4826' }, { token }))).toEqual([403, 'proof_needed'])
    await world.ask(calls.lockStaffSession, {}, { token })
    expect(await isOpen(token)).toBe(false)
    expect(code(await unlock(beas, '8402'))).toEqual([400, 'pin_wrong'])
    expect((await unlock(beas, '7391')).status).toBe(200)
  })

  test('the third wrong one ends the session, also all at once; a right one in between starts the count again', async () => {
    const { session } = await enrolled()
    const key = await withPin(session.token)
    for (let n = 1; n < PIN_TRIES; n += 1)
      expect((await unlock(key, '5937')).problem().data).toEqual({ triesLeft: PIN_TRIES - n })
    expect((await unlock(key, '8402')).status).toBe(200)
    const wrong = await Promise.all(Array.from({ length: PIN_TRIES + 3 }, () => unlock(key, '5937')))
    const answered = (what: string) => wrong.filter((answer) => code(answer)[1] === what)
    expect([answered('pin_wrong'), answered('login_required')].map(({ length }) => length)).toEqual([PIN_TRIES, 3])
    expect(code(await unlock(key, '8402'))).toEqual([401, 'login_required'])
  })

  test('opens within the 12 hours and not after, not after another PIN, and never by an unknown key', async () => {
    const { person, session } = await enrolled()
    const key = await withPin(session.token)
    const move = (column: string, by: string) =>
      world.db.sql(`update session set ${column} = ${column} - $2::interval where account_id = $1`, [
        person.accountId,
        by,
      ])
    await move('last_used_at', '5 hours')
    expect(await isOpen(session.token)).toBe(false)
    expect((await unlock(key, '8402')).status).toBe(200)
    await move('ends_at', '12 hours')
    expect(code(await unlock(key, '8402'))).toEqual([401, 'login_required'])
    expect(code(await unlock(newToken(), '8402'))).toEqual([401, 'login_required'])
    const [one, other] = [await signedIn(person), await signedIn(person)]
    expect([one.returnKey, other.returnKey].map((found) => found?.length)).toEqual([43, 43])
    await withPin(one.token, '6281')
    expect(code(await unlock(other.returnKey ?? '', '6281'))).toEqual([401, 'login_required'])
    expect(await isOpen(other.token)).toBe(true)
  })
})

test('ASVS 7.5.1 a proof is the password or an unused code of the authenticator', async () => {
  const { person, session } = await enrolled()
  const { token } = session
  const isProven = async () => (await world.ask(calls.setStaffPin, { pin: null }, { token })).status === 200
  const forget = () => world.db.sql('update session set proven_at = null where account_id = $1', [person.accountId])
  await forget()
  expect(await isProven()).toBe(false)
  expect(code(await world.ask(calls.proveStaff, { password: 'not the password' }, { token }))).toEqual([
    401,
    'wrong_credentials',
  ])
  // The code of the enrolment is used.
  expect(code(await world.ask(calls.proveStaff, { code: await codeOf(person) }, { token }))).toEqual([
    400,
    'code_wrong_or_expired',
  ])
  expect(await isProven()).toBe(false)
  expect((await world.ask(calls.proveStaff, { code: await codeOf(person, 1) }, { token })).status).toBe(200)
  expect(await isProven()).toBe(true)
  await forget()
  expect((await world.ask(calls.proveStaff, { password: PASSWORD }, { token })).status).toBe(200)
  expect(await isProven()).toBe(true)
})
