import { afterAll, beforeAll, expect, test } from 'vitest'
import * as actions from '../../domain/arrivals/action-calls.ts'
import * as calls from '../../domain/arrivals/stranded-calls.ts'
import { quoteWalkIn, sellWalkIn } from '../../domain/orders/sale-calls.ts'
import { lockUmbrellas } from '../../domain/umbrellas/calls.ts'
import { ARRIVAL_INVARIANTS } from '../../tests/invariants/arrival-invariants.ts'
import { violations } from '../../tests/invariants/check.ts'
import { TIMELESS_INVARIANTS } from '../../tests/invariants/invariants.ts'
import { arrivalWorld, DAY, press, type ArrivalWorld, type Booked } from '../../tests/support/arrival-world.ts'
import { setSettings } from '../../tests/race/booking-world.ts'
import { STAY, type Payer } from '../../tests/support/payment-world.ts'

let world: ArrivalWorld
let anna: Payer
let bea: Payer
/** Whom a tablet saw in time and whose places stay free; of whose two places one is sold; who came too late; whose tablet's clock is off. */
let free: Booked
let sold: Booked
let later: Booked
let unsure: Booked

/** The tablet's list is of eight, it saw them at ten minutes to ten, the clock freed them at a quarter past, and it is half past ten. */
const LIST = '2027-07-10T06:00:00.000Z'
const SEEN = '2027-07-10T07:50:00.000Z'
const NOW = '2027-07-10T10:30:00+02:00'

beforeAll(async () => {
  world = await arrivalWorld()
  free = await world.book('cash', 320)
  sold = await world.book('cash', 321, 322)
  later = await world.book('cash', 323)
  unsure = await world.book('cash', 324)
  await world.setClock('2027-07-10T10:15:00+02:00')
  await world.release()
  await world.setClock(NOW)
  anna = await world.staff('Anna', ['beach'])
  bea = await world.staff('Bea', ['cashier'])
  const wish = {
    from: DAY,
    to: DAY,
    part: 'full_day' as const,
    places: [{ umbrellaId: 322, people: 2, dogs: [], extras: [] }],
  }
  const { totalCents } = await anna.call(quoteWalkIn, wish)
  await anna.call(sellWalkIn, { ...wish, pressId: press(), customer: null, language: 'it', totalCents })
})
afterAll(async () => {
  expect(await violations((text) => world.db.sql(text), [...ARRIVAL_INVARIANTS, ...TIMELESS_INVARIANTS])).toEqual([])
  await world.close()
})

/** The setting, as the server knows it at once. */
async function setMost(deskRefundMostCents: number): Promise<void> {
  await setSettings(world.db, { deskRefundMostCents })
  await world.server.app.settings.reload(world.db.database)
}

const item = (booked: Booked, more: object = {}, index = 0) => ({
  clientId: press(),
  visitId: booked.visitIds[index] ?? '',
  day: DAY,
  at: SEEN,
  listMadeAt: LIST,
  ...more,
})
const cash = (amountCents: number) => ({ collect: { tender: 'cash' as const, amountCents } })
const sync = async (...items: actions.SyncItem[]) =>
  (await anna.call(actions.syncArrivals, { items, sentAt: new Date(Date.parse(NOW)).toISOString() })).items
const waiting = async () => (await anna.call(calls.listStranded, {})).stranded
const statusOf = async ({ order }: Booked) => {
  const [row] = await world.db.sql<{ status: string }>('select status from orders where id = $1', [order.orderId])
  return row?.status
}
const drawer = async () => {
  const [row] = await world.db.sql<{ cents: number }>(
    'select coalesce(sum(amount_cents), 0)::integer as cents from till_movement',
  )
  return row?.cents
}

test('B-02, B-04 who was seen in time has the place again while it is free, with the money, once', async () => {
  const seen = item(free, cash(free.order.totalCents))
  expect(await sync(seen, seen)).toMatchObject([
    { result: 'accepted', reason: null, isCollected: true, visit: { state: 'arrived', arrivedAt: SEEN, dueCents: 0 } },
    { result: 'accepted', isCollected: true },
  ])
  expect(await statusOf(free)).toBe('confirmed')
  expect(await world.ledger(free.order.orderId)).toEqual([free.order.totalCents])
  expect(await waiting()).toEqual([])
  const [mail] = await world.db.sql(`select kind from outbox where key = $1`, [
    `order-${free.order.orderId}-back-${seen.clientId}`,
  ])
  expect(mail).toEqual({ kind: 'orders.confirmation' })
  // The clock leaves alone who is here.
  await world.release()
  expect(await statusOf(free)).toBe('confirmed')
})

test('B-04 whose place is sold waits for the desk; their money is theirs and in the till, once', async () => {
  const before = await drawer()
  const total = sold.order.totalCents
  const first = item(sold, cash(total), 1)
  const [one, again] = await sync(first, first)
  expect([one, again]).toMatchObject([
    { result: 'stranded', reason: null, isCollected: true },
    { result: 'stranded', reason: null, isCollected: true },
  ])
  // A second tablet saw the same people, and the other place of the family; money was taken twice of them.
  expect(await sync(item(sold, cash(total), 1), item(sold, {}, 0), item(sold, {}, 0))).toMatchObject([
    { result: 'already', reason: 'order_not_payable', isCollected: false },
    { result: 'stranded', isCollected: false },
    { result: 'already', isCollected: false },
  ])
  expect(await drawer()).toBe((before ?? 0) + total)
  expect(await waiting()).toMatchObject([
    {
      orderId: sold.order.orderId,
      number: sold.order.number,
      isFree: false,
      moneyCents: total,
      tender: 'cash',
      seen: [
        { visitId: sold.visitIds[1], code: expect.any(String), seenAt: SEEN, seenBy: 'Anna', cause: 'place_taken' },
        { visitId: sold.visitIds[0], cause: 'place_taken' },
      ],
    },
  ])
  expect(await statusOf(sold)).toBe('no_show')
})

test('B-04 who came later, or by a clock that is not believed, is the desk’s to decide as well', async () => {
  const late = item(later, { at: '2027-07-10T08:20:00.000Z' })
  const blind = { ...item(unsure), listMadeAt: undefined }
  expect(await sync(late, blind)).toMatchObject([{ result: 'stranded' }, { result: 'stranded' }])
  const entries = await waiting()
  expect(
    entries
      .slice(1)
      .map(({ seen, isFree, moneyCents }) => [seen[0]?.cause, isFree, moneyCents])
      .toSorted((a, b) => String(a[0]).localeCompare(String(b[0]))),
  ).toEqual([
    ['after_release', true, 0],
    ['clock_unsure', true, 0],
  ])
})

test('B-04, B-11 another place for what theirs cost; taken back they wait again, and once more it is for good', async () => {
  const { orderId } = sold.order
  const { lines } = await anna.call(calls.listSeats, { orderId: String(orderId) })
  expect(lines.map(({ isFree }) => isFree)).toEqual([true, false])
  const seats = lines.map(({ bookingId, umbrellaId, isFree, seats: found }) => ({
    bookingId,
    umbrellaId: isFree ? umbrellaId : (found[0]?.umbrellaId ?? 0),
  }))
  const own = lines.map(({ bookingId, umbrellaId }) => ({ bookingId, umbrellaId }))
  expect(await anna.refusal(calls.reseatStranded, { orderId, pressId: press(), seats: own })).toBe('umbrella_taken')
  expect(await anna.refusal(calls.reseatStranded, { orderId, pressId: press(), seats: seats.slice(1) })).toBe(
    'status_changed',
  )
  expect(await anna.refusal(calls.closeStranded, { orderId, pressId: press(), note: 'Va bene' })).toBe('status_changed')
  const input = { orderId, pressId: press(), seats }
  const done = await anna.call(calls.reseatStranded, input)
  expect((await anna.call(calls.reseatStranded, input)).solutionId).toBe(done.solutionId)
  expect(await statusOf(sold)).toBe('confirmed')
  const there = seats.map(({ umbrellaId }) => umbrellaId).toSorted((a, b) => a - b)
  expect(await world.visits(anna, orderId)).toMatchObject(
    there.map((umbrellaId) => ({ umbrellaId, state: 'arrived', arrivedAt: SEEN, dueCents: 0 })),
  )
  expect((await waiting()).map((one) => one.orderId)).not.toContain(orderId)
  await bea.call(calls.undoStranded, { solutionId: done.solutionId })
  await bea.call(calls.undoStranded, { solutionId: done.solutionId })
  expect(await statusOf(sold)).toBe('no_show')
  const back = (await waiting()).find((one) => one.orderId === orderId)
  expect(back).toMatchObject({ moneyCents: sold.order.totalCents, isFree: false })
  expect((await anna.call(calls.listSeats, { orderId: String(orderId) })).lines.map((one) => one.umbrellaId)).toEqual([
    321, 322,
  ])
  await anna.call(calls.reseatStranded, { ...input, pressId: press() })
  expect(await statusOf(sold)).toBe('confirmed')
  expect(await world.ledger(orderId)).toEqual([sold.order.totalCents])
})

test('B-04, B-12 their money goes back and comes again; who has paid nothing is closed with a word', async () => {
  const { orderId, totalCents } = later.order
  await sync(item(later, { ...cash(totalCents), at: '2027-07-10T08:20:00.000Z' }))
  expect(await bea.refusal(calls.refundStranded, { orderId, pressId: press(), amountCents: totalCents + 1 })).toBe(
    'quote_changed',
  )
  const before = await drawer()
  // Above the limit of an order a second manager says yes first.
  await setMost(totalCents - 1)
  expect(await bea.refusal(calls.refundStranded, { orderId, pressId: press(), amountCents: totalCents })).toBe(
    'approval_needed',
  )
  await setMost(totalCents)
  const { solutionId } = await bea.call(calls.refundStranded, { orderId, pressId: press(), amountCents: totalCents })
  expect(await drawer()).toBe((before ?? 0) - totalCents)
  expect(await bea.refusal(calls.refundStranded, { orderId, pressId: press(), amountCents: totalCents })).toBe(
    'not_found',
  )
  await bea.call(calls.undoStranded, { solutionId })
  expect(await drawer()).toBe(before)
  await bea.call(calls.refundStranded, { orderId, pressId: press(), amountCents: totalCents })
  expect(await world.ledger(orderId)).toEqual([totalCents, 0 - totalCents, totalCents, 0 - totalCents])

  const closing = { orderId: unsure.order.orderId, note: 'Sono andati via' }
  const closed = await anna.call(calls.closeStranded, { ...closing, pressId: press() })
  await anna.call(calls.undoStranded, { solutionId: closed.solutionId })
  expect((await waiting()).map((one) => one.orderId)).toEqual([unsure.order.orderId])
  await anna.call(calls.closeStranded, { ...closing, pressId: press() })
  expect(await waiting()).toEqual([])
  // Their own place was free all the time: somebody else has it now.
  const rival = await world.payer()
  const { from, to, part } = STAY
  expect(
    await rival.refusal(lockUmbrellas, {
      from,
      to,
      part,
      places: [{ umbrellaId: 324, people: 1, dogs: [], extras: [] }],
    }),
  ).toBeNull()
  const rows = await world.db.sql<{ action: string }>(
    `select distinct action from staff_action where action like 'arrivals.%' order by action`,
  )
  expect(rows.map(({ action }) => action)).toEqual([
    'arrivals.arrive',
    'arrivals.back',
    'arrivals.closed',
    'arrivals.refunded',
    'arrivals.reseated',
    'arrivals.stranded',
    'arrivals.undo-stranded',
  ])
})
