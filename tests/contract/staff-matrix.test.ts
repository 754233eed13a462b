import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { enterAsGuest } from '../../domain/accounts/calls.ts'
import { hasRole, STAFF_ROLES, type StaffRole } from '../../domain/platform/staff-role.ts'
import { contents } from './contents.ts'
import { EVERY_CALL } from './every-call.ts'
import { makeStaff } from '../race/booking-world.ts'
import { reportFigures } from '../support/figures.ts'
import { aCustomer } from './people.ts'
import { contractWorld, type World } from './world.ts'

let world: World
/** A person of each role, with that role alone. */
const staff = new Map<StaffRole, string>()
let customer: string
let guest: string
const STAFF_CALLS = EVERY_CALL.filter(({ policy }) => policy === 'staff')

/** Input that no call takes: whoever may ask is told so, and nobody changes anything by it. */
const NONSENSE = { nonsense: 'x' }

beforeAll(async () => {
  world = await contractWorld({ hasJobs: false })
  for (const role of STAFF_ROLES) {
    const { token } = await makeStaff(world.db, await aCustomer(world), [role])
    staff.set(role, token)
  }
  customer = (await aCustomer(world)).token
  const details = {
    firstName: 'Ugo',
    lastName: 'Ospite',
    email: 'ugo@example.it',
    phone: '+393331234567',
    language: 'it',
  }
  guest = ((await world.ask(enterAsGuest, details)).json() as { token: string }).token
})
afterAll(() => world.close())

test('R-603 the back office has calls, each of them for some and not for all', () => {
  expect(STAFF_CALLS.length).toBeGreaterThan(30)
  expect(STAFF_CALLS.filter(({ path }) => !path.startsWith('ges/')).map(({ name }) => name)).toEqual([])
})

describe.each(STAFF_CALLS.map((call) => [call.name, call] as const))('R-603 Z-01 Z-02 %s', (_name, call) => {
  test('opens to its roles and to nobody else', async () => {
    const before = await contents(world.db, true)
    const statusOf = async (token: string) => {
      reportFigures('Z-01', { asked: 1 })
      return (await world.ask(call, NONSENSE, { token })).status
    }
    for (const [role, token] of staff)
      expect(await statusOf(token), role).toBe(hasRole([role], call.roles ?? []) ? 400 : 403)
    expect([await statusOf(customer), await statusOf(guest)]).toEqual([403, 401])
    expect(await contents(world.db, true)).toEqual(before)
  })
})

const GUEST_CALLS = EVERY_CALL.filter(({ policy }) => !['staff', 'anyone'].includes(policy))

test('R-603 Z-01 a token of the back office opens no call of guests, whatever is sent and whosever it is', async () => {
  expect(GUEST_CALLS.length).toBeGreaterThan(60)
  const before = await contents(world.db, true)
  const token = staff.get('manager') ?? ''
  for (const call of GUEST_CALLS) {
    for (const headers of [{}, { 'idempotency-key': crypto.randomUUID() }]) {
      const answer = await world.ask(call, NONSENSE, { token, headers })
      expect([answer.status, answer.problem().code], call.name).toEqual([401, 'login_required'])
    }
  }
  expect(await contents(world.db, true)).toEqual(before)
})

test('R-603 calls that anyone makes answer a token of the back office as they answer nobody', async () => {
  for (const name of ['getResort', 'getPlan', 'getBarState', 'listNews']) {
    const call = EVERY_CALL.find((one) => one.name === name)
    if (call === undefined) throw new Error(`no call ${name}`)
    const [own, nobody] = [
      await world.ask(call, { language: 'it' }, { token: staff.get('bar') }),
      await world.ask(call, { language: 'it' }),
    ]
    expect([own.status, timeless(own.body)], name).toEqual([nobody.status, timeless(nobody.body)])
  }
})
const timeless = (body: string) => body.replaceAll(/"serverNow":"[^"]*"/g, '')

test('R-603 a role that is taken away closes the back office with the next request', async () => {
  const token = staff.get('bar') ?? ''
  const me = EVERY_CALL.find(({ name }) => name === 'getStaffMember')
  if (me === undefined) throw new Error('no call')
  expect((await world.ask(me, {}, { token })).status).toBe(200)
  await world.db.sql(`delete from staff_member where roles = '{bar}'`)
  expect((await world.ask(me, {}, { token })).status).toBe(401)
})
