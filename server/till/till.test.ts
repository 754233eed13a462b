import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { exportAccounting } from '../../domain/till/closing-calls.ts'
import * as calls from '../../domain/till/calls.ts'
import { getOrder } from '../../domain/orders/calls.ts'
import { violations } from '../../tests/invariants/check.ts'
import { TIMELESS_INVARIANTS } from '../../tests/invariants/invariants.ts'
import { barWorld, type BarWorld } from '../../tests/support/bar-world.ts'
import { atBank, ledgerOf, pressPay } from '../../tests/support/card-steps.ts'
import { orderItems, parking } from '../../tests/support/item-steps.ts'
import { driveAll, paidOrder, standingOf } from '../../tests/support/money-steps.ts'
import type { Payer } from '../../tests/support/payment-world.ts'
import { press, spaceOfToday, take, TODAY } from '../../tests/support/till-steps.ts'

let world: BarWorld
let anna: Payer
let bruno: Payer
let elena: Payer

beforeAll(async () => {
  world = await barWorld()
  anna = await world.staff('Anna', ['cashier'])
  bruno = await world.staff('Bruno', ['cashier'])
  elena = await world.staff('Elena', ['manager'])
})
afterAll(async () => {
  expect(await violations((text) => world.db.sql(text), TIMELESS_INVARIANTS)).toEqual([])
  await world.close()
})

const aSpace = () => spaceOfToday(world)
const till = () => anna.call(calls.getTill, {})

describe('B-12 collecting at the desk', () => {
  test('case 91 parts by both tenders with change, each once for its press, and what is due goes down to nothing', async () => {
    const orderId = await aSpace()
    const before = await till()
    expect(before.toCollect.orders.find((order) => order.orderId === orderId)).toMatchObject({
      dueCents: 800,
      category: 'parking',
    })
    const first = { tender: 'cash' as const, amountCents: 300, tenderedCents: 500, pressId: press() }
    expect(await take(anna, orderId, first)).toMatchObject({ changeCents: 200, order: { dueCents: 500 } })
    expect(await take(anna, orderId, first)).toMatchObject({ changeCents: 200, order: { dueCents: 500 } })
    await expect(take(anna, orderId, { amountCents: 501 })).rejects.toThrow('order_not_payable')
    await expect(take(anna, orderId, { amountCents: 500, tenderedCents: 499 })).rejects.toThrow('input_invalid')
    const last = await take(anna, orderId, { tender: 'card_terminal', amountCents: 500 })
    expect(last).toMatchObject({ changeCents: 0, order: { dueCents: 0, paymentStatus: 'paid' } })
    expect(await ledgerOf(world, orderId)).toEqual([
      ['cash', 300],
      ['card_terminal', 500],
    ])
    const after = await till()
    expect(after.today.cashCents - before.today.cashCents).toBe(300)
    expect(after.open.expectedCardCents - before.open.expectedCardCents).toBe(500)
    expect(before.toCollect.cents - after.toCollect.cents).toBe(800)
    expect(after.movements[0]).toMatchObject({
      kind: 'taken',
      tender: 'card_terminal',
      staff: 'Anna',
      amountCents: 500,
      orderId,
    })
    expect(after.movements[1]).toMatchObject({ tenderedCents: 500, changeCents: 200 })
    const [audit] = await world.db.sql<{ count: number }>(
      `select count(*)::integer as count from staff_action where action = 'till.collect' and subject = $1`,
      [`order:${orderId}`],
    )
    expect(audit?.count).toBe(2)
  })

  test('of two tablets that collect one order at the same moment one wins', async () => {
    const orderId = await aSpace()
    const [first, second] = await Promise.allSettled([take(anna, orderId), take(bruno, orderId)])
    expect([first?.status, second?.status].toSorted()).toEqual(['fulfilled', 'rejected'])
    const lost = first?.status === 'rejected' ? first.reason : second?.status === 'rejected' ? second.reason : null
    expect(String(lost)).toContain('order_not_payable')
    expect(await ledgerOf(world, orderId)).toEqual([['cash', 800]])
  })

  test('case 92 cash is taken while a payment is begun online: what comes goes back', async () => {
    const guest = await world.payer()
    const order = await orderItems(guest, parking(TODAY), 'cash')
    const { type, ref, orderId } = await pressPay(world, guest, order)
    await take(anna, orderId)
    await type('pm_card_visa')
    await driveAll(world, orderId)
    await driveAll(world, orderId)
    expect(await atBank(world, ref)).toMatchObject({ taken: 0 })
    expect(await standingOf(world, orderId)).toMatchObject({ status: 'confirmed', payment: 'paid', net: 800 })
  })

  test('case 92 of what was begun at the desk, in part or whole, nothing more begins online: the desk takes the rest', async () => {
    for (const amountCents of [300, 800]) {
      const guest = await world.payer()
      const order = await orderItems(guest, parking(TODAY), 'cash')
      const { orderId } = order
      const pressId = press()
      await take(anna, orderId, { amountCents, pressId })
      await expect(pressPay(world, guest, order)).rejects.toThrow(/order_not_payable|already_paid/)
      // Taken back it is the guest's to pay as they like.
      await anna.call(calls.undoCollect, { orderId, pressId })
      const { type, ref } = await pressPay(world, guest, order)
      await type('pm_card_visa')
      await driveAll(world, orderId)
      expect(await atBank(world, ref)).toMatchObject({ taken: 800 })
      expect(await standingOf(world, orderId)).toMatchObject({ payment: 'paid', net: 800 })
      await expect(take(anna, orderId, { amountCents: 1 })).rejects.toThrow('order_not_payable')
    }
  })

  test('case 92 a part is taken in cash while all is being paid online: what comes goes back, and the desk takes the rest', async () => {
    const guest = await world.payer()
    const order = await orderItems(guest, parking(TODAY), 'cash')
    const { type, ref, orderId } = await pressPay(world, guest, order)
    await take(anna, orderId, { amountCents: 300 })
    await type('pm_card_visa')
    await driveAll(world, orderId)
    await driveAll(world, orderId)
    expect(await atBank(world, ref)).toMatchObject({ taken: 0 })
    expect(await standingOf(world, orderId)).toMatchObject({ status: 'confirmed', net: 300 })
    expect(await take(bruno, orderId, { amountCents: 500, tender: 'card_terminal' })).toMatchObject({
      order: { dueCents: 0, paymentStatus: 'paid' },
    })
  })

  test('B-11 what a press took is taken back once, and due again', async () => {
    const orderId = await aSpace()
    const pressId = press()
    await take(anna, orderId, { pressId })
    const undone = await anna.call(calls.undoCollect, { orderId, pressId })
    expect(undone.order).toMatchObject({ dueCents: 800, paymentStatus: 'unpaid' })
    await expect(anna.call(calls.undoCollect, { orderId, pressId })).rejects.toThrow('status_changed')
    await expect(anna.call(calls.undoCollect, { orderId, pressId: press() })).rejects.toThrow('not_found')
    expect(await ledgerOf(world, orderId)).toEqual([
      ['cash', 800],
      ['cash', -800],
    ])
  })

  test('orders are found by number, and by the name of whoever ordered', async () => {
    const orderId = await aSpace()
    const [row] = await world.db.sql<{ number: string; last: string }>(
      'select o.number, a.last_name as last from orders o join account a on a.id = o.account_id where o.id = $1',
      [orderId],
    )
    const byNumber = await anna.call(calls.findTillOrders, { search: row?.number.toLowerCase() ?? '' })
    expect(byNumber.orders.map((order) => order.orderId)).toEqual([orderId])
    const typed = row?.number ?? ''
    for (const search of [typed.slice(-4), typed.slice(3, 7).toLowerCase()]) {
      const { orders } = await anna.call(calls.findTillOrders, { search })
      expect(
        orders.map((order) => order.orderId),
        search,
      ).toEqual([orderId])
    }
    const byName = await anna.call(calls.findTillOrders, { search: row?.last ?? '' })
    expect(byName.orders.length).toBeGreaterThan(0)
    expect((await anna.call(calls.findTillOrders, { search: '%%' })).orders).toEqual([])
  })
})

describe('B-12, R-707 refunds at the desk', () => {
  const give = (
    who: Payer,
    orderId: number,
    wish: Partial<{
      tender: 'cash' | 'card_terminal' | 'original' | 'credit'
      amountCents: number
      pressId: string
    }> = {},
  ) =>
    who.call(calls.refundAtDesk, {
      orderId,
      tender: 'cash',
      amountCents: 300,
      reason: 'Era in ombra',
      pressId: press(),
      ...wish,
    })

  test('over the counter: once for its press, never more than came that way, nobody owes it again, and taken back it is paid', async () => {
    const orderId = await aSpace()
    await take(anna, orderId, { amountCents: 500 })
    await take(anna, orderId, { amountCents: 300, tender: 'card_terminal' })
    await expect(give(anna, orderId, { amountCents: 501 })).rejects.toThrow('input_invalid')
    const pressId = press()
    expect((await give(anna, orderId, { pressId })).order).toMatchObject({
      dueCents: 0,
      paymentStatus: 'partially_refunded',
    })
    expect((await give(anna, orderId, { pressId })).order.refundable).toEqual({
      cash: 200,
      card_terminal: 300,
      original: 0,
      credit: 500,
    })
    const undone = await anna.call(calls.undoRefundAtDesk, { orderId, pressId })
    expect(undone.order).toMatchObject({ dueCents: 0, paymentStatus: 'paid', refundable: { cash: 500 } })
    await give(anna, orderId, { tender: 'card_terminal' })
    expect((await give(anna, orderId, { amountCents: 500 })).order).toMatchObject({
      paymentStatus: 'refunded',
      dueCents: 0,
    })
    expect(await standingOf(world, orderId)).toMatchObject({ net: 0 })
    await expect(give(anna, orderId, { amountCents: 1 })).rejects.toThrow('input_invalid')
  })

  test('by the payment that brought it, and as credit: the guest sees it, and the rest is still there to refund', async () => {
    const { guest, orderId } = await paidOrder(world)
    const mistake = press()
    await give(anna, orderId, { tender: 'original', amountCents: 900, pressId: mistake })
    expect((await anna.call(calls.undoRefundAtDesk, { orderId, pressId: mistake })).order).toMatchObject({
      paymentStatus: 'paid',
    })
    const meant = press()
    await give(anna, orderId, { tender: 'original', amountCents: 1000, pressId: meant })
    await driveAll(world, orderId)
    await expect(anna.call(calls.undoRefundAtDesk, { orderId, pressId: meant })).rejects.toThrow('status_changed')
    const after = await give(anna, orderId, { tender: 'credit', amountCents: 700 })
    expect(after.order).toMatchObject({ dueCents: 0, paymentStatus: 'partially_refunded' })
    expect(after.order.refundable.original).toBe(after.order.totalCents - 1700)
    expect(await guest.call(getOrder, { orderId: String(orderId) })).toMatchObject({ refundedCents: 1700, dueCents: 0 })
    const [credit] = await world.db.sql<{ cents: number }>('select usable_credit($1) as cents', [guest.accountId])
    expect(credit?.cents).toBe(700)
    await expect(anna.call(calls.undoRefundAtDesk, { orderId, pressId: press() })).rejects.toThrow('not_found')
  })

  test('above the setting a manager gives it back', async () => {
    const { orderId } = await paidOrder(world, { count: 2 })
    const wish = {
      orderId,
      tender: 'original' as const,
      amountCents: 5001,
      reason: 'Ombrellone rotto',
      pressId: press(),
    }
    await expect(anna.call(calls.refundAtDesk, wish)).rejects.toThrow('approval_needed')
    expect((await elena.call(calls.refundAtDesk, wish)).order).toMatchObject({ dueCents: 0 })
    await driveAll(world, orderId)
    expect(await standingOf(world, orderId)).toMatchObject({ payment: 'partially_refunded' })
  })
})

test('B-12 the accountant’s export sums up to the ledger, and no cell is a formula', async () => {
  const { csv, next } = await anna.call(exportAccounting, { from: '2027-06-01', to: '2027-07-31', after: null })
  expect(next).toBeNull()
  expect(csv.startsWith('\uFEFFGiorno;Ora;')).toBe(true)
  const rows = csv
    .slice(1)
    .split('\r\n')
    .map((line) => line.split(';'))
  const money = (text: string | undefined) => Math.round(Number((text ?? '0').replace(',', '.')) * 100)
  const entries = rows.filter(([day]) => /^\d{4}-/.test(day ?? ''))
  const net = entries.reduce((sum, row) => sum + money(row[7]) - money(row[8]), 0)
  const [ledger] = await world.db.sql<{ net: number; count: number; gross: number }>(
    `select sum(amount_cents) filter (where kind <> 'fee')::integer as net, count(*)::integer as count,
       sum(amount_cents) filter (where kind in ('capture', 'cash', 'card_terminal', 'credit'))::integer as gross from ledger_entry`,
  )
  const gross = entries.reduce((sum, row) => sum + money(row[7]), 0)
  expect([net, gross, entries.length]).toEqual([ledger?.net, ledger?.gross, ledger?.count])
  const total = rows.find(([label, , , name]) => label === 'Totale' && name === 'tutto')
  expect(money(total?.[7]) - money(total?.[8])).toBe(ledger?.net)
  await expect(anna.call(exportAccounting, { from: '2026-01-01', to: '2027-07-31', after: null })).rejects.toThrow(
    'input_invalid',
  )
  await expect(
    world.giada.call(exportAccounting, { from: '2027-07-01', to: '2027-07-31', after: null }),
  ).rejects.toThrow('not_allowed')
})
