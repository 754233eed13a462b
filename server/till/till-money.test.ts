import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as calls from '../../domain/till/calls.ts'
import {
  listReconciliations,
  reconcileAgain,
  reopenIssue,
  resolveIssue,
} from '../../domain/till/reconciliation-calls.ts'
import { violations } from '../../tests/invariants/check.ts'
import { TIMELESS_INVARIANTS } from '../../tests/invariants/invariants.ts'
import { barWorld, type BarWorld } from '../../tests/support/bar-world.ts'
import { booked, D, move } from '../../tests/support/change-steps.ts'
import { ledgerOf } from '../../tests/support/card-steps.ts'
import { driveAll, paidOrder, standingOf } from '../../tests/support/money-steps.ts'
import type { Payer } from '../../tests/support/payment-world.ts'
import { takeDeskMoney, undoDeskMoney } from '../payments/desk-money.ts'

let world: BarWorld
let anna: Payer

beforeAll(async () => {
  world = await barWorld()
  anna = await world.staff('Anna', ['cashier'])
})
afterAll(async () => {
  expect(await violations((text) => world.db.sql(text), TIMELESS_INVARIANTS)).toEqual([])
  await world.close()
})

test('B-03 the difference of a change is collected at the desk, and nothing above it', async () => {
  const stay = await booked(world)
  const { orderId } = stay
  const { dueCents: due } = await move(stay, { to: D[2] })
  expect(due).toBeGreaterThan(0)
  const wish = { orderId, tender: 'card_terminal' as const, tenderedCents: null, pressId: randomUUID() }
  await expect(anna.call(calls.collect, { ...wish, amountCents: due + 1 })).rejects.toThrow('order_not_payable')
  const { order } = await anna.call(calls.collect, { ...wish, amountCents: due })
  expect(order).toMatchObject({ dueCents: 0, isDifference: false, paymentStatus: 'paid' })
  expect((await ledgerOf(world, orderId)).at(-1)).toEqual(['card_terminal', due])
  await anna.call(calls.undoCollect, { orderId, pressId: wish.pressId })
  expect(await standingOf(world, orderId)).toMatchObject({ payment: 'unpaid' })
  await anna.call(calls.collect, { ...wish, amountCents: due, pressId: randomUUID() })
})

test('takeDeskMoney and undoDeskMoney answer the same for the same press, in the caller’s transaction', async () => {
  const { orderId, totalCents } = await world.order(await world.payer(), world.cart('Espresso', 2))
  const at = <T>(work: (tx: Parameters<typeof takeDeskMoney>[0]) => Promise<T>) =>
    world.db.database.transaction(async (tx) => {
      await tx.query({ name: '', text: 'select from orders where id = $1 for update', values: [orderId] })
      return work(tx)
    })
  const money = { orderId, tender: 'cash' as const, amountCents: totalCents, tenderedCents: 5000, key: 'press' }
  const first = await at((tx) => takeDeskMoney(tx, anna, money))
  expect(first).toMatchObject({ changeCents: 5000 - totalCents, isNew: true })
  expect(await at((tx) => takeDeskMoney(tx, anna, money))).toEqual({ ...first, isNew: false })
  await expect(at((tx) => takeDeskMoney(tx, anna, { ...money, key: 'other' }))).rejects.toThrow('order_not_payable')
  expect(await at((tx) => undoDeskMoney(tx, anna, { orderId, key: 'press' }))).toBe(true)
  expect(await at((tx) => undoDeskMoney(tx, anna, { orderId, key: 'press' }))).toBe(false)
})

test('money of the desk that is not in the till does not get into the ledger', async () => {
  const { orderId } = await world.order(await world.payer(), world.cart('Espresso', 1))
  const byHand = world.db.sql(
    `insert into ledger_entry (order_id, kind, amount_cents, currency, key) values ($1, 'cash', 100, 'EUR', 'by hand')`,
    [orderId],
  )
  await expect(byHand).rejects.toThrow('not in its till')
})

test('case 109 reconciliation: a day is compared again, an issue is resolved with a note once, and opened again', async () => {
  const { orderId } = await paidOrder(world)
  await driveAll(world, orderId)
  const { yesterday, providers } = await anna.call(listReconciliations, {})
  expect(providers).toContain('stripe')
  const again = await anna.call(reconcileAgain, { provider: 'stripe', day: yesterday })
  expect(again.runs.find(({ provider }) => provider === 'stripe')).toMatchObject({
    day: yesterday,
    differenceCents: 0,
    openIssues: 0,
  })
  await world.db.sql(
    `insert into reconciliation_issue (key, kind, provider, order_id, detail) values ('t', 'amount_differs', 'stripe', $1, $2)`,
    [orderId, JSON.stringify({ ref: 'pi_1', hereCents: 100, thereCents: 90 })],
  )
  const [open] = (await anna.call(listReconciliations, {})).open
  expect(open).toMatchObject({ kind: 'amount_differs', ref: 'pi_1', hereCents: 100, thereCents: 90, orderId })
  const issueId = open?.issueId ?? 0
  const resolved = await anna.call(resolveIssue, { issueId, note: 'Chiarito' })
  expect(resolved).toMatchObject({ open: [], resolved: [{ issueId, note: 'Chiarito', staff: 'Anna' }] })
  await expect(anna.call(resolveIssue, { issueId, note: 'Chiarito' })).rejects.toThrow('already_done')
  expect((await anna.call(reopenIssue, { issueId })).open).toMatchObject([{ issueId, note: '' }])
  await expect(anna.call(reopenIssue, { issueId })).rejects.toThrow('status_changed')
  await expect(anna.call(resolveIssue, { issueId: 999_999, note: 'Chiarito' })).rejects.toThrow('not_found')
})
