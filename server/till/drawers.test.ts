import { afterAll, beforeAll, expect, test } from 'vitest'
import { closeTill, getClosing } from '../../domain/till/closing-calls.ts'
import * as calls from '../../domain/till/calls.ts'
import { closeDrawer, getOwnDrawer, openDrawer } from '../../domain/till/drawer-calls.ts'
import { deliverBarOrder, readyBarOrder, acceptBarOrder } from '../../domain/bar/board-calls.ts'
import { violations } from '../../tests/invariants/check.ts'
import { TIMELESS_INVARIANTS } from '../../tests/invariants/invariants.ts'
import { barWorld, type BarWorld } from '../../tests/support/bar-world.ts'
import type { Payer } from '../../tests/support/payment-world.ts'
import { press, spaceOfToday, take } from '../../tests/support/till-steps.ts'

let world: BarWorld
let anna: Payer
let bruno: Payer

beforeAll(async () => {
  world = await barWorld()
  anna = await world.staff('Anna', ['cashier'])
  bruno = await world.staff('Bruno', ['cashier'])
  await putIn(50_000)
})
afterAll(async () => {
  expect(await violations((text) => world.db.sql(text), TIMELESS_INVARIANTS)).toEqual([])
  await world.close()
})

const aSpace = () => spaceOfToday(world)
const till = () => anna.call(calls.getTill, {})
const putIn = (amountCents: number) =>
  anna.call(calls.drawerMovement, { kind: 'float', amountCents, reason: 'Dalla banca', pressId: press() })
const opening = (who: Payer, floatCents: number) => ({ accountId: who.accountId, floatCents, pressId: press() })
const counting = (drawerId: number, cashCents: number, note = '') => ({
  drawerId,
  cashCents,
  denominations: null,
  note,
})
const drawerOf = (who: Payer, { drawers }: calls.Till) => {
  const found = drawers.find(({ accountId, countedCents }) => accountId === who.accountId && countedCents === null)
  if (found === undefined) throw new Error('they have no open drawer')
  return found
}

/** Closes the till with exactly what is expected, everything of it staying. */
async function close(
  wish: { readonly note?: string; readonly owingCents?: number; readonly previous?: number | null } = {},
) {
  const { previousClosingId, open } = await till()
  return anna.call(closeTill, {
    previousClosingId: wish.previous === undefined ? previousClosingId : wish.previous,
    counted: { cashCents: open.expectedCashCents, cardCents: open.expectedCardCents, denominations: null },
    leftCents: open.expectedCashCents,
    note: wish.note ?? '',
    ...(wish.owingCents === undefined ? {} : { owingCents: wish.owingCents }),
    pressId: press(),
  })
}

/** A guest fetches an order of the bar and pays Giada in cash. */
async function payAtTheBar(): Promise<number> {
  const { orderId } = await world.order(await world.payer(), world.cart('Vermentino al calice', 1))
  await world.giada.call(acceptBarOrder, { orderId, status: 'received' })
  await world.giada.call(readyBarOrder, { orderId, status: 'preparing' })
  const { dueCents } = await world.card(orderId)
  await world.giada.call(deliverBarOrder, { orderId, status: 'ready', dueCents })
  return dueCents
}

test('V3 cash is in the drawer of who took it: the bar’s in the bar’s, what the desk takes without a drawer in the till', async () => {
  const before = await till()
  expect(before.drawers).toEqual([])
  const wish = opening(world.giada, 10_000)
  await anna.call(openDrawer, wish)
  await anna.call(openDrawer, wish)
  const opened = await till()
  expect(opened.drawers).toMatchObject([
    { name: 'Giada', floatCents: 10_000, expectedCents: 10_000, countedCents: null },
  ])
  // The float has moved within the till: the whole is what it was.
  expect(opened.open).toEqual(before.open)
  expect(await anna.refusal(openDrawer, opening(world.giada, 0))).toBe('already_done')
  expect(await anna.refusal(openDrawer, { ...wish, accountId: 1_000_000, pressId: press() })).toBe('not_found')
  const paid = await payAtTheBar()
  await take(anna, await aSpace())
  await take(bruno, await aSpace(), { tender: 'card_terminal' })
  const now = await till()
  expect(drawerOf(world.giada, now).expectedCents).toBe(10_000 + paid)
  expect(now.open.expectedCashCents).toBe(before.open.expectedCashCents + paid + 800)
  const cashOf = (who: Payer) => now.people.find(({ accountId }) => accountId === who.accountId)?.cashCents
  expect([cashOf(world.giada), cashOf(anna), cashOf(bruno)]).toEqual([paid, 800, 0])
})

test('V3 a float is cash that the till has outside of the drawers, and never more', async () => {
  const { open, drawers } = await till()
  const outside = open.expectedCashCents - drawers.reduce((sum, { expectedCents }) => sum + expectedCents, 0)
  await expect(anna.call(openDrawer, opening(bruno, outside + 1))).rejects.toThrow('input_invalid')
  await anna.call(openDrawer, opening(bruno, outside))
  expect((await till()).drawers.map(({ name }) => name)).toEqual(['Giada', 'Bruno'])
})

test('V3 a drawer is counted once; a difference needs a note, and what was counted is taken back no more', async () => {
  const collected = { orderId: await aSpace(), pressId: press() }
  await take(bruno, collected.orderId, { pressId: collected.pressId })
  const { drawerId, expectedCents } = drawerOf(bruno, await till())
  await expect(anna.call(closeDrawer, counting(drawerId, expectedCents - 300))).rejects.toThrow('input_invalid')
  const wrong = { ...counting(drawerId, expectedCents), denominations: [0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] }
  await expect(anna.call(closeDrawer, wrong)).rejects.toThrow('input_invalid')
  await anna.call(closeDrawer, counting(drawerId, expectedCents - 300, 'Un resto sbagliato'))
  const counted = (await till()).drawers.find((drawer) => drawer.drawerId === drawerId)
  expect(counted).toMatchObject({ expectedCents, countedCents: expectedCents - 300, note: 'Un resto sbagliato' })
  expect(await anna.refusal(closeDrawer, counting(drawerId, expectedCents))).toBe('already_done')
  expect(await anna.refusal(closeDrawer, counting(1_000_000, 0))).toBe('not_found')
  expect(await bruno.refusal(calls.undoCollect, collected)).toBe('status_changed')
  // The same person begins again with nothing.
  await anna.call(openDrawer, opening(bruno, 0))
  expect(drawerOf(bruno, await till()).expectedCents).toBe(0)
  await expect(world.db.sql(`update till_drawer set note = '' where id = $1`, [drawerId])).rejects.toThrow(
    'append-only',
  )
  await expect(
    world.db.sql('update till_movement set drawer_id = null where drawer_id = $1', [drawerId]),
  ).rejects.toThrow('append-only')
})

test('V3 the till’s closing is over all drawers, tells which nobody counted, and ends them', async () => {
  const { drawers, open } = await till()
  const left = drawerOf(world.giada, { drawers } as calls.Till)
  const closing = await close()
  expect(closing.expectedCashCents).toBe(open.expectedCashCents)
  const paper = await anna.call(getClosing, { closingId: closing.closingId })
  expect(paper.drawers.map(({ name, countedCents }) => [name, countedCents === null])).toEqual([
    ['Giada', true],
    ['Bruno', false],
    ['Bruno', true],
  ])
  expect(paper.drawers.find(({ drawerId }) => drawerId === left.drawerId)?.expectedCents).toBe(left.expectedCents)
  const after = await till()
  expect(after).toMatchObject({ drawers: [], open: { openingCents: closing.leftCents } })
  expect(after.people.every(({ cashCents }) => cashCents === 0)).toBe(true)
  expect(await anna.refusal(closeDrawer, counting(left.drawerId, left.expectedCents))).toBe('till_closed_meanwhile')
})

test('V3 what is collected while a drawer is counted and the till closed is in exactly one count each', async () => {
  await anna.call(openDrawer, opening(bruno, 1000))
  const opened = await till()
  const { drawerId } = drawerOf(bruno, opened)
  const orders = await Promise.all([1, 2, 3, 4, 5, 6].map(async () => aSpace()))
  const ends = await Promise.allSettled([
    ...orders.slice(0, 3).map((orderId) => take(bruno, orderId)),
    anna.call(closeDrawer, counting(drawerId, 1000, 'corsa')),
    bruno.call(closeDrawer, counting(drawerId, 1000, 'corsa')),
    close({ note: 'corsa', previous: opened.previousClosingId }),
    ...orders.slice(3).map((orderId) => take(bruno, orderId)),
  ])
  const refused = ends.filter((end) => end.status === 'rejected').map(({ reason }) => String(reason))
  expect(refused.every((reason) => /already_done|till_closed_meanwhile/.test(reason))).toBe(true)
  expect(refused.length).toBeGreaterThan(0)
  await close({ note: 'il resto' })
  const uncounted = await world.db.sql(
    'select from till_movement m join ledger_entry e on e.id = m.ledger_entry_id where e.order_id = any ($1) and m.closing_id is null',
    [orders],
  )
  expect(uncounted).toEqual([])
})

test('B-12 whoever takes cash opens and counts a drawer of their own, and nobody else’s; what the till holds stays the till’s', async () => {
  const own = () => world.giada.call(getOwnDrawer, {})
  const paid = await payAtTheBar()
  expect(await own()).toMatchObject({ drawer: null, uncountedCents: paid, mostFloatCents: null })
  const wish = { accountId: null, floatCents: 2000, pressId: press() }
  const tooMuch = { ...wish, floatCents: 90_000_000, pressId: press() }
  await expect(world.giada.call(openDrawer, tooMuch)).rejects.toThrow('Il numero è troppo grande.')
  expect(await world.giada.refusal(openDrawer, opening(bruno, 0))).toBe('not_found')
  await world.giada.call(openDrawer, wish)
  await world.giada.call(openDrawer, wish)
  await anna.call(openDrawer, opening(bruno, 0))
  const { drawer } = await own()
  expect(drawer).toMatchObject({ name: 'Giada', floatCents: 2000, expectedCents: 2000 + paid })
  const cashier = await anna.call(getOwnDrawer, {})
  expect(cashier.drawer).toBeNull()
  expect(cashier.mostFloatCents).toBeGreaterThan(0)
  const { drawerId } = drawerOf(bruno, await till())
  expect(await world.giada.refusal(closeDrawer, counting(drawerId, 0))).toBe('not_found')
  await world.giada.call(closeDrawer, counting(drawer?.drawerId ?? 0, 2000 + paid))
  expect(await own()).toMatchObject({ drawer: null, uncountedCents: 0 })
  await anna.call(closeDrawer, counting(drawerId, 0))
  await close()
})

test('D1 a closing while guests who are here owe says why', async () => {
  await expect(close({ owingCents: 4400 })).rejects.toThrow('input_invalid')
  const closed = await close({ owingCents: 4400, note: 'Pagano domattina' })
  expect(closed).toMatchObject({ note: 'Pagano domattina', differenceCents: 0 })
})
