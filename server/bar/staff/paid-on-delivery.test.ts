import { afterAll, beforeAll, expect, test } from 'vitest'
import { acceptBarOrder, deliverBarOrder, readyBarOrder, undoBarAction } from '../../../domain/bar/board-calls.ts'
import { getTill } from '../../../domain/till/calls.ts'
import { barWorld, type BarWorld } from '../../../tests/support/bar-world.ts'
import { ledgerOf } from '../../../tests/support/card-steps.ts'
import type { Payer } from '../../../tests/support/payment-world.ts'

let world: BarWorld
let anna: Payer

beforeAll(async () => {
  world = await barWorld()
  anna = await world.staff('Anna', ['cashier'])
})
afterAll(() => world.close())

/** An order that is ready, and what it owes. */
async function ready() {
  const { orderId } = await world.order(await world.payer(), world.cart('Vermentino al calice', 1))
  await world.giada.call(acceptBarOrder, { orderId, status: 'received' })
  await world.giada.call(readyBarOrder, { orderId, status: 'preparing' })
  const { dueCents } = await world.card(orderId)
  return { orderId, dueCents, status: 'ready' as const }
}

test('V3 a delivery is paid by card, and taken back as it was paid', async () => {
  const order = await ready()
  const { orderId, dueCents } = order
  await world.giada.call(deliverBarOrder, { ...order, paid: { tender: 'card_terminal' } })
  await world.giada.call(undoBarAction, { orderId, status: 'delivered' })
  expect(await ledgerOf(world, orderId)).toEqual([
    ['card_terminal', dueCents],
    ['card_terminal', 0 - dueCents],
  ])
})

test('V3 a delivery is paid with a note: the till keeps what was given and the change', async () => {
  const order = await ready()
  const { dueCents } = order
  const paid = (tenderedCents: number) => ({ ...order, paid: { tender: 'cash' as const, tenderedCents } })
  await expect(world.giada.call(deliverBarOrder, paid(dueCents - 1))).rejects.toThrow('input_invalid')
  await world.giada.call(deliverBarOrder, paid(5000))
  const { movements } = await anna.call(getTill, {})
  expect(movements[0]).toMatchObject({ staff: 'Giada', tenderedCents: 5000, changeCents: 5000 - dueCents })
})

test('V3 who says nothing of how it is paid takes just as much in cash', async () => {
  const order = await ready()
  await world.giada.call(deliverBarOrder, order)
  expect(await ledgerOf(world, order.orderId)).toEqual([['cash', order.dueCents]])
})
