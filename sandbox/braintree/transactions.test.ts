import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { codes, openTestGateway, type TestGateway, type Transactions } from './test-gateway.ts'

const DAY = 86_400_000
let at: TestGateway
let transactions: Transactions

beforeAll(async () => {
  at = await openTestGateway()
  transactions = at.transactions
})
afterAll(() => at.sandbox.close())
beforeEach(() => at.control('reset'))

let orders = 0
function sale(changes: object = {}) {
  orders += 1
  return transactions.sale({
    amount: '45.00',
    orderId: `attempt-${orders}`,
    paymentMethodNonce: 'fake-valid-visa-nonce',
    ...changes,
  })
}

async function settled(amount = '45.00') {
  const { transaction } = await sale({ amount, options: { submitForSettlement: true } })
  await at.control('clock', { advanceMs: DAY })
  return transaction.id
}

describe('a sale', () => {
  test('1 74 is authorised, and its amount is a decimal string', async () => {
    const { success, transaction } = await sale()
    expect(success).toBe(true)
    expect(transaction).toMatchObject({
      status: 'authorized',
      type: 'sale',
      amount: '45.00',
      currencyIsoCode: 'EUR',
      processorResponseCode: '1000',
      processorResponseType: 'approved',
      orderId: `attempt-${orders}`,
      refundIds: [],
      disputes: [],
    })
    expect(transaction.creditCard).toMatchObject({ maskedNumber: '401288******1881', cardType: 'Visa', token: null })
    expect(await transactions.find(transaction.id)).toMatchObject({ id: transaction.id, amount: '45.00' })
  })

  test('is submitted for settlement at once when it is asked to be', async () => {
    const { transaction } = await sale({ options: { submitForSettlement: true } })
    expect(transaction.status).toBe('submitted_for_settlement')
    expect(transaction.statusHistory.map(({ status }) => status)).toEqual(['authorized', 'submitted_for_settlement'])
  })

  test.each([
    ['2000.00', 'processor_declined', '2000', 'Do Not Honor', 'soft_declined'],
    ['2001.00', 'processor_declined', '2001', 'Insufficient Funds', 'soft_declined'],
    ['2004.99', 'processor_declined', '2004', 'Expired Card', 'hard_declined'],
    ['3000.00', 'failed', '3000', 'Processor Network Unavailable - Try Again', 'soft_declined'],
  ])('14 15 27 declined by the amount %s', async (amount, status, code, text, kind) => {
    const result = await sale({ amount })
    expect(result).toMatchObject({ success: false, message: text })
    expect(result.transaction).toMatchObject({
      status,
      processorResponseCode: code,
      processorResponseText: text,
      processorResponseType: kind,
    })
    expect(codes(result)).toEqual([])
    expect(await transactions.find(result.transaction.id)).toMatchObject({ status })
  })

  test.each([
    ['fake-processor-declined-visa-nonce', 'processor_declined', null],
    ['fake-processor-failure-jcb-nonce', 'failed', null],
    ['fake-gateway-rejected-fraud-nonce', 'gateway_rejected', 'fraud'],
    ['fake-gateway-rejected-risk-thresholds-nonce', 'gateway_rejected', 'risk_threshold'],
  ])('27 refused by the nonce %s', async (paymentMethodNonce, status, gatewayRejectionReason) => {
    const result = await sale({ paymentMethodNonce })
    expect(result.success).toBe(false)
    expect(result.transaction).toMatchObject({ status, gatewayRejectionReason })
  })

  test('27 5001.00 is rejected by the gateway', async () => {
    const { message, transaction } = await sale({ amount: '5001.00' })
    expect(message).toBe('Gateway Rejected: application_incomplete')
    expect(transaction).toMatchObject({ status: 'gateway_rejected', gatewayRejectionReason: 'application_incomplete' })
  })

  test.each([
    ['81502', 'amount', { amount: '' }],
    ['81503', 'amount', { amount: 'ten' }],
    ['81503', 'amount', { amount: '4.505' }],
    ['81501', 'amount', { amount: '-1.00' }],
    ['81531', 'amount', { amount: '0.00' }],
    ['91508', 'base', { paymentMethodNonce: undefined }],
    ['91564', 'payment_method_nonce', { paymentMethodNonce: 'fake-consumed-nonce' }],
    ['91565', 'payment_method_nonce', { paymentMethodNonce: 'nobody-knows-it' }],
    ['81715', 'number', { paymentMethodNonce: 'fake-luhn-invalid-nonce' }],
    ['91518', 'payment_method_token', { paymentMethodNonce: undefined, paymentMethodToken: 'nobodys' }],
    ['91510', 'customer_id', { customerId: 'nobody' }],
    ['91501', 'order_id', { orderId: 'x'.repeat(256) }],
  ])('28 74 %s on %s', async (code, attribute, changes) => {
    const result = await sale(changes)
    expect(result.success).toBe(false)
    expect(result.transaction).toBeUndefined()
    expect(result.errors.deepErrors()).toMatchObject([{ code, attribute }])
    expect(result.message).toBe(result.errors.deepErrors()[0]?.message)
  })

  test('32 the same card, amount and order within 30 seconds are a duplicate, afterwards not', async () => {
    const first = await sale({ orderId: 'one' })
    expect(first.success).toBe(true)
    const second = await sale({ orderId: 'one' })
    expect(second.transaction).toMatchObject({ status: 'gateway_rejected', gatewayRejectionReason: 'duplicate' })
    expect((await sale({ orderId: 'one', amount: '45.01' })).success).toBe(true)
    await at.control('clock', { advanceMs: 30_000 })
    expect((await sale({ orderId: 'one' })).success).toBe(true)
  })

  test('100 a card number sent by a server is refused', async () => {
    const creditCard = { number: '4111111111111111', expirationDate: '12/2030' }
    await expect(sale({ paymentMethodNonce: undefined, creditCard })).rejects.toMatchObject({
      type: 'authorizationError',
    })
  })
})

describe('3-D Secure', () => {
  const required = { threeDSecure: { required: true } }
  const authenticated = 'fake-three-d-secure-two-visa-successful-step-up-authentication-nonce'

  test('29 required but absent or refused: the gateway rejects', async () => {
    for (const paymentMethodNonce of [
      'fake-valid-visa-nonce',
      'fake-three-d-secure-visa-failed-authentication-nonce',
    ]) {
      const result = await sale({ paymentMethodNonce, options: required })
      expect(result.message).toBe('Gateway Rejected: three_d_secure')
      expect(result.transaction).toMatchObject({ status: 'gateway_rejected', gatewayRejectionReason: 'three_d_secure' })
    }
  })

  test('8 19 the nonce tells whether the liability is shifted', async () => {
    const { threeDSecureInfo: good } = await at.gateway.paymentMethodNonce.find(authenticated)
    expect(good).toMatchObject({ liabilityShifted: true, liabilityShiftPossible: true, enrolled: 'Y' })
    const bad = await at.gateway.paymentMethodNonce.find('fake-three-d-secure-visa-failed-authentication-nonce')
    expect(bad.threeDSecureInfo).toMatchObject({ liabilityShifted: false, status: 'authenticate_failed' })
    const none = await at.gateway.paymentMethodNonce.find('fake-valid-nonce')
    expect(none).toMatchObject({ type: 'CreditCard', details: { lastFour: '1111', cardType: 'Visa' } })
    expect(none.threeDSecureInfo).toBeNull()
    await expect(at.gateway.paymentMethodNonce.find('unknown')).rejects.toMatchObject({ type: 'notFoundError' })
  })

  test('3 8 20 shifted: the sale goes through, or is declined for another reason', async () => {
    const good = await sale({ paymentMethodNonce: authenticated, options: required })
    expect(good.transaction).toMatchObject({ status: 'authorized', threeDSecureInfo: { liabilityShifted: true } })
    const frictionless = 'fake-three-d-secure-two-visa-successful-frictionless-authentication-nonce'
    expect((await sale({ paymentMethodNonce: frictionless, options: required })).success).toBe(true)
    const poor = await sale({ paymentMethodNonce: authenticated, options: required, amount: '2001.00' })
    expect(poor.transaction).toMatchObject({ status: 'processor_declined', processorResponseCode: '2001' })
  })
})

describe('after the sale', () => {
  test('81 a void releases what is authorised or submitted, once', async () => {
    for (const submitForSettlement of [false, true]) {
      const { transaction } = await sale({ options: { submitForSettlement } })
      expect((await transactions.void(transaction.id)).transaction.status).toBe('voided')
      expect(codes(await transactions.void(transaction.id))).toEqual(['91504'])
    }
    await expect(transactions.void('unknown')).rejects.toMatchObject({ type: 'notFoundError' })
  })

  test('submitting takes at most what was authorised, once', async () => {
    const { transaction } = await sale()
    expect(codes(await transactions.submitForSettlement(transaction.id, '45.01'))).toEqual(['91522'])
    const result = await transactions.submitForSettlement(transaction.id, '40.00')
    expect(result.transaction).toMatchObject({ status: 'submitted_for_settlement', amount: '40.00' })
    expect(codes(await transactions.submitForSettlement(transaction.id))).toEqual(['91507'])
  })

  test('parts of an authorisation are transactions of their own, together at most the whole', async () => {
    const { transaction } = await sale()
    const first = await transactions.submitForPartialSettlement(transaction.id, '30.00')
    expect(first.transaction).toMatchObject({
      status: 'submitted_for_settlement',
      amount: '30.00',
      authorizedTransactionId: transaction.id,
    })
    expect(codes(await transactions.submitForPartialSettlement(transaction.id, '15.01'))).toEqual(['91522'])
    const last = await transactions.submitForPartialSettlement(transaction.id, '10.00', { finalCapture: true })
    expect(codes(await transactions.submitForPartialSettlement(transaction.id, '5.00'))).toEqual(['915103'])
    const parent = await transactions.find(transaction.id)
    expect(parent).toMatchObject({ status: 'settlement_pending', amount: '45.00' })
    expect(parent.partialSettlementTransactionIds).toEqual([first.transaction.id, last.transaction.id])
  })

  test('the clock settles what was submitted, and expires what was not', async () => {
    const submitted = await sale({ options: { submitForSettlement: true } })
    const declined = await sale({ amount: '4001.50', options: { submitForSettlement: true } })
    const forgotten = await sale()
    const status = async ({ transaction }: typeof submitted) => (await transactions.find(transaction.id)).status
    await at.control('clock', { advanceMs: DAY / 2 })
    expect([await status(submitted), await status(declined)]).toEqual(['settling', 'settlement_declined'])
    await at.control('clock', { advanceMs: DAY / 2 })
    expect([await status(submitted), await status(forgotten)]).toEqual(['settled', 'authorized'])
    await at.control('clock', { advanceMs: 6 * DAY })
    expect(await status(forgotten)).toBe('authorization_expired')
  })

  test('81 a refund before settlement and a void after it are refused', async () => {
    const { transaction } = await sale({ options: { submitForSettlement: true } })
    expect(codes(await transactions.refund(transaction.id, { amount: '10.00' }))).toEqual(['91506'])
    await at.control('clock', { advanceMs: DAY })
    expect(codes(await transactions.void(transaction.id))).toEqual(['91504'])
  })

  test('75 partial refunds up to the whole amount, each found from the sale', async () => {
    const id = await settled()
    const first = await transactions.refund(id, { amount: '10.00', orderId: 'rf-1' })
    expect(first.transaction).toMatchObject({ type: 'credit', amount: '10.00', refundedTransactionId: id })
    expect(codes(await transactions.refund(id, { amount: '35.01' }))).toEqual(['91521'])
    expect(codes(await transactions.refund(id))).toEqual(['91521'])
    const last = await transactions.refund(id, '35.00')
    expect(codes(await transactions.refund(id, { amount: '0.01' }))).toEqual(['91512'])
    expect((await transactions.find(id)).refundIds).toEqual([first.transaction.id, last.transaction.id])
    expect(codes(await transactions.refund(first.transaction.id))).toEqual(['91505'])
  })

  test('the test calls settle and decline a settlement at once', async () => {
    const testing = at.gateway.testing as unknown as Record<string, (id: string) => Promise<unknown>>
    const { transaction } = await sale({ options: { submitForSettlement: true } })
    expect(await testing['settle']?.(transaction.id)).toMatchObject({ transaction: { status: 'settled' } })
    const { transaction: other } = await sale({ options: { submitForSettlement: true } })
    await testing['settlementDecline']?.(other.id)
    expect((await transactions.find(other.id)).status).toBe('settlement_declined')
  })
})

describe('apiRequestKey', () => {
  test('40 76 the same request twice is done once and answers the present state', async () => {
    const request = { orderId: 'one', apiRequestKey: 'a:create' }
    const first = await sale(request)
    await transactions.submitForSettlement(first.transaction.id, null, { apiRequestKey: 'cap:a' })
    const again = await sale(request)
    expect(again.transaction).toMatchObject({ id: first.transaction.id, status: 'submitted_for_settlement' })
    const captured = await transactions.submitForSettlement(first.transaction.id, null, { apiRequestKey: 'cap:a' })
    expect(captured).toMatchObject({ success: true, transaction: { status: 'submitted_for_settlement' } })
    await at.control('clock', { advanceMs: DAY })
    const back = { amount: '45.00', apiRequestKey: 'back:a' }
    const refunds = [await transactions.refund(first.transaction.id, back)]
    refunds.push(await transactions.refund(first.transaction.id, back))
    expect(new Set(refunds.map(({ transaction }) => transaction.id)).size).toBe(1)
  })

  test('40 a void repeated with its key is one void', async () => {
    const { transaction } = await sale()
    for (let time = 0; time < 2; time += 1) {
      const result = await transactions.void(transaction.id, { apiRequestKey: 'back:b' })
      expect(result).toMatchObject({ success: true, transaction: { status: 'voided' } })
    }
  })

  test('43 the same key with another request is refused', async () => {
    await sale({ orderId: 'one', apiRequestKey: 'a:create' })
    expect(codes(await sale({ orderId: 'one', apiRequestKey: 'a:create', amount: '46.00' }))).toEqual(['915232'])
  })

  test('13 a declined request stays declined under its key; a broken rule uses nothing up', async () => {
    const declined = { orderId: 'one', amount: '2000.00', apiRequestKey: 'a:create' }
    const [first, second] = [await sale(declined), await sale(declined)]
    expect(second.success).toBe(false)
    expect(second.transaction.id).toBe(first.transaction.id)
    expect(codes(await sale({ orderId: 'two', amount: 'x', apiRequestKey: 'b:create' }))).toEqual(['81503'])
    expect((await sale({ orderId: 'two', apiRequestKey: 'b:create' })).success).toBe(true)
  })
})
