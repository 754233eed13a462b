import { afterAll, beforeAll, expect, test } from 'vitest'
import * as actions from '../../domain/arrivals/action-calls.ts'
import * as views from '../../domain/arrivals/calls.ts'
import { ARRIVAL_INVARIANTS } from '../../tests/invariants/arrival-invariants.ts'
import { violations } from '../../tests/invariants/check.ts'
import { remindOfCutoff } from '../orders/release-due-orders.ts'
import { arrivalWorld, DAY, press, type ArrivalWorld, type Booked } from '../../tests/support/arrival-world.ts'
import { setSettings } from '../../tests/race/booking-world.ts'
import type { Payer } from '../../tests/support/payment-world.ts'

let world: ArrivalWorld
let anna: Payer
/** Whom nobody hears of, who comes without paying, who calls, who is released by hand, who has paid. */
let silent: Booked
let here: Booked
let calling: Booked
let released: Booked
let paid: Booked

/** The clock moves on, and Anna signs in anew: a session at the desk is a short one. */
const at = async (time: string) => {
  await world.setClock(`2027-07-10T${time}:00+02:00`)
  anna = await world.staff('Anna', ['beach'])
}
const stateOf = async ({ order }: Booked) => (await world.visits(anna, order.orderId)).map(({ state }) => state)
const statusOf = async ({ order }: Booked) => {
  const [row] = await world.db.sql<{ status: string }>('select status from orders where id = $1', [order.orderId])
  return row?.status
}
const automatic = async (isOn: boolean) => {
  await setSettings(world.db, { cashReleaseAutomatic: isOn })
  await world.server.app.settings.reload(world.db.database)
}

beforeAll(async () => {
  world = await arrivalWorld()
  silent = await world.book('cash', 320)
  here = await world.book('cash', 317, 321)
  calling = await world.book('cash', 322)
  released = await world.book('cash', 323)
  paid = await world.book('paid', 324)
  await at('08:30')
})
afterAll(async () => {
  expect(await violations((text) => world.db.sql(text), ARRIVAL_INVARIANTS)).toEqual([])
  await world.close()
})

test('B-04 the hour is told once, to those who owe and have not come', async () => {
  const remind = () => remindOfCutoff(world.db.database, { cutoffReminderMinutes: 60 })
  const told = async () => {
    const rows = await world.db.sql<{ key: string }>(
      `select key from outbox where payload ->> 'topic' = 'cutoff' order by key`,
    )
    return rows.map(({ key }) => key)
  }
  await remind()
  expect(await told()).toEqual([])
  await anna.call(actions.arrive, { visitIds: here.visitIds.slice(0, 1), day: DAY, clientId: press() })
  await at('09:00')
  await remindOfCutoff(world.db.database, { cutoffReminderMinutes: 0 })
  await remind()
  await at('09:30')
  await remind()
  const keys = [silent, calling, released].map(({ order }) => `order-${order.orderId}-cutoff-2027-07-10T08:00:00.000Z`)
  expect(await told()).toEqual(keys.toSorted())
})

test('B-04 R-902 who comes too late for their hour is late; who called is kept until then and the grace', async () => {
  const late = { visitId: calling.visitIds[0] ?? '', day: DAY }
  const ask = (expectedAt: string) => anna.refusal(actions.arriveLate, { ...late, expectedAt, clientId: press() })
  expect(await ask('2027-07-10T06:00:00.000Z')).toBe('input_invalid')
  expect(await ask('2027-07-11T08:00:00.000Z')).toBe('input_invalid')
  const { visits, actionId } = await anna.call(actions.arriveLate, {
    ...late,
    expectedAt: '2027-07-10T09:30:00.000Z',
    clientId: press(),
  })
  expect(visits).toMatchObject([
    { state: 'to_collect', expectedAt: '2027-07-10T09:30:00.000Z', releaseAt: '2027-07-10T09:45:00.000Z' },
  ])
  const first = await anna.call(actions.undoArrival, { actionId })
  expect(first.visits).toMatchObject([{ expectedAt: null, releaseAt: '2027-07-10T08:15:00.000Z' }])
  await anna.call(actions.arriveLate, { ...late, expectedAt: '2027-07-10T09:30:00.000Z', clientId: press() })
  await at('10:00')
  expect(await Promise.all([silent, here, calling, released, paid].map(stateOf))).toEqual([
    ['late'],
    ['to_collect', 'late'],
    ['late'],
    ['late'],
    ['late'],
  ])
  const { counts } = await anna.call(views.listVisits, { day: DAY })
  expect(counts).toMatchObject({ late: 5, arrived: 0, to_collect: 1, expected: 0 })
})

test('B-04 by hand: freed with its reason, told later, taken back while nobody has the place', async () => {
  const release = (visitId: string) =>
    anna.call(actions.releaseVisit, { visitId, day: DAY, reason: 'Non risponde', clientId: press() })
  const [visitId = ''] = released.visitIds
  expect(
    await anna.refusal(actions.releaseVisit, {
      visitId: paid.visitIds[0] ?? '',
      day: DAY,
      reason: 'No',
      clientId: press(),
    }),
  ).toBe('already_paid')
  expect(
    await anna.refusal(actions.releaseVisit, {
      visitId: here.visitIds[1] ?? '',
      day: DAY,
      reason: 'No',
      clientId: press(),
    }),
  ).toBe('already_arrived')
  const { actionId, visits } = await release(visitId)
  expect(visits).toMatchObject([{ state: 'no_show', isReleased: true }])
  expect(await statusOf(released)).toBe('no_show')
  await anna.call(actions.undoArrival, { actionId })
  expect(await statusOf(released)).toBe('confirmed')
  expect(await world.visits(anna, released.order.orderId)).toMatchObject([
    { state: 'late', dueCents: released.order.totalCents },
  ])
  const again = await release(visitId)
  const other = await world.payer()
  await other.lock(323)
  expect(await anna.refusal(actions.undoArrival, { actionId: again.actionId })).toBe('umbrella_taken')
  const history = await world.db.sql(
    `select old_status, new_status, actor, reason from order_history where order_id = $1 order by id`,
    [released.order.orderId],
  )
  expect(history.slice(1)).toEqual([
    { old_status: 'confirmed', new_status: 'no_show', actor: 'staff', reason: 'released_by_hand' },
    { old_status: 'no_show', new_status: 'confirmed', actor: 'staff', reason: 'taken_back' },
    { old_status: 'confirmed', new_status: 'no_show', actor: 'staff', reason: 'released_by_hand' },
  ])
  const [audit] = await world.db.sql(
    `select detail ->> 'reason' as reason from staff_action where action = 'arrivals.release' order by id desc limit 1`,
  )
  expect(audit).toEqual({ reason: 'Non risponde' })
})

test('B-04 8.7 by itself or not, never who is here or on the way', async () => {
  await at('10:15')
  await automatic(false)
  await world.release()
  expect(await Promise.all([silent, here, calling].map(statusOf))).toEqual(['confirmed', 'confirmed', 'confirmed'])
  expect((await world.visits(anna, silent.order.orderId))[0]?.releaseAt).toBeNull()
  await automatic(true)
  expect((await world.visits(anna, silent.order.orderId))[0]?.releaseAt).toBe('2027-07-10T08:15:00.000Z')
  await Promise.all([world.release(), world.release()])
  expect(await Promise.all([silent, here, calling, paid].map(statusOf))).toEqual([
    'no_show',
    'confirmed',
    'confirmed',
    'confirmed',
  ])
  await at('11:44')
  await world.release()
  expect(await statusOf(calling)).toBe('confirmed')
  await at('11:45')
  await world.release()
  expect(await Promise.all([here, calling].map(statusOf))).toEqual(['confirmed', 'no_show'])
  expect(await stateOf(here)).toEqual(['to_collect', 'late'])
  const rows = await world.db.sql(
    `select cause, is_released, count(*)::integer as n from no_show where undone_at is null group by 1, 2 order by 1`,
  )
  expect(rows).toEqual([
    { cause: 'by_hand', is_released: true, n: 1 },
    { cause: 'cutoff', is_released: true, n: 2 },
  ])
})

test('B-04 a no-show of who has paid counts, frees nothing, and goes when they come after all', async () => {
  const [visitId = ''] = paid.visitIds
  const mark = { visitId, day: DAY, reason: 'Non si è visto', clientId: press() }
  const { visits } = await anna.call(actions.markVisitNoShow, mark)
  expect(visits).toMatchObject([{ state: 'no_show', isReleased: false, dueCents: 0 }])
  expect(await anna.refusal(actions.markVisitNoShow, { ...mark, clientId: press() })).toBe('already_done')
  expect(await world.ledger(paid.order.orderId)).toEqual([paid.order.totalCents])
  const came = await anna.call(actions.arrive, { visitIds: [visitId], day: DAY, clientId: press() })
  expect(came.visits).toMatchObject([{ state: 'arrived' }])
  expect(await anna.refusal(actions.markVisitNoShow, { ...mark, clientId: press() })).toBe('already_arrived')
})

test('B-02 money that a device took of somebody who was here already is taken, once; the next one is told', async () => {
  const { order, visitIds } = here
  const seen = { visitId: visitIds[0] ?? '', day: DAY, at: '2027-07-10T08:20:00.000Z' }
  const item = () => ({
    ...seen,
    clientId: press(),
    collect: { tender: 'cash' as const, amountCents: order.totalCents },
  })
  const { items } = await anna.call(actions.syncArrivals, { items: [item(), item()] })
  expect(items).toMatchObject([
    { result: 'already', reason: null, isCollected: true },
    { result: 'already', reason: 'order_not_payable', isCollected: false },
  ])
  expect(await world.ledger(order.orderId)).toEqual([order.totalCents])
})
