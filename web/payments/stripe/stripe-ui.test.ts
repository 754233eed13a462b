import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { ProviderUnreachable } from '../payment-ui.ts'
import { FakeEvents, fakeHost, fakeScripts, modeOf, startedOf } from '../sdk-fixture.ts'
import { StripeUi } from './stripe-ui.ts'

const RETURN_URL = 'https://argo.example/pagamenti-esito?order=7'

/** One element of Stripe. */
class FakeElement extends FakeEvents {
  readonly type: string
  readonly focus = vi.fn()
  readonly update = vi.fn()
  readonly destroy = vi.fn()
  mountedAt: string | undefined

  constructor(type: string) {
    super()
    this.type = type
  }

  mount(place: HTMLElement): void {
    this.mountedAt = place.dataset['paymentSlot']
    queueMicrotask(() => this.emit('ready'))
  }
}

/** Stripe.js as far as the adapter uses it. */
function fakeStripe() {
  const elements: Record<string, FakeElement> = {}
  const confirmCardPayment = vi.fn(async (..._given: unknown[]): Promise<object> => ({
    paymentIntent: { status: 'requires_capture' },
  }))
  const confirmCardSetup = vi.fn(async (..._given: unknown[]): Promise<object> => ({
    setupIntent: { status: 'succeeded' },
  }))
  const create = vi.fn((type: string, _options: object) => (elements[type] = new FakeElement(type)))
  const factory = vi.fn((_options: object) => ({ create }))
  const open = vi.fn((_key: string, _options: object) => ({ elements: factory, confirmCardPayment, confirmCardSetup }))
  return { open, elements, create, factory, confirmCardPayment, confirmCardSetup }
}

let stripe: ReturnType<typeof fakeStripe>
let script = 0

/** An address of its own for each test: a script is loaded once per page. */
const sandbox = () => modeOf('stripe', { scriptUrl: `https://pay.example/js/stripe.js?${(script += 1)}` })

async function loadedUi(mode = sandbox()) {
  const scripts = fakeScripts({ 'https://pay.example/js/stripe.js': () => vi.stubGlobal('Stripe', stripe.open) })
  const ui = new StripeUi()
  await ui.load(mode)
  return { ui, scripts }
}

async function typedUi(mode = sandbox()) {
  const { ui } = await loadedUi(mode)
  const page = fakeHost()
  const fields = await ui.mount(page.host, page.context)
  return { ui, fields, ...page }
}

beforeEach(() => {
  stripe = fakeStripe()
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  document.body.replaceChildren()
})

describe('the SDK', () => {
  test('comes from the address of the config, once, and speaks the person’s language', async () => {
    const mode = sandbox()
    const { scripts } = await loadedUi(mode)
    await new StripeUi().load(mode)
    expect(scripts.loaded).toEqual([mode.scriptUrl])
    expect(stripe.open).toHaveBeenCalledWith('pk_test_1', { locale: 'it' })
  })

  test('that does not come is said so, and the next try loads it', async () => {
    const mode = sandbox()
    fakeScripts({})
    await expect(new StripeUi().load(mode)).rejects.toThrow(ProviderUnreachable)
    await expect(loadedUi(mode)).resolves.toBeDefined()
  })
})

describe('the fields', () => {
  test('R-211 stand in their slots, in the person’s language, with text of 16 px at least', async () => {
    await typedUi()
    expect(Object.values(stripe.elements).map(({ type, mountedAt }) => [type, mountedAt])).toEqual([
      ['cardNumber', 'number'],
      ['cardExpiry', 'expiry'],
      ['cardCvc', 'cvc'],
    ])
    expect(stripe.factory).toHaveBeenCalledWith({ locale: 'it' })
    const options = stripe.create.mock.calls[0]?.[1] as { style: { base: { fontSize: string } } }
    expect(Number.parseFloat(options.style.base.fontSize)).toBeGreaterThanOrEqual(16)
  })

  test('follow the theme', async () => {
    const { fields } = await typedUi()
    document.documentElement.dataset['theme'] = 'dark'
    await vi.waitFor(() => expect(stripe.elements['cardCvc']?.update).toHaveBeenCalledOnce())
    fields.destroy()
    document.documentElement.dataset['theme'] = 'light'
    await new Promise((resolve) => setTimeout(resolve, 20))
    expect(stripe.elements['cardCvc']?.update).toHaveBeenCalledOnce()
    delete document.documentElement.dataset['theme']
  })

  test.each([
    ['incomplete_number', 'incomplete'],
    ['invalid_number', 'invalid'],
    ['invalid_expiry_year_past', 'expired'],
  ])('say %s as a problem of ours: %s', async (code, problem) => {
    const { last } = await typedUi()
    stripe.elements['cardNumber']?.emit('change', { empty: false, complete: false, error: { code }, brand: 'visa' })
    expect(last()).toMatchObject({ brand: 'visa', problems: { number: problem } })
  })

  test('name what is missing, and the first wrong one gets the focus', async () => {
    const { fields, last } = await typedUi()
    stripe.elements['cardNumber']?.emit('change', { empty: false, complete: true, brand: 'visa' })
    expect(fields.validate()).toBe(false)
    expect(last()?.problems).toEqual({ expiry: 'missing', cvc: 'missing' })
    expect(stripe.elements['cardExpiry']?.focus).toHaveBeenCalledOnce()
    stripe.elements['cardExpiry']?.emit('change', { empty: false, complete: false })
    expect(fields.validate()).toBe(false)
    expect(last()?.problems).toEqual({ expiry: 'incomplete', cvc: 'missing' })
    for (const type of ['cardExpiry', 'cardCvc'])
      stripe.elements[type]?.emit('change', { empty: false, complete: true })
    expect(fields.validate()).toBe(true)
    expect(last()).toMatchObject({ isComplete: true, problems: {} })
  })

  test('tell which of them has the focus', async () => {
    const { last } = await typedUi()
    stripe.elements['cardCvc']?.emit('focus')
    expect(last()?.focused).toBe('cvc')
    stripe.elements['cardCvc']?.emit('blur')
    expect(last()?.focused).toBeNull()
  })
})

describe('a payment', () => {
  test('case 1 with the typed card is submitted, and saved when that is wished', async () => {
    const { ui } = await typedUi()
    const result = await ui.submit({ started: startedOf(), returnUrl: RETURN_URL, shouldSave: true })
    expect(result).toEqual({ kind: 'submitted' })
    expect(stripe.confirmCardPayment).toHaveBeenCalledWith(
      'pi_1_secret_2',
      { payment_method: { card: stripe.elements['cardNumber'] }, setup_future_usage: 'on_session' },
      undefined,
    )
  })

  test('case 4 with a saved card needs no fields', async () => {
    const { ui } = await loadedUi()
    const savedCard = { paymentMethod: 'pm_1', nonce: null, bin: null }
    await ui.submit({ started: startedOf({ savedCard }), returnUrl: RETURN_URL, shouldSave: true })
    expect(stripe.confirmCardPayment).toHaveBeenCalledWith('pi_1_secret_2', { payment_method: 'pm_1' }, undefined)
  })

  test.each([
    [
      'case 14',
      { type: 'card_error', code: 'card_declined', decline_code: 'insufficient_funds' },
      'insufficient_funds',
    ],
    ['case 16', { type: 'card_error', code: 'incorrect_cvc' }, undefined],
    ['case 19', { type: 'invalid_request_error', code: 'payment_intent_authentication_failure' }, undefined],
  ])('%s a refusal is told with its code', async (_case, error, declineCode) => {
    stripe.confirmCardPayment.mockResolvedValue({ error })
    const { ui } = await typedUi()
    const result = await ui.submit({ started: startedOf(), returnUrl: RETURN_URL, shouldSave: false })
    expect(result).toEqual({
      kind: 'declined',
      code: error.code,
      isRetryable: true,
      ...(declineCode === undefined ? {} : { declineCode }),
    })
  })

  test('R13 a lost connection is no refusal: our server is asked', async () => {
    stripe.confirmCardPayment.mockResolvedValue({ error: { type: 'api_connection_error' } })
    const { ui } = await typedUi()
    const result = await ui.submit({ started: startedOf(), returnUrl: RETURN_URL, shouldSave: false })
    expect(result).toEqual({ kind: 'submitted' })
  })

  test('case 2 goes to the bank’s page where dialogs are not wanted', async () => {
    const url = 'https://pay.example/3ds'
    stripe.confirmCardPayment.mockResolvedValue({
      paymentIntent: { status: 'requires_action', next_action: { redirect_to_url: { url } } },
    })
    const { ui } = await typedUi({ ...sandbox(), redirect: 'always' })
    const result = await ui.submit({ started: startedOf(), returnUrl: RETURN_URL, shouldSave: false })
    expect(result).toEqual({ kind: 'redirect', url })
    expect(stripe.confirmCardPayment.mock.calls[0]?.slice(1)).toEqual([
      { payment_method: { card: stripe.elements['cardNumber'] }, return_url: RETURN_URL },
      { handleActions: false },
    ])
  })
})

describe('a card to save', () => {
  const setup = { setupRef: 'seti_1', clientSecret: 'seti_1_secret_2' }

  test('case 94 is proven by the setup', async () => {
    const { ui } = await typedUi()
    expect(await ui.saveCard(setup, RETURN_URL)).toEqual({ kind: 'saved', proof: { setupRef: 'seti_1' } })
    expect(stripe.confirmCardSetup.mock.calls[0]?.[0]).toBe('seti_1_secret_2')
  })

  test('that the bank refuses is not saved', async () => {
    stripe.confirmCardSetup.mockResolvedValue({ error: { type: 'card_error', code: 'card_declined' } })
    const { ui } = await typedUi()
    expect(await ui.saveCard(setup, RETURN_URL)).toMatchObject({ kind: 'declined', code: 'card_declined' })
  })
})
