import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  deliverBarOrder,
  getBarBoard,
  pauseBar,
  readyBarOrder,
  rejectBarOrder,
  reopenBar,
  sellAtBar,
  setItemSoldOut,
} from '../../domain/bar/board-calls.ts'
import type { CallInput } from '../../domain/platform/call.ts'
import { barWorld, type BarWorld } from '../../tests/support/bar-world.ts'
import { ledgerOf } from '../../tests/support/card-steps.ts'
import { standingOf } from '../../tests/support/money-steps.ts'
import type { Payer } from '../../tests/support/payment-world.ts'

let world: BarWorld
let giada: Payer

beforeAll(async () => {
  world = await barWorld()
  giada = world.giada
})
afterAll(() => world.close())

/** Two Panzanelle for Rossi, who takes them at the counter and pays in cash. */
function sale(change: Partial<CallInput<typeof sellAtBar>> = {}): CallInput<typeof sellAtBar> {
  return {
    code: null,
    name: 'Rossi',
    items: [{ itemId: world.dish('Panzanella').id, quantity: 2, optionIds: [] }],
    paid: { tender: 'cash', tenderedCents: 2000 },
    totalCents: 1800,
    ...change,
  }
}

describe('B-08 B-12 an order that a worker enters', () => {
  test('is in preparation at once, by name and number, paid, and rings nowhere', async () => {
    const { order } = await giada.call(sellAtBar, sale({ note: 'Con due cucchiaini' }))
    expect(order).toMatchObject({
      status: 'preparing',
      code: null,
      name: 'Rossi',
      worker: 'Giada',
      note: 'Con due cucchiaini',
      totalCents: 1800,
      dueCents: 0,
      undoUntil: null,
      lines: [{ name: 'Panzanella', quantity: 2, isReady: false }],
    })
    const { orderId } = order
    expect((await world.board()).counts.received).toBe(0)
    expect(await ledgerOf(world, orderId)).toEqual([['cash', 1800]])
    const [done] = await world.db.sql<{ action: string; detail: object }>(
      'select action, detail from staff_action where subject = $1',
      [`order:${orderId}`],
    )
    expect(done).toEqual({ action: 'bar.sell', detail: { tender: 'cash', totalCents: 1800 } })
    await giada.call(readyBarOrder, { orderId, status: 'preparing' })
    await giada.call(deliverBarOrder, { orderId, status: 'ready', dueCents: 0 })
    expect(await standingOf(world, orderId)).toMatchObject({ status: 'completed', payment: 'paid' })
  })

  test('by card at the terminal is no cash of the drawer', async () => {
    const { order } = await giada.call(sellAtBar, sale({ paid: { tender: 'card_terminal' }, name: '' }))
    expect(order).toMatchObject({ name: '', dueCents: 0 })
    expect(await ledgerOf(world, order.orderId)).toEqual([['card_terminal', 1800]])
  })

  test('to an umbrella the worker vouches for the place; what is paid later is taken with the delivery', async () => {
    const { order } = await giada.call(sellAtBar, sale({ code: 'D3', paid: null }))
    expect(order).toMatchObject({ code: 'D3', isVerified: true, dueCents: 1800 })
    const { orderId } = order
    expect(await ledgerOf(world, orderId)).toEqual([])
    await giada.call(readyBarOrder, { orderId, status: 'preparing' })
    const delivered = await giada.call(deliverBarOrder, { orderId, status: 'ready', dueCents: 1800 })
    expect(delivered.order).toMatchObject({ status: 'delivered', dueCents: 0 })
    expect(await ledgerOf(world, orderId)).toEqual([['cash', 1800]])
  })

  test('is sent back like any other; its cash is the desk’s to give back', async () => {
    const { orderId } = (await giada.call(sellAtBar, sale())).order
    await giada.call(rejectBarOrder, { orderId, status: 'preparing', reason: 'asked_by_guest' })
    expect(await standingOf(world, orderId)).toEqual({ status: 'cancelled', payment: 'overpaid', net: 1800 })
  })

  test('is taken while the app takes none', async () => {
    await giada.call(pauseBar, { minutes: null })
    const { order } = await giada.call(sellAtBar, sale())
    await giada.call(reopenBar, {})
    expect(order.status).toBe('preparing')
  })

  test('is refused whole for another total, a place that is not on the plan, and what is sold out', async () => {
    const before = (await giada.call(getBarBoard, {})).orders.length
    const { id } = world.dish('Cecina calda')
    await giada.call(setItemSoldOut, { itemId: id, isSoldOut: true })
    const cecina = [{ itemId: id, quantity: 1, optionIds: [] }]
    expect(await giada.refusal(sellAtBar, sale({ totalCents: 1700 }))).toBe('quote_changed')
    expect(await giada.refusal(sellAtBar, sale({ code: 'ZZ99' }))).toBe('position_unknown')
    expect(await giada.refusal(sellAtBar, sale({ items: cecina, totalCents: 500 }))).toBe('item_sold_out')
    expect(await giada.refusal(sellAtBar, sale({ paid: { tender: 'cash', tenderedCents: 1700 } }))).toBe(
      'input_invalid',
    )
    const unknown = [{ itemId: 987_654, quantity: 1, optionIds: [] }]
    expect(await giada.refusal(sellAtBar, sale({ items: unknown }))).toBe('item_unknown')
    expect((await giada.call(getBarBoard, {})).orders.length).toBe(before)
  })
})
