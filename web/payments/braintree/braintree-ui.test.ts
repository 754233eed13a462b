import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { submitPayment } from '../../../domain/payments/calls.ts'
import { cents } from '../../../domain/platform/cents.ts'
import { fakeServer, json, problem, type SeenRequest } from '../../platform/fake-server.ts'
import { ProviderUnreachable } from '../payment-ui.ts'
import { FakeEvents, fakeHost, fakeScripts, modeOf, startedOf } from '../sdk-fixture.ts'
import { BraintreeUi } from './braintree-ui.ts'

const SUBMIT = { returnUrl: 'https://argo.example/pagamenti-esito?order=7', shouldSave: false }
const STARTED = startedOf({ provider: 'braintree', modeId: 4, clientSecret: null, amountCents: cents(4_505) })

/** An error as braintree-web throws it. */
const failing = (code: string, type: string) => Object.assign(new Error(code), { code, type })
const shifted = (isShifted: boolean) => ({
  nonce: 'nonce-checked',
  threeDSecureInfo: { liabilityShifted: isShifted, liabilityShiftPossible: true },
})

/** braintree-web as far as the adapter uses it. */
function fakeBraintree() {
  const hostedEvents = new FakeEvents()
  const secureEvents = new FakeEvents()
  const tokenize = vi.fn(async (): Promise<object> => ({ nonce: 'nonce-typed', details: { bin: '411111' } }))
  const verifyCard = vi.fn(async (_options: object): Promise<object> => shifted(true))
  const hosted = { on: hostedEvents.on, tokenize, focus: vi.fn(), teardown: vi.fn(async () => undefined) }
  const createFields = vi.fn(async (_options: object) => hosted)
  const secure = { on: secureEvents.on, verifyCard, teardown: vi.fn(async () => undefined) }
  const sdk = {
    client: { create: vi.fn(async (_options: object) => ({})) },
    hostedFields: { create: createFields },
    threeDSecure: { create: async () => secure },
    dataCollector: { create: async () => ({ deviceData: 'device-1' }) },
  }
  return { sdk, hosted, hostedEvents, secure, secureEvents, tokenize, verifyCard, createFields }
}

let braintree: ReturnType<typeof fakeBraintree>
let script = 0

async function loadedUi() {
  fakeScripts({ 'https://pay.example/js/braintree.js': () => vi.stubGlobal('braintree', braintree.sdk) })
  const ui = new BraintreeUi()
  await ui.load(modeOf('braintree', { scriptUrl: `https://pay.example/js/braintree.js?${(script += 1)}` }))
  return ui
}

async function typedUi() {
  const ui = await loadedUi()
  const page = fakeHost()
  const fields = await ui.mount(page.host, page.context)
  return { ui, fields, ...page }
}

/** A server that takes the nonce, and what it was sent. */
const taking = (answer: (request: SeenRequest) => Response = () => json({ done: true })) => fakeServer(answer).seen

beforeEach(() => {
  braintree = fakeBraintree()
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  document.body.replaceChildren()
})

describe('the SDK', () => {
  test('of a folder comes in its four parts, in the order of their need', async () => {
    const folder = 'https://js.example/web/3/js/'
    const parts = ['client', 'hosted-fields', 'three-d-secure', 'data-collector'].map(
      (part) => `${folder}${part}.min.js`,
    )
    const install = () => vi.stubGlobal('braintree', braintree.sdk)
    const { loaded } = fakeScripts(Object.fromEntries(parts.map((part) => [part, install])))
    await new BraintreeUi().load(modeOf('braintree', { scriptUrl: folder, isSandbox: false }))
    expect(loaded).toEqual(parts)
    expect(braintree.sdk.client.create).toHaveBeenCalledWith({ authorization: 'client-token' })
  })

  test('that does not open is a provider that cannot be reached', async () => {
    braintree.sdk.client.create.mockRejectedValue(failing('CLIENT_REQUEST_ERROR', 'NETWORK'))
    await expect(loadedUi()).rejects.toThrow(ProviderUnreachable)
  })
})

describe('the fields', () => {
  test('R-211 stand in their slots and are named in the person’s language', async () => {
    await typedUi()
    expect(braintree.createFields.mock.calls[0]?.[0]).toMatchObject({
      styles: { input: { 'font-size': '16px' } },
      fields: {
        number: { iframeTitle: 'Numero' },
        expirationDate: { placeholder: 'MM / AA' },
        cvv: { iframeTitle: 'CVC' },
      },
    })
  })

  test('tell the brand once there is one, and what is wrong once it is', async () => {
    const { last, fields } = await typedUi()
    braintree.hostedEvents.emit('cardTypeChange', { cards: [{ type: 'visa' }, { type: 'maestro' }] })
    expect(last()?.brand).toBeNull()
    braintree.hostedEvents.emit('cardTypeChange', { cards: [{ type: 'master-card' }] })
    expect(last()?.brand).toBe('mastercard')
    const typing = { isEmpty: false, isValid: false, isPotentiallyValid: true, isFocused: true }
    const tell = (name: string, state: object) =>
      braintree.hostedEvents.emit(name, { emittedBy: 'number', fields: { number: { ...typing, ...state } } })
    tell('notEmpty', {})
    expect(last()?.problems).toEqual({})
    tell('blur', { isFocused: false })
    expect(last()?.problems).toEqual({ number: 'incomplete' })
    tell('validityChange', { isPotentiallyValid: false })
    expect(last()?.problems).toEqual({ number: 'invalid' })
    expect(fields.validate()).toBe(false)
    expect(braintree.hosted.focus).toHaveBeenCalledWith('number')
  })
})

describe('a payment', () => {
  test('case 8 hands in the nonce that the bank has checked, for the amount of the attempt', async () => {
    const seen = taking()
    const { ui } = await typedUi()
    expect(await ui.submit({ started: STARTED, ...SUBMIT })).toEqual({ kind: 'submitted' })
    expect(braintree.verifyCard).toHaveBeenCalledWith({ nonce: 'nonce-typed', bin: '411111', amount: '45.05' })
    expect(seen.map(({ url, body }) => [url.endsWith(submitPayment.path), body])).toEqual([
      [true, { attemptId: 'attempt-0001', nonce: 'nonce-checked', deviceData: 'device-1' }],
    ])
  })

  test('case 9 with a saved card takes its nonce and needs no fields', async () => {
    taking()
    const ui = await loadedUi()
    const savedCard = { paymentMethod: null, nonce: 'nonce-saved', bin: '400000' }
    await ui.submit({ started: { ...STARTED, savedCard }, ...SUBMIT })
    expect(braintree.verifyCard).toHaveBeenCalledWith({ nonce: 'nonce-saved', bin: '400000', amount: '45.05' })
  })

  test('case 19 without the bank’s answer nothing is handed in', async () => {
    const seen = taking()
    braintree.verifyCard.mockResolvedValue(shifted(false))
    const { ui } = await typedUi()
    expect(await ui.submit({ started: STARTED, ...SUBMIT })).toEqual({
      kind: 'declined',
      code: 'three_d_secure',
      isRetryable: true,
    })
    expect(seen).toEqual([])
  })

  test('case 21 a question that was closed is cancelled', async () => {
    const seen = taking()
    braintree.verifyCard.mockImplementation(async () => {
      braintree.secureEvents.emit('customer-canceled')
      return shifted(false)
    })
    const { ui } = await typedUi()
    expect(await ui.submit({ started: STARTED, ...SUBMIT })).toEqual({ kind: 'cancelled' })
    expect(seen).toEqual([])
  })

  test('a card that Braintree refuses is told with its code, anything else is a provider that cannot go on', async () => {
    taking()
    const { ui } = await typedUi()
    braintree.tokenize.mockRejectedValueOnce(failing('HOSTED_FIELDS_TOKENIZATION_CVV_VERIFICATION_FAILED', 'CUSTOMER'))
    expect(await ui.submit({ started: STARTED, ...SUBMIT })).toMatchObject({ kind: 'declined', code: 'cvv' })
    braintree.tokenize.mockRejectedValueOnce(failing('HOSTED_FIELDS_TOKENIZATION_NETWORK_ERROR', 'NETWORK'))
    await expect(ui.submit({ started: STARTED, ...SUBMIT })).rejects.toThrow(ProviderUnreachable)
  })

  test('our server’s refusal arrives as it is', async () => {
    taking(() => problem(409, 'cart_expired'))
    const { ui } = await typedUi()
    await expect(ui.submit({ started: STARTED, ...SUBMIT })).rejects.toMatchObject({ code: 'cart_expired' })
  })
})

test('case 94 a card to save is checked for nothing, and proven by its nonce', async () => {
  const { ui } = await typedUi()
  expect(await ui.saveCard()).toEqual({ kind: 'saved', proof: { nonce: 'nonce-checked' } })
  expect(braintree.verifyCard.mock.calls[0]?.[0]).toMatchObject({ amount: '0.00', cardAddChallengeRequested: true })
})

test('closing lets go of the fields and of 3-D Secure', async () => {
  const { ui } = await typedUi()
  await ui.close()
  expect(braintree.hosted.teardown).toHaveBeenCalledOnce()
  expect(braintree.secure.teardown).toHaveBeenCalledOnce()
})
