import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  acceptBarOrder,
  assignRunner,
  delayBarOrder,
  deliverBarOrder,
  getBarBoard,
  readyBarOrder,
  rejectBarOrder,
  setItemStock,
  undoBarAction,
} from '../../domain/bar/board-calls.ts'
import { getBarOrder } from '../../domain/bar/calls.ts'
import { MINUTE } from '../../domain/platform/duration.ts'
import { barWorld, NOON, type BarWorld } from '../../tests/support/bar-world.ts'
import { ledgerOf, pressPay } from '../../tests/support/card-steps.ts'
import { driveAll, mailsOf, refundsOf, standingOf } from '../../tests/support/money-steps.ts'
import type { Payer } from '../../tests/support/payment-world.ts'

let world: BarWorld
let giada: Payer
let guest: Payer

beforeAll(async () => {
  world = await barWorld()
  giada = world.giada
  guest = await world.payer()
})
afterAll(() => world.close())

/** A new order that is paid in cash, by a guest who owes nothing else. */
async function ordered(name = 'Panzanella', quantity = 2) {
  const payer = await world.payer()
  const order = await world.order(payer, world.cart(name, quantity, { note: 'Senza cipolla' }))
  return { payer, orderId: order.orderId, order }
}
const actionsOn = async (orderId: number) =>
  (
    await world.db.sql<{ action: string }>('select action from staff_action where subject = $1 order by id', [
      `order:${orderId}`,
    ])
  ).map(({ action }) => action)
const left = async (name: string) =>
  (await world.db.sql<{ pieces: number }>('select pieces from bar_stock where item_id = $1', [world.dish(name).id]))[0]
    ?.pieces

describe('R-104 R-410 B-08 an order on its way', () => {
  test('is received, accepted, ready, brought and paid; its guest sees each step with its time and who does it', async () => {
    const { payer, orderId, order } = await ordered()
    const received = await world.card(orderId)
    expect(received).toMatchObject({
      status: 'received',
      code: null,
      isVerified: false,
      note: 'Senza cipolla',
      dueCents: 1800,
      worker: null,
      lines: [
        { itemId: world.dish('Panzanella').id, name: 'Panzanella', quantity: 2, station: 'kitchen', isReady: false },
      ],
    })
    expect(await world.seenBy(payer, orderId)).toMatchObject({
      ticket: received.ticket,
      status: 'received',
      isLate: false,
      worker: null,
      dueCents: 1800,
      totalCents: 1800,
      method: 'cash',
      lines: [{ name: 'Panzanella', quantity: 2, totalCents: 1800 }],
    })
    expect(order.delivery).toEqual({ ticket: received.ticket, code: null, status: 'received' })

    await giada.call(acceptBarOrder, { orderId, status: 'received' })
    expect(await world.seenBy(payer, orderId)).toMatchObject({ status: 'preparing', worker: 'Giada' })
    await giada.call(readyBarOrder, { orderId, status: 'preparing' })
    const { order: done } = await giada.call(deliverBarOrder, { orderId, status: 'ready', dueCents: 1800 })
    expect(done).toMatchObject({ status: 'delivered', dueCents: 0 })
    const seen = await world.seenBy(payer, orderId)
    expect(seen).toMatchObject({ status: 'delivered', dueCents: 0 })
    for (const time of [seen.receivedAt, seen.acceptedAt, seen.readyAt, seen.deliveredAt])
      expect(Date.parse(time ?? '')).toBeGreaterThanOrEqual(Date.parse(NOON))
    expect(await ledgerOf(world, orderId)).toEqual([['cash', 1800]])
    expect(await standingOf(world, orderId)).toMatchObject({ status: 'completed', payment: 'paid' })
    expect(await actionsOn(orderId)).toEqual(['bar.accept', 'bar.ready', 'bar.deliver'])
    expect((await world.board()).delivered.map((one) => one.orderId)).toContain(orderId)
  })

  test('numbers of the day count up by one', async () => {
    const [first, second] = [await ordered('Espresso', 1), await ordered('Espresso', 1)]
    expect((await world.card(second.orderId)).ticket).toBe((await world.card(first.orderId)).ticket + 1)
  })

  test('the board names whoever ordered: the last name, the first where there is no other, nobody who is gone', async () => {
    const { payer, orderId } = await ordered('Espresso', 1)
    const nameAs = async (change: string) => {
      await world.db.sql(`update account set ${change} where id = $1`, [payer.accountId])
      return (await world.card(orderId)).name
    }
    expect(await nameAs("first_name = 'Anna', last_name = 'Rossi'")).toBe('Rossi')
    expect(await nameAs("last_name = ''")).toBe('Anna')
    const gone = `kind = 'erased', email = 'deleted-' || id || '@deleted.invalid', confirmed_at = null, password_hash = '',
      first_name = '', phone = ''`
    expect(await nameAs(gone)).toBe('')
  })

  test('each station says when it is done', async () => {
    const payer = await world.payer()
    const [bread, water] = [world.dish('Panzanella').id, world.dish('Espresso').id]
    const items = [bread, water].map((itemId) => ({ itemId, quantity: 1, optionIds: [] }))
    const { orderId } = await world.order(payer, world.cart('Panzanella', 1, { items }))
    const { order } = await giada.call(readyBarOrder, { orderId, status: 'received', station: 'drinks' })
    expect(order).toMatchObject({ status: 'preparing', lines: [{ isReady: false }, { isReady: true }] })
    const again = { orderId, status: 'preparing', station: 'drinks' } as const
    expect(await giada.refusal(readyBarOrder, again)).toBe('already_done')
    const ready = await giada.call(readyBarOrder, { ...again, station: 'kitchen' })
    expect(ready.order).toMatchObject({ status: 'ready', lines: [{ isReady: true }, { isReady: true }] })
  })

  test('two colleagues do a step once; what the screen no longer shows is refused', async () => {
    const { orderId } = await ordered()
    const luca = await world.staff('Luca', ['bar'])
    const accept = { orderId, status: 'received' } as const
    const answers = await Promise.all([giada.refusal(acceptBarOrder, accept), luca.refusal(acceptBarOrder, accept)])
    expect(answers.filter((answer) => answer === null)).toHaveLength(1)
    expect(['already_done', 'status_changed']).toContain(answers.find((answer) => answer !== null))
    expect(await luca.refusal(acceptBarOrder, accept)).toBe('already_done')
    expect(await luca.refusal(deliverBarOrder, { orderId, status: 'ready', dueCents: 1800 })).toBe('status_changed')
    await giada.call(readyBarOrder, { orderId, status: 'preparing' })
    expect(await luca.refusal(deliverBarOrder, { orderId, status: 'ready', dueCents: 1799 })).toBe('status_changed')
    expect(await ledgerOf(world, orderId)).toEqual([])
  })

  test('a delay moves the promise once; what has passed is late until it is promised anew', async () => {
    const { payer, orderId } = await ordered()
    const { promisedAt } = await world.card(orderId)
    const wish = { orderId, status: 'received', promisedAt, minutes: 5 } as const
    const { order } = await giada.call(delayBarOrder, wish)
    expect(Date.parse(order.promisedAt) - Date.parse(promisedAt)).toBe(5 * MINUTE)
    expect(await giada.refusal(delayBarOrder, wish)).toBe('status_changed')
    await world.db.sql(
      `update bar_order set promised_at = battigia_now() - interval '1 minute', before = null where order_id = $1`,
      [orderId],
    )
    const late = await world.seenBy(payer, orderId)
    expect(late.isLate).toBe(true)
    const passed = late.promisedAt ?? ''
    await giada.call(delayBarOrder, { orderId, status: 'received', promisedAt: passed, minutes: 10 })
    const anew = await world.seenBy(payer, orderId)
    expect(anew.isLate).toBe(false)
    expect(Date.parse(anew.promisedAt ?? '') - Date.parse(anew.serverNow)).toBeGreaterThan(9 * MINUTE)
  })

  test('a runner is one of the resort’s people', async () => {
    const { payer, orderId } = await ordered()
    const wish = { orderId, status: 'received', runnerId: giada.accountId } as const
    const { order } = await giada.call(assignRunner, wish)
    expect(order.runner).toEqual({ accountId: giada.accountId, name: 'Giada' })
    expect((await world.seenBy(payer, orderId)).runner).toBe('Giada')
    expect(await giada.refusal(assignRunner, { ...wish, runnerId: payer.accountId })).toBe('status_changed')
    expect((await giada.call(assignRunner, { ...wish, runnerId: null })).order.runner).toBeNull()
  })
})

describe('B-08 a step taken back', () => {
  test('a delivery, with its cash, and then no further', async () => {
    const { orderId } = await ordered()
    await giada.call(readyBarOrder, { orderId, status: 'received' })
    const { order } = await giada.call(deliverBarOrder, { orderId, status: 'ready', dueCents: 1800 })
    expect(order.undoUntil).not.toBeNull()
    const { order: back } = await giada.call(undoBarAction, { orderId, status: 'delivered' })
    expect(back).toMatchObject({ status: 'ready', dueCents: 1800, deliveredAt: null, undoUntil: null })
    expect(await ledgerOf(world, orderId)).toEqual([
      ['cash', 1800],
      ['cash', -1800],
    ])
    expect(await standingOf(world, orderId)).toMatchObject({ status: 'confirmed', payment: 'unpaid' })
    expect(await giada.refusal(undoBarAction, { orderId, status: 'ready' })).toBe('status_changed')
    await giada.call(deliverBarOrder, { orderId, status: 'ready', dueCents: 1800 })
    expect(await standingOf(world, orderId)).toMatchObject({ status: 'completed', payment: 'paid', net: 1800 })
  })

  test('not after its seconds, and not what a colleague has gone on with', async () => {
    const { orderId } = await ordered()
    await giada.call(acceptBarOrder, { orderId, status: 'received' })
    await giada.call(readyBarOrder, { orderId, status: 'preparing' })
    expect(await giada.refusal(undoBarAction, { orderId, status: 'preparing' })).toBe('status_changed')
    await world.db.sql(`update bar_order set changed_at = changed_at - interval '11 seconds' where order_id = $1`, [
      orderId,
    ])
    expect((await world.card(orderId)).undoUntil).toBeNull()
    expect(await giada.refusal(undoBarAction, { orderId, status: 'ready' })).toBe('status_changed')
  })
})

describe('R-410 B-08 sent back', () => {
  test('an order that is paid by card: all of its money and its pieces go back, and its guest reads why', async () => {
    const { id } = world.dish('Cecina calda')
    await giada.call(setItemStock, { itemId: id, left: 5 })
    const order = await world.order(guest, world.cart('Cecina calda', 3, { tipCents: 100 }), 'card')
    const { orderId } = order
    expect(await left('Cecina calda')).toBe(2)
    expect(await world.seenBy(guest, orderId)).toMatchObject({ status: 'awaiting_payment', ticket: null })
    expect((await world.board()).orders.map((one) => one.orderId)).not.toContain(orderId)

    const begun = await pressPay(world, guest, order)
    await begun.type('pm_card_visa')
    await guest.outcome(orderId)
    await driveAll(world, orderId)
    expect(await world.card(orderId)).toMatchObject({ status: 'received', dueCents: 0, tipCents: 100 })

    const reject = { orderId, status: 'received', reason: 'sold_out' } as const
    const answers = await Promise.all([giada.refusal(rejectBarOrder, reject), giada.refusal(rejectBarOrder, reject)])
    expect(answers.filter((answer) => answer === null)).toHaveLength(1)
    await driveAll(world, orderId)
    expect(await refundsOf(world, orderId)).toMatchObject([{ cents: 1600 }])
    expect(await standingOf(world, orderId)).toEqual({ status: 'cancelled', payment: 'refunded', net: 0 })
    expect(await left('Cecina calda')).toBe(5)
    expect(await world.seenBy(guest, orderId)).toMatchObject({
      status: 'rejected',
      rejection: { reason: 'sold_out', text: null },
    })
    expect(await mailsOf(world, orderId)).toContain('orders.freed')
    expect(await giada.refusal(undoBarAction, { orderId, status: 'rejected' })).toBe('status_changed')
    expect((await world.board()).orders.map((one) => one.orderId)).not.toContain(orderId)
  })

  test('an order that is never paid gives its pieces back and comes to no board', async () => {
    const payer = await world.payer()
    await giada.call(setItemStock, { itemId: world.dish('Cecina calda').id, left: 5 })
    const { orderId } = await world.order(payer, world.cart('Cecina calda', 2), 'card')
    await world.order(payer, world.cart('Espresso', 1), 'card')
    expect(await left('Cecina calda')).toBe(5)
    expect(await world.seenBy(payer, orderId)).toMatchObject({ status: 'cancelled', ticket: null })
  })
})

describe('R-104 Q-04 nobody else’s', () => {
  test('another guest’s order answers as if unknown, and guests have no board', async () => {
    const { orderId } = await ordered()
    expect(await guest.refusal(getBarOrder, { orderId: String(orderId) })).toBe('not_found')
    expect(await guest.refusal(getBarOrder, { orderId: '987654321' })).toBe('not_found')
    expect(await guest.refusal(getBarBoard, {})).toBe('not_allowed')
    expect(await guest.refusal(acceptBarOrder, { orderId, status: 'received' })).toBe('not_allowed')
    expect(await giada.refusal(acceptBarOrder, { orderId: 987_654_321, status: 'received' })).toBe('not_found')
  })
})
