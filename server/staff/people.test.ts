import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Call, CallOutput } from '../../domain/platform/call.ts'
import type { StaffRole } from '../../domain/platform/staff-role.ts'
import { login } from '../../domain/accounts/calls.ts'
import { changePassword, getSecurity, resetPassword } from '../../domain/accounts/security-calls.ts'
import { getStaffMember } from '../../domain/staff/calls.ts'
import * as calls from '../../domain/staff/people-calls.ts'
import { staffLogin } from '../../domain/staff/sign-in-calls.ts'
import { makeStaff, openStaffSession, type Customer } from '../../tests/race/booking-world.ts'
import { aCustomer } from '../../tests/contract/people.ts'
import { contractWorld, type Answer, type World } from '../../tests/contract/world.ts'
import { createConfirmedAccount } from '../accounts/create-account.ts'
import { forgetStaffChangesJob } from './forget-changes.ts'
import { deliverMails } from '../../tests/support/guest-mailbox.ts'

let world: World
let elena: Customer

beforeAll(async () => {
  world = await contractWorld({ hasJobs: false })
  elena = await member(['manager'])
})
afterAll(() => world.close())

const member = async (roles: StaffRole[]) => makeStaff(world.db, await aCustomer(world), roles)
const ask = (call: Call, input: object, who: Customer = elena) => world.ask(call, input, { token: who.token })
const code = (answer: Answer) => (answer.status === 200 ? null : answer.problem().code)
const isOpen = async (who: Customer) => (await ask(getStaffMember, {}, who)).status === 200
const people = async () =>
  ((await ask(calls.listStaffPeople, {})).json() as CallOutput<typeof calls.listStaffPeople>).people
const rolesOf = async ({ accountId }: Pick<Customer, 'accountId'>) =>
  (await people()).find((person) => person.accountId === accountId)?.roles ?? null
const audited = (action: string, accountId: number) =>
  world.db.sql<{ by: number; detail: object }>(
    'select account_id::integer as by, detail from staff_action where action = $1 and subject = $2',
    [action, `account:${accountId}`],
  )

test('R-603 somebody without an account is invited: a link chooses a long password, and the first login sets up the rest', async () => {
  const email = 'nuova@example.it'
  const invitation = { email, displayName: 'Nuova', roles: ['bar' as const], language: 'de' as const }
  expect(code(await ask(calls.inviteStaff, invitation))).toBeNull()
  expect(code(await ask(calls.inviteStaff, invitation))).toBe('staff_already')
  const invited = (await people()).find((person) => person.email === email)
  expect(invited).toMatchObject({ displayName: 'Nuova', roles: ['bar'], hasSecondFactor: false, lastUsedAt: null })
  expect(await audited('staff.invite', invited?.accountId ?? 0)).toEqual([
    { by: elena.accountId, detail: { roles: ['bar'] } },
  ])
  const [mail] = (await deliverMails(world.db)).filter(({ to }) => to === email)
  expect(mail?.subject).toContain('Dein Zugang zur Verwaltung')
  expect(mail?.text).toContain('72 Stunden')
  const key = /\/ges#key=([\w-]{43})/.exec(mail?.text ?? '')?.[1]
  expect(code(await world.ask(resetPassword, { key, password: 'zu-kurz-1' }))).toBe('input_invalid')
  expect(code(await world.ask(resetPassword, { key, password: 'muscheln-im-sand-7' }))).toBeNull()
  const login = await world.ask(staffLogin, { email, password: 'muscheln-im-sand-7' })
  expect((login.json() as CallOutput<typeof staffLogin>).enrolment).not.toBeNull()
})

test('security L2 who knew the password of an invited guest gets nowhere: only the mailed link sets password and second factor up', async () => {
  const password = 'conchiglia-di-mare-41'
  const guest = { email: 'ospite@example.it', firstName: 'Ugo', lastName: 'Neri', phone: '', language: 'it' } as const
  const accountId = await world.db.database.transaction((tx) => createConfirmedAccount(tx, { ...guest, password }))
  const stolen = (await world.ask(login, { email: guest.email, password })).json() as { token: string }
  await world.db.sql(
    `insert into email_change (account_id, email, expires_at) values ($1, 'ladro@example.it', battigia_now() + interval '1 hour')`,
    [accountId],
  )
  const invited = { email: guest.email, displayName: 'Ugo', roles: ['bar' as const], language: 'it' as const }
  expect(code(await ask(calls.inviteStaff, invited))).toBeNull()
  expect(code(await world.ask(staffLogin, { email: guest.email, password }))).toBe('wrong_credentials')
  expect(code(await world.ask(getSecurity, {}, { token: stolen.token }))).toBe('login_required')
  expect(await world.db.sql('select from email_change where account_id = $1', [accountId])).toEqual([])
  const [mail] = (await deliverMails(world.db)).filter(({ to }) => to === guest.email)
  const key = /#key=([\w-]{43})/.exec(mail?.text ?? '')?.[1]
  expect(code(await world.ask(resetPassword, { key, password }))).toBeNull()
  const enrols = async () => code(await world.ask(staffLogin, { email: guest.email, password }))
  expect(await enrols()).toBeNull()
  // A password that did not come by mail, and a reset by a manager, ask for the mailbox again.
  const { token } = (await world.ask(login, { email: guest.email, password })).json() as { token: string }
  await world.ask(changePassword, { password }, { token })
  expect(await enrols()).toBe('mailed_link_needed')
  await world.db.sql('update staff_member set mailbox_proven_at = battigia_now() where account_id = $1', [accountId])
  expect(await enrols()).toBeNull()
  expect(code(await ask(calls.resetStaffSecondFactor, { accountId: accountId ?? 0 }))).toBeNull()
  expect(await enrols()).toBe('mailed_link_needed')
})

test('U-05 other roles end every session of the person and are written down; none take them away', async () => {
  const [giada, bea] = [await member(['bar']), await member(['beach', 'cashier'])]
  expect(
    code(await ask(calls.changeStaffRoles, { accountId: giada.accountId, roles: ['bar', 'beach', 'bar'] })),
  ).toBeNull()
  expect([await isOpen(giada), await isOpen(bea)]).toEqual([false, true])
  expect((await rolesOf(giada))?.toSorted()).toEqual(['bar', 'beach'])
  expect(await audited('staff.changeRoles', giada.accountId)).toEqual([
    { by: elena.accountId, detail: { before: ['bar'], after: ['bar', 'beach'] } },
  ])
  expect(code(await ask(calls.changeStaffRoles, { accountId: bea.accountId, roles: [] }))).toBeNull()
  expect([await isOpen(bea), await rolesOf(bea)]).toEqual([false, null])
  expect(code(await ask(calls.changeStaffRoles, { accountId: bea.accountId, roles: ['bar'] }))).toBe('not_found')
})

test('R-603 the last manager stays, also when two take each other away at once', async () => {
  const other = await member(['manager'])
  const away = (who: Customer, whom: Customer) =>
    ask(calls.changeStaffRoles, { accountId: whom.accountId, roles: ['bar'] }, who)
  const answers = await Promise.all([away(elena, other), away(other, elena)])
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  const left = await world.db.sql<{ id: number }>(
    `select account_id::integer as id from staff_member where 'manager' = any (roles)`,
  )
  expect(left).toHaveLength(1)
  const last = left[0]?.id === elena.accountId ? elena : other
  expect(code(await away(last, last))).toBe('last_manager')
  expect(code(await ask(calls.changeStaffRoles, { accountId: last.accountId, roles: [] }, last))).toBe('last_manager')
  elena = last
})

test('B-11 a change of roles is truly taken back: roles, second factor and codes; tokens that ended stay over', async () => {
  const giada = await member(['bar'])
  const { accountId } = giada
  await world.db.sql(
    `insert into staff_second_factor (account_id, secret, last_step, confirmed_at) values ($1, $2, 7, battigia_now())`,
    [accountId, Buffer.alloc(20, 9)],
  )
  await world.db.sql('insert into staff_recovery_code (account_id, code_hash) values ($1, $2)', [
    accountId,
    Buffer.alloc(32, 3),
  ])
  const factor = () =>
    world.db.sql(
      `select m.roles, m.display_name, m.pin_hash, f.secret, f.last_step, f.confirmed_at, f.is_sealed, c.code_hash
         from staff_member m join staff_second_factor f using (account_id) join staff_recovery_code c using (account_id)
        where m.account_id = $1`,
      [accountId],
    )
  const change = async (roles: StaffRole[]) => {
    const answer = await ask(calls.changeStaffRoles, { accountId, roles })
    return (answer.json() as CallOutput<typeof calls.changeStaffRoles>).changeId
  }
  const undo = (changeId: number, who = elena) => ask(calls.undoStaffChange, { changeId }, who)
  const before = await factor()
  expect(before).toHaveLength(1)
  for (const roles of [['beach' as const], []]) {
    const changeId = await change(roles)
    expect(await isOpen(giada)).toBe(false)
    expect(code(await undo(changeId, await member(['manager'])))).toBe('status_changed')
    expect(code(await undo(changeId))).toBeNull()
    expect(code(await undo(changeId))).toBe('status_changed')
    expect(await factor()).toEqual(before)
    expect(await isOpen(giada)).toBe(false)
  }
  expect(await audited('staff.undoRoles', accountId)).toEqual([
    { by: elena.accountId, detail: { before: ['beach'], after: ['bar'] } },
    { by: elena.accountId, detail: { before: [], after: ['bar'] } },
  ])
  // Whoever was changed or invited again since stays what they are; and the time is over once it is over.
  const changed = await change([])
  const invited = { email: giada.email, displayName: 'Giada', roles: ['cashier' as const], language: 'it' as const }
  expect(code(await ask(calls.inviteStaff, invited))).toBeNull()
  expect(code(await undo(changed))).toBe('status_changed')
  const first = await change(['bar'])
  await change(['beach'])
  expect(code(await undo(first))).toBe('status_changed')
  const late = await change(['bar'])
  await world.db.sql(`update staff_change set at = at - interval '1 hour' where id = $1`, [late])
  expect(code(await undo(late))).toBe('status_changed')
  await forgetStaffChangesJob.run(world.db.database)
  expect(await world.db.sql('select from staff_change where id = $1', [late])).toEqual([])
})

test('R-603 taking a promotion back and demoting each other at once leaves a manager', async () => {
  await world.db.sql(`update staff_member set roles = '{bar}' where 'manager' = any (roles) and account_id <> $1`, [
    elena.accountId,
  ])
  const giada = await member(['bar'])
  const promoted = await ask(calls.changeStaffRoles, { accountId: giada.accountId, roles: ['manager'] })
  const { changeId } = promoted.json() as CallOutput<typeof calls.changeStaffRoles>
  const again = { ...giada, token: await openStaffSession(world.db, giada.accountId) }
  await Promise.all([
    ask(calls.undoStaffChange, { changeId }),
    ask(calls.changeStaffRoles, { accountId: elena.accountId, roles: ['bar'] }, again),
  ])
  const left = await world.db.sql<{ id: number }>(
    `select account_id::integer as id from staff_member where 'manager' = any (roles)`,
  )
  expect(left).toHaveLength(1)
  if (left[0]?.id !== elena.accountId) elena = again
})

test('ASVS 6.3.3 a manager resets a lost second factor: sessions and codes end, and the next login sets up another', async () => {
  const giada = await member(['bar'])
  await world.db.sql(
    `insert into staff_second_factor (account_id, secret, last_step, confirmed_at) values ($1, $2, 0, battigia_now())`,
    [giada.accountId, Buffer.alloc(20, 7)],
  )
  expect((await people()).find(({ accountId }) => accountId === giada.accountId)?.hasSecondFactor).toBe(true)
  expect(code(await ask(calls.resetStaffSecondFactor, { accountId: giada.accountId }))).toBeNull()
  expect(await isOpen(giada)).toBe(false)
  expect((await people()).find(({ accountId }) => accountId === giada.accountId)?.hasSecondFactor).toBe(false)
  const told = (await deliverMails(world.db)).filter(({ to }) => to === giada.email)
  expect(told.map(({ subject }) => subject)).toEqual(['Il tuo secondo passo per Bagno Argo è stato azzerato'])
  expect(await audited('staff.resetSecondFactor', giada.accountId)).toHaveLength(1)
  expect(code(await ask(calls.resetStaffSecondFactor, { accountId: 987_654_321 }))).toBe('not_found')
})
