import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { CallInput } from '../../../domain/platform/call.ts'
import type { PlanBooking } from '../../../domain/restaurant/service-plan.ts'
import type { joinTableWaitingList as joinCall } from '../../../domain/restaurant/waiting-calls.ts'
import { makeCustomers, setClock } from '../../../tests/race/booking-world.ts'
import {
  codeOf,
  LUNCH_DAY,
  restaurantWorld,
  WAITER,
  type RestaurantWorld,
  type TableOrder,
} from '../../../tests/support/restaurant-world.ts'
import { runHandler } from '../../../tests/support/run-handler.ts'
import type { Actor } from '../../platform/handler.ts'
import { getServicePlan } from '../get-service-plan.ts'
import { markNoShow } from '../mark-no-show.ts'
import { setOnlineBooking } from '../set-online-booking.ts'
import { undoPlanAction } from '../undo-plan-action.ts'
import { declineTableOffer } from './decline-table-offer.ts'
import { joinTableWaitingList } from './join-table-waiting-list.ts'
import { leaveTableWaitingList } from './leave-table-waiting-list.ts'
import { listTableRequests } from './list-table-requests.ts'
import { tableWaitingData } from './table-waiting-data.ts'
import { runTableWaiting } from './table-waiting-jobs.ts'

const MORNING = '2027-07-18T09:10:00+02:00'
const SITTING = { restaurant: 1 as const, day: LUNCH_DAY, meal: 'lunch' as const }
const WISH = { ...SITTING, time: '13:00', seats: 2, dogs: 1 }

let world: RestaurantWorld
let guests = 0

beforeAll(async () => {
  world = await restaurantWorld(MORNING)
})
afterEach(async () => {
  await world.db.sql('delete from table_request')
  await world.db.sql('delete from restaurant_seating')
  await world.db.sql('delete from restaurant_sitting')
  await world.db.sql('delete from outbox')
  await world.db.sql('update restaurant_table set is_used = true')
  await world.set({ restaurantDepositCents: 0, waitingMaxIgnored: 3, waitingMaxRequests: 3 })
  await setClock(world.db, MORNING)
})
afterAll(() => world.db.close())

async function guest(): Promise<Actor> {
  guests += 1
  const [made] = await makeCustomers(world.db, 1, `waits-${guests}-`)
  if (made === undefined) throw new Error('no guest was made')
  return { ...WAITER, accountId: made.accountId, email: made.email, roles: [] }
}
/** One table for two is all that the restaurant has. */
const onlyOneTable = () => world.db.sql('update restaurant_table set is_used = (restaurant_id, number) = (1, 1)')
/** That one, and a party sits at it at one. */
async function full(): Promise<TableOrder> {
  await onlyOneTable()
  return world.order({ time: '13:00' })
}
const at = (time: string) => setClock(world.db, `${LUNCH_DAY}T${time}+02:00`)
const run = () => runTableWaiting(world.db.database, world.facts)
const join = (actor: Actor, change: Partial<CallInput<typeof joinCall>> = {}) =>
  runHandler(world.db.database, joinTableWaitingList(world.facts), { ...WISH, ...change }, { actor })
const requests = async (actor: Actor) =>
  (await runHandler(world.db.database, listTableRequests(world.facts), {}, { actor })).requests
const offerOf = async (actor: Actor) => (await requests(actor))[0]?.offer ?? null
const decline = (actor: Actor, offerId: number) =>
  runHandler(world.db.database, declineTableOffer(world.facts), { offerId }, { actor })
const leave = (actor: Actor, requestId: number) =>
  runHandler(world.db.database, leaveTableWaitingList(world.facts), { requestId }, { actor })
const plan = () =>
  runHandler(world.db.database, getServicePlan(world.facts), { ...SITTING, restaurant: '1' }, { actor: WAITER })
const step = (handler: ReturnType<typeof markNoShow>, { bookingId, version }: PlanBooking) =>
  runHandler(world.db.database, handler, { bookingId, version }, { actor: WAITER })
/** The guest of the order deletes it. */
const cancel = (order: TableOrder) =>
  world.within((tx, orders) =>
    orders.release(
      tx,
      order,
      order.items.map(({ itemId }) => itemId),
    ),
  )
const notices = async () =>
  (
    await world.db.sql<{ account: number }>(
      `select (payload ->> 'accountId')::integer as account from outbox
        where payload ->> 'topic' = 'place_offered' order by id`,
    )
  ).map(({ account }) => account)

describe('B-09 joining the waiting list for tables', () => {
  test('only while no wanted time is free; once for a meal, in the order of coming, and no more than the setting says', async () => {
    const [first, second] = [await guest(), await guest()]
    expect(await codeOf(join(first))).toBe('tables_free')
    await full()
    expect(await codeOf(join(first, { time: undefined }))).toBe('tables_free')
    expect(await join(first)).toMatchObject({ position: 1 })
    expect(await join(second)).toMatchObject({ position: 2 })
    expect(await codeOf(join(first, { time: '13:15' }))).toBe('waiting_already')
    expect(await codeOf(join(await guest(), { restaurant: 2, meal: 'dinner', time: '19:30' }))).toBe(
      'restaurant_suspended',
    )
    expect(await codeOf(join(await guest(), { time: '13:05' }))).toBe('time_not_offered')
    expect(await codeOf(join(await guest(), { seats: 9 }))).toBe('party_too_large')
    await world.set({ waitingMaxRequests: 1 })
    await world.order({ meal: 'dinner', time: '20:00' })
    expect(await codeOf(join(first, { meal: 'dinner', time: '20:00' }))).toBe('too_many_waiting')
    expect((await requests(first))[0]).toMatchObject({
      name: 'La Pineta',
      time: '13:00',
      state: 'waiting',
      offer: null,
    })
  })

  test('R-515 the request is over with the hour of booking', async () => {
    await full()
    const waiting = await guest()
    await join(waiting)
    await at('11:00:01')
    expect((await requests(waiting))[0]).toMatchObject({ state: 'over', position: 0 })
    await run()
    expect(await world.db.sql('select ended_by from table_request')).toEqual([{ ended_by: 'over' }])
    expect(await codeOf(join(await guest()))).toBe('meal_over')
  })
})

describe('B-09 offering a table', () => {
  test('a deleted booking goes to the first whom it suits: kept for them, told with its deposit, and nobody else books it', async () => {
    const order = await full()
    await world.set({ restaurantDepositCents: 500 })
    const [large, first, second] = [await guest(), await guest(), await guest()]
    // Nobody finds a table for four now.
    await join(large, { seats: 2, time: '13:15' })
    await join(first)
    await join(second)
    await world.db.sql('update table_request set seats = 4 where account_id = $1', [large.accountId])
    await run()
    expect(await notices()).toEqual([])
    await cancel(order)
    await run()
    expect(await offerOf(large)).toBeNull()
    expect(await offerOf(second)).toBeNull()
    const offer = await offerOf(first)
    expect(offer).toMatchObject({ time: '13:00', depositCents: 1000 })
    expect(await notices()).toEqual([first.accountId])
    expect(await codeOf(world.order({ time: '13:00' }))).toBe('no_seats')
    const { waiting, bookings } = await plan()
    expect(waiting.map(({ seats, time, offer: kept }) => [seats, time, kept?.time ?? null])).toEqual([
      [4, '13:15', null],
      [2, '13:00', '13:00'],
      [2, '13:00', null],
    ])
    expect(bookings.filter(({ isHeld }) => isHeld)).toMatchObject([{ table: 1, seats: 2, dogs: 1, orderNumber: null }])
    await run()
    expect(await notices()).toHaveLength(1)
  })

  test('R-511 an ordinary order of that table takes it, whoever else waits, and ends the request', async () => {
    const order = await full()
    const [first, second] = [await guest(), await guest()]
    await join(first)
    await join(second)
    await cancel(order)
    await run()
    expect(await codeOf(world.order({ time: '13:00' }, second.accountId))).toBe('no_seats')
    // What the staff closes meanwhile does not take back what was offered.
    await runHandler(
      world.db.database,
      setOnlineBooking(world.facts),
      { ...SITTING, isOpen: false, covers: 50 },
      { actor: WAITER },
    )
    const taken = await world.order({ time: '13:00', dogs: 2 }, first.accountId)
    expect(await world.stateOf(taken)).toBe('booked')
    expect(await requests(first)).toEqual([])
    expect(await world.db.sql('select state, dogs from restaurant_seating where state <> $1', ['cancelled'])).toEqual([
      { state: 'booked', dogs: 2 },
    ])
    expect(await world.db.sql('select covers from restaurant_sitting')).toEqual([{ covers: 2 }])
    expect(await world.db.sql('select answer from table_offer')).toEqual([{ answer: 'accepted' }])
  })

  test('declined or unanswered it goes on to the next; who waits for any time keeps their place and is not offered it again', async () => {
    await onlyOneTable()
    await world.db.sql(`update restaurant_meal set step_minutes = 120 where (restaurant_id, meal) = (1, 'lunch')`)
    try {
      const [order, late] = [await world.order({ time: '12:15' }), await world.order({ time: '14:15' })]
      const [any, one, last] = [await guest(), await guest(), await guest()]
      await join(any, { time: undefined })
      await join(one, { time: '12:15' })
      await join(last, { time: '12:15' })
      await cancel(order)
      await run()
      await decline(any, (await offerOf(any))?.offerId ?? 0)
      expect(await codeOf(decline(any, 1))).toBe('not_found')
      await run()
      expect(await offerOf(one)).toMatchObject({ time: '12:15' })
      expect((await requests(any))[0]).toMatchObject({ state: 'waiting', offer: null, position: 1, ignored: 0 })
      await at('09:20:01')
      await run()
      // Ten minutes on the day itself: nobody answered, and who waits for that one time is off the list.
      expect((await requests(one))[0]).toMatchObject({ state: 'ignored', position: 0 })
      expect(await offerOf(last)).toMatchObject({ time: '12:15' })
      await cancel(late)
      await run()
      expect(await offerOf(any)).toMatchObject({ time: '14:15' })
    } finally {
      await world.db.sql(`update restaurant_meal set step_minutes = 15 where (restaurant_id, meal) = (1, 'lunch')`)
    }
  })

  test('a closing that is lifted is offered; while it lasts nothing is', async () => {
    await full()
    const waiting = await guest()
    await join(waiting, { time: '13:15' })
    const set = (isOpen: boolean) =>
      runHandler(
        world.db.database,
        setOnlineBooking(world.facts),
        { ...SITTING, isOpen, covers: 50 },
        { actor: WAITER },
      )
    await set(false)
    await world.db.sql(`update restaurant_table set is_used = true where restaurant_id = 1`)
    await run()
    expect(await offerOf(waiting)).toBeNull()
    await set(true)
    await run()
    expect(await offerOf(waiting)).toMatchObject({ time: '13:15' })
  })

  test('a slip of the staff is taken back before what it freed is offered', async () => {
    await full()
    const waiting = await guest()
    await join(waiting)
    const [party] = (await plan()).bookings
    if (party === undefined) throw new Error('nobody sits there')
    const gone = await step(markNoShow(world.facts), party)
    await at('09:10:09')
    await run()
    expect(await offerOf(waiting)).toBeNull()
    await step(markNoShow(world.facts), await step(undoPlanAction(world.facts), gone))
    await at('09:10:20')
    await run()
    expect(await offerOf(waiting)).toMatchObject({ time: '13:00' })
  })

  test('leaving gives the table on; done twice it is done once, and another’s request is unknown', async () => {
    const order = await full()
    const [first, second] = [await guest(), await guest()]
    await join(first)
    await join(second)
    await cancel(order)
    await run()
    const requestId = (await requests(first))[0]?.requestId ?? 0
    expect(await codeOf(leave(second, requestId))).toBe('not_found')
    await leave(first, requestId)
    await leave(first, requestId)
    await run()
    expect(await offerOf(second)).toMatchObject({ time: '13:00' })
    expect(await notices()).toEqual([first.accountId, second.accountId])
  })

  test('however many processes offer at once, one table is one offer and one word', async () => {
    const order = await full()
    const [first, second] = [await guest(), await guest()]
    await join(first)
    await join(second)
    await cancel(order)
    await Promise.all([run(), run(), run(), run()])
    expect(await notices()).toEqual([first.accountId])
    await at('09:20:01')
    await Promise.all([run(), run(), run(), run()])
    expect(await world.db.sql('select answer from table_offer order by id')).toEqual([
      { answer: 'expired' },
      { answer: null },
    ])
    expect(await world.db.sql('select covers from restaurant_sitting')).toEqual([{ covers: 2 }])
  })
})

test('GDPR who waits for a table is exported whole and erased with the table that is kept', async () => {
  const order = await full()
  const waiting = await guest()
  await join(waiting, { note: 'Allergia alle noci' })
  await cancel(order)
  await run()
  const copy = JSON.stringify(await world.within((tx) => tableWaitingData.export(tx, waiting.accountId)))
  expect(copy).toContain('Allergia alle noci')
  await world.within((tx) => tableWaitingData.erase(tx, waiting.accountId))
  expect(await world.db.sql('select id from table_request')).toEqual([])
  expect(await world.db.sql(`select id from restaurant_seating where state = 'held'`)).toEqual([])
  expect(await world.db.sql('select covers from restaurant_sitting')).toEqual([{ covers: 0 }])
})
