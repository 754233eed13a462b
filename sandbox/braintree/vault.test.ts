import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { BraintreeGateway, CreditCard } from 'braintree'
import { codes, openTestGateway, type Result, type TestGateway, type Transactions } from './test-gateway.ts'

interface Saved {
  readonly success: boolean
  readonly message: string
  readonly creditCard: CreditCard
  readonly verification: { readonly status: string; readonly processorResponseCode: string }
}

/** The vault's calls with what the SDK's published types leave out. */
interface Methods {
  create(request: object): Promise<Saved>
  update(token: string, request: object): Promise<Saved>
  find(token: string): Promise<CreditCard>
  delete(token: string): Promise<void>
}

let at: TestGateway
let gateway: BraintreeGateway
let methods: Methods
let transactions: Transactions
let customerId = ''

beforeAll(async () => {
  at = await openTestGateway()
  ;({ gateway, transactions } = at)
  methods = gateway.paymentMethod as unknown as Methods
})
afterAll(() => at.sandbox.close())
beforeEach(async () => {
  await at.control('reset')
  const { customer } = await gateway.customer.create({ firstName: 'Ada', email: 'ada@example.test' })
  customerId = customer.id
})

async function save(paymentMethodNonce: string, options: object = {}): Promise<string> {
  const { creditCard } = await methods.create({ customerId, paymentMethodNonce, options })
  return creditCard.token
}
const cards = async () => (await gateway.customer.find(customerId)).creditCards ?? []

describe('customers', () => {
  test('are made, found, changed and removed', async () => {
    const { success, customer } = await gateway.customer.create({ id: 'guest-1', firstName: 'Bice & Co. <1>' })
    expect([success, customer.id, customer.firstName]).toEqual([true, 'guest-1', 'Bice & Co. <1>'])
    await gateway.customer.update('guest-1', { email: 'b@example.test' })
    expect(await gateway.customer.find('guest-1')).toMatchObject({
      firstName: 'Bice & Co. <1>',
      email: 'b@example.test',
      creditCards: [],
      paymentMethods: [],
    })
    await gateway.customer.delete('guest-1')
    await expect(gateway.customer.find('guest-1')).rejects.toMatchObject({ type: 'notFoundError' })
  })

  test('an id is taken once; a wrong id and a wrong address are refused', async () => {
    await gateway.customer.create({ id: 'guest-1' })
    const again = await gateway.customer.create({ id: 'guest-1' })
    expect(codes(again as unknown as Result)).toEqual(['91609'])
    const wrong = await gateway.customer.create({ id: 'guest 1' })
    expect(codes(wrong as unknown as Result)).toEqual(['91610'])
    expect(codes((await gateway.customer.create({ email: 'nobody' })) as unknown as Result)).toEqual(['81604'])
  })

  test('99 removing a customer removes its cards', async () => {
    const token = await save('fake-valid-visa-nonce')
    await gateway.customer.delete(customerId)
    await expect(methods.find(token)).rejects.toMatchObject({ type: 'notFoundError' })
  })

  test('a card comes with a new customer, if it is good', async () => {
    const made = await gateway.customer.create({ paymentMethodNonce: 'fake-valid-visa-nonce' })
    expect(made.customer.creditCards).toMatchObject([{ default: true, maskedNumber: '401288******1881' }])
    const refused = await gateway.customer.create({
      paymentMethodNonce: 'fake-processor-declined-visa-nonce',
      creditCard: { options: { verifyCard: true } },
    } as Parameters<typeof gateway.customer.create>[0])
    expect(refused).toMatchObject({ success: false, message: 'Do Not Honor' })
  })
})

describe('saved cards', () => {
  test('94 listed, and the default changes hands', async () => {
    const visa = await save('fake-valid-visa-nonce')
    const mastercard = await save('fake-valid-mastercard-nonce')
    expect((await cards()).map((card) => [card.token, card.cardType, card.default])).toEqual([
      [visa, 'Visa', true],
      [mastercard, 'MasterCard', false],
    ])
    await methods.update(mastercard, { options: { makeDefault: true } })
    expect((await cards()).map((card) => card.default)).toEqual([false, true])
    await save('fake-valid-amex-nonce', { makeDefault: true })
    expect((await cards()).map((card) => card.default)).toEqual([false, false, true])
  })

  test('94 expiry, name and address change; a wrong expiry does not', async () => {
    const token = await save('fake-valid-visa-nonce')
    const update = await methods.update(token, {
      expirationDate: '3/31',
      cardholderName: 'Ada B.',
      billingAddress: { postalCode: '17021', countryCodeAlpha2: 'IT' },
    })
    expect(update.creditCard).toMatchObject({ expirationDate: '03/2031', cardholderName: 'Ada B.', expired: false })
    const found = await methods.find(token)
    expect(found.billingAddress).toMatchObject({ postalCode: '17021', countryCodeAlpha2: 'IT' })
    const wrong = (await methods.update(token, { expirationDate: '13/31' })) as unknown as Result
    expect(codes(wrong)).toEqual(['81710'])
    await at.control('clock', { advanceMs: 10 * 366 * 86_400_000 })
    expect(await methods.find(token)).toMatchObject({ expirationDate: '03/2031', expired: true })
  })

  test('95 97 removing the default makes the newest other card the default, and none is left at last', async () => {
    const tokens = [await save('fake-valid-visa-nonce'), await save('fake-valid-mastercard-nonce')]
    tokens.push(await save('fake-valid-amex-nonce'))
    await methods.delete(tokens[0] ?? '')
    expect((await cards()).map((card) => [card.token, card.default])).toEqual([
      [tokens[1], false],
      [tokens[2], true],
    ])
    await expect(methods.find(tokens[0] ?? '')).rejects.toMatchObject({ type: 'notFoundError' })
    const gone = await transactions.sale({ amount: '10.00', paymentMethodToken: tokens[0] ?? '' })
    expect(codes(gone)).toEqual(['91518'])
    await methods.delete(tokens[1] ?? '')
    await methods.delete(tokens[2] ?? '')
    expect(await cards()).toEqual([])
    await expect(methods.delete(tokens[2] ?? '')).rejects.toMatchObject({ type: 'notFoundError' })
  })

  test('a declined verification saves nothing', async () => {
    const result = await methods.create({
      customerId,
      paymentMethodNonce: 'fake-processor-declined-visa-nonce',
      options: { verifyCard: true },
    })
    expect(result).toMatchObject({ success: false, message: 'Do Not Honor' })
    expect(result.verification).toMatchObject({ status: 'processor_declined', processorResponseCode: '2000' })
    expect(await cards()).toEqual([])
  })

  test.each([
    ['93104', { paymentMethodNonce: 'fake-valid-nonce' }],
    ['93105', { paymentMethodNonce: 'fake-valid-nonce', customerId: 'nobody' }],
    ['93103', { customerId: 'own' }],
    ['93108', { customerId: 'own', paymentMethodNonce: 'unknown' }],
    ['93107', { customerId: 'own', paymentMethodNonce: 'fake-consumed-nonce' }],
    ['81715', { customerId: 'own', paymentMethodNonce: 'fake-luhn-invalid-nonce' }],
    ['91718', { customerId: 'own', paymentMethodNonce: 'fake-valid-nonce', token: 'a b' }],
  ])('saving breaks a rule: %s', async (code, request) => {
    const own = 'customerId' in request && request.customerId === 'own' ? { customerId } : {}
    expect(codes((await methods.create({ ...request, ...own })) as unknown as Result)).toEqual([code])
  })

  test('the same card and the same token are refused when that is asked', async () => {
    const create = async (request: object) =>
      codes((await methods.create({ customerId, ...request })) as unknown as Result)
    await methods.create({ customerId, paymentMethodNonce: 'fake-valid-nonce', token: 'mine' })
    expect(await create({ paymentMethodNonce: 'fake-valid-visa-nonce', token: 'mine' })).toEqual(['91719'])
    const options = { failOnDuplicatePaymentMethod: true }
    expect(await create({ paymentMethodNonce: 'fake-valid-nonce', options })).toEqual(['81724'])
  })
})

describe('paying with a saved card', () => {
  test('4 by token, by the default of its customer, and by a nonce made of it', async () => {
    const token = await save('fake-valid-visa-nonce')
    const byToken = await transactions.sale({ amount: '10.00', paymentMethodToken: token })
    expect(byToken.transaction).toMatchObject({ creditCard: { token }, customer: { id: customerId } })
    const byCustomer = await transactions.sale({ amount: '11.00', customerId })
    expect(byCustomer.transaction.creditCard.token).toBe(token)
    const { paymentMethodNonce } = await gateway.paymentMethodNonce.create(token)
    expect(paymentMethodNonce).toMatchObject({ type: 'CreditCard', default: true, threeDSecureInfo: null })
    const request = { amount: '12.00', paymentMethodNonce: paymentMethodNonce.nonce }
    expect((await transactions.sale(request)).transaction.creditCard.token).toBe(token)
    expect(codes(await transactions.sale(request))).toEqual(['91564'])
    await expect(gateway.paymentMethodNonce.create('unknown')).rejects.toMatchObject({ type: 'notFoundError' })
  })

  test('a nonce lives for three hours', async () => {
    const { paymentMethodNonce } = await gateway.paymentMethodNonce.create(await save('fake-valid-visa-nonce'))
    await at.control('clock', { advanceMs: 3 * 3_600_000 })
    const late = await transactions.sale({ amount: '12.00', paymentMethodNonce: paymentMethodNonce.nonce })
    expect(codes(late)).toEqual(['91565'])
  })

  test('96 another customer’s card is refused', async () => {
    const token = await save('fake-valid-visa-nonce')
    const { customer } = await gateway.customer.create({ firstName: 'Other' })
    const stolen = await transactions.sale({ amount: '10.00', paymentMethodToken: token, customerId: customer.id })
    expect(codes(stolen)).toEqual(['91516'])
    expect(codes(await transactions.sale({ amount: '10.00', customerId: customer.id }))).toEqual(['91511'])
  })

  test('9 a sale saves its card when it succeeds', async () => {
    const request = { customerId, paymentMethodNonce: 'fake-valid-visa-nonce' }
    const options = { storeInVaultOnSuccess: true }
    await transactions.sale({ ...request, amount: '2000.00', options })
    expect(await cards()).toEqual([])
    const { transaction } = await transactions.sale({ ...request, amount: '10.00', options })
    expect(await cards()).toMatchObject([{ token: transaction.creditCard.token, default: true }])
  })

  test('85 a refund to a card that has been removed works', async () => {
    const token = await save('fake-valid-visa-nonce')
    const options = { submitForSettlement: true }
    const { transaction } = await transactions.sale({ amount: '10.00', paymentMethodToken: token, options })
    await at.control('braintree/settle', { id: transaction.id })
    await methods.delete(token)
    expect((await transactions.refund(transaction.id)).transaction).toMatchObject({ type: 'credit', amount: '10.00' })
  })
})
