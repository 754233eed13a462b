import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { BRAINTREE_KEYS } from '../../../../sandbox/braintree/keys.ts'
import { openTestGateway, type TestGateway } from '../../../../sandbox/braintree/test-gateway.ts'
import {
  CardRefused,
  ProviderMisuse,
  UnknownAtProvider,
  type PaymentProvider,
  type SavedCards,
} from '../../provider.ts'
import { braintreeProvider } from './braintree-provider.ts'

let at: TestGateway
let braintree: PaymentProvider
let saved: SavedCards
let customer = ''
beforeAll(async () => {
  at = await openTestGateway()
  braintree = braintreeProvider({ ...BRAINTREE_KEYS, environment: 'sandbox', sandboxUrl: at.sandbox.url })
  if (braintree.saved === null) throw new Error('Braintree saves cards')
  saved = braintree.saved
})
afterAll(() => at.sandbox.close())
const ada = { accountId: 7, email: 'ada@example.test', name: 'Ada Rossi' }
beforeEach(async () => {
  await at.control('reset')
  customer = await saved.createCustomer(ada)
})

/** The browser's private endpoints, with the fingerprint of a client token. */
async function browser(path: string, clientToken: string | null, body: object): Promise<string> {
  const token = JSON.parse(Buffer.from(clientToken ?? '', 'base64').toString('utf8')) as Record<string, string>
  const authorization = token['authorizationFingerprint']
  const answer = await fetch(`${at.sandbox.url}${path}`, {
    method: 'POST',
    body: JSON.stringify({ authorization, ...body }),
  })
  return ((await answer.json()) as { nonce: string }).nonce
}
async function typedNonce(number = '4000000000001000', expirationYear = '2030'): Promise<string> {
  const { clientToken } = await saved.setUp(customer, 'http://localhost:1/')
  return browser('/_bt/tokenize', clientToken, { number, expirationMonth: '12', expirationYear, cvv: '123' })
}
const save = (nonce: string) => saved.finishSetUp(customer, { nonce })
const pay = async (nonce: string | null, changes: object = {}) => {
  const { snapshot } = await braintree.create({
    attemptId: 'attempt-1',
    orderId: 'order-1',
    orderNumber: 'B-1001',
    amountCents: 4500,
    currency: 'EUR',
    description: 'Ombrellone C7',
    language: 'it',
    returnUrl: 'http://localhost:1/esito',
    cancelUrl: 'http://localhost:1/pagamento',
    customerRef: customer,
    cardRef: null,
    isToBeSaved: false,
    nonce,
    deviceData: null,
    ...changes,
  })
  return snapshot
}

describe('customers', () => {
  test('an account has one customer, and another installation’s account of its number another', async () => {
    expect(await saved.createCustomer(ada)).toBe(customer)
    expect(await saved.createCustomer({ ...ada, email: 'bice@example.test' })).not.toBe(customer)
    expect(await at.gateway.customer.find(customer)).toMatchObject({ firstName: 'Ada Rossi', email: ada.email })
    await expect(saved.createCustomer({ ...ada, email: 'nobody' })).rejects.toThrow(ProviderMisuse)
  })

  test('case 99 a customer goes with its cards, and gone already is gone', async () => {
    const card = await save(await typedNonce())
    await saved.deleteCustomer(customer)
    await saved.deleteCustomer(customer)
    await expect(saved.list(customer)).rejects.toThrow(UnknownAtProvider)
    await expect(saved.nonceOf(customer, card.ref)).rejects.toThrow(UnknownAtProvider)
  })
})

describe('saving', () => {
  test('case 94 a card is saved from a nonce, and listed', async () => {
    const setup = await saved.setUp(customer, 'http://localhost:1/')
    expect(setup).toEqual({ setupRef: null, clientSecret: null, clientToken: expect.any(String) })
    const card = await save(await typedNonce())
    const shown = { brand: 'visa', lastFour: '1000', expiryMonth: 12, expiryYear: 2030, isDefault: true }
    expect(card).toEqual({ ref: expect.any(String), ...shown })
    const other = await save('fake-valid-amex-nonce')
    expect(other).toMatchObject({ brand: 'amex', lastFour: '0005', isDefault: false })
    expect(await saved.list(customer)).toEqual([card, other])
  })

  test('case 40 an answer lost after the card was saved: it is saved once', async () => {
    const nonce = await typedNonce()
    await at.control('faults', { match: 'POST .*/payment_methods$', phase: 'after', kind: 'drop' })
    const card = await save(nonce)
    expect(await save(nonce)).toEqual(card)
    expect(await saved.list(customer)).toEqual([card])
  })

  test('case 28 a nonce that was used for another customer saves nothing', async () => {
    const nonce = await typedNonce()
    await save(nonce)
    const bice = await saved.createCustomer({ accountId: 8, email: 'bice@example.test', name: 'Bice' })
    await expect(saved.finishSetUp(bice, { nonce })).rejects.toMatchObject({ name: 'CardRefused', code: '93107' })
    expect(await saved.list(bice)).toEqual([])
  })

  test.each([
    ['fake-processor-declined-visa-nonce', { code: 'processor_declined', declineCode: '2000' }],
    ['fake-luhn-invalid-nonce', { code: '81715', declineCode: null }],
    ['nobody-knows-it', { code: '93108', declineCode: null }],
  ])('case 27 a card that is no good is refused: %s', async (nonce, refusal) => {
    const refused = save(nonce)
    await expect(refused).rejects.toThrow(CardRefused)
    await expect(refused).rejects.toMatchObject(refusal)
    await expect(saved.finishSetUp(customer, { setupRef: 'seti_1' })).rejects.toThrow(ProviderMisuse)
    expect(await saved.list(customer)).toEqual([])
  })

  test('a card is saved with a payment, when that succeeds', async () => {
    const good = 'fake-three-d-secure-two-visa-successful-step-up-authentication-nonce'
    await pay(good, { isToBeSaved: true, amountCents: 200_000 })
    expect(await saved.list(customer)).toEqual([])
    await pay(good, { isToBeSaved: true, attemptId: 'attempt-2' })
    expect(await saved.list(customer)).toMatchObject([{ lastFour: '1091' }])
  })
})

describe('saved cards', () => {
  test('case 9 a saved card pays with its nonce after 3-D Secure', async () => {
    const { ref } = await save(await typedNonce())
    const made = await saved.nonceOf(customer, ref)
    expect(made?.bin).toBe('400000')
    const nonce = made?.nonce ?? ''
    expect(await pay(nonce)).toMatchObject({ state: 'needs_method', error: { code: 'three_d_secure' } })
    const { clientToken } = await braintree.publicConfig(customer)
    const checked = await browser('/_bt/3ds', clientToken, { nonce })
    expect(await pay(checked, { cardRef: ref })).toMatchObject({
      state: 'authorized',
      instrument: { brand: 'visa', lastFour: '1000' },
    })
  })

  test('case 94 the default changes, and the expiry', async () => {
    const [first, second] = [await save(await typedNonce()), await save('fake-valid-mastercard-nonce')]
    await saved.setDefault(customer, second.ref)
    expect((await saved.list(customer)).map(({ isDefault }) => isDefault)).toEqual([false, true])
    expect(await saved.update(customer, first.ref, { month: 3, year: 2031 })).toMatchObject({
      ref: first.ref,
      expiryMonth: 3,
      expiryYear: 2031,
    })
    const wrong = saved.update(customer, first.ref, { month: 13, year: 2031 })
    await expect(wrong).rejects.toMatchObject({ name: 'CardRefused', code: '81710' })
  })

  test('case 95 case 97 without the default another is, at last none; gone already is gone', async () => {
    const [first, second] = [await save(await typedNonce()), await save('fake-valid-mastercard-nonce')]
    await saved.remove(customer, first.ref)
    expect(await saved.list(customer)).toEqual([{ ...second, isDefault: true }])
    await saved.remove(customer, first.ref)
    await saved.remove(customer, second.ref)
    expect(await saved.list(customer)).toEqual([])
  })

  test('case 96 another customer’s card is not known', async () => {
    const { ref } = await save(await typedNonce())
    const bice = await saved.createCustomer({ accountId: 8, email: 'bice@example.test', name: 'Bice' })
    const tries = [
      () => saved.setDefault(bice, ref),
      () => saved.update(bice, ref, { month: 1, year: 2031 }),
      () => saved.remove(bice, ref),
      () => saved.nonceOf(bice, ref),
    ]
    for (const one of tries) await expect(one()).rejects.toThrow(UnknownAtProvider)
    expect(await saved.list(customer)).toHaveLength(1)
    const { clientToken } = await braintree.publicConfig(customer)
    const nonce = await browser('/_bt/3ds', clientToken, { nonce: (await saved.nonceOf(customer, ref))?.nonce })
    expect(await pay(nonce, { customerRef: bice })).toMatchObject({ state: 'needs_method', error: { code: '91516' } })
  })
})
