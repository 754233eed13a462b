import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { submitPayment } from '../../domain/payments/calls.ts'
import { violations } from '../../tests/invariants/check.ts'
import { TIMELESS_INVARIANTS } from '../../tests/invariants/invariants.ts'
import { setSettings } from '../../tests/race/booking-world.ts'
import { atBank, attemptsOf, checkout, freePlaces, ledgerOf, pressPay } from '../../tests/support/card-steps.ts'
import { driveAll, issuesOf, mailsOf, refundsOf, setPrices, standingOf } from '../../tests/support/money-steps.ts'
import { paymentWorld, type PaymentWorld } from '../../tests/support/payment-world.ts'

const AUTHENTICATED = 'fake-three-d-secure-visa-full-authentication-nonce'

let world: PaymentWorld

beforeEach(async () => {
  world = await paymentWorld({ hasJobs: false })
})
afterEach(async () => {
  expect(await violations((text) => world.db.sql(text), TIMELESS_INVARIANTS)).toEqual([])
  await world.close()
})

/** A guest whose card is in its challenge and who opened the wallet as well, since the bank could not be told to stop. */
async function twoOpen() {
  const card = await checkout(world)
  await card.type('pm_card_threeDSecure2Required')
  await world.bank.control('faults', {
    match: 'POST /v1/payment_intents/[^/]+/cancel',
    phase: 'before',
    kind: 503,
    times: 3,
  })
  const wallet = await pressPay(world, card.guest, card.order, 'wallet')
  return { card, wallet, ...card }
}

describe('case 72 two attempts succeed, and exactly one is kept', () => {
  test('the wallet first: the card’s reservation is released', async () => {
    const { guest, order, orderId, card, wallet } = await twoOpen()
    await world.bank.control('paypal/approve', { id: wallet.ref })
    expect(await guest.outcome(orderId)).toMatchObject({ outcome: 'completed', payment: { provider: 'paypal' } })
    await world.bank.challenge(card.ref, true)
    await driveAll(world, orderId)
    expect(await atBank(world, card.ref)).toEqual({ status: 'canceled', taken: 0 })
    expect(await ledgerOf(world, orderId)).toEqual([['capture', order.totalCents]])
    expect(await attemptsOf(world, orderId)).toMatchObject([
      { provider: 'stripe', use: 'give_back', state: 'cancelled', isSettled: true },
      { provider: 'paypal', use: 'paid', state: 'captured', isSettled: true },
    ])
    expect(await guest.outcome(orderId)).toMatchObject({ outcome: 'completed', payment: { provider: 'paypal' } })
  })

  test('the wallet first, and the card’s money was taken: it is refunded, the order stays paid', async () => {
    const { guest, order, orderId, card, wallet } = await twoOpen()
    await world.bank.control('paypal/approve', { id: wallet.ref })
    await guest.outcome(orderId)
    await world.bank.challenge(card.ref, true)
    await world.bank.stripe('POST', `/v1/payment_intents/${card.ref}/capture`)
    await driveAll(world, orderId)
    await driveAll(world, orderId)
    expect(await refundsOf(world, orderId)).toMatchObject([
      { reason: 'give_back', state: 'succeeded', cents: order.totalCents },
    ])
    expect(await standingOf(world, orderId)).toEqual({ status: 'confirmed', payment: 'paid', net: order.totalCents })
    expect(await mailsOf(world, orderId)).toEqual(['orders.confirmation', 'orders.given-back'])
  })

  test('the card first: the wallet’s approval is never captured', async () => {
    const { guest, order, orderId, card, wallet } = await twoOpen()
    await world.bank.challenge(card.ref, true)
    await driveAll(world, orderId)
    await world.bank.control('paypal/approve', { id: wallet.ref })
    await driveAll(world, orderId)
    expect(await standingOf(world, orderId)).toEqual({ status: 'confirmed', payment: 'paid', net: order.totalCents })
    expect(await world.bank.count(/POST \/v2\/checkout\/orders\/[^/]+\/capture/)).toBe(0)
    expect(await guest.outcome(orderId)).toMatchObject({ outcome: 'completed', payment: { provider: 'stripe' } })
  })

  test('both in the same moment, again and again', async () => {
    for (let round = 0; round < 6; round += 1) {
      const { order, orderId, card, wallet } = await twoOpen()
      await world.bank.challenge(card.ref, true)
      await world.bank.control('paypal/approve', { id: wallet.ref })
      const ids = (await attemptsOf(world, orderId)).map(({ id }) => id)
      const { driver } = world.server.app.payments
      await Promise.all((round % 2 === 0 ? ids : ids.toReversed()).map((id) => driver.sync(id)))
      await driveAll(world, orderId)
      await driveAll(world, orderId)
      const attempts = await attemptsOf(world, orderId)
      expect(new Set(attempts.map(({ use }) => use))).toEqual(new Set(['give_back', 'paid']))
      expect(attempts.every(({ isSettled }) => isSettled)).toBe(true)
      expect(await standingOf(world, orderId)).toEqual({ status: 'confirmed', payment: 'paid', net: order.totalCents })
    }
  })
})

describe('P12 case 73 what was paid is not what was asked for', () => {
  test.each([
    ['another amount', { amount: '5000' }],
    ['another currency', { currency: 'chf' }],
    ['another order', { 'metadata[order]': '999999' }],
  ])('%s: nothing is booked, the money goes back, and staff are told', async (_title, change) => {
    const { guest, orderId, ref, type } = await checkout(world)
    expect(await world.bank.stripe('POST', `/v1/payment_intents/${ref}`, change)).not.toHaveProperty('error')
    expect(await type('pm_card_visa')).toMatchObject({ status: 'requires_capture' })
    expect(await guest.outcome(orderId)).toMatchObject({
      outcome: 'failed',
      order: { paymentStatus: 'unpaid', status: 'awaiting_payment' },
      payment: { canRetry: false },
    })
    expect(await atBank(world, ref)).toEqual({ status: 'canceled', taken: 0 })
    expect(await issuesOf(world, orderId)).toEqual(['mismatch'])
    expect(await ledgerOf(world, orderId)).toEqual([])
  })
})

describe('case 74 cents and decimal strings', () => {
  test.each([
    ['card', 1999, 7],
    ['wallet', 3333, 3],
    ['second_card', 2905, 11],
  ] as const)('%s: %i cents a day and %i%% service are asked for to the cent', async (method, dayCents, percent) => {
    await setPrices(world, dayCents)
    await setSettings(world.db, { servicePercent: percent })
    await expect.poll(() => world.server.app.settings.servicePercent).toBe(percent)
    const guest = await world.payer()
    const { cart } = await guest.lock(...freePlaces(3))
    const order = await guest.order(method)
    const lines = cart.lines.reduce((sum, line) => sum + line.totalCents, 0)
    expect(lines).toBe(3 * 2 * dayCents)
    expect(order.totalCents).toBe(lines + Math.round((lines * percent) / 100))
    const { started, ref, orderId, type } = await pressPay(world, guest, order, method)
    if (method === 'card') await type('pm_card_visa')
    if (method === 'wallet') await world.bank.control('paypal/approve', { id: ref })
    if (method === 'second_card') {
      await guest.call(submitPayment, { attemptId: started.attemptId, nonce: AUTHENTICATED })
    }
    expect(await guest.outcome(orderId)).toMatchObject({ outcome: 'completed', order: { paymentStatus: 'paid' } })
    expect(await ledgerOf(world, orderId)).toEqual([['capture', order.totalCents]])
    const { rows } = (await world.bank.control('overview')) as { rows: { id: string; amount: string }[] }
    const [attempt] = await attemptsOf(world, orderId)
    const decimal = `${Math.floor(order.totalCents / 100)}.${String(order.totalCents % 100).padStart(2, '0')}`
    expect(rows.find(({ id }) => id === attempt?.ref)?.amount.toUpperCase()).toContain(`${decimal} EUR`)
  })
})
