import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { cancelByResort } from '../../../domain/orders/change-calls.ts'
import { giveCredit } from '../../../domain/payments/credit-calls.ts'
import { approveMoneyRequest } from '../../../domain/staff/money-request-calls.ts'
import * as till from '../../../domain/till/calls.ts'
import {
  askForYes,
  creditFor,
  givenBack,
  moneyOutWorld,
  refundOf,
  type MoneyOutWorld,
} from '../../../tests/support/money-out-world.ts'
import { paidOrder } from '../../../tests/support/money-steps.ts'
import type { Payer } from '../../../tests/support/payment-world.ts'

let world: MoneyOutWorld
let anna: Payer
let elena: Payer
let marco: Payer
beforeAll(async () => {
  world = await moneyOutWorld()
  ;({ anna, elena, marco } = world)
})
beforeEach(() => world.limit())
afterAll(() => world.close())

describe('M2 money that is let go is added up', () => {
  test('a refund that is split stops where a whole one does; what was taken back does not count', async () => {
    const { orderId } = await paidOrder(world, { count: 2 })
    const first = refundOf(orderId, 600)
    await anna.call(till.refundAtDesk, first)
    await anna.call(till.refundAtDesk, refundOf(orderId, 400))
    for (const cents of [1, 300])
      expect(await anna.refusal(till.refundAtDesk, refundOf(orderId, cents))).toBe('approval_needed')
    await anna.call(till.undoRefundAtDesk, { orderId, pressId: first.pressId })
    await anna.call(till.refundAtDesk, refundOf(orderId, 500))
    expect(await givenBack(world, orderId)).toBe(900)
  })

  test('over many orders the day of one person ends it, of every way together; a manager’s own goes further', async () => {
    const { orderId } = await paidOrder(world, { count: 2 })
    for (let at = 0; at < 4; at += 1) await anna.call(giveCredit, creditFor(await world.payer(), 1000))
    await anna.call(till.refundAtDesk, refundOf(orderId, 1000))
    expect(await anna.refusal(giveCredit, creditFor(await world.payer(), 1))).toBe('approval_needed')
    for (let at = 0; at < 2; at += 1) await elena.call(giveCredit, creditFor(await world.payer(), 4000))
    expect(await elena.refusal(giveCredit, creditFor(await world.payer(), 1))).toBe('approval_needed')
  })

  test('the day of everybody ends it for managers as well; cash out of the drawer is added up by itself', async () => {
    await world.limit({ moneyOutDayCents: 6000 })
    await elena.call(giveCredit, creditFor(await world.payer(), 5900))
    expect(await marco.refusal(giveCredit, creditFor(await world.payer(), 101))).toBe('approval_needed')
    const drawer = { kind: 'withdrawal' as const, reason: 'In banca', pressId: randomUUID() }
    await marco.call(till.drawerMovement, { ...drawer, amountCents: 6000 })
    await marco.call(till.undoDrawerMovement, { pressId: drawer.pressId })
    expect(await anna.refusal(till.drawerMovement, { ...drawer, amountCents: 5001, pressId: randomUUID() })).toBe(
      'approval_needed',
    )
  })

  test('credit for one guest is added up over thirty days, whoever gives it', async () => {
    const guest = await world.payer()
    const bruno = await world.staff('Bruno', ['cashier'])
    await anna.call(giveCredit, creditFor(guest, 2000))
    expect(await bruno.refusal(giveCredit, creditFor(guest, 1001))).toBe('approval_needed')
    await bruno.call(giveCredit, creditFor(guest, 1000))
  })

  test('of presses at the same moment no two pass where one may', async () => {
    const { orderId } = await paidOrder(world, { count: 2 })
    const answers = await Promise.all([1, 2, 3, 4].map(() => anna.refusal(till.refundAtDesk, refundOf(orderId, 600))))
    expect(answers.filter((answer) => answer === null)).toHaveLength(1)
    expect(await givenBack(world, orderId)).toBe(600)
  })

  test('a cancellation counts with what leaves by it, and beyond the limit nothing of it is done', async () => {
    await world.limit({ cancelMostCents: 100 })
    const { orderId } = await paidOrder(world, { count: 1 })
    const [line] = await world.db.sql<{ id: number }>('select id::integer from order_line where order_id = $1', [
      orderId,
    ])
    const wish = { orderId, bookingId: line?.id ?? 0, days: null, reason: 'resort_cannot_deliver' as const }
    expect(await anna.refusal(cancelByResort, wish)).toBe('approval_needed')
    const [order] = await world.db.sql<{ status: string }>('select status from orders where id = $1', [orderId])
    expect(order?.status).toBe('confirmed')
  })

  test('from an amount on whoever does it proves who they are', async () => {
    await world.limit({ moneyOutProofCents: 500 })
    const guest = await world.payer()
    await world.db.sql('update session set proven_at = null where account_id = $1', [anna.accountId])
    expect(await anna.refusal(giveCredit, creditFor(guest, 500))).toBe('proof_needed')
    await anna.call(giveCredit, creditFor(guest, 499))
    await world.db.sql('update session set proven_at = battigia_now() where account_id = $1', [anna.accountId])
    await anna.call(giveCredit, creditFor(guest, 500))
  })
})

describe('M2 nobody gives to themselves', () => {
  test('neither to the account that one signs in with nor to a guest with the same e-mail, nor by a colleague’s request that one approves', async () => {
    expect(await anna.refusal(giveCredit, creditFor(anna, 100))).toBe('not_yourself')
    const guest = await world.payer()
    await world.db.sql(
      `update account set kind = 'guest', password_hash = '', confirmed_at = null,
         email = (select email from account where id = $2) where id = $1`,
      [guest.accountId, anna.accountId],
    )
    expect(await anna.refusal(giveCredit, creditFor(guest, 100))).toBe('not_yourself')
    const { requestId } = await askForYes(anna, 'giveCredit', creditFor(elena, 4000))
    expect(await elena.refusal(approveMoneyRequest, { requestId })).toBe('not_yourself')
    await marco.call(approveMoneyRequest, { requestId })
  })
})
