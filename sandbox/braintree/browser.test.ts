import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openTestGateway, type TestGateway, type Transactions } from './test-gateway.ts'

interface Reply {
  readonly nonce: string
  readonly challenge: boolean
  readonly liabilityShifted: boolean
  readonly details: object
  readonly error: { readonly code: string; readonly fields: { readonly field: string; readonly code: string }[] }
}

let at: TestGateway
let transactions: Transactions
let authorization = ''

beforeAll(async () => {
  at = await openTestGateway()
  transactions = at.transactions
})
afterAll(() => at.sandbox.close())
beforeEach(async () => {
  await at.control('reset')
  const { clientToken } = await at.gateway.clientToken.generate({})
  const token = JSON.parse(Buffer.from(clientToken, 'base64').toString('utf8')) as { authorizationFingerprint: string }
  authorization = token.authorizationFingerprint
})

async function post(path: string, body: object): Promise<{ readonly status: number; readonly reply: Reply }> {
  const request = { method: 'POST', body: JSON.stringify({ authorization, ...body }) }
  const answer = await fetch(`${at.sandbox.url}/_bt/${path}`, request)
  return { status: answer.status, reply: (await answer.json()) as Reply }
}

const typed = { number: '4000 0000 0000 1091', expirationMonth: '3', expirationYear: '40', cvv: '123' }
const nonceOf = async (number: string) => (await post('tokenize', { ...typed, number })).reply.nonce

describe('typing a card', () => {
  test('1 a card becomes a nonce that pays once', async () => {
    const { status, reply } = await post('tokenize', { ...typed, cardholderName: 'Ada' })
    expect(status).toBe(200)
    expect(reply.details).toMatchObject({
      bin: '400000',
      lastFour: '1091',
      cardType: 'Visa',
      expirationMonth: '03',
      expirationYear: '2040',
      cardholderName: 'Ada',
    })
    const request = { amount: '45.00', paymentMethodNonce: reply.nonce }
    expect((await transactions.sale(request)).success).toBe(true)
    expect((await transactions.sale(request)).errors.deepErrors()).toMatchObject([{ code: '91564' }])
  })

  test.each([
    ['number', '81715', { number: '4000000000001092' }],
    ['number', '81717', { number: '4242424242424242' }],
    ['expirationDate', '81710', { expirationMonth: '13' }],
    ['expirationDate', '81710', { expirationYear: '2020' }],
    ['cvv', '81706', { cvv: '' }],
    ['cvv', '81707', { cvv: '12' }],
    ['cvv', '81707', { number: '378282246310005' }],
  ])('16 %s is wrong: %s', async (field, code, changes) => {
    const { status, reply } = await post('tokenize', { ...typed, ...changes })
    expect([status, reply.error.fields]).toEqual([422, [{ field, code }]])
  })

  test('a stranger’s token and a body that does not fit are refused', async () => {
    expect((await post('tokenize', { ...typed, authorization: 'other' })).status).toBe(403)
    expect((await post('tokenize', { number: 4 })).status).toBe(400)
    expect((await post('nothing', {})).status).toBe(404)
  })
})

describe('3-D Secure in the browser', () => {
  const options = { threeDSecure: { required: true } }

  test('8 a challenge that is approved shifts the liability to a new nonce', async () => {
    const nonce = await nonceOf('4000000000001091')
    expect((await post('3ds', { nonce })).reply).toEqual({ challenge: true })
    const { reply } = await post('3ds', { nonce, approved: true })
    expect(reply).toMatchObject({ challenge: false, liabilityShifted: true, liabilityShiftPossible: true })
    const paid = await transactions.sale({ amount: '45.00', paymentMethodNonce: reply.nonce, options })
    expect(paid.transaction).toMatchObject({ status: 'authorized', threeDSecureInfo: { liabilityShifted: true } })
    expect((await post('3ds', { nonce, approved: true })).status).toBe(422)
    const old = await transactions.sale({ amount: '45.00', paymentMethodNonce: nonce })
    expect(old.errors.deepErrors()).toMatchObject([{ code: '91564' }])
  })

  test.each([
    ['4000000000001091', false, true],
    ['4000000000001018', false, false],
    ['4111111111111111', false, false],
  ])('19 29 %s without a shift is rejected by the gateway', async (number, shifted, challenged) => {
    const nonce = await nonceOf(number)
    const first = await post('3ds', { nonce })
    expect(first.reply.challenge).toBe(challenged)
    const { reply } = challenged ? await post('3ds', { nonce, approved: false }) : first
    expect(reply.liabilityShifted).toBe(shifted)
    const { message } = await transactions.sale({ amount: '45.00', paymentMethodNonce: reply.nonce, options })
    expect(message).toBe('Gateway Rejected: three_d_secure')
  })

  test('3 a card without friction is shifted at once', async () => {
    const { reply } = await post('3ds', { nonce: await nonceOf('4000000000001000') })
    expect(reply).toMatchObject({ challenge: false, liabilityShifted: true })
  })

  test('9 a saved card’s nonce is challenged and pays with its token', async () => {
    const { customer } = await at.gateway.customer.create({ paymentMethodNonce: await nonceOf('4000000000001091') })
    const token = customer.paymentMethods?.[0]?.token ?? ''
    const { paymentMethodNonce } = await at.gateway.paymentMethodNonce.create(token)
    const { reply } = await post('3ds', { nonce: paymentMethodNonce.nonce, approved: true })
    const paid = await transactions.sale({ amount: '45.00', paymentMethodNonce: reply.nonce, options })
    expect(paid.transaction).toMatchObject({ status: 'authorized', creditCard: { token } })
  })
})
