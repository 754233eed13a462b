import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as actions from '../../domain/arrivals/action-calls.ts'
import * as views from '../../domain/arrivals/calls.ts'
import { listSubscriptions } from '../../domain/subscriptions/calls.ts'
import { addSubscriptionMember } from '../../domain/subscriptions/life-calls.ts'
import { readSubscriptionPass } from '../../domain/subscriptions/staff-calls.ts'
import { ARRIVAL_INVARIANTS } from '../../tests/invariants/arrival-invariants.ts'
import { violations } from '../../tests/invariants/check.ts'
import { arrivalWorld, DAY, NINE, press, type ArrivalWorld, type Booked } from '../../tests/support/arrival-world.ts'
import { orderItems, parking } from '../../tests/support/item-steps.ts'
import type { Payer } from '../../tests/support/payment-world.ts'
import { aSubscription, AUGUST, placeIds, subscribe } from '../../tests/support/subscription-steps.ts'
import { markDayOver } from './mark-day-over.ts'
import { passHash } from './get-day-list.ts'

let world: ArrivalWorld
let anna: Payer
let bea: Payer
let cash: Booked
let pair: Booked
let paid: Booked
let cancelled: Booked

beforeAll(async () => {
  world = await arrivalWorld()
  cash = await world.book('cash', 320)
  pair = await world.book('cash', 321, 322)
  paid = await world.book('paid', 323)
  cancelled = await world.book('paid', 324)
  await world.db.sql(`select from cancel_order_lines($1, null, 'cancelled', 'guest', 'deleted by the guest')`, [
    cancelled.order.orderId,
  ])
  await world.setClock(NINE)
  anna = await world.staff('Anna', ['beach'])
  bea = await world.staff('Bea', ['cashier'])
})
afterAll(async () => {
  expect(await violations((text) => world.db.sql(text), ARRIVAL_INVARIANTS)).toEqual([])
  await world.close()
})

const scan = (code: string, day = DAY) => anna.call(views.findVisit, { code, day })
const beach = (part: 'full_day' | 'morning' | 'afternoon' = 'full_day') =>
  anna.call(views.getBeachDay, { day: DAY, part })

describe('B-11 the day as the beach’s people see it', () => {
  test('every place has its state, whose it is, and they add up', async () => {
    const { places, counts, totals, planVersion } = await beach()
    const of = (umbrellaId: number) => places.find((place) => place.umbrellaId === umbrellaId)
    expect(planVersion).not.toBe('')
    expect(of(320)).toMatchObject({
      state: 'to_collect',
      visits: [{ visitId: cash.visitIds[0], holder: expect.any(String) }],
    })
    expect(of(323)).toMatchObject({ state: 'expected', visits: [{ dueCents: 0, paymentStatus: 'paid' }] })
    expect(of(324)).toMatchObject({ state: 'free', visits: [] })
    expect(counts).toMatchObject({ to_collect: 3, expected: 1, late: 0, arrived: 0 })
    expect(Object.values(counts).reduce((sum, count) => sum + count, 0)).toBe(places.length)
    expect(totals).toEqual({
      arrived: 0,
      visits: 4,
      dogsOnBeach: 0,
      toCollectCents: cash.order.totalCents + pair.order.totalCents,
    })
  })

  test('a hold and a block are shown as such, the block with its reason', async () => {
    const guest = await world.payer()
    await guest.lock(318)
    await world.db.sql(`select block_places(array[319], daterange($1, $1, '[]'), '[0,2)', 'works', 'Passerella', 1)`, [
      DAY,
    ])
    const { places } = await beach('morning')
    expect(places.find(({ umbrellaId }) => umbrellaId === 318)).toMatchObject({
      state: 'held',
      hold: { holdId: expect.any(Number) },
    })
    expect(places.find(({ umbrellaId }) => umbrellaId === 319)).toMatchObject({
      state: 'out_of_use',
      outOfUse: { reason: 'works', note: 'Passerella', from: DAY, to: DAY },
    })
  })

  test('two half-days of one place are two visits, of which the running one gives the state', async () => {
    await world.db.sql(`update order_line set halves = '[1,2)' where id = $1`, [
      Number(paid.visitIds[0]?.split(':')[1]),
    ])
    await world.db.sql(`update occupancy set halves = '[1,2)' where umbrella_id = 323`)
    expect((await beach('morning')).places.find(({ umbrellaId }) => umbrellaId === 323)).toMatchObject({
      state: 'free',
    })
    const { places } = await beach('afternoon')
    expect(places.find(({ umbrellaId }) => umbrellaId === 323)?.visits).toMatchObject([
      { part: 'afternoon', deadlineAt: '2027-07-10T13:00:00.000Z' },
    ])
  })

  test('the list is filtered and found by name, place and number', async () => {
    const list = (input: object) => anna.call(views.listVisits, { day: DAY, ...input })
    expect((await list({ query: cash.order.number.replaceAll('-', '').toLowerCase() })).visits).toHaveLength(1)
    const { counts, visits } = await list({ filter: 'to_collect' })
    expect(counts).toEqual({ all: 4, expected: 1, late: 0, to_collect: 3, arrived: 0, no_show: 0 })
    expect(visits.map(({ orderId }) => orderId).toSorted((a, b) => a - b)).toEqual(
      [cash, pair, pair].map(({ order }) => order.orderId),
    )
  })
})

describe('B-02 what a scanned code says', () => {
  test('a pass has all places of its order, a number typed anyhow too, a place’s code as well', async () => {
    expect(await scan(pair.order.passCode ?? '')).toMatchObject({
      verdict: 'welcome',
      number: pair.order.number,
      visits: [{ umbrellaId: 321 }, { umbrellaId: 322 }],
    })
    expect((await scan(cash.order.number.replaceAll('-', ' ').toLowerCase())).visits).toHaveLength(1)
    const [visit] = (await scan(cash.order.passCode ?? '')).visits
    expect((await scan(visit?.code.toLowerCase() ?? '')).visits).toMatchObject([{ visitId: visit?.visitId }])
  })

  test.each([
    ['2027-07-12', 'other_day', '2027-07-11'],
    ['2027-07-09', 'other_day', DAY],
    [DAY, 'welcome', null],
  ] as const)('on %s it is %s, nearest %s', async (day, verdict, nearestDay) => {
    expect(await scan(cash.order.passCode ?? '', day as typeof DAY)).toMatchObject({ verdict, nearestDay })
  })

  test('an order of a car’s space is known, by its code and its number, and has no place here', async () => {
    const { number, passCode } = await orderItems(await world.payer(), parking(DAY), 'cash')
    for (const code of [passCode ?? '', number])
      expect(await scan(code)).toMatchObject({ verdict: 'no_place', visits: [], nearestDay: null, number })
  })

  test('cancelled, unknown, and a subscription’s card', async () => {
    const [gone] = await world.db.sql<{ code: string }>('select pass_code as code from orders where id = $1', [
      cancelled.order.orderId,
    ])
    expect(await scan(gone?.code ?? '')).toMatchObject({ verdict: 'cancelled', visits: [] })
    expect(await scan('BA1.nobody')).toMatchObject({ verdict: 'unknown_code', number: null })
    const holder = await world.payer()
    await world.seat(holder, 'B12')
    const [card] = await world.db.sql<{ id: number; code: string }>(
      'select id, pass_code as code from subscription order by id desc limit 1',
    )
    await holder.call(addSubscriptionMember, { subscriptionId: Number(card?.id), name: 'Nonna Ada' })
    expect(await scan(card?.code ?? '')).toMatchObject({
      verdict: 'welcome',
      visits: [{ visitId: `subscription:${card?.id}`, code: 'B12', deadlineAt: null, members: ['Nonna Ada'] }],
    })
    await world.db.sql(`update subscription set state = 'suspended' where id = $1`, [card?.id])
    expect(await scan(card?.code ?? '')).toMatchObject({ verdict: 'suspended' })
    const visitIds = [`subscription:${card?.id}`]
    expect(await anna.refusal(actions.arrive, { visitIds, day: DAY, clientId: press() })).toBe('subscription_inactive')
    await world.db.sql(`update subscription set state = 'confirmed' where id = $1`, [card?.id])
  })
})

describe('B-02 R-102 a season pass', () => {
  test.each([
    ['sold today, with the one code of its order and its card', ''],
    ['sold earlier, whose card has a code of its own', 'BS1.AAAAAAAAAAAAAAAAAAAAAA'],
  ])('%s: what its mail shows opens the entrance, with and without a network', async (_, ownCode) => {
    const holder = await world.payer()
    const order = await subscribe(holder, aSubscription((await placeIds(world, ownCode === '' ? 'H5' : 'H6'))[0] ?? 0))
    if (ownCode !== '')
      await world.db.sql('update subscription set pass_code = $1 where order_id = $2', [ownCode, order.orderId])
    const [card] = (await holder.call(listSubscriptions, {})).subscriptions
    expect(card?.passCode).toBe(ownCode === '' ? order.passCode : ownCode)
    const visitId = `subscription:${card?.subscriptionId}`
    const { salt, visits } = await anna.call(actions.getDayList, { day: AUGUST })
    for (const code of [order.passCode ?? '', card?.passCode ?? '']) {
      expect(await scan(code, AUGUST)).toMatchObject({ verdict: 'welcome', visits: [{ visitId }] })
      expect(await scan(code)).toMatchObject({ verdict: 'other_day', nearestDay: AUGUST })
      expect(await bea.call(readSubscriptionPass, { passCode: code })).toMatchObject({
        subscriptionId: card?.subscriptionId,
      })
      const hash = passHash(salt, code)
      expect(visits.filter(({ passHashes }) => passHashes.includes(hash))).toMatchObject([{ visitId }])
    }
  })
})

describe('B-11 collect and arrive in one tap', () => {
  const collect = () => ({
    tender: 'cash' as const,
    amountCents: cash.order.totalCents,
    tenderedCents: cash.order.totalCents + 500,
  })

  test('once, with its change; the press again is the same, undone leaves nothing', async () => {
    const input = { visitIds: cash.visitIds, day: DAY, clientId: press(), collect: collect() }
    const done = await anna.call(actions.arrive, input)
    expect(done).toMatchObject({ changeCents: 500, visits: [{ state: 'arrived', dueCents: 0, arrivedBy: 'Anna' }] })
    expect((await anna.call(actions.arrive, input)).actionId).toBe(done.actionId)
    expect(await world.ledger(cash.order.orderId)).toEqual([cash.order.totalCents])
    expect(await scan(cash.order.passCode ?? '')).toMatchObject({ verdict: 'already_arrived' })
    const { visits } = await anna.call(actions.undoArrival, { actionId: done.actionId })
    expect(visits).toMatchObject([{ state: 'to_collect', arrivedAt: null, dueCents: cash.order.totalCents }])
    await anna.call(actions.undoArrival, { actionId: done.actionId })
    expect(await world.ledger(cash.order.orderId)).toEqual([cash.order.totalCents, 0 - cash.order.totalCents])
    expect(await anna.refusal(actions.arrive, input)).toBe('status_changed')
  })

  test('the second tablet hears who saw them and when; nobody is asked for money twice', async () => {
    const input = { visitIds: cash.visitIds, day: DAY, collect: collect() }
    const { actionId } = await anna.call(actions.arrive, {
      ...input,
      clientId: press(),
      at: '2027-07-10T06:38:00.000Z',
    })
    await expect(bea.call(actions.arrive, { ...input, clientId: press() })).rejects.toThrow(
      /already_arrived.*Anna.*8:38/,
    )
    expect(await world.ledger(cash.order.orderId)).toHaveLength(3)
    await world.setClock('2027-07-10T09:02:00+02:00')
    expect(await anna.refusal(actions.undoArrival, { actionId })).toBe('status_changed')
  })

  test('who came without paying is collected from later; what is too much is refused and nobody came by it', async () => {
    const [first] = pair.visitIds
    const too = { tender: 'card_terminal' as const, amountCents: pair.order.totalCents + 1 }
    const one = { visitIds: [first ?? ''], day: DAY }
    expect(await bea.refusal(actions.arrive, { ...one, clientId: press(), collect: too })).toBe('order_not_payable')
    await bea.call(actions.arrive, { ...one, clientId: press() })
    expect(await world.visits(anna, pair.order.orderId)).toMatchObject([
      { state: 'to_collect', arrivedBy: 'Bea' },
      { state: 'to_collect', arrivedAt: null },
    ])
    const rest = { visitIds: pair.visitIds, day: DAY, clientId: press() }
    await bea.call(actions.arrive, { ...rest, collect: { ...too, amountCents: pair.order.totalCents } })
    expect(await world.visits(anna, pair.order.orderId)).toMatchObject([{ state: 'arrived' }, { state: 'arrived' }])
    expect((await beach()).totals).toMatchObject({ arrived: 3, toCollectCents: 0 })
  })

  test('nobody comes on another day, nor twice to a wrong id; the audit has it all', async () => {
    expect(await anna.refusal(actions.arrive, { visitIds: paid.visitIds, day: '2027-07-11', clientId: press() })).toBe(
      'not_today',
    )
    expect(await anna.refusal(actions.arrive, { visitIds: ['line:999999'], day: DAY, clientId: press() })).toBe(
      'not_found',
    )
    const rows = await world.db.sql<{ action: string }>(
      `select action from staff_action where action like 'arrivals.%' order by id`,
    )
    expect(rows.map(({ action }) => action)).toEqual([
      'arrivals.arrive',
      'arrivals.undo',
      'arrivals.arrive',
      'arrivals.arrive',
      'arrivals.arrive',
    ])
  })
})

describe('B-02 without a network', () => {
  test('the list knows hashes, no pass; what was seen counts once', async () => {
    const { salt, visits } = await anna.call(actions.getDayList, { day: DAY })
    const known = visits.find(({ visitId }) => visitId === paid.visitIds[0])
    expect(known?.passHashes).toEqual([passHash(salt, paid.order.passCode ?? '')])
    expect(JSON.stringify(visits)).not.toContain(paid.order.passCode)
    const item = { visitId: paid.visitIds[0] ?? '', day: DAY, clientId: press(), at: '2027-07-10T06:50:00.000Z' }
    const other = { ...item, clientId: press(), at: '2027-07-10T06:40:00.000Z' }
    const unknown = { ...item, visitId: 'line:999999', clientId: press() }
    const { items } = await anna.call(actions.syncArrivals, { items: [unknown, item, item] })
    expect(items.map(({ result, reason }) => [result, reason])).toEqual([
      ['refused', 'not_found'],
      ['accepted', null],
      ['accepted', null],
    ])
    const again = await bea.call(actions.syncArrivals, { items: [other, item] })
    expect(again.items.map(({ result }) => result)).toEqual(['already', 'accepted'])
    expect(await world.visits(anna, paid.order.orderId)).toMatchObject([{ arrivedAt: '2027-07-10T06:50:00.000Z' }])
  })
})

test('B-04 at the day’s end who was booked and never came is a no-show, a subscriber is none, and late news mend it', async () => {
  const next = '2027-07-12T09:00:00+02:00'
  await world.setClock(next)
  const bob = await world.staff('Bob', ['beach'])
  // On the 11th nobody was noted at all: that day says nothing.
  expect(await world.db.database.transaction((tx) => markDayOver(tx))).toBe(0)
  const extra = pair.visitIds[1] ?? ''
  await world.db.sql(
    `insert into visit_action (client_id, kind, day, staff_id) values ('press-of-the-11th', 'arrive', '2027-07-11', 1)`,
  )
  await world.db.sql(
    `insert into arrival (action_id, kind, claim_id, order_id, umbrella_id, day, said_at)
     select v.id, 'line', $1, $2, 322, '2027-07-11', v.at from visit_action v where client_id = 'press-of-the-11th'`,
    [Number(extra.split(':')[1]), pair.order.orderId],
  )
  expect(await world.db.database.transaction((tx) => markDayOver(tx))).toBe(3)
  expect(await world.db.database.transaction((tx) => markDayOver(tx))).toBe(0)
  const day = '2027-07-11'
  const item = { visitId: paid.visitIds[0] ?? '', day, clientId: press(), at: '2027-07-11T08:00:00.000Z' } as const
  expect((await bob.call(actions.syncArrivals, { items: [{ ...item }] })).items).toMatchObject([{ result: 'accepted' }])
  const { counts } = await bob.call(views.listVisits, { day })
  expect(counts).toMatchObject({ arrived: 2, no_show: 2 })
  expect(await world.ledger(paid.order.orderId)).toEqual([paid.order.totalCents])
})
