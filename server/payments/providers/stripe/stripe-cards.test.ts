import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openStripeShop, type StripeShop } from '../../../../tests/support/stripe-shop.ts'
import { CardRefused, ProviderMisuse, UnknownAtProvider, type SavedCards } from '../../provider.ts'

let shop: StripeShop
let saved: SavedCards
beforeAll(async () => {
  shop = await openStripeShop()
  saved = shop.saved
})
afterAll(() => shop.close())
beforeEach(() => shop.control('reset'))

const ada = { accountId: 5, email: 'ada@example.com', name: 'Ada' }
const newSetup = async (customerRef: string) => saved.setUp(customerRef, 'https://resort.example/pagamenti-card')

describe('case 94 saved cards', () => {
  test('are listed, newest first, made the default, changed and removed', async () => {
    const { customerRef, cardRef: first } = await shop.withCard()
    const second = await shop.save(customerRef, 'pm_card_mastercard')
    const year = new Date().getUTCFullYear() + 1
    const visa = { ref: first, brand: 'visa', lastFour: '4242', expiryMonth: 12, expiryYear: year, isDefault: true }
    const mastercard = { ...visa, ref: second, brand: 'mastercard', lastFour: '4444', isDefault: false }
    expect(await saved.list(customerRef)).toEqual([mastercard, visa])
    await saved.setDefault(customerRef, second)
    expect(await saved.list(customerRef)).toEqual([
      { ...mastercard, isDefault: true },
      { ...visa, isDefault: false },
    ])
    expect(await saved.update(customerRef, second, { month: 3, year: 2041 })).toEqual({
      ...mastercard,
      expiryMonth: 3,
      expiryYear: 2041,
      isDefault: true,
    })
    await saved.remove(customerRef, first)
    expect((await saved.list(customerRef)).map((one) => one.ref)).toEqual([second])
  })

  test('take no expiry that has passed', async () => {
    const { customerRef, cardRef } = await shop.withCard()
    const update = saved.update(customerRef, cardRef, { month: 1, year: 2020 })
    await expect(update).rejects.toThrow(CardRefused)
    await expect(update).rejects.toMatchObject({ code: 'invalid_expiry_year', declineCode: null })
  })

  test('need no nonce', async () => {
    const { customerRef, cardRef } = await shop.withCard()
    expect(await saved.nonceOf(customerRef, cardRef)).toBeNull()
  })
})

describe('saving a card', () => {
  test('the browser begins with the client secret; the first card is the default one', async () => {
    const customerRef = await saved.createCustomer(ada)
    const setup = await newSetup(customerRef)
    expect(setup).toEqual({
      setupRef: expect.stringMatching(/^seti_/),
      clientSecret: expect.stringContaining('_secret_'),
      clientToken: null,
    })
    await shop.confirm(setup)
    const card = await saved.finishSetUp(customerRef, { setupRef: setup.setupRef ?? '' })
    expect(card).toMatchObject({ brand: 'visa', lastFour: '4242', isDefault: true })
    expect(await saved.list(customerRef)).toEqual([card])
    expect(await shop.stripe.setupIntents.retrieve(setup.setupRef ?? '')).toMatchObject({ usage: 'on_session' })
  })

  test('case 19 a refused challenge, a declined card and a setup that is open save nothing', async () => {
    const customerRef = await saved.createCustomer(ada)
    const setup = await newSetup(customerRef)
    const finish = () => saved.finishSetUp(customerRef, { setupRef: setup.setupRef ?? '' })
    await expect(finish()).rejects.toMatchObject({ name: 'CardRefused', code: 'setup_requires_payment_method' })
    await shop.confirm(setup, 'pm_card_visa_chargeDeclined')
    await expect(finish()).rejects.toMatchObject({ code: 'card_declined', declineCode: 'generic_decline' })
    await shop.confirm(setup, 'pm_card_threeDSecure2Required')
    await expect(finish()).rejects.toThrow(CardRefused)
    await shop.challenge(setup.setupRef ?? '', false)
    await expect(finish()).rejects.toMatchObject({ code: 'setup_intent_authentication_failure', declineCode: null })
    expect(await saved.list(customerRef)).toEqual([])
  })

  test('case 96 somebody else’s setup, one that is none, and a nonce are refused', async () => {
    const [mine, theirs] = [await saved.createCustomer(ada), await saved.createCustomer({ ...ada, accountId: 6 })]
    const setup = await newSetup(theirs)
    await shop.confirm(setup)
    await expect(saved.finishSetUp(mine, { setupRef: setup.setupRef ?? '' })).rejects.toThrow(UnknownAtProvider)
    await expect(saved.finishSetUp(mine, { setupRef: 'seti_none' })).rejects.toThrow(UnknownAtProvider)
    await expect(saved.finishSetUp(mine, { nonce: 'fake-valid-nonce' })).rejects.toThrow(ProviderMisuse)
    expect(await saved.list(mine)).toEqual([])
  })
})

describe('removing', () => {
  test('case 95 the default makes the newest of the others the default, and the last one leaves none', async () => {
    const { customerRef, cardRef: first } = await shop.withCard()
    const [second, third] = [await shop.save(customerRef), await shop.save(customerRef)]
    const defaults = async () => (await saved.list(customerRef)).filter((one) => one.isDefault).map((one) => one.ref)
    await saved.remove(customerRef, second)
    expect(await defaults()).toEqual([first])
    await saved.remove(customerRef, first)
    expect(await defaults()).toEqual([third])
    await saved.remove(customerRef, third)
    expect(await saved.list(customerRef)).toEqual([])
    expect(await shop.stripe.customers.retrieve(customerRef)).toMatchObject({
      invoice_settings: { default_payment_method: null },
    })
  })

  test('case 97 twice, at once, and what never was is fine', async () => {
    const { customerRef, cardRef } = await shop.withCard()
    await Promise.all([1, 2, 3].map(() => saved.remove(customerRef, cardRef)))
    await saved.remove(customerRef, cardRef)
    await saved.remove(customerRef, 'pm_none')
    expect(await saved.list(customerRef)).toEqual([])
  })
})

test('case 96 somebody else’s card is refused by every call, and stays as it was', async () => {
  const [{ customerRef }, theirs] = [await shop.withCard(), await shop.withCard('pm_card_mastercard', 6)]
  const before = await saved.list(theirs.customerRef)
  for (const call of [
    () => saved.setDefault(customerRef, theirs.cardRef),
    () => saved.update(customerRef, theirs.cardRef, { month: 1, year: 2040 }),
    () => saved.remove(customerRef, theirs.cardRef),
    () => saved.nonceOf(customerRef, theirs.cardRef),
    () => saved.setDefault(customerRef, 'pm_none'),
  ]) {
    await expect(call()).rejects.toThrow(UnknownAtProvider)
  }
  expect(await saved.list(theirs.customerRef)).toEqual(before)
})

test('case 98 a card that its network renewed is listed so', async () => {
  const { customerRef, cardRef } = await shop.withCard()
  await shop.control('stripe/card', { id: cardRef, expMonth: 4, expYear: 2042 })
  expect(await saved.list(customerRef)).toMatchObject([{ expiryMonth: 4, expiryYear: 2042 }])
})

describe('customers', () => {
  test('case 40 an account has one, however often it is asked for, and under a changed name', async () => {
    const first = await saved.createCustomer(ada)
    expect(await saved.createCustomer({ ...ada, name: 'Ada Lovelace' })).toBe(first)
    expect(await shop.stripe.customers.retrieve(first)).toMatchObject({
      email: 'ada@example.com',
      name: 'Ada Lovelace',
      metadata: { account: '5' },
    })
  })

  test('the same account number with another address is somebody else', async () => {
    const first = await saved.createCustomer(ada)
    expect(await saved.createCustomer({ ...ada, email: 'bea@example.com' })).not.toBe(first)
  })

  test('case 99 a deleted one is gone with all cards, once and for all', async () => {
    const { customerRef, cardRef } = await shop.withCard()
    await saved.deleteCustomer(customerRef)
    await saved.deleteCustomer(customerRef)
    await saved.deleteCustomer('cus_none')
    await expect(saved.list(customerRef)).rejects.toThrow(UnknownAtProvider)
    await expect(newSetup(customerRef)).rejects.toThrow(UnknownAtProvider)
    expect(await shop.stripe.paymentMethods.retrieve(cardRef)).toMatchObject({ customer: null })
  })
})
