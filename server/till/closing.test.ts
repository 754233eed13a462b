import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { closeTill, getClosing, listClosings } from '../../domain/till/closing-calls.ts'
import * as calls from '../../domain/till/calls.ts'
import { MOST_COUNTED_CENTS } from '../../domain/till/drawers.ts'
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
})
afterAll(async () => {
  expect(await violations((text) => world.db.sql(text), TIMELESS_INVARIANTS)).toEqual([])
  await world.close()
})

const aSpace = () => spaceOfToday(world)
const till = () => anna.call(calls.getTill, {})

async function close(
  who: Payer,
  wish: Partial<{
    cash: number
    card: number
    left: number
    note: string
    pressId: string
    previous: number | null
  }> = {},
) {
  const { previousClosingId, open } = await who.call(calls.getTill, {})
  const cash = wish.cash ?? open.expectedCashCents
  return who.call(closeTill, {
    previousClosingId: wish.previous === undefined ? previousClosingId : wish.previous,
    counted: { cashCents: cash, cardCents: wish.card ?? open.expectedCardCents, denominations: null },
    leftCents: wish.left ?? cash,
    note: wish.note ?? '',
    pressId: wish.pressId ?? press(),
  })
}

describe('B-12 the drawer and its closing', () => {
  test('no more goes into the drawer, or out of it, than a closing can count', async () => {
    const move = (kind: 'float' | 'withdrawal', amountCents: number) =>
      anna.call(calls.drawerMovement, { kind, amountCents, reason: 'Prova', pressId: press() })
    const room = MOST_COUNTED_CENTS - (await till()).open.expectedCashCents
    await move('float', room - 1)
    await expect(move('float', 3)).rejects.toThrow('"code":"too_large","max":1')
    expect((await till()).open.expectedCashCents).toBe(MOST_COUNTED_CENTS - 1)
    await close(anna, { left: 0 })
  })

  test('float and withdrawal count, are taken back, and a difference above the setting needs a note', async () => {
    const collected = { orderId: await aSpace(), pressId: press() }
    await take(anna, collected.orderId, { pressId: collected.pressId })
    const start = (await till()).open.expectedCashCents
    const drawer = { kind: 'float' as const, amountCents: 10_000, reason: 'Monete per il resto', pressId: press() }
    await anna.call(calls.drawerMovement, drawer)
    const filled = await anna.call(calls.drawerMovement, drawer)
    expect(filled.open).toMatchObject({ expectedCashCents: start + 10_000, floatCents: 10_000 })
    const out = { kind: 'withdrawal' as const, amountCents: 4000, reason: 'In banca', pressId: press() }
    expect((await anna.call(calls.drawerMovement, out)).open).toMatchObject({ withdrawnCents: 4000 })
    const back = await anna.call(calls.undoDrawerMovement, { pressId: out.pressId })
    expect(back.open).toMatchObject({ withdrawnCents: 0, expectedCashCents: start + 10_000 })
    await expect(anna.call(calls.undoDrawerMovement, { pressId: out.pressId })).rejects.toThrow('status_changed')

    await expect(close(anna, { cash: start + 9799 })).rejects.toThrow('input_invalid')
    await expect(close(anna, { left: start + 10_001 })).rejects.toThrow('input_invalid')
    const pressId = press()
    const { previousClosingId: previous } = await till()
    const closed = await close(anna, { cash: start + 9700, left: 5000, note: 'Mancano tre euro', pressId, previous })
    expect(closed).toMatchObject({ year: 2027, differenceCents: -300, leftCents: 5000, staff: 'Anna' })
    const again = await close(anna, { cash: start + 9700, left: 5000, note: 'Mancano tre euro', pressId, previous })
    expect(again).toEqual(closed)
    await expect(close(bruno, { previous })).rejects.toThrow('till_closed_meanwhile')
    const now = await till()
    expect(now).toMatchObject({
      previousClosingId: closed.closingId,
      movements: [],
      open: { openingCents: 5000, expectedCashCents: 5000 },
    })
    const shown = await anna.call(getClosing, { closingId: closed.closingId })
    const cash = shown.movements.filter(({ tender }) => tender === 'cash')
    expect(cash.reduce((sum, { amountCents }) => sum + amountCents, 0) + closed.openingCents).toBe(
      closed.expectedCashCents,
    )
    // Its money is counted: a correction is a refund now.
    await expect(anna.call(calls.undoCollect, collected)).rejects.toThrow('status_changed')
    const next = await close(bruno, {})
    expect(next).toMatchObject({
      number: closed.number + 1,
      openingCents: 5000,
      expectedCashCents: 5000,
      differenceCents: 0,
    })
    const { closings } = await anna.call(listClosings, { before: null })
    expect(closings.slice(0, 2).map(({ closingId }) => closingId)).toEqual([next.closingId, closed.closingId])
    await expect(world.db.sql(`update till_closing set note = ''`)).rejects.toThrow('append-only')
  })

  test('what is collected while somebody closes belongs to exactly one closing; of two closings one is refused', async () => {
    const orders = await Promise.all([1, 2, 3, 4, 5, 6].map(async () => aSpace()))
    const { previousClosingId: previous, open } = await till()
    const cash = open.expectedCashCents
    const ends = await Promise.allSettled([
      ...orders.slice(0, 3).map((orderId) => take(anna, orderId)),
      close(anna, { previous, cash, left: 0, note: 'corsa' }),
      close(bruno, { previous, cash, left: 0, note: 'corsa' }),
      ...orders.slice(3).map((orderId) => take(bruno, orderId)),
    ])
    const refused = ends.filter((end) => end.status === 'rejected')
    expect(refused.map(({ reason }) => String(reason))).toEqual([expect.stringContaining('till_closed_meanwhile')])
    await close(anna, { note: 'il resto' })
    const rows = await world.db.sql<{ closings: number }>(
      `select count(distinct m.closing_id)::integer as closings from ledger_entry e join till_movement m on m.ledger_entry_id = e.id
       where e.order_id = any ($1) group by e.order_id`,
      [orders],
    )
    expect(rows.map(({ closings }) => closings)).toEqual([1, 1, 1, 1, 1, 1])
  })
})
