import { vi } from 'vitest'
import { cents } from '../../domain/platform/cents.ts'
import type { PaymentMode, SavedCard, StartedPayment } from '../../domain/payments/calls.ts'
import type { FieldsState, MountContext, OwnButton } from './payment-ui.ts'

const PROVIDERS = {
  paypal: { modeId: 2, method: 'wallet', scriptUrl: 'https://pay.example/sdk/js', canSave: false },
  stripe: { modeId: 3, method: 'card', scriptUrl: 'https://pay.example/js/stripe.js', canSave: true },
  braintree: { modeId: 4, method: 'second_card', scriptUrl: 'https://pay.example/js/braintree.js', canSave: true },
} as const

/** How the browser talks to a provider of the tests: the sandbox's, unless told otherwise. */
export function modeOf(provider: keyof typeof PROVIDERS, over: Partial<PaymentMode> = {}): PaymentMode {
  return {
    ...PROVIDERS[provider],
    provider,
    publishableKey: provider === 'braintree' ? null : 'pk_test_1',
    clientToken: provider === 'braintree' ? 'client-token' : null,
    isSandbox: true,
    redirect: 'if_required',
    ...over,
  }
}

/** What `startPayment` answered: 252,00 € for a card that is typed. */
export function startedOf(over: Partial<StartedPayment> = {}): StartedPayment {
  return {
    attemptId: 'attempt-0001',
    modeId: 3,
    provider: 'stripe',
    amountCents: cents(25_200),
    currency: 'EUR',
    clientSecret: 'pi_1_secret_2',
    savedCard: null,
    providerRef: 'ref-1',
    approveUrl: null,
    payUntil: null,
    serverNow: '2027-07-01T08:00:00.000Z',
    ...over,
  }
}

/** Giulia's Visa. */
export function cardOf(over: Partial<SavedCard> = {}): SavedCard {
  return {
    cardId: 'card-visa-0001',
    modeId: 3,
    brand: 'visa',
    lastFour: '4242',
    expiryMonth: 9,
    expiryYear: 2028,
    isDefault: true,
    isExpired: false,
    ...over,
  }
}

/** Scripts of the tests: each address that is loaded runs its part, or fails where there is none. */
export function fakeScripts(scripts: Readonly<Record<string, () => void>>): { readonly loaded: string[] } {
  const loaded: string[] = []
  const load = <T extends Node | string>(script: T): T => {
    if (!(script instanceof HTMLScriptElement)) return script
    loaded.push(script.src)
    const run = scripts[script.src.replace(/\?.*$/, '')]
    setTimeout(() => {
      run?.()
      script.dispatchEvent(new Event(run === undefined ? 'error' : 'load'))
      script.onload?.(new Event('load'))
    })
    return script
  }
  vi.spyOn(document.head, 'append').mockImplementation((script) => void load(script ?? ''))
  vi.spyOn(document.head, 'appendChild').mockImplementation(load)
  vi.spyOn(document.head, 'insertBefore').mockImplementation(load)
  return { loaded }
}

/** A page with the slots of a provider, and what the fields tell it. */
export function fakeHost(button?: OwnButton) {
  const host = document.createElement('div')
  for (const slot of ['number', 'expiry', 'cvc', 'button']) {
    const place = document.createElement('div')
    place.dataset['paymentSlot'] = slot
    host.append(place)
  }
  document.body.append(host)
  const states: FieldsState[] = []
  const context: MountContext = {
    language: 'it',
    amountCents: 25_200,
    currency: 'EUR',
    labels: { number: 'Numero', expiry: 'Scadenza', cvc: 'CVC' },
    expiryHint: 'MM / AA',
    onChange: (state) => states.push(state),
    ...(button === undefined ? {} : { button }),
  }
  return { host, context, states, last: () => states.at(-1) }
}

/** Listeners of an SDK's object, called by name as the SDK would. */
export class FakeEvents {
  readonly #listeners = new Map<string, ((event: unknown) => void)[]>()

  readonly on = (name: string, listener: (event: never) => void) => {
    this.#listeners.set(name, [...(this.#listeners.get(name) ?? []), listener as (event: unknown) => void])
    return this
  }

  emit(name: string, event: unknown = {}): void {
    for (const listener of this.#listeners.get(name) ?? []) listener(event)
  }
}
