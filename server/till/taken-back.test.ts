import { afterAll, beforeAll, expect, test } from 'vitest'
import * as actions from '../../domain/arrivals/action-calls.ts'
import { closeTill } from '../../domain/till/closing-calls.ts'
import * as calls from '../../domain/till/calls.ts'
import { violations } from '../../tests/invariants/check.ts'
import { TIMELESS_INVARIANTS } from '../../tests/invariants/invariants.ts'
import { setSettings } from '../../tests/race/booking-world.ts'
import { arrivalWorld, DAY, NINE, press, type ArrivalWorld, type Booked } from '../../tests/support/arrival-world.ts'
import type { Payer } from '../../tests/support/payment-world.ts'

let world: ArrivalWorld
let anna: Payer
let bruno: Payer
let stays: Booked[]

beforeAll(async () => {
  world = await arrivalWorld()
  stays = [await world.book('cash', 320), await world.book('cash', 321), await world.book('cash', 322)]
  await setSettings(world.db, { deskRefundMostCents: 100_000 })
  await world.server.app.settings.reload(world.db.database)
  await world.setClock(NINE)
  anna = await world.staff('Anna', ['beach'])
  bruno = await world.staff('Bruno', ['cashier'])
})
afterAll(async () => {
  expect(await violations((text) => world.db.sql(text), TIMELESS_INVARIANTS)).toEqual([])
  await world.close()
})

const stay = (n: number) => {
  const found = stays[n]
  if (found === undefined) throw new Error(`no stay ${n}`)
  return found
}

/** Somebody comes and pays all in cash, in one press. */
async function comeAndPay({ visitIds, order }: Booked) {
  const clientId = press()
  const at = new Date(NINE).toISOString()
  const collect = { tender: 'cash' as const, amountCents: order.totalCents }
  const { actionId } = await anna.call(actions.arrive, { visitIds, day: DAY, clientId, at, collect })
  return { actionId, clientId, at }
}

async function giveBack({ order }: Booked) {
  const pressId = press()
  const { orderId, totalCents: amountCents } = order
  await bruno.call(calls.refundAtDesk, { orderId, tender: 'cash', amountCents, reason: 'Piove', pressId })
  return { orderId, pressId }
}

async function close() {
  const { previousClosingId, open } = await bruno.call(calls.getTill, {})
  const counted = { cashCents: open.expectedCashCents, cardCents: open.expectedCardCents, denominations: null }
  await bruno.call(closeTill, {
    previousClosingId,
    counted,
    leftCents: open.expectedCashCents,
    note: '',
    pressId: press(),
  })
}

test('B-11, B-12 money that the till gave back meanwhile is not taken out of the drawer a second time', async () => {
  const here = stay(0)
  const { actionId, clientId, at } = await comeAndPay(here)
  await giveBack(here)
  const { totalCents } = here.order
  expect(await anna.refusal(actions.undoArrival, { actionId })).toBe('status_changed')
  const [visitId = ''] = here.visitIds
  const late = { visitId, day: DAY, clientId, at, takenBackAt: at }
  const { items } = await anna.call(actions.syncArrivals, { items: [late], sentAt: at })
  expect(items).toMatchObject([{ result: 'refused', reason: 'status_changed' }])
  expect(await world.ledger(here.order.orderId)).toEqual([totalCents, 0 - totalCents])
})

test('B-12 what a closing has counted is no longer taken back, neither money that came nor money that went', async () => {
  const here = stay(1)
  const { actionId } = await comeAndPay(here)
  await close()
  expect(await anna.refusal(actions.undoArrival, { actionId })).toBe('status_changed')
  const refund = await giveBack(here)
  await close()
  expect(await bruno.refusal(calls.undoRefundAtDesk, refund)).toBe('status_changed')
  const { totalCents } = here.order
  expect(await world.ledger(here.order.orderId)).toEqual([totalCents, 0 - totalCents])
})

test('B-02, B-12 a device that gave money back without a network is believed, also after the till was closed', async () => {
  const here = stay(2)
  const { clientId, at } = await comeAndPay(here)
  await close()
  const [visitId = ''] = here.visitIds
  const { items } = await anna.call(actions.syncArrivals, {
    items: [{ visitId, day: DAY, clientId, at, takenBackAt: at }],
    sentAt: at,
  })
  expect(items).toMatchObject([{ result: 'undone' }])
  const { totalCents } = here.order
  expect(await world.ledger(here.order.orderId)).toEqual([totalCents, 0 - totalCents])
})
