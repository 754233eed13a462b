import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, vi } from 'vitest'
import type { PaymentMode } from '../../../domain/payments/calls.ts'
import { aCart } from '../../cart/cart-fixture.ts'
import { closePage, openPage, RESORT, serve, type Sent } from '../../cart/test-app.tsx'
import type { SubmitResult } from '../../payments/payment-ui.ts'
import { aPayment, aWaitingOrder } from '../order-fixture.ts'
import { CheckoutPage } from './CheckoutPage.tsx'
import { aStart, everyMethod, FakePaymentUi, MODES } from './payment-fixture.ts'
import { aQuote } from './quote-fixture.ts'

/** When a test of the checkout begins; the resort's day is 11 July 2027. */
export const NOW = '2027-07-11T08:24:00.000Z'
export const ORDER_BUTTON = /Ordine con obbligo di pagare/
/** Where order 7 shows how its payment went. */
export const OUTCOME = '/tabs/home/pagamenti-esito?order=7'

/**
 * The provider of the running test and the modes that it was opened for, in turn. A test file puts `open` in the place of
 * `openPaymentUi`; its `vi.mock` calls it through a closure, since the mock is set up before this module is read.
 */
export const provider = {
  ui: new FakePaymentUi(),
  opened: [] as PaymentMode[],
  async open(mode: PaymentMode) {
    provider.opened.push(mode)
    return provider.ui
  },
}

/** Starts a test at {@link NOW}, with a provider that was asked nothing yet. */
export function startCheckout(): void {
  vi.useFakeTimers({ now: Date.parse(NOW), shouldAdvanceTime: true })
  provider.ui = new FakePaymentUi()
  provider.opened = []
}

/** Ends a test: nothing of it reaches the next. */
export function endCheckout(): void {
  closePage()
  vi.useRealTimers()
}

/** A server with one cart and every way to pay; `answers` stand in for its own. Returns what was sent, as it is sent. */
export function serveOnline(answers: Parameters<typeof serve>[0] = {}): Sent[] {
  let quotes = 0
  return serve({
    'content/resort': () => RESORT,
    'cart/get': () => ({ umbrella: aCart(), orderedAt: null, serverNow: NOW }),
    'orders/evaluate': () => aQuote({ ...everyMethod(), quoteId: `quote-000${++quotes}` }),
    'orders/start': () => aWaitingOrder(),
    'orders/complete': () => ({
      outcome: 'pending',
      order: aWaitingOrder(),
      payment: aPayment(),
      instead: null,
      serverNow: NOW,
    }),
    'payments/config': () => ({ modes: MODES }),
    'payments/cards': () => ({ cards: [] }),
    'payments/start': () => aStart(),
    ...answers,
  })
}

export const asked = (sent: readonly Sent[], path: string) => sent.filter((each) => each.path === path)
export const openCheckout = (path = '/tabs/carrello/pagamenti-card') => openPage(<CheckoutPage />, path)
export const here = () => location.pathname + location.search

/** Waits until the order can be placed: not before the provider is there. */
export const readyToPress = () =>
  waitFor(() => expect(screen.getByRole('button', { name: ORDER_BUTTON }).hasAttribute('disabled')).toBe(false))

export const press = async () => fireEvent.click(await screen.findByRole('button', { name: ORDER_BUTTON }))

/** Accepts the conditions and places the order. */
export async function tickAndPress(): Promise<void> {
  fireEvent.click(await screen.findByRole('checkbox'))
  await readyToPress()
  await press()
}

/** Makes the provider wait for the person, until `end` says how it went. */
export function waitingProvider() {
  let end: (result: SubmitResult) => void = () => undefined
  provider.ui.submit.mockImplementation(() => new Promise((resolve) => (end = resolve)))
  return { end: (result: SubmitResult) => act(async () => end(result)) }
}
