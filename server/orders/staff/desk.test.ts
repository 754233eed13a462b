import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { getCredit } from '../../../domain/payments/credit-calls.ts'
import { cancelByResort } from '../../../domain/orders/change-calls.ts'
import { getOrder } from '../../../domain/orders/calls.ts'
import * as calls from '../../../domain/orders/staff-calls.ts'
import * as sales from '../../../domain/orders/sale-calls.ts'
import { civilDate } from '../../../domain/platform/civil-date.ts'
import { lockUmbrellas } from '../../../domain/umbrellas/calls.ts'
import { violations } from '../../../tests/invariants/check.ts'
import { TIMELESS_INVARIANTS } from '../../../tests/invariants/invariants.ts'
import { setSettings } from '../../../tests/race/booking-world.ts'
import { deliverOrderMails, requireIn } from '../../../tests/support/order-mailbox.ts'
import { barWorld, type BarWorld } from '../../../tests/support/bar-world.ts'
import { freePlaces, ledgerOf } from '../../../tests/support/card-steps.ts'
import { driveAll, paidOrder, setPrices } from '../../../tests/support/money-steps.ts'
import type { Payer } from '../../../tests/support/payment-world.ts'
import { payInCash } from '../../../tests/support/return-world.ts'
import { walkInWish } from '../../../tests/support/walk-in.ts'
import { settleMoveEffect } from './settle-move.ts'

let world: BarWorld
let beach: Payer
let elena: Payer
const [D0, D1, D2] = ['2027-07-10', '2027-07-11', '2027-07-12'].map(civilDate) as [
  ReturnType<typeof civilDate>,
  ReturnType<typeof civilDate>,
  ReturnType<typeof civilDate>,
]

beforeAll(async () => {
  world = await barWorld()
  await setPrices(world, 4000)
  beach = await world.staff('Sandro', ['beach'])
  elena = await world.staff('Elena', ['manager'])
})
afterEach(async () => {
  expect(await violations((text) => world.db.sql(text), TIMELESS_INVARIANTS)).toEqual([])
})
afterAll(() => world.close())

/** A guest's booking. */
async function booked(from = D0, to = D2, part: 'full_day' | 'morning' = 'full_day', method: 'card' | 'cash' = 'card') {
  const guest = await world.payer()
  const [umbrellaId = 0] = freePlaces()
  await guest.call(lockUmbrellas, { from, to, part, places: [{ umbrellaId, people: 1, dogs: [], extras: [] }] })
  const order = await guest.order(method)
  if (method === 'card') await paidOrder(world, { guest, order })
  const { orderId } = order
  const bookingId = order.lines[0]?.bookingId ?? 0
  const seen = () => guest.call(getOrder, { orderId: String(orderId) })
  return { guest, orderId, bookingId, umbrellaId, seen }
}
const standing = async ({ seen }: Awaited<ReturnType<typeof booked>>) =>
  (await seen()).lines
    .filter((line) => !line.isCancelled)
    .map(({ umbrellaId, from, to, part }) => [umbrellaId, from, to, part])
const undo = (actionId: number) => beach.call(calls.undoOrderAction, { actionId })

test('B-11 a booking moves for one day or for all of them, and back as if nothing had been', async () => {
  const stay = await booked()
  const before = await stay.seen()
  const [other = 0] = freePlaces()
  const { targets, lastDay } = await beach.call(calls.listMoveTargets, {
    bookingId: String(stay.bookingId),
    from: D1,
    to: D1,
  })
  expect(lastDay).toBe(D2)
  expect(targets.map((one) => one.umbrellaId)).not.toContain(stay.umbrellaId)
  expect(targets[0]).toMatchObject({ isSameCategory: true, differenceCents: 0 })
  const wish = { bookingId: stay.bookingId, from: D1, to: D1, umbrellaId: other, differenceCents: null }
  const moved = await beach.call(calls.moveVisit, wish)
  expect(moved).toMatchObject({ orderId: stay.orderId, dueCents: 0, creditedCents: 0 })
  expect(moved.bookingId).not.toBe(stay.bookingId)
  expect(new Set((await standing(stay)).map(String))).toEqual(
    new Set(
      [
        [stay.umbrellaId, D0, D0, 'full_day'],
        [other, D1, D1, 'full_day'],
        [stay.umbrellaId, D2, D2, 'full_day'],
      ].map(String),
    ),
  )
  await undo(moved.actionId)
  expect(await stay.seen()).toEqual(before)
  const all = await beach.call(calls.moveVisit, { ...wish, from: D0, to: D2 })
  expect(await standing(stay)).toEqual([[other, D0, D2, 'full_day']])
  // Two people of the staff: the second finds it taken, and the first can no longer go back to where somebody is by now.
  const rival = await booked(D0, D2)
  expect(await beach.refusal(calls.moveVisit, { ...wish, bookingId: rival.bookingId, from: D0, to: D2 })).toBe(
    'umbrella_taken',
  )
  await beach.call(calls.moveVisit, {
    ...wish,
    bookingId: rival.bookingId,
    umbrellaId: stay.umbrellaId,
    from: D0,
    to: D2,
  })
  expect(await beach.refusal(calls.undoOrderAction, { actionId: all.actionId })).toBe('status_changed')
})

test('B-11 a dearer place leaves a difference for the desk; a cheaper one becomes credit once it is for good', async () => {
  const stay = await booked(D0, D0)
  const targets = async () =>
    (await beach.call(calls.listMoveTargets, { bookingId: String(stay.bookingId), from: D0, to: D0 })).targets
  await setPrices(world, 5000)
  const [dearer] = await targets()
  if (dearer === undefined) throw new Error('nothing is free')
  expect(dearer.differenceCents).toBe(1000)
  const wish = { bookingId: stay.bookingId, from: D0, to: D0, umbrellaId: dearer.umbrellaId }
  expect(await beach.refusal(calls.moveVisit, { ...wish, differenceCents: 900 })).toBe('quote_changed')
  const moved = await beach.call(calls.moveVisit, { ...wish, differenceCents: 1000 })
  expect(moved.dueCents).toBe(1000)
  await undo(moved.actionId)
  expect(await stay.seen()).toMatchObject({ totalCents: 4000, dueCents: 0 })
  // Money that came since makes it nobody's to take back.
  const again = await beach.call(calls.moveVisit, { ...wish, differenceCents: 1000 })
  await payInCash(world.db, stay.orderId, 1000)
  expect(await beach.refusal(calls.undoOrderAction, { actionId: again.actionId })).toBe('status_changed')

  await setPrices(world, 3000)
  const lower = await booked(D0, D0)
  await setPrices(world, 2500)
  const [cheaper] = (await beach.call(calls.listMoveTargets, { bookingId: String(lower.bookingId), from: D0, to: D0 }))
    .targets
  expect(cheaper?.differenceCents).toBe(-500)
  const down = await beach.call(calls.moveVisit, {
    bookingId: lower.bookingId,
    from: D0,
    to: D0,
    umbrellaId: cheaper?.umbrellaId ?? 0,
    differenceCents: -500,
  })
  expect(down).toMatchObject({ dueCents: 0, creditedCents: 500 })
  expect(await lower.seen()).toMatchObject({ totalCents: 3000, dueCents: 0 })
  const [, settle] = settleMoveEffect({ database: world.db.database, settings: world.server.app.settings })
  const [waiting] = await world.db.sql<{ payload: Record<string, unknown> }>(
    `select payload from outbox where kind = 'orders.settle-desk-move' and key = $1`,
    [`desk-action-${down.actionId}`],
  )
  await settle(waiting?.payload ?? {}, '')
  await settle(waiting?.payload ?? {}, '')
  await driveAll(world, lower.orderId)
  expect(await lower.seen()).toMatchObject({ totalCents: 2500, dueCents: 0 })
  expect((await lower.guest.call(getCredit, {})).balanceCents).toBe(500)
  expect(await beach.refusal(calls.undoOrderAction, { actionId: down.actionId })).toBe('status_changed')
  await setPrices(world, 4000)
})

test('B-11 a booking goes on: the other half of the day, and a further day; what it adds is due, and is taken back', async () => {
  const stay = await booked(D0, D0, 'morning')
  const before = await stay.seen()
  const { options } = await beach.call(calls.listExtensions, { bookingId: String(stay.bookingId) })
  expect(options.map(({ to, part, isFree }) => [to, part, isFree]).slice(0, 2)).toEqual([
    [D0, 'full_day', true],
    [D1, 'morning', true],
  ])
  const [half, day] = options
  if (half === undefined || day === undefined) throw new Error('nothing to extend by')
  const { to, part, addedCents } = half
  const longer = await beach.call(calls.extendVisit, { bookingId: stay.bookingId, to, part, addedCents })
  expect(longer).toMatchObject({ orderId: stay.orderId, dueCents: addedCents })
  expect(await standing(stay)).toEqual([[stay.umbrellaId, D0, D0, 'full_day']])
  await undo(longer.actionId)
  expect(await stay.seen()).toEqual(before)
  const next = { bookingId: stay.bookingId, to: day.to, part: day.part, addedCents: day.addedCents }
  expect(await beach.refusal(calls.extendVisit, { ...next, addedCents: 1 })).toBe('quote_changed')
  const guest = await world.payer()
  const places = [{ umbrellaId: stay.umbrellaId, people: 1, dogs: [], extras: [] }]
  await guest.call(lockUmbrellas, { from: D1, to: D1, part: 'morning', places })
  expect(await beach.refusal(calls.extendVisit, next)).toBe('umbrella_taken')
})

test('B-11 a walk-in is an order that stands at once; sent again it is the same, and it is taken back', async () => {
  const [place = 0, second = 0] = freePlaces(2)
  const wish = walkInWish(place)
  const { from, to, part, places } = wish
  const quote = await beach.call(sales.quoteWalkIn, { from, to, part, places })
  const sold = await beach.call(sales.sellWalkIn, { ...wish, totalCents: quote.totalCents })
  expect(sold).toMatchObject({ dueCents: quote.totalCents, bookingIds: [expect.any(Number)] })
  expect(await beach.call(sales.sellWalkIn, { ...wish, totalCents: quote.totalCents })).toEqual(sold)
  expect(await beach.refusal(sales.sellWalkIn, { ...walkInWish(place), totalCents: quote.totalCents })).toBe(
    'umbrella_taken',
  )
  expect(await beach.refusal(sales.sellWalkIn, { ...walkInWish(second), totalCents: 1 })).toBe('quote_changed')
  const [account] = await world.db.sql(
    `select a.kind, a.email, a.first_name as name from orders o join account a on a.id = o.account_id where o.id = $1`,
    [sold.orderId],
  )
  expect(account).toEqual({ kind: 'guest', email: '', name: '' })
  await undo(sold.actionId)
  const again = await beach.call(sales.sellWalkIn, { ...walkInWish(place), totalCents: quote.totalCents })
  await payInCash(world.db, again.orderId, quote.totalCents)
  expect(await ledgerOf(world, again.orderId)).toEqual([['cash', quote.totalCents]])
  expect(await beach.refusal(calls.undoOrderAction, { actionId: again.actionId })).toBe('status_changed')
  const named = { firstName: 'Ada', lastName: 'Neri', phone: '+393331234567', email: 'ada@example.it' }
  await beach.call(sales.sellWalkIn, { ...walkInWish(second, { customer: named }), totalCents: quote.totalCents })
  const mails = await world.db.sql(
    `select from outbox where kind = 'orders.confirmation' and due_at > now() + interval '30 s'`,
  )
  expect(mails.length).toBeGreaterThan(0)
})

test('B-11 what is given for nothing has a reason and a most per day, which binds the beach and not the management', async () => {
  await setSettings(world.db, { complimentaryPerDay: 1 })
  await world.server.app.settings.reload(world.db.database)
  const [one = 0, two = 0] = freePlaces(2)
  const reason = 'Amico del bagno'
  const given = await beach.call(sales.giveComplimentary, { ...walkInWish(one), reason })
  expect(given.dueCents).toBe(0)
  expect(await world.db.sql('select reason, worth_cents as worth from complimentary')).toEqual([
    { reason, worth: 4000 },
  ])
  expect(await beach.refusal(sales.giveComplimentary, { ...walkInWish(two), reason })).toBe('too_many_complimentary')
  await undo(given.actionId)
  expect(await world.db.sql('select from complimentary')).toEqual([])
  const stay = await booked(D0, D0, 'full_day', 'cash')
  const waived = await beach.call(sales.waiveOrder, { orderId: stay.orderId, reason })
  expect(waived.waivedCents).toBe(4000)
  expect(await stay.seen()).toMatchObject({ totalCents: 0, dueCents: 0, method: 'no_payment_needed' })
  expect(await beach.refusal(sales.giveComplimentary, { ...walkInWish(two), reason })).toBe('too_many_complimentary')
  await elena.call(sales.giveComplimentary, { ...walkInWish(two), reason })
  await undo(waived.actionId)
  expect(await stay.seen()).toMatchObject({ totalCents: 4000, dueCents: 4000, method: 'cash' })
  const paid = await booked(D0, D0)
  expect(await elena.refusal(sales.waiveOrder, { orderId: paid.orderId, reason })).toBe('already_paid')
})

test('B-11 whoever calls pays online by the day that is agreed: the order waits for it, and needs an address for its link', async () => {
  const [place = 0] = freePlaces()
  const { from, to, part, places } = walkInWish(place)
  const { totalCents } = await beach.call(sales.quoteWalkIn, { from, to, part, places })
  const customer = { firstName: 'Ida', lastName: 'Lenzi', phone: '', email: 'ida@example.it' }
  const wish = walkInWish(place, { totalCents, customer, payBy: civilDate('2027-07-09') })
  const refused = (more: object) =>
    beach.refusal(sales.sellWalkIn, { ...wish, ...more } as typeof wish & { totalCents: number })
  expect(await refused({ customer: null })).toBe('input_invalid')
  expect(await refused({ payBy: D1 })).toBe('input_invalid')
  expect(await refused({ payBy: civilDate('2027-06-01') })).toBe('pay_later_too_late')
  const { orderId } = await beach.call(sales.sellWalkIn, wish as typeof wish & { totalCents: number })
  const [order] = await world.db.sql(
    `select method, status, deadline_day::text as day, release_at = deadline_at as "isFreedThen" from orders where id = $1`,
    [orderId],
  )
  expect(order).toEqual({ method: 'pay_later', status: 'confirmed', day: '2027-07-09', isFreedThen: true })
})

test.each([
  ['it', 'Pagando accetti le condizioni di vendita', 'Valgono le condizioni di vendita'],
  ['en', 'By paying you accept the conditions of sale', 'The conditions of sale, version'],
  ['fr', 'En payant, vous acceptez les conditions de vente', 'Les conditions de vente, version'],
  ['nl', 'Door te betalen ga je akkoord met de verkoopvoorwaarden', 'De verkoopvoorwaarden, versie'],
  ['de', 'Mit der Zahlung nimmst du die Verkaufsbedingungen', 'Es gelten die Verkaufsbedingungen'],
] as const)(
  'R-509 B-11 what the desk sells was accepted by nobody: in %s the mail says that paying online accepts the conditions',
  async (language, byPaying, apply) => {
    const customer = { firstName: 'Ida', lastName: 'Lenzi', phone: '', email: `ida.${language}@example.it` }
    const sold = async (more: object) => {
      const [place = 0] = freePlaces()
      const { from, to, part, places } = walkInWish(place)
      const { totalCents } = await beach.call(sales.quoteWalkIn, { from, to, part, places })
      await beach.call(sales.sellWalkIn, walkInWish(place, { totalCents, customer, language, ...more }) as never)
      await world.db.sql(`update outbox set due_at = now() where kind = 'orders.confirmation'`)
      return (await deliverOrderMails(world.db, world.server.app.settings)).find(
        ({ to: whom }) => whom === customer.email,
      )
    }
    requireIn(await sold({ payBy: civilDate('2027-07-09') }), byPaying)
    requireIn(await sold({}), apply)
  },
)

test('B-03 what the resort cannot deliver goes back in full, as credit where that is wished; who asked gets what the policy gives; both are in the audit', async () => {
  const { orderId, bookingId, guest } = await booked(D0, D0)
  const wish = { orderId, bookingId, days: null, reason: 'resort_cannot_deliver' as const, refundTo: 'credit' as const }
  expect(await beach.call(cancelByResort, wish)).toMatchObject({ refundCents: 4000, orderTotalCents: 0 })
  expect((await guest.call(getCredit, {})).balanceCents).toBe(4000)
  const asked = await booked(D0, D0)
  const byPolicy = { orderId: asked.orderId, bookingId: asked.bookingId, days: null, reason: 'guest_asked' as const }
  const policy = { fullHours: 9000, laterPercent: 50 }
  await world.db.sql('update orders set refund_policy = $2 where id = $1', [asked.orderId, policy])
  expect(await beach.call(cancelByResort, byPolicy)).toMatchObject({ refundCents: 2000 })
  const audit = await world.db.sql<{ action: string }>(
    `select distinct action from staff_action where action like 'order.%' order by 1`,
  )
  expect(audit.map(({ action }) => action)).toEqual([
    'order.cancel',
    'order.cannot-deliver',
    'order.complimentary',
    'order.extend',
    'order.move',
    'order.undo',
    'order.waive',
    'order.walk-in',
  ])
})
