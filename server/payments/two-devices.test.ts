import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as orders from '../../domain/orders/calls.ts'
import { startPayment, submitPayment } from '../../domain/payments/calls.ts'
import { CALL_PREFIX } from '../../domain/platform/call.ts'
import {
  attemptsOf,
  awaitingOrder,
  checkout,
  ledgerOf,
  paymentsAtBank,
  pressPay,
} from '../../tests/support/card-steps.ts'
import { paidOrder } from '../../tests/support/money-steps.ts'
import { paymentWorld, type PaymentWorld } from '../../tests/support/payment-world.ts'

let world: PaymentWorld

beforeAll(async () => {
  world = await paymentWorld({ hasJobs: false })
})
afterAll(() => world.close())

describe('pressed more than once', () => {
  test('case 32 a double click on Paga begins one payment', async () => {
    const { guest, order, orderId } = await awaitingOrder(world)
    const clicks = await Promise.all([pressPay(world, guest, order), pressPay(world, guest, order)])
    expect(new Set(clicks.map(({ started }) => started.clientSecret)).size).toBe(1)
    expect(await paymentsAtBank(world, orderId)).toHaveLength(1)
    expect(await attemptsOf(world, orderId)).toHaveLength(1)
  })

  test('case 32 ten clicks at once are one payment, and ten questions for its outcome one charge', async () => {
    const { guest, order, orderId } = await awaitingOrder(world)
    const clicks = await Promise.all(Array.from({ length: 10 }, () => pressPay(world, guest, order)))
    expect(new Set(clicks.map(({ started }) => started.attemptId)).size).toBe(1)
    await clicks[3]?.type('pm_card_visa')
    const outcomes = await Promise.all(Array.from({ length: 10 }, () => guest.outcome(orderId)))
    expect(outcomes.map(({ outcome }) => outcome)).not.toContain('failed')
    expect(await guest.outcome(orderId)).toMatchObject({ outcome: 'completed' })
    expect(await ledgerOf(world, orderId)).toEqual([['capture', order.totalCents]])
    expect(await paymentsAtBank(world, orderId)).toHaveLength(1)
  })

  test('P2 case 33 two devices pay the same order with two cards: one payment, one charge, both see it paid', async () => {
    const { guest, order, orderId } = await awaitingOrder(world)
    const tablet = await guest.elsewhere()
    const [here, there] = await Promise.all([pressPay(world, guest, order), pressPay(world, tablet, order)])
    expect(there.ref).toBe(here.ref)
    const [first, second] = await Promise.all([here.type('pm_card_visa'), there.type('pm_card_mastercard')])
    expect([first, second].filter((one) => 'error' in one)).toHaveLength(1)
    for (const device of [guest, tablet]) {
      expect(await device.outcome(orderId)).toMatchObject({ outcome: 'completed', order: { paymentStatus: 'paid' } })
    }
    expect(await ledgerOf(world, orderId)).toEqual([['capture', order.totalCents]])
  })

  test('case 33 two devices choose two providers at once: one attempt stays open, and nothing is paid twice', async () => {
    const { guest, order, orderId } = await awaitingOrder(world)
    const tablet = await guest.elsewhere()
    const pressed = await Promise.allSettled([
      pressPay(world, guest, order, 'card'),
      pressPay(world, tablet, order, 'wallet'),
    ])
    expect(pressed.filter(({ status }) => status === 'fulfilled').length).toBeGreaterThan(0)
    const open = (await attemptsOf(world, orderId)).filter(({ isSettled }) => !isSettled)
    expect(open).toHaveLength(1)
    const payer = await pressPay(world, guest, order, 'card')
    await payer.type('pm_card_visa')
    expect(await guest.outcome(orderId)).toMatchObject({ outcome: 'completed' })
    expect(await ledgerOf(world, orderId)).toEqual([['capture', order.totalCents]])
  })
})

describe('G23 the same ordered anew in another tab', () => {
  test('R-412 the first tab is told of the order that stands instead, and of nobody else’s', async () => {
    const { guest, order, orderId, type } = await checkout(world)
    await type('pm_card_threeDSecure2Required')
    const anew = await guest.order('card')
    expect(await guest.outcome(orderId)).toMatchObject({ outcome: 'failed', instead: null })
    await paidOrder(world, { guest, order: anew })
    expect(anew.lines.map(({ code }) => code)).toEqual(order.lines.map(({ code }) => code))
    expect(await guest.outcome(orderId)).toMatchObject({
      outcome: 'failed',
      instead: { orderId: anew.orderId, status: 'confirmed', paymentStatus: 'paid' },
    })
    expect((await guest.outcome(anew.orderId)).instead).toBeNull()
    const stranger = await awaitingOrder(world)
    expect((await stranger.guest.outcome(stranger.orderId)).instead).toBeNull()
  })
})

describe('away and back', () => {
  test('case 34 a page that is reloaded during 3-D Secure goes on with the same payment', async () => {
    const { guest, order, orderId, ref, started, type } = await checkout(world)
    await type('pm_card_threeDSecure2Required')
    const reloaded = await pressPay(world, guest, order)
    expect(reloaded.started).toMatchObject({ attemptId: started.attemptId, clientSecret: started.clientSecret })
    await world.bank.challenge(ref, true)
    expect(await guest.outcome(orderId)).toMatchObject({ outcome: 'completed' })
  })

  test('case 35 who comes back from the bank’s page by the back button may take another card', async () => {
    const { guest, order, orderId, type } = await checkout(world)
    await type('pm_card_threeDSecure2Required', { return_url: 'http://localhost:3000/tabs/home/pagamenti-esito' })
    expect(await guest.outcome(orderId)).toMatchObject({ outcome: 'failed', payment: { canRetry: true } })
    await (await pressPay(world, guest, order)).type('pm_card_visa')
    expect(await guest.outcome(orderId)).toMatchObject({ outcome: 'completed' })
    expect(await paymentsAtBank(world, orderId)).toHaveLength(1)
  })

  test('case 36 a return address with a forged success changes nothing', async () => {
    const { guest, orderId } = await checkout(world)
    const answer = await world.server.app.http.inject({
      method: 'POST',
      url: `${CALL_PREFIX}/${orders.completeOrder.path}?redirect_status=succeeded`,
      headers: { authorization: `Bearer ${guest.token}`, 'content-type': 'application/json' },
      payload: JSON.stringify({ orderId }),
    })
    expect(JSON.parse(answer.body)).toMatchObject({ outcome: 'failed', order: { status: 'awaiting_payment' } })
    const forged = { orderId, redirect_status: 'succeeded' } as { orderId: number }
    expect(await guest.refusal(orders.completeOrder, forged)).toBe('input_invalid')
  })

  test('case 36 a return address that is opened twice answers the same, and takes the money once', async () => {
    const { guest, order, orderId, type } = await checkout(world)
    await type('pm_card_visa')
    const [first, second] = await Promise.all([guest.outcome(orderId), guest.outcome(orderId)])
    expect([first.outcome, second.outcome]).toEqual(['completed', 'completed'])
    expect(await guest.outcome(orderId)).toMatchObject({ outcome: 'completed' })
    expect(await ledgerOf(world, orderId)).toEqual([['capture', order.totalCents]])
  })

  test('case 37 an app that was killed while paying finds its order by the return link, on a fresh session', async () => {
    const { guest, orderId, ref, type } = await checkout(world)
    await type('pm_card_threeDSecure2Required')
    await world.bank.challenge(ref, true)
    const reopened = await guest.elsewhere()
    const { orders: listed } = await reopened.call(orders.listOrders, {})
    expect(listed.map((one) => one.orderId)).toContain(orderId)
    expect(await reopened.outcome(orderId)).toMatchObject({ outcome: 'completed', order: { status: 'confirmed' } })
  })
})

test('case 38 who never comes back is booked by the webhook alone', async () => {
  const own = await paymentWorld()
  try {
    const { guest, orderId, type } = await checkout(own)
    await type('pm_card_visa')
    await expect
      .poll(() => guest.call(orders.getOrder, { orderId: String(orderId) }))
      .toMatchObject({ status: 'confirmed', paymentStatus: 'paid' })
    expect(await ledgerOf(own, orderId)).toHaveLength(1)
  } finally {
    await own.close()
  }
})

describe('cases 36 and 104 somebody else’s order', () => {
  test('is as unknown to every call, and stays as it was', async () => {
    const { orderId, started } = await checkout(world)
    const other = await world.payer()
    const id = String(orderId)
    const attempt = { attemptId: started.attemptId, nonce: 'fake-valid-nonce' }
    expect(await other.refusal(orders.completeOrder, { orderId })).toBe('not_found')
    expect(await other.refusal(orders.getOrder, { orderId: id })).toBe('not_found')
    expect(await other.refusal(orders.resendConfirmation, { orderId })).toBe('not_found')
    expect(await other.refusal(orders.quoteDeletion, { orderId: id, bookingId: id })).toBe('not_found')
    expect(await other.refusal(startPayment, { orderId, modeId: 3 })).toBe('not_found')
    expect(await other.refusal(submitPayment, attempt)).toBe('not_found')
    expect(await attemptsOf(world, orderId)).toMatchObject([{ isSettled: false, use: null }])
  })

  test('case 104 is reached with its guest’s token only', async () => {
    const { orderId } = await checkout(world)
    for (const token of ['', 'Bearer ', 'Bearer x'.padEnd(50, 'x')]) {
      const answer = await world.server.app.http.inject({
        method: 'GET',
        url: `${CALL_PREFIX}/${orders.getOrder.path}?orderId=${orderId}`,
        headers: token === '' ? {} : { authorization: token },
      })
      expect(answer.statusCode).toBe(401)
      expect(answer.body).not.toContain('BA-')
    }
  })
})
