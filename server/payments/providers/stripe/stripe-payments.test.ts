import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openStripeShop, type StripeShop } from '../../../../tests/support/stripe-shop.ts'
import { ProviderMisuse, UnknownAtProvider } from '../../provider.ts'

let shop: StripeShop
beforeAll(async () => void (shop = await openStripeShop()))
afterAll(() => shop.close())
beforeEach(() => shop.control('reset'))

const READY = { state: 'needs_method', amountCents: 4500, currency: 'EUR', capturedCents: 0, refundedCents: 0 }
const visa = { brand: 'visa', lastFour: '4242' }

describe('happy paths', () => {
  test('case 1 a card without 3-D Secure: reserved, then taken, with the fee', async () => {
    const created = await shop.newPayment()
    expect(created).toEqual({
      snapshot: {
        ...READY,
        ref: expect.stringMatching(/^pi_/),
        feeCents: null,
        disputes: [],
        error: null,
        instrument: null,
        metadata: { attempt: 'attempt-1', order: 'order-1' },
      },
      clientSecret: expect.stringContaining('_secret_'),
      approveUrl: null,
    })
    const { ref } = created.snapshot
    await shop.confirm(created)
    expect(await shop.provider.fetch(ref)).toMatchObject({
      ...READY,
      state: 'authorized',
      instrument: visa,
      feeCents: null,
    })
    const taken = { ...READY, state: 'captured', capturedCents: 4500, feeCents: 93, instrument: visa }
    expect(await shop.provider.capture(ref, 'cap:attempt-1')).toMatchObject(taken)
    expect(await shop.provider.fetch(ref)).toMatchObject(taken)
  })

  test('case 2 a card with a challenge', async () => {
    const ref = await shop.reserve('pm_card_threeDSecure2Required')
    expect(await shop.provider.fetch(ref)).toMatchObject({ state: 'needs_action', error: null })
    await shop.challenge(ref, true)
    expect(await shop.provider.fetch(ref)).toMatchObject({ state: 'authorized', error: null })
  })

  test('case 3 frictionless 3-D Secure asks nothing of the person', async () => {
    const ref = await shop.reserve('pm_card_threeDSecureOptional')
    expect(await shop.provider.fetch(ref)).toMatchObject({ state: 'authorized' })
  })

  test('cases 4 5 74 a saved card, without a challenge and with one', async () => {
    const { customerRef, cardRef } = await shop.withCard()
    const created = await shop.newPayment({ customerRef, cardRef, amountCents: 1999 })
    await shop.confirm(created, null)
    expect(await shop.provider.fetch(created.snapshot.ref)).toMatchObject({
      state: 'authorized',
      amountCents: 1999,
      instrument: visa,
    })
    const challenging = await shop.save(customerRef, 'pm_card_authenticationRequired')
    const second = await shop.newPayment({ attemptId: 'attempt-2', customerRef, cardRef: challenging })
    await shop.confirm(second, null)
    expect(await shop.provider.fetch(second.snapshot.ref)).toMatchObject({ state: 'needs_action' })
    await shop.challenge(second.snapshot.ref, true)
    expect(await shop.provider.fetch(second.snapshot.ref)).toMatchObject({ state: 'authorized' })
  })

  test('a card is kept for the next time only when that was asked', async () => {
    const { customerRef } = await shop.withCard()
    const saved = async () => (await shop.saved.list(customerRef)).map((one) => one.lastFour)
    await shop.reserve('pm_card_mastercard', { customerRef })
    expect(await saved()).toEqual(['4242'])
    await shop.reserve('pm_card_mastercard', { customerRef, isToBeSaved: true, attemptId: 'attempt-2' })
    expect(await saved()).toEqual(['4444', '4242'])
    const [newest] = (await shop.stripe.paymentIntents.list()).data
    expect(newest).toMatchObject({ setup_future_usage: 'on_session', capture_method: 'manual' })
  })

  test('the order’s number is on the statement, and left out where Stripe would refuse it', async () => {
    const suffixOf = async (orderNumber: string, attemptId: string) => {
      const { snapshot } = await shop.newPayment({ orderNumber, attemptId })
      return (await shop.stripe.paymentIntents.retrieve(snapshot.ref)).statement_descriptor_suffix
    }
    expect(await suffixOf('BA-7F3K-9Q2M', 'a')).toBe('BA7F3K9Q2M')
    expect(await suffixOf('1234-5678', 'b')).toBeNull()
  })
})

describe('declines and retry', () => {
  test.each([
    ['case 13 generic_decline', 'pm_card_visa_chargeDeclined', 'card_declined', 'generic_decline'],
    [
      'case 14 insufficient_funds',
      'pm_card_visa_chargeDeclinedInsufficientFunds',
      'card_declined',
      'insufficient_funds',
    ],
    ['case 15 expired_card', 'pm_card_chargeDeclinedExpiredCard', 'expired_card', 'expired_card'],
    ['case 16 incorrect_cvc', 'pm_card_chargeDeclinedIncorrectCvc', 'incorrect_cvc', 'incorrect_cvc'],
    ['case 17 processing_error', 'pm_card_chargeDeclinedProcessingError', 'processing_error', 'processing_error'],
    ['case 18 lost_card', '4000000000009987', 'card_declined', 'lost_card'],
    ['case 18 stolen_card', '4000000000009979', 'card_declined', 'stolen_card'],
  ])('%s is told, and the same payment takes another card', async (_title, card, code, declineCode) => {
    const created = await shop.newPayment()
    const { ref } = created.snapshot
    await shop.confirm(created, card)
    expect(await shop.provider.fetch(ref)).toMatchObject({
      ...READY,
      error: { code, declineCode, isRetryable: true },
      instrument: { brand: 'visa' },
    })
    await shop.confirm(created)
    expect(await shop.provider.fetch(ref)).toMatchObject({ state: 'authorized', error: null, instrument: visa })
  })

  test('case 19 3-D Secure refused', async () => {
    const ref = await shop.reserve('pm_card_threeDSecure2Required')
    await shop.challenge(ref, false)
    expect(await shop.provider.fetch(ref)).toMatchObject({
      state: 'needs_method',
      error: { code: 'payment_intent_authentication_failure', isRetryable: true },
      instrument: { lastFour: '3220' },
    })
  })

  test('case 20 3-D Secure accepted, then declined', async () => {
    const ref = await shop.reserve('pm_card_authenticationRequiredChargeDeclinedInsufficientFunds')
    await shop.challenge(ref, true)
    expect(await shop.provider.fetch(ref)).toMatchObject({
      state: 'needs_method',
      error: { code: 'card_declined', declineCode: 'insufficient_funds' },
    })
  })

  test('case 21 a challenge that nobody answers stays open until it is cancelled', async () => {
    const ref = await shop.reserve('pm_card_threeDSecure2Required')
    expect(await shop.provider.fetch(ref)).toMatchObject({ state: 'needs_action' })
    expect(await shop.provider.cancel(ref)).toMatchObject({ state: 'cancelled', capturedCents: 0 })
    expect((await shop.challenge(ref, true)).status).toBe(409)
  })

  test('case 22 a charge without the person needs her: on-session it is challenged', async () => {
    const { customerRef } = await shop.withCard()
    const { id } = await shop.stripe.paymentMethods.attach('pm_card_authenticationRequiredOnSetup', {
      customer: customerRef,
    })
    const created = await shop.newPayment({ customerRef, cardRef: id })
    const { ref } = created.snapshot
    await shop.stripe.paymentIntents.confirm(ref, { off_session: true }).catch(() => null)
    expect(await shop.provider.fetch(ref)).toMatchObject({
      state: 'needs_method',
      error: { code: 'authentication_required', isRetryable: true },
    })
    await shop.confirm(created, id)
    expect(await shop.provider.fetch(ref)).toMatchObject({ state: 'needs_action' })
  })

  test('a cancelled payment keeps its last refusal, and takes no other card', async () => {
    const ref = await shop.reserve('pm_card_visa_chargeDeclined')
    expect(await shop.provider.cancel(ref)).toMatchObject({ state: 'cancelled', error: { isRetryable: false } })
  })
})

describe('repeats', () => {
  test('cases 32 34 44 the same attempt is the same payment, as it stands by now', async () => {
    const first = await shop.newPayment()
    await shop.confirm(first)
    const again = await shop.newPayment()
    expect(again.snapshot).toMatchObject({ ref: first.snapshot.ref, state: 'authorized', instrument: visa })
    const { clientSecret } = first
    expect(await shop.provider.resume(first.snapshot.ref)).toEqual({ clientSecret, approveUrl: null })
    expect((await shop.stripe.paymentIntents.list()).data).toHaveLength(1)
  })

  test('case 43 an attempt with another amount is a defect', async () => {
    await shop.newPayment()
    const other = shop.newPayment({ amountCents: 4600 })
    await expect(other).rejects.toThrow(ProviderMisuse)
    await expect(other).rejects.toThrow(/StripeIdempotencyError.*\(req_/)
  })

  test('case 44 an attempt is found by its id, a fresh one without the search that lags', async () => {
    const { snapshot } = await shop.newPayment()
    expect(await shop.provider.find('attempt-1')).toEqual(snapshot)
    expect((await shop.requests()).join()).not.toContain('search')
    expect(await shop.provider.find('attempt-2')).toBeNull()
  })

  test('cases 44 110 an attempt is found behind a hundred newer payments', async () => {
    const ref = await shop.reserve()
    const others = Array.from({ length: 100 }, () =>
      shop.stripe.paymentIntents.create({ amount: 500, currency: 'eur' }),
    )
    await Promise.all(others)
    expect(await shop.provider.find('attempt-1')).toMatchObject({ ref, state: 'authorized', instrument: visa })
  })

  test('case 45 money that was taken is taken: with the same key and with another', async () => {
    const ref = await shop.reserve()
    for (const key of ['cap:attempt-1', 'cap:attempt-1', 'another']) {
      expect(await shop.provider.capture(ref, key)).toMatchObject({ state: 'captured', capturedCents: 4500 })
    }
    const { data } = await shop.stripe.balanceTransactions.list()
    expect(data.map((one) => one.amount)).toEqual([4500])
  })

  test('case 66 a cancel tells that the payment was faster, a capture that the cancel was', async () => {
    const taken = await shop.take()
    expect(await shop.provider.cancel(taken)).toMatchObject({ state: 'captured', capturedCents: 4500 })
    const released = await shop.reserve('pm_card_visa', { attemptId: 'attempt-2' })
    for (let times = 0; times < 2; times += 1) {
      expect(await shop.provider.cancel(released)).toMatchObject({ state: 'cancelled', capturedCents: 0 })
    }
    expect(await shop.provider.capture(released, 'cap:attempt-2')).toMatchObject({ state: 'cancelled' })
  })
})

describe('what is not ours', () => {
  test('case 96 somebody else’s card is refused, and nothing is made', async () => {
    const [mine, theirs] = [await shop.withCard(), await shop.withCard('pm_card_mastercard', 6)]
    const payment = shop.newPayment({ customerRef: mine.customerRef, cardRef: theirs.cardRef })
    await expect(payment).rejects.toThrow(UnknownAtProvider)
    await expect(shop.newPayment({ cardRef: theirs.cardRef })).rejects.toThrow(ProviderMisuse)
    await expect(shop.newPayment({ isToBeSaved: true })).rejects.toThrow(ProviderMisuse)
    expect((await shop.stripe.paymentIntents.list()).data).toEqual([])
  })

  test('case 97 a card that was removed in another tab is refused', async () => {
    const { customerRef, cardRef } = await shop.withCard()
    await shop.saved.remove(customerRef, cardRef)
    await expect(shop.newPayment({ customerRef, cardRef })).rejects.toThrow(UnknownAtProvider)
  })

  test('an unknown payment is unknown', async () => {
    await expect(shop.provider.fetch('pi_none')).rejects.toThrow(UnknownAtProvider)
    await expect(shop.provider.resume('pi_none')).rejects.toThrow(UnknownAtProvider)
    await expect(shop.provider.cancel('pi_none')).rejects.toThrow(UnknownAtProvider)
    await expect(shop.provider.capture('pi_none', 'cap:1')).rejects.toThrow(UnknownAtProvider)
  })

  test('a payment that somebody else made has no metadata of ours', async () => {
    const { id } = await shop.pay()
    expect((await shop.provider.fetch(id)).metadata).toEqual({})
  })
})
