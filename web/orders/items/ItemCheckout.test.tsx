import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { onlineManager } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { cents } from '../../../domain/platform/cents.ts'
import { MENU, OPEN } from '../../bar/bar-fixture.ts'
import { TestStream } from '../../bar/bar-test-app.tsx'
import { barCartStore, EMPTY_BAR_CART } from '../../bar/bar-cart.ts'
import { closePage, openPage, refusal, RESORT, serve } from '../../cart/test-app.tsx'
import { CheckoutPage } from '../checkout/CheckoutPage.tsx'
import { aBarOrder, anItemQuote, DEVICE_CART } from './item-fixture.ts'
import { pendingOrders } from './pending-orders.ts'
import { PendingSender } from './PendingSender.tsx'

const NOW = '2027-07-11T08:24:00.000Z'
const PATH = '/tabs/carrello/pagamenti-card?cart=bar'
const ORDER = /Ordine con obbligo di pagare/
const EMPTY = { isEmpty: true, lines: [], totalCents: 0, expiresAt: null }

function serveBar(answers: Parameters<typeof serve>[0] = {}) {
  return serve({
    'content/resort': () => RESORT,
    'cart/get': () => ({ umbrella: EMPTY, orderedAt: null, serverNow: NOW }),
    'bar/menu': () => MENU,
    'bar/state': () => OPEN,
    'bar/places': () => ({ places: [] }),
    'orders/evaluateItems': () => anItemQuote(),
    'orders/startItems': () => aBarOrder(),
    ...answers,
  })
}

async function tickAndPress() {
  fireEvent.click(await screen.findByRole('checkbox', { name: /condizioni/ }))
  fireEvent.click(screen.getByRole('button', { name: ORDER }))
}

describe('ItemCheckout', () => {
  beforeEach(() => {
    vi.useFakeTimers({ now: Date.parse(NOW), shouldAdvanceTime: true })
    vi.stubGlobal('EventSource', TestStream)
    barCartStore.set(DEVICE_CART)
  })
  afterEach(() => {
    onlineManager.setOnline(true)
    closePage()
    barCartStore.set(EMPTY_BAR_CART)
    pendingOrders.set([])
    vi.useRealTimers()
  })

  test('R-210 B-15 shows the estimate, cash on delivery, the bill, and why there is no withdrawal', async () => {
    serveBar()
    await openPage(<CheckoutPage />, PATH)
    expect(await screen.findByText('Pronto tra circa 12 minuti')).toBeTruthy()
    expect(screen.getByText('Contanti alla consegna')).toBeTruthy()
    const summary = within(screen.getByRole('region', { name: 'Riepilogo' }))
    expect(summary.getByText('2 × Spritz al limone')).toBeTruthy()
    expect(summary.getByText(/preparati al momento: il diritto di recesso non c’è/)).toBeTruthy()
    expect(screen.getByRole('button', { name: ORDER }).textContent).toContain('14,00')
  })

  test('R-509 nothing is ordered before the conditions are accepted; then it is, with a client id of the press', async () => {
    const sent = serveBar()
    await openPage(<CheckoutPage />, PATH)
    fireEvent.click(await screen.findByRole('button', { name: ORDER }))
    expect(screen.getAllByText('Per ordinare, accetta le condizioni di vendita.')).not.toHaveLength(0)
    await tickAndPress()
    await waitFor(() => expect(location.pathname + location.search).toBe('/tabs/home/pagamenti-esito?order=8'))
    const [start] = sent.filter(({ path }) => path === 'orders/startItems')
    expect(start?.input).toMatchObject({
      quoteId: 'item-quote-1',
      method: 'cash',
      conditionsAccepted: true,
      conditionsVersion: 'without-payment-1',
      clientId: expect.stringMatching(/^[0-9a-f-]{36}$/),
    })
  })

  test('R-712 a cart that changes is priced anew, and what was shown cannot be ordered meanwhile', async () => {
    let asked = 0
    const sent = serveBar({
      'orders/evaluateItems': () =>
        anItemQuote(asked++ === 0 ? {} : { quoteId: 'item-quote-2', totalCents: cents(2100) }),
    })
    await openPage(<CheckoutPage />, PATH)
    await screen.findByRole('button', { name: ORDER })
    await act(async () => {
      barCartStore.set({ ...DEVICE_CART, lines: DEVICE_CART.lines.map((line) => ({ ...line, quantity: 3 })) })
    })
    expect(await screen.findByText(/21,00/, { selector: '.num' })).toBeTruthy()
    expect(sent.filter(({ path }) => path === 'orders/evaluateItems')[1]?.input['cart']).toMatchObject({
      items: [{ itemId: 1, quantity: 3 }],
    })
  })

  test('R-510 G25 a place that is being typed is taken before anything is ordered: the press asks for it first', async () => {
    const sent = serveBar({
      'bar/places': () => ({ places: [{ code: 'D3', kind: 'human', isVerified: true }] }),
      'bar/place': ({ code }) =>
        code === 'C5'
          ? { code: 'C5', kind: 'human', isVerified: false }
          : refusal(422, 'position_unknown', 'Non conosciamo questo ombrellone.'),
    })
    await openPage(<CheckoutPage />, PATH)
    await screen.findByRole('button', { name: ORDER })
    fireEvent.click(await screen.findByRole('radio', { name: /Un altro ombrellone/ }))
    const field = await screen.findByRole('textbox', { name: /Codice/ })
    fireEvent.change(field, { target: { value: 'z99' } })
    await tickAndPress()
    expect(await screen.findByText('Non conosciamo questo ombrellone.')).toBeTruthy()
    await waitFor(() => expect(document.activeElement).toBe(field))
    fireEvent.change(field, { target: { value: 'c5' } })
    fireEvent.click(screen.getByRole('button', { name: ORDER }))
    await waitFor(() => expect(barCartStore.get().delivery).toEqual({ kind: 'umbrella', code: 'C5' }))
    expect(sent.filter(({ path }) => path === 'orders/startItems')).toEqual([])
    await waitFor(() => expect(screen.getByRole('button', { name: ORDER }).hasAttribute('aria-disabled')).toBe(false))
    fireEvent.click(screen.getByRole('button', { name: ORDER }))
    await waitFor(() => expect(sent.filter(({ path }) => path === 'orders/startItems')).toHaveLength(1))
  })

  test('R-807 a refusal stands beside the cart, which can be changed', async () => {
    serveBar({ 'orders/evaluateItems': () => refusal(409, 'item_sold_out', 'Lo spritz è finito.') })
    await openPage(<CheckoutPage />, PATH)
    expect(await screen.findByText('Lo spritz è finito.')).toBeTruthy()
    expect(screen.getByRole('radio', { name: /Ritiro al bancone/ })).toBeTruthy()
    expect(screen.queryByRole('button', { name: ORDER })).toBeNull()
  })

  test('B-20 pressed without a network it waits visibly, and goes once when the network is back', async () => {
    const sent = serveBar()
    await openPage(
      <>
        <CheckoutPage />
        <PendingSender />
      </>,
      PATH,
    )
    await screen.findByRole('button', { name: ORDER })
    act(() => onlineManager.setOnline(false))
    expect(screen.getByText(/Ordina lo stesso: teniamo l’ordine qui/)).toBeTruthy()
    await tickAndPress()
    expect(pendingOrders.get()).toMatchObject([{ state: 'waiting', totalCents: 1400, words: ['2 × Spritz al limone'] }])
    expect(barCartStore.get().lines).toEqual([])
    expect(sent.filter(({ path }) => path === 'orders/startItems')).toEqual([])
    act(() => onlineManager.setOnline(true))
    await waitFor(() => expect(pendingOrders.get()[0]).toMatchObject({ state: 'accepted', orderId: 8 }))
    expect(sent.filter(({ path }) => path === 'orders/startItems')).toHaveLength(1)
  })

  test('B-20 a network that has gone before the page heard of it: nothing is sent, and it waits as not sent', async () => {
    const sent = serveBar()
    await openPage(<CheckoutPage />, PATH)
    await screen.findByRole('button', { name: ORDER })
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    await tickAndPress()
    expect(pendingOrders.get()).toMatchObject([{ state: 'waiting' }])
    expect(sent.filter(({ path }) => path === 'orders/startItems')).toEqual([])
    vi.restoreAllMocks()
  })

  test('B-20 an answer that was lost is asked for with the same client id', async () => {
    let tries = 0
    const sent = serveBar({ 'orders/startItems': () => (tries++ === 0 ? 'offline' : aBarOrder()) })
    await openPage(
      <>
        <CheckoutPage />
        <PendingSender />
      </>,
      PATH,
    )
    await tickAndPress()
    await waitFor(() => expect(pendingOrders.get()[0]?.state).toBe('accepted'))
    const ids = sent.filter(({ path }) => path === 'orders/startItems').map(({ input }) => input['clientId'])
    expect(ids).toHaveLength(2)
    expect(new Set(ids).size).toBe(1)
  })
})
