import { afterAll, beforeAll, expect, test } from 'vitest'
import { previewBroadcast } from '../../domain/messages/staff-calls.ts'
import { civilDate } from '../../domain/platform/civil-date.ts'
import { openStaffSession } from '../../tests/race/booking-world.ts'
import type { Payer } from '../../tests/support/payment-world.ts'
import { lifeWorld, type LifeWorld } from '../../tests/support/subscription-life-world.ts'

let world: LifeWorld
let staff: Payer

beforeAll(async () => {
  world = await lifeWorld()
  const member = await world.payer()
  await world.db.sql(
    `insert into staff_member (account_id, roles, display_name) values ($1, '{beach}', 'Marco Spiaggia')`,
    [member.accountId],
  )
  staff = world.payerBy({ ...member, token: await openStaffSession(world.db, member.accountId) })
})
afterAll(() => world.close())

test('B-13 subscribers are guests of each of their days: they are reached with the umbrellas, or listed to be called', async () => {
  const holder = await world.payer()
  await world.season(holder, 'B4')
  const preview = (audience: 'all' | 'umbrella' | 'parking', day = '2027-07-10') =>
    staff.call(previewBroadcast, { day: civilDate(day), audience })
  expect((await preview('umbrella')).people).toBe(1)
  expect((await preview('all')).people).toBe(1)
  expect((await preview('parking')).people).toBe(0)
  await world.db.sql(
    `update account set kind = 'guest', password_hash = '', confirmed_at = null, email = '' where id = $1`,
    [holder.accountId],
  )
  expect(await preview('umbrella')).toMatchObject({ people: 0, unreached: [{ places: ['B4'], reason: 'no_address' }] })
})
