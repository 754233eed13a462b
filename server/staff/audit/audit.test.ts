import { afterAll, beforeAll, expect, test } from 'vitest'
import { civilDate } from '../../../domain/platform/civil-date.ts'
import * as calls from '../../../domain/staff/audit-calls.ts'
import { viewCustomer } from '../../../domain/staff/customer-calls.ts'
import { changeStaffRoles } from '../../../domain/staff/people-calls.ts'
import { barWorld, type BarWorld } from '../../../tests/support/bar-world.ts'
import type { Payer } from '../../../tests/support/payment-world.ts'

let world: BarWorld
let elena: Payer
let guest: Payer

beforeAll(async () => {
  world = await barWorld()
  elena = await world.staff('Elena', ['manager'])
  guest = await world.payer()
  await world.db.sql(`update account set first_name = 'Zaira', last_name = 'Quattrini' where id = $1`, [
    guest.accountId,
  ])
  await world.db.sql(`update session set device = 'Tablet del banco' where account_id = $1`, [elena.accountId])
  await elena.call(viewCustomer, { accountId: guest.accountId })
  const { accountId } = await world.staff('Bea', ['bar'])
  await elena.call(changeStaffRoles, { accountId, roles: ['beach'] })
})
afterAll(() => world.close())

test('R-603 the log says who did what with which device, before and after, and finds it by person, action, object and days', async () => {
  const find = async (wish: object) =>
    (await elena.call(calls.listAudit, wish)).rows
      // Settings that the test's own server was started with.
      .filter(({ source }) => source === 'staff')
      .map(({ action, device, name }) => [action, device, name])
  const viewed = ['customer.view', 'Tablet del banco', 'Zaira Quattrini']
  const changed = ['staff.changeRoles', 'Tablet del banco', 'Bea']
  expect(await find({})).toEqual([changed, viewed])
  expect(await find({ accountId: String(elena.accountId) })).toEqual([changed, viewed])
  expect(await find({ accountId: String(guest.accountId) })).toEqual([])
  expect(await find({ kind: 'people' })).toEqual([changed])
  expect(await find({ about: 'Quattrini' })).toEqual([viewed])
  expect(await find({ from: '2027-07-01', to: '2027-07-01' })).toEqual([changed, viewed])
  expect(await find({ to: '2027-06-30' })).toEqual([])
  const [row] = (await elena.call(calls.listAudit, { kind: 'people' })).rows
  expect(row?.detail).toEqual({ before: ['bar'], after: ['beach'] })
  const { csv } = await elena.call(calls.exportAudit, { from: civilDate('2027-07-01'), kind: 'customers' })
  expect(csv).toContain('Zaira Quattrini')
  expect(csv).toContain('Tablet del banco')
  expect(csv).not.toContain('Bea')
  expect(await guest.refusal(calls.listAudit, {})).toBe('not_allowed')
})
