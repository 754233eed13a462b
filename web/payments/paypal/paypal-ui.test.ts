import { afterEach, describe, expect, test, vi } from 'vitest'
import { ProviderUnreachable } from '../payment-ui.ts'
import { fakeHost, fakeScripts, modeOf, startedOf } from '../sdk-fixture.ts'
import { PaypalUi } from './paypal-ui.ts'

/** What the adapter hands to `paypal.Buttons`. */
interface Handlers {
  createOrder(): Promise<string>
  onApprove(data: object, actions: { restart(): void }): Promise<void>
  onCancel(): void
  onError(error: Error): void
}

/** Opens PayPal's button in a page whose checkout answers as told. */
async function openButton(
  over: { start?: () => Promise<ReturnType<typeof startedOf>>; answer?: 'done' | 'restart' } = {},
) {
  let handlers: Handlers | undefined
  const render = vi.fn(async (_place: HTMLElement) => undefined)
  const close = vi.fn(async () => undefined)
  const Buttons = (given: Handlers) => {
    handlers = given
    return { isEligible: () => true, render, close }
  }
  const scripts = fakeScripts({ 'https://pay.example/sdk/js': () => vi.stubGlobal('paypal', { Buttons }) })
  const button = {
    start: vi.fn(over.start ?? (async () => startedOf({ provider: 'paypal', providerRef: 'ORDER-1' }))),
    onResult: vi.fn(async () => over.answer ?? ('done' as const)),
    onError: vi.fn(),
  }
  const page = fakeHost(button)
  const ui = new PaypalUi()
  await ui.load(modeOf('paypal'))
  const fields = await ui.mount(page.host, page.context)
  if (handlers === undefined) throw new Error('no buttons were made')
  return { handlers, button, render, close, fields, scripts }
}

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  document.body.replaceChildren()
})

describe('PayPal’s button', () => {
  test('case 6 stands in its slot, and its order is that of the attempt', async () => {
    const { handlers, button, render, scripts } = await openButton()
    expect(render.mock.calls[0]?.[0].dataset['paymentSlot']).toBe('button')
    const query = new URL(scripts.loaded[0] ?? '').searchParams
    expect(Object.fromEntries(query)).toMatchObject({
      'client-id': 'pk_test_1',
      currency: 'EUR',
      intent: 'capture',
      commit: 'true',
      locale: 'it_IT',
    })
    expect(await handlers.createOrder()).toBe('ORDER-1')
    const restart = vi.fn()
    await handlers.onApprove({}, { restart })
    expect(button.onResult).toHaveBeenCalledWith({ kind: 'submitted' })
    expect(restart).not.toHaveBeenCalled()
  })

  test('case 23 closed by the payer is cancelled', async () => {
    const { handlers, button } = await openButton()
    handlers.onCancel()
    expect(button.onResult).toHaveBeenCalledWith({ kind: 'cancelled' })
  })

  test('case 24 a declined instrument starts PayPal’s choice again', async () => {
    const { handlers } = await openButton({ answer: 'restart' })
    const restart = vi.fn()
    await handlers.onApprove({}, { restart })
    expect(restart).toHaveBeenCalledOnce()
  })

  test('an error of ours arrives as it is, one of PayPal’s as a provider that cannot go on', async () => {
    const ours = new Error('cart_expired')
    const { handlers, button } = await openButton({ start: () => Promise.reject(ours) })
    await expect(handlers.createOrder()).rejects.toBe(ours)
    handlers.onError(new Error('wrapped by PayPal'))
    expect(button.onError).toHaveBeenLastCalledWith(ours)
    handlers.onError(new Error('of PayPal'))
    expect(button.onError).toHaveBeenLastCalledWith(expect.any(ProviderUnreachable))
  })

  test('leaves with its page', async () => {
    const { fields, close } = await openButton()
    fields.destroy()
    expect(close).toHaveBeenCalledOnce()
  })

  test('that does not come is said so', async () => {
    fakeScripts({})
    const page = fakeHost({ start: vi.fn(), onResult: vi.fn(), onError: vi.fn() })
    const ui = new PaypalUi()
    await ui.load(modeOf('paypal', { scriptUrl: 'https://pay.example/gone/js' }))
    await expect(ui.mount(page.host, page.context)).rejects.toThrow(ProviderUnreachable)
  })
})

describe('PayPal’s page', () => {
  test('case 7 is where the payer is sent, without any SDK', async () => {
    const scripts = fakeScripts({})
    const ui = new PaypalUi()
    await ui.load(modeOf('paypal', { redirect: 'always' }))
    const started = startedOf({ approveUrl: 'https://pay.example/checkoutnow?token=1' })
    const result = await ui.submit({ started, returnUrl: 'https://argo.example/', shouldSave: false })
    expect(result).toEqual({ kind: 'redirect', url: started.approveUrl })
    expect(scripts.loaded).toEqual([])
  })
})
