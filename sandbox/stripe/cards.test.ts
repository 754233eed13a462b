import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { errorOf, openForTest, type Opened } from './open-for-test.ts'

let shop: Opened
beforeAll(async () => void (shop = await openForTest()))
afterAll(() => shop.close())
beforeEach(() => shop.control('reset'))

const newCustomer = async () => (await shop.stripe.customers.create({ email: 'ada@example.com' })).id
const save = async (customer: string, card: string) => (await shop.stripe.paymentMethods.attach(card, { customer })).id
const charge = (customer: string, payment_method: string, more: object = {}) =>
  shop.pay(payment_method, { amount: 2000, customer, ...more })
const saved = async (customer: string) =>
  (await shop.stripe.customers.listPaymentMethods(customer)).data.map((one) => one.id)

describe('saved cards', () => {
  test('94 are listed, made the default, changed and removed', async () => {
    const customer = await newCustomer()
    const [first, second] = [await save(customer, 'pm_card_visa'), await save(customer, 'pm_card_mastercard')]
    expect(await saved(customer)).toEqual([second, first])
    expect((await shop.stripe.paymentMethods.list({ customer, type: 'card' })).data).toHaveLength(2)
    const set = await shop.stripe.customers.update(customer, {
      invoice_settings: { default_payment_method: first },
      metadata: { account_id: '5' },
    })
    expect(set).toMatchObject({ invoice_settings: { default_payment_method: first }, metadata: { account_id: '5' } })
    const changed = await shop.stripe.paymentMethods.update(first, {
      card: { exp_month: 3, exp_year: 2034 },
      billing_details: { name: 'Ada', address: { city: 'Rimini' } },
    })
    expect(changed).toMatchObject({
      card: { exp_month: 3, exp_year: 2034 },
      billing_details: { name: 'Ada', email: null, address: { city: 'Rimini', line1: null } },
    })
    const emptied = await shop.stripe.customers.update(customer, { metadata: { account_id: '', kept: '1' }, email: '' })
    expect(emptied).toMatchObject({ metadata: { kept: '1' }, email: null })
    expect(Object.keys(emptied.metadata)).toEqual(['kept'])
    await shop.stripe.paymentMethods.detach(first)
    expect(await saved(customer)).toEqual([second])
  })

  test('95 removing the default leaves none; a removed card is removed once and pays no more', async () => {
    const customer = await newCustomer()
    const card = await save(customer, 'pm_card_visa')
    await shop.stripe.customers.update(customer, { invoice_settings: { default_payment_method: card } })
    await shop.stripe.paymentMethods.detach(card)
    expect(await shop.stripe.customers.retrieve(customer)).toMatchObject({
      invoice_settings: { default_payment_method: null },
    })
    const { data } = await shop.stripe.events.list({ type: 'payment_method.detached' })
    expect(data).toMatchObject([{ data: { object: { id: card, customer: null }, previous_attributes: { customer } } }])
    expect(await errorOf(shop.stripe.paymentMethods.detach(card))).toMatchObject({ statusCode: 400 })
    expect(await errorOf(charge(customer, card))).toMatchObject({ statusCode: 400, param: 'payment_method' })
    expect(await errorOf(shop.stripe.paymentMethods.attach(card, { customer }))).toMatchObject({ statusCode: 400 })
  })

  test('96 another customer’s card is refused everywhere', async () => {
    const [mine, theirs] = [await newCustomer(), await newCustomer()]
    const card = await save(theirs, 'pm_card_visa')
    const update = shop.stripe.customers.update(mine, { invoice_settings: { default_payment_method: card } })
    expect(await errorOf(update)).toMatchObject({
      code: 'resource_missing',
      param: 'invoice_settings[default_payment_method]',
    })
    expect(await errorOf(charge(mine, card))).toMatchObject({ code: 'resource_missing', param: 'payment_method' })
    expect(await errorOf(shop.stripe.setupIntents.create({ customer: mine, payment_method: card }))).toMatchObject({
      code: 'resource_missing',
    })
    expect(await errorOf(shop.stripe.paymentMethods.attach(card, { customer: mine }))).toMatchObject({
      statusCode: 400,
    })
    expect((await shop.stripe.charges.list()).data).toEqual([])
  })

  test('98 the networks renew a card', async () => {
    const card = await save(await newCustomer(), 'pm_card_visa')
    await shop.control('stripe/card', { id: card, expMonth: 1, expYear: 2040 })
    expect((await shop.stripe.paymentMethods.retrieve(card)).card).toMatchObject({ exp_month: 1, exp_year: 2040 })
    const { data } = await shop.stripe.events.list({ type: 'payment_method.automatically_updated' })
    expect(data).toMatchObject([{ data: { object: { id: card } }, request: null }])
  })

  test('99 a deleted customer and the cards are gone', async () => {
    const customer = await newCustomer()
    const card = await save(customer, 'pm_card_visa')
    expect(await shop.stripe.customers.del(customer)).toEqual({ id: customer, object: 'customer', deleted: true })
    expect(await shop.stripe.customers.retrieve(customer)).toMatchObject({ deleted: true })
    expect(await errorOf(shop.stripe.customers.listPaymentMethods(customer))).toMatchObject({
      code: 'resource_missing',
    })
    expect(await shop.stripe.paymentMethods.retrieve(card)).toMatchObject({ customer: null })
  })

  test('a card that was paid with is saved when the intent says so, and pays once otherwise', async () => {
    const customer = await newCustomer()
    const kept = await charge(customer, 'pm_card_visa', { setup_future_usage: 'on_session' })
    expect(await saved(customer)).toEqual([kept.payment_method])
    const { payment_method: spent } = await charge(customer, 'pm_card_visa')
    expect(await errorOf(charge(customer, spent as string))).toMatchObject({ statusCode: 400 })
    expect(await saved(customer)).toHaveLength(1)
  })

  test('a card that the issuer declines is not saved, unless only charging fails', async () => {
    const customer = await newCustomer()
    expect(await errorOf(save(customer, 'pm_card_visa_chargeDeclined'))).toMatchObject({ statusCode: 402 })
    const card = await save(customer, 'pm_card_chargeCustomerFail')
    expect(await errorOf(charge(customer, card))).toMatchObject({ statusCode: 402, code: 'card_declined' })
  })
})

describe('setting a card up', () => {
  const setUp = (customer: string, payment_method: string, more: object = {}) =>
    shop.stripe.setupIntents.create({
      customer,
      payment_method,
      allowed_payment_method_types: ['card'],
      confirm: true,
      ...more,
    })

  test('with a challenge; then it pays without the person', async () => {
    const customer = await newCustomer()
    const intent = await setUp(customer, 'pm_card_authenticationRequiredOnSetup', {
      return_url: 'https://resort.example/carte?da=1',
    })
    expect(intent).toMatchObject({ status: 'requires_action', next_action: { type: 'redirect_to_url' } })
    const url = new URL(intent.next_action?.redirect_to_url?.url ?? '')
    url.searchParams.set('outcome', 'approve')
    const left = await fetch(url.origin + url.pathname, { method: 'POST', body: url.searchParams, redirect: 'manual' })
    const { searchParams } = new URL(left.headers.get('location') ?? '')
    expect(Object.fromEntries(searchParams)).toEqual({
      da: '1',
      setup_intent: intent.id,
      setup_intent_client_secret: intent.client_secret,
      redirect_status: 'succeeded',
    })
    const [card = ''] = await saved(customer)
    expect(await charge(customer, card, { off_session: true })).toMatchObject({ status: 'succeeded' })
    expect(await charge(customer, card)).toMatchObject({ status: 'requires_action' })
  })

  test('22 a charge without the person that needs her is declined; with her it is challenged', async () => {
    const customer = await newCustomer()
    const card = await save(customer, 'pm_card_authenticationRequiredOnSetup')
    expect(await errorOf(charge(customer, card, { off_session: true }))).toMatchObject({
      statusCode: 402,
      code: 'authentication_required',
      payment_intent: { status: 'requires_payment_method' },
    })
    expect(await charge(customer, card)).toMatchObject({ status: 'requires_action' })
  })

  test('19 refused, declined and cancelled', async () => {
    const customer = await newCustomer()
    const { id } = await setUp(customer, 'pm_card_threeDSecure2Required')
    await shop.control('stripe/3ds', { id, ok: false })
    expect(await shop.stripe.setupIntents.retrieve(id)).toMatchObject({
      status: 'requires_payment_method',
      last_setup_error: { code: 'setup_intent_authentication_failure' },
    })
    const declined = await errorOf(
      shop.stripe.setupIntents.confirm(id, { payment_method: 'pm_card_chargeDeclinedExpiredCard' }),
    )
    expect(declined).toMatchObject({ statusCode: 402, code: 'expired_card', setup_intent: { id } })
    expect(await shop.stripe.setupIntents.cancel(id)).toMatchObject({ status: 'canceled' })
    expect(await errorOf(shop.stripe.setupIntents.cancel(id))).toMatchObject({ code: 'setup_intent_unexpected_state' })
    expect(await saved(customer)).toEqual([])
    const automatic = shop.stripe.setupIntents.create({ payment_method: 'pm_card_visa', confirm: true })
    expect(await errorOf(automatic)).toMatchObject({ param: 'return_url' })
  })
})
