import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { CallInput } from '../../domain/platform/call.ts'
import { addDays } from '../../domain/platform/civil-date.ts'
import type * as calls from '../../domain/restaurant/staff-calls.ts'
import type { PlanBooking } from '../../domain/restaurant/service-plan.ts'
import { setClock } from '../../tests/race/booking-world.ts'
import {
  codeOf,
  LUNCH_DAY,
  restaurantWorld,
  WAITER,
  type RestaurantWorld,
  type TableOrder,
} from '../../tests/support/restaurant-world.ts'
import { runHandler } from '../../tests/support/run-handler.ts'
import { addBooking } from './add-booking.ts'
import { cancelBooking } from './cancel-booking.ts'
import { getServicePlan } from './get-service-plan.ts'
import { leaveTable } from './leave-table.ts'
import { markNoShow } from './mark-no-show.ts'
import { moveBooking } from './move-booking.ts'
import { seatBooking } from './seat-booking.ts'
import { setOnlineBooking } from './set-online-booking.ts'
import { undoPlanAction } from './undo-plan-action.ts'

let world: RestaurantWorld

beforeAll(async () => {
  world = await restaurantWorld()
})
afterEach(async () => {
  await world.db.sql('delete from restaurant_seating')
  await world.db.sql('delete from restaurant_sitting')
})
afterAll(() => world.db.close())

const staff = { actor: WAITER }
const plan = () =>
  runHandler(world.db.database, getServicePlan(world.facts), { restaurant: '1', day: LUNCH_DAY, meal: 'lunch' }, staff)
const seen = ({ bookingId, version }: PlanBooking) => ({ bookingId, version })
const seat = (booking: PlanBooking) => runHandler(world.db.database, seatBooking(world.facts), seen(booking), staff)
const leave = (booking: PlanBooking) => runHandler(world.db.database, leaveTable(world.facts), seen(booking), staff)
const noShow = (booking: PlanBooking) => runHandler(world.db.database, markNoShow(world.facts), seen(booking), staff)
const undo = (booking: PlanBooking) => runHandler(world.db.database, undoPlanAction(world.facts), seen(booking), staff)
const cancel = (booking: PlanBooking, reason?: string) =>
  runHandler(world.db.database, cancelBooking(world.facts), { ...seen(booking), reason }, staff)
const move = (booking: PlanBooking, to: { table?: number; time?: string }) =>
  runHandler(world.db.database, moveBooking(world.facts), { ...seen(booking), ...to }, staff)
const add = (change: Partial<CallInput<typeof calls.addBooking>> = {}) =>
  runHandler(
    world.db.database,
    addBooking(world.facts),
    { restaurant: 1, day: LUNCH_DAY, meal: 'lunch', time: '13:00', seats: 2, dogs: 1, name: 'Nuti', ...change },
    staff,
  )

describe('B-09 the plan of a sitting', () => {
  test('tables, times, parties with all that the screen shows, covers, free seats, dogs', async () => {
    const order = await world.order({ dogs: 2, note: 'Allergia alle noci' })
    await add({ seats: 6, phone: '333 418 2207', note: 'Compleanno' })
    const shown = await plan()
    expect(shown).toMatchObject({ name: 'La Pineta', covers: 8, freeSeats: 42, dogs: 3, suspendedUntil: null })
    expect(shown.tables.map(({ table, seats }) => [table, seats])).toEqual([
      [1, 2],
      [2, 2],
      [3, 4],
      [4, 4],
      [5, 4],
      [6, 6],
      [7, 6],
      [8, 2],
      [9, 8],
    ])
    expect([shown.times[0], shown.times.at(-1), shown.now]).toEqual(['12:15', '14:45', '09:10'])
    expect(shown.online).toEqual([
      { meal: 'lunch', isOpen: true, isOver: false, until: '11:00', covers: 50 },
      { meal: 'dinner', isOpen: true, isOver: false, until: '20:00', covers: 50 },
    ])
    expect(shown.bookings).toEqual([
      expect.objectContaining({
        table: 1,
        time: '13:00',
        end: '14:30',
        name: 'Test Guest',
        phone: '+393330000000',
        seats: 2,
        dogs: 2,
        note: 'Allergia alle noci',
        state: 'expected',
        isHeld: false,
        orderNumber: order.number,
        canUndo: false,
      }),
      expect.objectContaining({
        table: 6,
        end: '14:45',
        name: 'Nuti',
        phone: '333 418 2207',
        seats: 6,
        note: 'Compleanno',
        orderNumber: null,
        canUndo: true,
      }),
    ])
  })

  test('names the guests’ own umbrella of that day', async () => {
    const order = await world.order()
    await world.db.sql(
      `insert into occupancy (umbrella_id, days, halves, state, account_id, order_id)
       select id, daterange($1::date, $1::date, '[]'), '[0,2)', 'booked', $2, $3 from place where code = 'D3'`,
      [LUNCH_DAY, order.accountId, order.orderId],
    )
    expect((await plan()).bookings[0]?.umbrellas).toEqual(['D3'])
  })
})

describe('B-09 what the restaurant’s people do', () => {
  test('a party comes, sits, leaves; the table is free again, its covers were served', async () => {
    const party = await add({ seats: 8 })
    const seated = await seat(party)
    expect(seated).toMatchObject({ state: 'seated', table: 9, canUndo: true })
    expect(await codeOf(add({ seats: 8, time: '14:00' }))).toBe('no_seats')
    expect((await leave(seated)).state).toBe('left')
    await add({ seats: 8, time: '14:00' })
    expect((await plan()).covers).toBe(16)
  })

  test('compare and swap: the second of two screens is told that the state has changed', async () => {
    const party = await add()
    const both = await Promise.allSettled([seat(party), seat(party)])
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    expect(await codeOf(noShow(party))).toBe('status_changed')
    expect(await codeOf(leave({ ...party, version: 7 }))).toBe('status_changed')
    expect(await codeOf(seat({ ...party, bookingId: 999_999 }))).toBe('not_found')
  })

  test('a no-show gives table and covers back, and is taken back while nobody has the table', async () => {
    const party = await add({ seats: 8 })
    const gone = await noShow(party)
    expect([gone.state, (await plan()).covers]).toEqual(['no_show', 0])
    const back = await undo(gone)
    expect([back.state, back.table, back.canUndo, (await plan()).covers]).toEqual(['expected', 9, false, 8])
    expect(await codeOf(undo(back))).toBe('status_changed')
    const again = await noShow(back)
    await add({ seats: 8 })
    expect(await codeOf(undo(again))).toBe('no_seats')
  })

  test('moves to another table and time; never to one that is taken, too small or not offered', async () => {
    const [party, other] = [await add({ seats: 4 }), await add({ seats: 4 })]
    expect([party.table, other.table]).toEqual([3, 4])
    expect(await codeOf(move(party, { table: 4 }))).toBe('no_seats')
    expect(await codeOf(move(party, { table: 1 }))).toBe('no_seats')
    expect(await codeOf(move(party, { time: '13:05' }))).toBe('time_not_offered')
    const moved = await move(party, { table: 4, time: '14:30' })
    expect(moved).toMatchObject({ table: 4, time: '14:30', end: '16:00' })
    expect(await undo(moved)).toMatchObject({ table: 3, time: '13:00' })
    expect((await plan()).covers).toBe(8)
    const slots = await world.db.sql<{ covers: number }>('select covers from restaurant_slot order by at_time')
    expect(slots.map(({ covers }) => covers)).toEqual([8, 0])
  })

  test('cancels what a guest ordered through the orders, with the reason, and what was written by hand at once', async () => {
    const order = await world.order()
    const [booked] = (await plan()).bookings
    if (booked === undefined) throw new Error('the plan is empty')
    expect(await codeOf(cancel({ ...booked, version: booked.version + 1 }))).toBe('status_changed')
    expect(await cancel(booked, 'La cucina è chiusa.')).toMatchObject({ state: 'cancelled', canUndo: false })
    expect(world.rejected).toEqual([{ orderId: order.orderId, reason: 'La cucina è chiusa.' }])
    const byHand = await cancel(await add())
    expect([byHand.state, byHand.canUndo, (await plan()).covers]).toEqual(['cancelled', true, 0])
    expect((await undo(byHand)).state).toBe('expected')
  })

  test('adds beyond the seats online while a table is free; taking that back frees it', async () => {
    const online = { restaurant: 1, day: LUNCH_DAY, meal: 'lunch', isOpen: true, covers: 2 } as const
    await runHandler(world.db.database, setOnlineBooking(world.facts), online, staff)
    const party = await add({ seats: 6 })
    expect(await codeOf(world.order())).toBe('no_seats')
    expect(await plan()).toMatchObject({ covers: 6, freeSeats: 0 })
    expect((await undo(party)).state).toBe('cancelled')
    expect((await plan()).covers).toBe(0)
    expect(await codeOf(add({ seats: 9 }))).toBe('party_too_large')
    expect(await codeOf(add({ time: '11:00' }))).toBe('time_not_offered')
    expect((await add({ table: 9 })).table).toBe(9)
    expect(await codeOf(add({ table: 9 }))).toBe('no_seats')
  })

  test('R-603 every step is audited without names, and the boards are told', async () => {
    const before = world.told.count
    const party = await add({ name: 'Gruppo yoga' })
    await leave(await seat(party))
    const rows = await world.db.sql<{ action: string; detail: object }>(
      'select action, detail from staff_action where subject = $1 order by id',
      [`table-booking:${party.bookingId}`],
    )
    expect(rows.map(({ action }) => action)).toEqual(['restaurant.add', 'restaurant.seat', 'restaurant.leave'])
    expect(JSON.stringify(rows)).not.toContain('yoga')
    expect(world.told.count).toBe(before + 3)
  })

  test('parties of one table of yesterday, marked as no-shows one after the other, give back their own covers only', async () => {
    const day = addDays(LUNCH_DAY, -1)
    const parties = [await add({ day, table: 3, time: '12:15' }), await add({ day, table: 3, time: '14:30', seats: 4 })]
    for (const party of parties) expect((await noShow(party)).state).toBe('no_show')
    const left = await world.db.sql(
      'select covers from restaurant_sitting union all select covers from restaurant_slot',
    )
    expect(left.map(({ covers }) => covers)).toEqual([0, 0, 0])
  })

  test('a step is not taken back over what became of its order: a paid table stays booked, one of an ended order ends', async () => {
    const release = ({ items }: TableOrder) =>
      world.within((tx, orders) =>
        orders.release(
          tx,
          { orderId: 0, accountId: 0, number: '', items: [] },
          items.map(({ itemId }) => itemId),
        ),
      )
    const partyOf = async ({ number }: TableOrder) => {
      const found = (await plan()).bookings.find(({ orderNumber }) => orderNumber === number)
      if (found === undefined) throw new Error(`no party of ${number}`)
      return found
    }
    const [moved, seated, ended, gone] = [
      await world.order(),
      await world.order(),
      await world.order(),
      await world.order(),
    ]
    await world.db.sql(`update restaurant_seating set state = 'held' where order_id <> $1`, [gone.orderId])
    await move(await partyOf(moved), { table: 9 })
    await seat(await partyOf(seated))
    await seat(await partyOf(ended))
    await noShow(await partyOf(gone))
    for (const order of [moved, seated]) await world.within((tx, orders) => orders.confirm(tx, order))
    for (const order of [ended, gone]) await release(order)
    for (const order of [moved, seated]) {
      await undo(await partyOf(order))
      expect(await world.stateOf(order)).toBe('booked')
    }
    for (const order of [ended, gone]) expect(await codeOf(undo(await partyOf(order)))).toBe('status_changed')
    expect([await world.stateOf(ended), await world.stateOf(gone)]).toEqual(['seated', 'no_show'])
  })

  test('a step can be taken back for two minutes, and a party is late after its minutes', async () => {
    const seated = await seat(await add())
    const late = await add({ name: 'Rossi', time: '12:30' })
    await setClock(world.db, '2027-07-18T12:50:00+02:00')
    const { bookings } = await plan()
    expect(bookings.map(({ name, state, canUndo }) => [name, state, canUndo])).toEqual([
      ['Rossi', 'late', false],
      ['Nuti', 'seated', false],
    ])
    expect(await codeOf(undo(seated))).toBe('status_changed')
    expect((await noShow(late)).state).toBe('no_show')
  })
})
