import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { PaymentMode } from '../../../domain/payments/calls.ts'
import { aCart } from '../../cart/cart-fixture.ts'
import { refusal } from '../../cart/test-app.tsx'
import { anOrder, aPayment, aWaitingOrder } from '../order-fixture.ts'
import {
  asked,
  endCheckout,
  here,
  NOW,
  openCheckout,
  OUTCOME,
  press,
  provider,
  readyToPress,
  serveOnline,
  startCheckout,
  tickAndPress,
} from './checkout-fixture.tsx'
import { aCard } from './payment-fixture.ts'

vi.mock('../../payments/open-payment-ui.ts', () => ({ openPaymentUi: (mode: PaymentMode) => provider.open(mode) }))

describe('the checkout with online methods', () => {
  beforeEach(startCheckout)
  afterEach(endCheckout)

  test('case 23 closed without paying: nothing was charged, the countdown goes on, and the same order is paid next', async () => {
    const sent = serveOnline()
    provider.ui.submit.mockResolvedValueOnce({ kind: 'cancelled' })
    await openCheckout()
    await tickAndPress()
    expect(await screen.findByText(/Non hai finito il pagamento/)).toBeTruthy()
    expect(screen.getByRole('timer')).toBeTruthy()
    await press()
    await waitFor(() => expect(here()).toBe(OUTCOME))
    expect([asked(sent, 'orders/start').length, asked(sent, 'payments/start').length]).toEqual([1, 2])
  })

  test.each([
    ['nothing', { outcome: 'pending', payment: aPayment() }],
    ['of an attempt without an end', { outcome: 'failed', payment: aPayment('not_finished') }],
  ])('case 19 refused while the server heard %s: the page says why, and can be used again', async (_, heard) => {
    serveOnline({ 'orders/complete': () => ({ ...heard, order: aWaitingOrder(), instead: null, serverNow: NOW }) })
    provider.ui.submit.mockResolvedValueOnce({ kind: 'declined', code: 'three_d_secure', isRetryable: true })
    await openCheckout()
    await tickAndPress()
    expect(
      await screen.findByText(/non ha avuto la tua conferma per la carta\. Non ti abbiamo addebitato/),
    ).toBeTruthy()
    expect(document.querySelector('.columns-main')?.hasAttribute('inert')).toBe(false)
  })

  test('case 30 another way after an order was placed: cash gets a quote and an order of its own', async () => {
    const sent = serveOnline({
      'orders/start': (input) => (input['method'] === 'cash' ? anOrder() : aWaitingOrder()),
    })
    provider.ui.submit.mockResolvedValueOnce({ kind: 'cancelled' })
    await openCheckout()
    await tickAndPress()
    await screen.findByText(/Non hai finito il pagamento/)
    fireEvent.click(screen.getByRole('radio', { name: /Contanti/ }))
    await tickAndPress()
    await waitFor(() => expect(here()).toBe(OUTCOME))
    expect(asked(sent, 'orders/start').map(({ input }) => [input['quoteId'], input['method']])).toEqual([
      ['quote-0001', 'card'],
      ['quote-0002', 'cash'],
    ])
  })

  test.each([
    [409, 'payment_in_progress', 'orders/start', 'Un pagamento è ancora in corso.'],
    [503, 'payment_unavailable', 'payments/start', 'Il servizio di pagamento non risponde.'],
    [409, 'too_many_payments', 'payments/start', 'I tentativi sono finiti.'],
    [409, 'method_not_offered', 'payments/start', 'Scegline un altro.'],
    [404, 'card_unknown', 'payments/start', 'Questa carta non è più salvata.'],
  ])('R-807 %i %s of %s is said in words', async (status, code, path, words) => {
    serveOnline({ [path]: () => refusal(status, code, words) })
    await openCheckout()
    await tickAndPress()
    expect((await screen.findByText(words)).closest('[role=alert]')).toBeTruthy()
    expect(here()).toBe('/tabs/carrello/pagamenti-card')
  })

  test('case 33 an order that is paid or being paid elsewhere shows how it stands', async () => {
    serveOnline({ 'payments/start': () => refusal(409, 'payment_in_progress') })
    await openCheckout()
    await tickAndPress()
    await waitFor(() => expect(here()).toBe(OUTCOME))
  })

  test('case 97 a card that was removed elsewhere is not offered any more', async () => {
    let cards = [aCard()]
    serveOnline({
      'payments/cards': () => ({ cards }),
      'payments/start': () => {
        cards = []
        return refusal(404, 'card_unknown')
      },
    })
    await openCheckout()
    await screen.findByText('Carta •••• 4242')
    await tickAndPress()
    await waitFor(() => expect(screen.queryByText('Carta •••• 4242')).toBeNull())
    expect(screen.getByRole<HTMLInputElement>('radio', { checked: true }).value).toBe('card')
  })

  test('case 61 the time is over: the same alert as the countdown', async () => {
    serveOnline({
      'payments/start': () => refusal(409, 'cart_expired'),
      'umbrellas/unlock': () => ({ result: true }),
      'cart/get': () => ({ umbrella: aCart(), orderedAt: null, serverNow: '2027-07-11T08:32:00.000Z' }),
    })
    await openCheckout()
    await tickAndPress()
    expect(await screen.findByRole('alertdialog', { name: 'Tempo scaduto' })).toBeTruthy()
  })

  test('R-805 without the providers’ data: the generic error, another try, and cash as before', async () => {
    const sent = serveOnline({ 'payments/config': () => refusal(500, 'x', '') })
    await openCheckout()
    expect(await screen.findByText(/Ops, qualcosa è andato storto/)).toBeTruthy()
    const rows = screen.getAllByRole<HTMLInputElement>('radio')
    expect(rows.map(({ disabled }) => disabled)).toEqual([true, true, false, false])
    expect(screen.getByRole<HTMLInputElement>('radio', { checked: true }).value).toBe('cash')
    const before = asked(sent, 'payments/config').length
    fireEvent.click(screen.getByRole('button', { name: 'Riprova' }))
    await waitFor(() => expect(asked(sent, 'payments/config').length).toBeGreaterThan(before))
  })

  describe('an order that exists', () => {
    const openOrder = (query = '') => openCheckout(`/tabs/home/carrello/pagamenti-card?order=7${query}`)

    test('case 11 R-509 a booking that is paid later: online ways only, no box again but what paying accepts, and no new order', async () => {
      const order = anOrder({ method: 'pay_later', canPay: true })
      const sent = serveOnline({ 'orders/get': () => order })
      await openOrder()
      const button = await screen.findByRole('button', { name: /^Paga/ })
      expect(screen.getAllByRole<HTMLInputElement>('radio').map(({ value }) => value)).toEqual(['card', 'wallet'])
      expect(screen.queryByRole('checkbox')).toBeNull()
      expect(screen.getByText(/^Pagando accetti le condizioni di vendita/)).toBeTruthy()
      await waitFor(() => expect(button.hasAttribute('disabled')).toBe(false))
      fireEvent.click(button)
      await waitFor(() => expect(here()).toBe(OUTCOME))
      expect([asked(sent, 'orders/start'), asked(sent, 'orders/evaluate')]).toEqual([[], []])
      expect(asked(sent, 'payments/start')[0]?.input).toEqual({ orderId: 7, modeId: 3 })
    })

    test('case 13 an order that waits: the same again is tried on it, with every other way beside', async () => {
      const order = aWaitingOrder({ conditionsVersion: 'with-payment-3' })
      const sent = serveOnline({ 'orders/get': () => order })
      await openOrder('&method=second_card')
      await waitFor(() =>
        expect(screen.getByRole<HTMLInputElement>('radio', { checked: true }).value).toBe('second_card'),
      )
      expect(screen.getByRole<HTMLInputElement>('checkbox').checked).toBe(true)
      await readyToPress()
      await press()
      await waitFor(() => expect(here()).toBe(OUTCOME))
      expect(asked(sent, 'orders/start')).toEqual([])
      expect(asked(sent, 'payments/start')[0]?.input).toEqual({ orderId: 7, modeId: 4 })
    })

    test('case 33 an order that cannot be paid any more shows how it stands', async () => {
      serveOnline({ 'orders/get': () => anOrder({ paymentStatus: 'paid' }) })
      await openOrder()
      await waitFor(() => expect(here()).toBe(OUTCOME))
    })

    test('case 36 another account’s order answers as if it did not exist', async () => {
      serveOnline({ 'orders/get': () => refusal(404, 'not_found') })
      await openOrder()
      expect(await screen.findByRole('heading', { name: 'Ordine non trovato' })).toBeTruthy()
    })
  })
})
