import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import {
  finishSavingCard,
  getPaymentConfig,
  listSavedCards,
  removeCard,
  setDefaultCard,
  startPayment,
  startSavingCard,
  submitPayment,
  updateCard,
} from '../../../domain/payments/calls.ts'
import { CALL_PREFIX, type CallOutput } from '../../../domain/platform/call.ts'
import { checkout, freePlaces, pressPay, saveCard } from '../../../tests/support/card-steps.ts'
import { paidOrder } from '../../../tests/support/money-steps.ts'
import { paymentWorld, type Payer, type PaymentWorld } from '../../../tests/support/payment-world.ts'

let world: PaymentWorld
let guest: Payer

beforeEach(async () => {
  world = await paymentWorld({ hasJobs: false })
  guest = await world.payer()
})
afterEach(() => world.close())

const cardsOf = async (payer: Payer) => (await payer.call(listSavedCards, {})).cards

/** What the provider calls a card. */
async function refOf(cardId: string): Promise<string> {
  const [row] = await world.db.sql<{ ref: string }>('select ref from saved_card where public_id = $1', [cardId])
  return row?.ref ?? ''
}

/** A card in Braintree's vault. */
async function vaultCard(payer: Payer, nonce: string): Promise<string> {
  await payer.call(startSavingCard, { modeId: 4 })
  const { cards } = await payer.call(finishSavingCard, { modeId: 4, nonce, isDefault: true })
  return cards[0]?.cardId ?? ''
}

test.each([
  ['other', [true, true, false]],
  ['ios', [false, false, false]],
  ['android', [false, false, false]],
])('R-713 saving a card is offered where it can be done: %s', async (platform, canSave) => {
  const { statusCode, body } = await world.server.app.http.inject({
    method: getPaymentConfig.method,
    url: `${CALL_PREFIX}/${getPaymentConfig.path}`,
    headers: { authorization: `Bearer ${guest.token}`, 'x-app-platform': platform, 'content-type': 'application/json' },
    ...(getPaymentConfig.method === 'GET' ? {} : { payload: '{}' }),
  })
  expect(statusCode).toBe(200)
  const { modes } = JSON.parse(body) as CallOutput<typeof getPaymentConfig>
  expect(modes.map((mode) => mode.canSave)).toEqual(canSave)
})

describe('case 94 cards are listed, changed and removed', () => {
  test('by both card providers: one default of all, and nothing but brand, digits and expiry', async () => {
    const visa = await saveCard(world, guest, 'pm_card_visa')
    const mastercard = await vaultCard(guest, 'fake-valid-mastercard-nonce')
    expect(await cardsOf(guest)).toMatchObject([
      { cardId: mastercard, modeId: 4, brand: 'mastercard', lastFour: '4444', isDefault: true },
      { cardId: visa, modeId: 3, brand: 'visa', lastFour: '4242', isDefault: false, isExpired: false },
    ])
    const { cards } = await guest.call(setDefaultCard, { cardId: visa })
    expect(cards.map(({ cardId, isDefault }) => [cardId, isDefault])).toEqual([
      [visa, true],
      [mastercard, false],
    ])
    const changed = await guest.call(updateCard, { cardId: visa, expiryMonth: 3, expiryYear: 2031 })
    expect(changed.cards[0]).toMatchObject({ cardId: visa, expiryMonth: 3, expiryYear: 2031 })
    await guest.call(removeCard, { cardId: mastercard })
    await guest.call(removeCard, { cardId: visa })
    expect(await cardsOf(guest)).toEqual([])
    expect(await world.bank.count(/POST \/v1\/payment_methods\/[^/]+\/detach/)).toBe(1)
  })

  test('a card that is saved while paying is in the list, and pays the next time', async () => {
    const { type, orderId } = await checkout(world, { guest, more: { saveCard: true } })
    await type('pm_card_mastercard')
    expect(await guest.outcome(orderId)).toMatchObject({ outcome: 'completed' })
    const [card] = await cardsOf(guest)
    expect(card).toMatchObject({ brand: 'mastercard', isDefault: true })
    await paidOrder(world, { guest, cardId: card?.cardId ?? '' })
    expect(await cardsOf(guest)).toHaveLength(1)
  })

  test('a card that its bank refuses is not saved', async () => {
    const setup = await guest.call(startSavingCard, { modeId: 3 })
    const answer = await world.bank.confirmCard(setup.clientSecret ?? '', 'pm_card_visa_chargeDeclined')
    expect(answer).toHaveProperty('error')
    const proof = { modeId: 3, setupRef: setup.setupRef ?? '', isDefault: true }
    expect(await guest.refusal(finishSavingCard, proof)).toBe('card_refused')
    expect(await cardsOf(guest)).toEqual([])
  })
})

describe('case 95 without the default', () => {
  test('the newest of the others becomes it, and with the last one there is none', async () => {
    const [first, second, third] = [
      await saveCard(world, guest, 'pm_card_visa'),
      await saveCard(world, guest, 'pm_card_mastercard'),
      await saveCard(world, guest, 'pm_card_visa'),
    ]
    await guest.call(removeCard, { cardId: third })
    expect(await cardsOf(guest)).toMatchObject([
      { cardId: second, isDefault: true },
      { cardId: first, isDefault: false },
    ])
    await guest.call(removeCard, { cardId: second })
    await guest.call(removeCard, { cardId: first })
    expect(await cardsOf(guest)).toEqual([])
  })
})

test('case 96 somebody else’s card is nobody’s: not to pay with, change, prefer or remove', async () => {
  const cardId = await saveCard(world, guest, 'pm_card_visa')
  const stranger = await world.payer()
  await saveCard(world, stranger, 'pm_card_mastercard')
  await stranger.lock(...freePlaces())
  const { orderId } = await stranger.order('card')
  const asks = [
    await stranger.refusal(startPayment, { orderId, modeId: 3, cardId }),
    await stranger.refusal(updateCard, { cardId, expiryMonth: 1, expiryYear: 2030 }),
    await stranger.refusal(setDefaultCard, { cardId }),
    await stranger.refusal(removeCard, { cardId }),
  ]
  expect(new Set(asks)).toEqual(new Set(['card_unknown']))
  expect(await cardsOf(guest)).toMatchObject([{ cardId, expiryYear: expect.any(Number), isDefault: true }])
  expect(await cardsOf(stranger)).toHaveLength(1)
})

test('case 96 somebody else’s setup saves nothing here', async () => {
  const setup = await guest.call(startSavingCard, { modeId: 3 })
  await world.bank.confirmCard(setup.clientSecret ?? '', 'pm_card_visa')
  const stranger = await world.payer()
  await stranger.call(startSavingCard, { modeId: 3 })
  const proof = { modeId: 3, setupRef: setup.setupRef ?? '', isDefault: true }
  expect(await stranger.refusal(finishSavingCard, proof)).toBe('card_refused')
  expect(await cardsOf(stranger)).toEqual([])
})

test('case 97 a card that another tab removed during the checkout pays nothing, and another one does', async () => {
  const cardId = await saveCard(world, guest, 'pm_card_visa')
  const { order, orderId, started, type } = await checkout(world, { guest, more: { cardId } })
  const tab = await guest.elsewhere()
  await tab.call(removeCard, { cardId })
  expect(await type(started.savedCard?.paymentMethod ?? '')).toHaveProperty('error')
  expect(await guest.refusal(startPayment, { orderId, modeId: 3, cardId })).toBe('card_unknown')
  await (await pressPay(world, guest, order)).type('pm_card_mastercard')
  expect(await guest.outcome(orderId)).toMatchObject({
    outcome: 'completed',
    payment: { instrument: { brand: 'mastercard' } },
  })
})

test('case 98 a card that the network renewed has its new expiry here', async () => {
  const cardId = await saveCard(world, guest, 'pm_card_visa')
  await world.restart({ hasJobs: true })
  await world.bank.control('stripe/card', { id: await refOf(cardId), expMonth: 9, expYear: 2045 })
  await expect
    .poll(() => cardsOf(guest), { timeout: 15_000 })
    .toMatchObject([{ cardId, expiryMonth: 9, expiryYear: 2045 }])
})

test('case 9 a card of the vault pays once its bank has checked its owner, and not before', async () => {
  const typed = { number: '4000000000001000', expirationMonth: '12', expirationYear: '2040', cvv: '123' }
  const cardId = await vaultCard(guest, await inBrowser('/_bt/tokenize', typed))
  await guest.lock(...freePlaces())
  const { orderId } = await guest.order('second_card')
  const first = await guest.pay(orderId, 'second_card', { cardId })
  const { nonce } = first.savedCard ?? {}
  await guest.call(submitPayment, { attemptId: first.attemptId, nonce: nonce ?? '' })
  expect(await guest.outcome(orderId)).toMatchObject({ payment: { failure: { reason: 'not_authenticated' } } })
  const second = await guest.pay(orderId, 'second_card', { cardId })
  const checked = await inBrowser('/_bt/3ds', { nonce: second.savedCard?.nonce })
  await guest.call(submitPayment, { attemptId: second.attemptId, nonce: checked })
  expect(await guest.outcome(orderId)).toMatchObject({
    outcome: 'completed',
    payment: { provider: 'braintree', instrument: { brand: 'visa' } },
  })
})

/** What Braintree's script in the browser does: its private endpoints, with the client token that the page was given. */
async function inBrowser(path: string, body: object): Promise<string> {
  const { modes } = await guest.call(getPaymentConfig, {})
  const token = modes.find(({ modeId }) => modeId === 4)?.clientToken ?? ''
  const { authorizationFingerprint: authorization } = JSON.parse(Buffer.from(token, 'base64').toString()) as {
    authorizationFingerprint: string
  }
  const answer = await fetch(`${world.bank.sandbox.url}${path}`, {
    method: 'POST',
    body: JSON.stringify({ authorization, ...body }),
  })
  return ((await answer.json()) as { nonce: string }).nonce
}
