import { hash } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { enterAsGuest, logout } from '../../../domain/accounts/calls.ts'
import { completeOrder, getOrder } from '../../../domain/orders/calls.ts'
import * as payments from '../../../domain/payments/calls.ts'
import { createPaymentLink } from '../../../domain/payments/link-calls.ts'
import { PAYMENT_MODES } from '../../../domain/payments/payment-modes.ts'
import { CALL_PREFIX, type Call, type CallInput } from '../../../domain/platform/call.ts'
import { awaitingOrder, ledgerOf, saveCard } from '../../../tests/support/card-steps.ts'
import { orderItems, parking } from '../../../tests/support/item-steps.ts'
import { paymentWorld, type Payer, type PaymentWorld } from '../../../tests/support/payment-world.ts'
import { EVERY_CALL } from '../../../tests/contract/every-call.ts'
import { forgetStaleRows } from '../../accounts/stale-queries.ts'

let world: PaymentWorld

beforeAll(async () => {
  world = await paymentWorld({ hasJobs: false })
})
afterAll(() => world.close())

const AUTHENTICATED = 'fake-three-d-secure-visa-full-authentication-nonce'

const pathOf = (url: string) => new URL(url).pathname

/** Opens an address as a browser does, by its own form unless said otherwise. */
const visit = (url: string, method: 'GET' | 'POST' | 'HEAD' = 'POST', headers: Record<string, string> = {}) =>
  world.server.app.http.inject({
    method,
    url: `${pathOf(url)}${new URL(url).search}`,
    headers: {
      'sec-fetch-site': 'same-origin',
      ...(method === 'POST' ? { 'content-type': 'application/x-www-form-urlencoded' } : {}),
      ...headers,
    },
  })

const cookieOf = ({ headers }: Awaited<ReturnType<typeof visit>>) => String(headers['set-cookie']).split(';')[0] ?? ''

async function linkOf(guest: Payer, orderId: number): Promise<string> {
  return (await guest.call(createPaymentLink, { orderId })).url
}

/** The system's browser, after the press. */
async function browserOf(guest: Payer, orderId: number) {
  const cookie = cookieOf(await visit(await linkOf(guest, orderId)))
  return browserWith(cookie)
}

function browserWith(cookie: string, bearer = 'Bearer payment') {
  const ask = async (call: Call, input: unknown) => {
    const isGet = call.method === 'GET'
    const query = isGet ? `?${new URLSearchParams(input as Record<string, string>)}` : ''
    const answer = await world.server.app.http.inject({
      method: call.method,
      url: `${CALL_PREFIX}/${call.path}${query}`,
      headers: { cookie, authorization: bearer, 'content-type': 'application/json' },
      ...(isGet ? {} : { payload: JSON.stringify(input) }),
    })
    return { status: answer.statusCode, body: answer.json() as Record<string, unknown> }
  }
  return {
    cookie,
    ask,
    call: async <C extends Call>(call: C, input: CallInput<C>) => {
      const { status, body } = await ask(call, input)
      expect(status, JSON.stringify(body)).toBe(200)
      return body
    },
    code: async (call: Call, input: unknown) => {
      const { status, body } = await ask(call, input)
      return status === 200 ? null : body['code']
    },
  }
}

describe('the one-time address', () => {
  test('leads by a press to the checkout of its order, with a session in a cookie alone', async () => {
    const { guest, orderId } = await awaitingOrder(world)
    const url = await linkOf(guest, orderId)
    const token = pathOf(url).slice('/pay/'.length)
    expect(token).toMatch(/^[\w-]{43}$/)
    const [kept] = await world.db.sql<{ token_hash: Buffer; seconds: number }>(
      'select token_hash, extract(epoch from expires_at - battigia_now())::float as seconds from payment_link where order_id = $1',
      [orderId],
    )
    expect(kept?.token_hash).toEqual(hash('sha256', token, 'buffer'))
    expect(kept?.seconds).toBeLessThanOrEqual(120)
    const answer = await visit(url)
    expect(answer.statusCode).toBe(303)
    expect(answer.headers['location']).toBe(`/pagamenti-card?order=${orderId}`)
    expect(answer.headers['referrer-policy']).toBe('no-referrer')
    expect(answer.headers['cache-control']).toBe('no-store')
    expect(String(answer.headers['set-cookie'])).toMatch(
      new RegExp(`^payment=${orderId}\\.it\\.[\\w-]{43}; Path=/; HttpOnly; SameSite=Lax; Max-Age=1800$`),
    )
    for (const secret of [guest.token, token]) expect(JSON.stringify(answer.headers)).not.toContain(secret)
  })

  test('looked at by a preview or fetched ahead it is not used up, and asks the database nothing', async () => {
    const { guest, orderId } = await awaitingOrder(world)
    const url = await linkOf(guest, orderId)
    for (const method of ['GET', 'GET'] as const) {
      const page = await visit(url.replace(/\?.*/, ''), method, { 'accept-language': 'fr' })
      expect(page.statusCode).toBe(200)
      expect(page.headers['content-security-policy']).toContain("default-src 'none'")
      expect(page.body).toContain('<form method="post"><button>Continuer</button></form>')
      expect(page.body).toBe((await visit('http://localhost/pay/unknown', 'GET', { 'accept-language': 'fr' })).body)
    }
    // By itself it speaks the language of the app.
    const { search } = new URL(url)
    expect(search).toBe('?lang=it')
    expect((await visit(`http://localhost/pay/unknown${search}`, 'GET', { 'accept-language': 'fr' })).body).toContain(
      'Continua',
    )
    expect((await visit(url)).statusCode).toBe(303)
  })

  test('opens once, also to two presses at once; replayed, unknown and over look alike', async () => {
    const { guest, orderId } = await awaitingOrder(world)
    const url = await linkOf(guest, orderId)
    const presses = await Promise.all(Array.from({ length: 8 }, () => visit(url)))
    expect(presses.filter(({ statusCode }) => statusCode === 303)).toHaveLength(1)
    expect(presses.filter(({ statusCode }) => statusCode === 410)).toHaveLength(7)
    const sessions = await world.db.sql("select from session where kind = 'payment' and order_id = $1", [orderId])
    expect(sessions).toHaveLength(1)
    const late = await linkOf(guest, orderId)
    await world.db.sql('update payment_link set expires_at = battigia_now() where order_id = $1', [orderId])
    const bodies = [await visit(url), await visit('http://localhost/pay/unknown?lang=it'), await visit(late)]
    expect(new Set(bodies.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1)
    expect(bodies[0]?.headers['set-cookie']).toBeUndefined()
    await forgetStaleRows(world.server.app.database)
    expect(await world.db.sql('select from payment_link where order_id = $1', [orderId])).toHaveLength(0)
  })

  test('a form of another site opens nothing, and the newest address of an order is the only one', async () => {
    const { guest, orderId } = await awaitingOrder(world)
    const older = await linkOf(guest, orderId)
    const newer = await linkOf(guest, orderId)
    expect((await visit(newer, 'POST', { 'sec-fetch-site': 'cross-site' })).statusCode).toBe(410)
    expect((await visit(older)).statusCode).toBe(410)
    expect((await visit(newer)).statusCode).toBe(303)
  })

  test('is for the owner of an order that can be paid, and ends with the session that asked for it', async () => {
    const { guest, orderId } = await awaitingOrder(world)
    const stranger = await world.payer()
    expect(await stranger.refusal(createPaymentLink, { orderId })).toBe('not_found')
    const url = await linkOf(guest, orderId)
    await guest.call(logout, {})
    expect((await visit(url)).statusCode).toBe(410)
    const paid = await awaitingOrder(world, { guest: stranger })
    const browser = await browserOf(stranger, paid.orderId)
    const started = await browser.call(payments.startPayment, { orderId: paid.orderId, modeId: PAYMENT_MODES.card })
    await world.bank.confirmCard(String(started['clientSecret']), 'pm_card_visa')
    await stranger.outcome(paid.orderId)
    expect(await stranger.refusal(createPaymentLink, { orderId: paid.orderId })).toBe('order_not_payable')
  })

  test('an order that has changed hands meanwhile opens to nobody', async () => {
    const { guest, orderId } = await awaitingOrder(world)
    const other = await world.payer()
    const url = await linkOf(guest, orderId)
    await world.db.sql('update payment_link set account_id = $2 where order_id = $1', [orderId, other.accountId])
    expect((await visit(url)).statusCode).toBe(410)
  })

  test('no log has the token, the cookie or the address', async () => {
    const { guest, orderId } = await awaitingOrder(world)
    const url = await linkOf(guest, orderId)
    await visit(url, 'GET')
    const answer = await visit(url)
    await visit(url)
    const browser = browserWith(cookieOf(answer))
    await browser.ask(getOrder, { orderId: String(orderId) })
    await browser.ask(payments.listSavedCards, {})
    const log = JSON.stringify(world.server.logged)
    expect(log).not.toContain(pathOf(url).slice('/pay/'.length))
    expect(log).not.toContain(browser.cookie.split('.').at(-1))
  })
})

/** What a payment session is for. */
const OPEN = ['getPaymentConfig', 'startPayment', 'submitPayment', 'getOrder', 'completeOrder']

describe('the session that pays one order', () => {
  test('case 2 pays it by card, and the app hears of it', async () => {
    const { guest, order, orderId } = await awaitingOrder(world)
    const browser = await browserOf(guest, orderId)
    expect(await browser.call(getOrder, { orderId: String(orderId) })).toMatchObject({ orderId, canPay: true })
    const started = await browser.call(payments.startPayment, { orderId, modeId: PAYMENT_MODES.card })
    await world.bank.confirmCard(String(started['clientSecret']), 'pm_card_threeDSecure2Required')
    await world.bank.challenge(String(started['providerRef']), true)
    expect(await guest.outcome(orderId)).toMatchObject({ outcome: 'completed', order: { paymentStatus: 'paid' } })
    expect(await browser.call(completeOrder, { orderId })).toMatchObject({ outcome: 'completed' })
    expect(await ledgerOf(world, orderId)).toEqual([['capture', order.totalCents]])
  })

  test.each([
    ['the wallet', PAYMENT_MODES.wallet],
    ['the second card', PAYMENT_MODES.second_card],
  ])('begins with %s as well, and goes on with what the app has begun', async (_name, modeId) => {
    const { guest, orderId } = await awaitingOrder(world)
    const begun = await guest.call(payments.startPayment, { orderId, modeId })
    const browser = await browserOf(guest, orderId)
    expect(await browser.call(payments.startPayment, { orderId, modeId })).toMatchObject({ attemptId: begun.attemptId })
    if (modeId === PAYMENT_MODES.second_card) {
      await browser.call(payments.submitPayment, { attemptId: begun.attemptId, nonce: AUTHENTICATED })
      expect(await guest.outcome(orderId)).toMatchObject({ outcome: 'completed' })
    }
  })

  test('R-110 pays the order of a guest without an account as well', async () => {
    const nobody = world.payerBy({ accountId: 0, token: 'none' })
    const person = { firstName: 'Gina', lastName: 'Ospite', email: 'gina.link@posta.example', phone: '+393331234567' }
    const { token } = await nobody.call(enterAsGuest, { ...person, language: 'it' })
    const guest = world.payerBy({ accountId: 0, token })
    const { orderId } = await orderItems(guest, parking(), 'card')
    const browser = await browserOf(guest, orderId)
    const started = await browser.call(payments.startPayment, { orderId, modeId: PAYMENT_MODES.card })
    await world.bank.confirmCard(String(started['clientSecret']), 'pm_card_visa')
    expect(await guest.outcome(orderId)).toMatchObject({ outcome: 'completed' })
  })

  test('is of no use for anything else: every call of the contract', async () => {
    const { guest, orderId } = await awaitingOrder(world)
    const browser = await browserOf(guest, orderId)
    const opened = EVERY_CALL.filter(({ opensToPayment }) => opensToPayment === true).map(({ name }) => name)
    expect(opened.toSorted()).toEqual(OPEN.toSorted())
    for (const call of EVERY_CALL) {
      if (call.policy === 'anyone' || OPEN.includes(call.name)) continue
      expect(await browser.code(call, {}), call.name).toBe('not_allowed')
    }
  })

  test('knows no other order, its own account’s neither, nor what the account keeps', async () => {
    const guest = await world.payer()
    const cardId = await saveCard(world, guest, 'pm_card_visa')
    const first = await awaitingOrder(world, { guest })
    const { attemptId } = await guest.pay(first.orderId, 'second_card')
    await guest.call(payments.submitPayment, { attemptId, nonce: AUTHENTICATED })
    expect(await guest.outcome(first.orderId)).toMatchObject({ outcome: 'completed' })
    const own = await awaitingOrder(world, { guest })
    const browser = await browserOf(own.guest, own.orderId)
    const other = first.orderId
    const asked = [
      [getOrder, { orderId: String(other) }],
      [completeOrder, { orderId: other }],
      [payments.startPayment, { orderId: other, modeId: 3 }],
      [payments.submitPayment, { attemptId, nonce: 'fake-valid-nonce' }],
    ] as const
    for (const [call, input] of asked) expect(await browser.code(call, input), call.name).toBe('not_found')
    expect(await browser.code(payments.startPayment, { orderId: own.orderId, modeId: 3, cardId })).toBe('card_unknown')
    const saving = await browser.call(payments.startPayment, { orderId: own.orderId, modeId: 3, saveCard: true })
    await world.bank.confirmCard(String(saving['clientSecret']), 'pm_card_visa')
    await own.guest.outcome(own.orderId)
    expect((await guest.call(payments.listSavedCards, {})).cards).toHaveLength(1)
  })

  test('its cookie is worth nothing by itself, its token nothing to the back office; it ends with the account’s sessions', async () => {
    const { guest, orderId } = await awaitingOrder(world)
    const browser = await browserOf(guest, orderId)
    expect(await browserWith(browser.cookie, 'Bearer junk').code(getOrder, { orderId: String(orderId) })).toBe(
      'login_required',
    )
    expect(await browserWith('payment=x').code(getOrder, { orderId: String(orderId) })).toBe('login_required')
    await world.db.sql("update account set email = 'new-' || email where id = $1", [guest.accountId])
    expect(await browser.code(getOrder, { orderId: String(orderId) })).toBe('login_required')
  })
})
