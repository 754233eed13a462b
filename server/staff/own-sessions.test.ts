import { afterAll, beforeAll, expect, test } from 'vitest'
import type { CallOutput } from '../../domain/platform/call.ts'
import { getStaffMember } from '../../domain/staff/calls.ts'
import * as calls from '../../domain/staff/sign-in-calls.ts'
import { bytesOf, codeAt } from '../../sandbox/authenticator/code.ts'
import { makeStaff } from '../../tests/race/booking-world.ts'
import { aCustomer } from '../../tests/contract/people.ts'
import { contractWorld, type World } from '../../tests/contract/world.ts'
import { deliverMails } from '../../tests/support/guest-mailbox.ts'
import { newToken } from '../accounts/bearer-token.ts'
import { createConfirmedAccount } from '../accounts/create-account.ts'
import { saveStaffMember } from './staff-queries.ts'

const EMAIL = 'ada@example.it'
const PASSWORD = 'conchiglia-di-mare-41'
const NEW_DEVICE = 'La gestione di Bagno Argo è stata aperta su un nuovo dispositivo'
const CODE_USED = 'Un tuo codice di recupero per Bagno Argo è stato usato'
/** What the tablet keeps for itself. */
const TABLET = newToken()
let world: World
let accountId: number
let secret: Buffer
/** The first login, which set the second factor up. */
let first: Session

type Session = CallOutput<typeof calls.finishStaffLogin>
type Sessions = CallOutput<typeof calls.listStaffSessions>['sessions']

beforeAll(async () => {
  world = await contractWorld({ hasJobs: false })
  const person = { email: EMAIL, password: PASSWORD, firstName: 'Ada', lastName: 'Rivi', phone: '+393331112222' }
  accountId = await world.db.database.transaction(async (tx) => {
    const made = await createConfirmedAccount(tx, { ...person, language: 'it' })
    if (made === null) throw new Error('the e-mail had an account')
    await saveStaffMember(tx, made, { displayName: 'Ada', roles: ['bar'] })
    return made
  })
  await world.db.sql('update staff_member set mailbox_proven_at = battigia_now() where account_id = $1', [accountId])
  first = await enter(null, TABLET)
})
afterAll(() => world.close())

/** A full login by a code of the authenticator, or by a recovery code. */
async function enter(recoveryCode: string | null, device?: string): Promise<Session> {
  const password = { email: EMAIL, password: PASSWORD }
  const { ticket, enrolment } = (await world.ask(calls.staffLogin, password)).json() as CallOutput<
    typeof calls.staffLogin
  >
  secret = bytesOf(enrolment?.secret ?? '') ?? secret
  await world.db.sql('update staff_second_factor set last_step = 0 where account_id = $1', [accountId])
  const [row] = await world.db.sql<{ ms: number }>('select (extract(epoch from battigia_now()) * 1000)::float8 as ms')
  const code = recoveryCode ?? codeAt(secret, row?.ms ?? 0)
  const answer = await world.ask(calls.finishStaffLogin, { ticket, code, ...(device === undefined ? {} : { device }) })
  return answer.json() as Session
}
const subjects = async () =>
  (await deliverMails(world.db)).filter(({ to }) => to === EMAIL).map(({ subject }) => subject)
const isOpen = async (token: string) => (await world.ask(getStaffMember, {}, { token })).status === 200
const sessionsOf = async (token: string) =>
  ((await world.ask(calls.listStaffSessions, {}, { token })).json() as { sessions: Sessions }).sessions

test('R-603 ASVS 6.3.5 a person is mailed of a device that is new, once, and of a recovery code that was used', async () => {
  expect(await subjects()).toEqual([NEW_DEVICE])
  await enter(null, TABLET)
  expect(await subjects()).toEqual([])
  await enter(first.recoveryCodes[0] ?? '', TABLET)
  expect(await subjects()).toEqual([CODE_USED])
  await enter(null, newToken())
  expect(await subjects()).toEqual([NEW_DEVICE])
  // Who keeps no secret is new every time.
  await enter(first.recoveryCodes[1] ?? '')
  await enter(null)
  expect((await subjects()).toSorted()).toEqual([NEW_DEVICE, NEW_DEVICE, CODE_USED])
})

test('R-603 somebody sees where they are signed in, ends one of those, and nobody else’s', async () => {
  await world.db.sql(`delete from session where account_id = $1 and kind = 'staff'`, [accountId])
  const [one, other] = [await enter(null, TABLET), await enter(null, TABLET)]
  const sessions = await sessionsOf(other.token)
  expect(sessions.map(({ isThis, platform }) => [isThis, platform])).toEqual([
    [true, 'other'],
    [false, 'other'],
  ])
  const bea = await makeStaff(world.db, await aCustomer(world), ['bar'])
  const end = (token: string) => world.ask(calls.endOtherStaffSession, { sessionId: sessions[1]?.id ?? 0 }, { token })
  expect((await end(bea.token)).status).toBe(200)
  expect([await isOpen(one.token), await isOpen(other.token)]).toEqual([true, true])
  expect((await end(other.token)).status).toBe(200)
  expect((await end(other.token)).status).toBe(200)
  expect([await isOpen(one.token), await isOpen(other.token)]).toEqual([false, true])
  expect(await sessionsOf(other.token)).toHaveLength(1)
  const written = await world.db.sql(`select from staff_action where action = 'staff.endSession' and account_id = $1`, [
    accountId,
  ])
  expect(written).toHaveLength(1)
})

test('R-603 a session that waits for its PIN is among them, one that has run out is not', async () => {
  await world.db.sql(`delete from session where account_id = $1 and kind = 'staff'`, [accountId])
  const [away, here] = [await enter(null, TABLET), await enter(null, TABLET)]
  await world.ask(calls.setStaffPin, { pin: '8402' }, { token: away.token })
  await world.ask(calls.lockStaffSession, {}, { token: away.token })
  expect(await sessionsOf(here.token)).toHaveLength(2)
  await world.db.sql(
    `update session set last_used_at = last_used_at - interval '31 minutes' where account_id = $1 and return_hash is not null`,
    [accountId],
  )
  expect(await sessionsOf(here.token)).toHaveLength(2)
  await world.db.sql(`update session set ends_at = battigia_now() where account_id = $1 and return_hash is not null`, [
    accountId,
  ])
  expect(await sessionsOf(here.token)).toHaveLength(1)
})
