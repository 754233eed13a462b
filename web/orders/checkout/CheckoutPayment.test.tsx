import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { PaymentMode } from '../../../domain/payments/calls.ts'
import { ProviderUnreachable } from '../../payments/payment-ui.ts'
import { cartClock } from '../../umbrellas/cart-clock.ts'
import { LOADER_LIMITS } from '../../ui/loader-limits.ts'
import { aPayment, aWaitingOrder } from '../order-fixture.ts'
import {
  asked,
  endCheckout,
  here,
  NOW,
  openCheckout,
  ORDER_BUTTON,
  OUTCOME,
  press,
  provider,
  readyToPress,
  serveOnline,
  startCheckout,
  tickAndPress,
  waitingProvider,
} from './checkout-fixture.tsx'
import { aCard, aStart, MODES } from './payment-fixture.ts'

vi.mock('../../payments/open-payment-ui.ts', () => ({ openPaymentUi: (mode: PaymentMode) => provider.open(mode) }))

const LOOK = 'Guarda com’è andato il pagamento'

describe('the checkout with online methods', () => {
  beforeEach(startCheckout)
  afterEach(endCheckout)

  test('R-111 the rows are those of the server, in its order, with one for a card whoever takes it; the first is a card to type', async () => {
    serveOnline()
    await openCheckout()
    await screen.findByRole('group', { name: 'Dati della carta' })
    const rows = screen.getAllByRole<HTMLInputElement>('radio').map(({ value, checked }) => [value, checked])
    expect(rows).toEqual([
      ['card', true],
      ['wallet', false],
      ['cash', false],
      ['pay_later', false],
    ])
    expect(provider.opened).toEqual([MODES[0]])
  })

  test('case 4 the saved card stands first, with its end and the way to another, and is charged without fields', async () => {
    const sent = serveOnline({ 'payments/cards': () => ({ cards: [aCard()] }) })
    await openCheckout()
    expect(await screen.findByText('Carta •••• 4242')).toBeTruthy()
    expect(screen.getByText('Scade 09/28')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Cambia carta' }).getAttribute('href')).toBe(
      '/tabs/carrello/pagamenti-card/pagamenti-card-choose?card=card-0001',
    )
    expect(screen.queryByRole('group', { name: 'Dati della carta' })).toBeNull()
    await tickAndPress()
    await waitFor(() => expect(here()).toBe(OUTCOME))
    expect(asked(sent, 'payments/start')[0]?.input).toEqual({ orderId: 7, modeId: 3, cardId: 'card-0001' })
  })

  test('case 1 order, attempt, provider, outcome: each once, and the address of the outcome goes along', async () => {
    const sent = serveOnline()
    await openCheckout()
    fireEvent.click(await screen.findByRole('switch', { name: /Salva la carta/ }))
    await tickAndPress()
    await waitFor(() => expect(here()).toBe(OUTCOME))
    expect(asked(sent, 'orders/start')[0]?.input).toMatchObject({ quoteId: 'quote-0001', method: 'card' })
    expect(asked(sent, 'payments/start')[0]?.input).toEqual({ orderId: 7, modeId: 3, saveCard: true })
    expect(provider.ui.submit).toHaveBeenCalledExactlyOnceWith({
      started: aStart(),
      returnUrl: `${location.origin}${OUTCOME}`,
      shouldSave: true,
    })
  })

  test('case 32 a double press is one order and one attempt', async () => {
    const sent = serveOnline()
    const { end } = waitingProvider()
    await openCheckout()
    await tickAndPress()
    await press()
    await waitFor(() => expect(provider.ui.submit).toHaveBeenCalled())
    await end({ kind: 'submitted' })
    expect([asked(sent, 'orders/start').length, asked(sent, 'payments/start').length]).toEqual([1, 1])
  })

  test('R-211 a card that is not complete orders nothing', async () => {
    const sent = serveOnline()
    provider.ui.isComplete = false
    await openCheckout()
    await tickAndPress()
    expect(asked(sent, 'orders/start')).toEqual([])
  })

  test('R-406 R-904 while it is on its way the countdown is cleared, the page is frozen, leaving is guarded, and it says so', async () => {
    serveOnline()
    const { end } = waitingProvider()
    await openCheckout()
    expect(await screen.findByRole('timer')).toBeTruthy()
    await tickAndPress()
    expect((await screen.findByText('Pagamento in corso')).closest('[role=status]')).toBeTruthy()
    expect(cartClock.read().text).toBe('')
    expect(screen.queryByRole('timer')).toBeNull()
    expect(document.querySelector('.columns-main')?.hasAttribute('inert')).toBe(true)
    const leaving = new Event('beforeunload', { cancelable: true })
    dispatchEvent(leaving)
    expect(leaving.defaultPrevented).toBe(true)
    await act(() => vi.advanceTimersByTimeAsync(LOADER_LIMITS.payment))
    expect(screen.getByText(/la banca può chiederti una conferma/)).toBeTruthy()
    await end({ kind: 'cancelled' })
    expect(cartClock.read().text).not.toBe('')
  })

  test('R-904 case 38 a provider that does not answer: after 2.5 seconds the outcome can be looked at', async () => {
    serveOnline()
    waitingProvider()
    await openCheckout()
    await tickAndPress()
    await screen.findByText('Pagamento in corso')
    expect(screen.queryByRole('button', { name: LOOK })).toBeNull()
    await act(() => vi.advanceTimersByTimeAsync(LOADER_LIMITS.payment))
    fireEvent.click(screen.getByRole('button', { name: LOOK }))
    await waitFor(() => expect(here()).toBe(OUTCOME))
  })

  test('case 14 refused by the bank: the server says so, and the outcome is shown', async () => {
    serveOnline({
      'orders/complete': () => ({
        outcome: 'failed',
        order: aWaitingOrder(),
        payment: aPayment('insufficient_funds'),
        instead: null,
        serverNow: NOW,
      }),
    })
    provider.ui.submit.mockResolvedValueOnce({ kind: 'declined', code: 'card_declined', isRetryable: true })
    await openCheckout()
    await tickAndPress()
    await waitFor(() => expect(here()).toBe(OUTCOME))
  })

  test('case 94 another saved card is chosen in the sheet, and paid with from there', async () => {
    const other = aCard({ cardId: 'card-0002', brand: 'mastercard', lastFour: '8210', isDefault: false })
    const sent = serveOnline({ 'payments/cards': () => ({ cards: [aCard(), other] }) })
    await openCheckout()
    fireEvent.click(await screen.findByRole('checkbox'))
    await readyToPress()
    fireEvent.click(screen.getByRole('link', { name: 'Cambia carta' }))
    const sheet = await screen.findByRole('dialog', { name: 'Carte salvate' })
    fireEvent.click(within(sheet).getByRole('radio', { name: /8210/ }))
    fireEvent.click(within(sheet).getByRole('button', { name: 'Paga ora' }))
    await waitFor(() => expect(here()).toBe(OUTCOME))
    expect(asked(sent, 'payments/start')[0]?.input).toMatchObject({ cardId: 'card-0002' })
  })

  describe('PayPal', () => {
    const chooseWallet = async () => fireEvent.click(await screen.findByRole('radio', { name: /PayPal/ }))

    test('case 6 R-509 its own button comes once the conditions are accepted, and begins the order', async () => {
      const sent = serveOnline()
      await openCheckout()
      await chooseWallet()
      expect(await screen.findByRole('button', { name: ORDER_BUTTON })).toBeTruthy()
      fireEvent.click(screen.getByRole('checkbox'))
      await waitFor(() => expect(provider.ui.context?.button).toBeDefined())
      expect(screen.queryByRole('button', { name: ORDER_BUTTON })).toBeNull()
      expect(screen.getByText(/ordini con obbligo di pagare 252,00/)).toBeTruthy()
      await act(() => provider.ui.context!.button!.start().then(() => undefined))
      expect(asked(sent, 'payments/start')[0]?.input).toEqual({ orderId: 7, modeId: 2 })
      expect(screen.getByText('Pagamento in corso')).toBeTruthy()
      await act(() => provider.ui.context!.button!.onResult({ kind: 'submitted' }).then(() => undefined))
      await waitFor(() => expect(here()).toBe(OUTCOME))
    })

    test('case 24 a declined instrument may be changed in its window', async () => {
      serveOnline({
        'orders/complete': () => ({
          outcome: 'failed',
          order: aWaitingOrder(),
          payment: aPayment('wallet_declined'),
          instead: null,
          serverNow: NOW,
        }),
      })
      await openCheckout()
      await chooseWallet()
      fireEvent.click(screen.getByRole('checkbox'))
      await waitFor(() => expect(provider.ui.context?.button).toBeDefined())
      await act(() => provider.ui.context!.button!.start().then(() => undefined))
      let answer
      await act(async () => {
        answer = await provider.ui.context!.button!.onResult({ kind: 'submitted' })
      })
      expect(answer).toBe('restart')
      expect(here()).toBe('/tabs/carrello/pagamenti-card?way=wallet')
    })

    test('case 47 approved, and our server cannot be asked: the outcome asks on', async () => {
      serveOnline({ 'orders/complete': () => 'offline' })
      await openCheckout()
      await chooseWallet()
      fireEvent.click(screen.getByRole('checkbox'))
      await waitFor(() => expect(provider.ui.context?.button).toBeDefined())
      await act(() => provider.ui.context!.button!.start().then(() => undefined))
      await act(() => provider.ui.context!.button!.onResult({ kind: 'submitted' }).then(() => undefined))
      await waitFor(() => expect(here()).toBe(OUTCOME))
    })

    test('case 7 a window that does not open leads to its page instead', async () => {
      serveOnline({ 'payments/start': () => aStart({ modeId: 2, provider: 'paypal' }) })
      const leave = vi.spyOn(location, 'assign').mockImplementation(() => undefined)
      await openCheckout()
      await chooseWallet()
      fireEvent.click(screen.getByRole('checkbox'))
      await waitFor(() => expect(provider.ui.context?.button).toBeDefined())
      await act(async () => provider.ui.context!.button!.onError(new ProviderUnreachable('no window')))
      expect(await screen.findByText(/Non riusciamo ad aprire il pagamento/)).toBeTruthy()
      provider.ui.submit.mockResolvedValueOnce({ kind: 'redirect', url: 'https://paypal.example/approve' })
      await waitFor(() => expect(provider.opened.at(-1)).toMatchObject({ provider: 'paypal', redirect: 'always' }))
      await readyToPress()
      await press()
      await waitFor(() => expect(leave).toHaveBeenCalledWith('https://paypal.example/approve'))
      const leaving = new Event('beforeunload', { cancelable: true })
      dispatchEvent(leaving)
      expect(leaving.defaultPrevented).toBe(false)
    })
  })
})
