import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Quote } from '../../../domain/orders/calls.ts'
import { LANGUAGES } from '../../../domain/platform/language.ts'
import { queryClient } from '../../platform/queries.ts'
import { loadTexts } from '../../platform/texts.ts'
import { aCart } from '../../cart/cart-fixture.ts'
import { CheckoutPage } from './CheckoutPage.tsx'
import { anOrderOf, aQuote } from './quote-fixture.ts'
import { closePage, openPage, refusal, RESORT, serve } from '../../cart/test-app.tsx'
import { cartTexts } from '../../cart/texts.ts'
import { PLAN } from '../../umbrellas/map/test-beach.ts'

const NOW = '2027-07-11T08:24:00.000Z'
const ORDER_BUTTON = /Ordine con obbligo di pagare/

/** A server with one cart; `start` decides what ordering answers, in turn. */
function serveCheckout(
  start: (() => object | 'offline')[] = [() => anOrderOf(aQuote())],
  quotes: Quote[] = [aQuote()],
  more = {},
) {
  let turn = 0
  let asked = 0
  return serve({
    'content/resort': () => RESORT,
    'cart/get': () => ({ umbrella: aCart(), orderedAt: null, serverNow: NOW }),
    'orders/evaluate': () => quotes[Math.min(asked++, quotes.length - 1)] ?? aQuote(),
    ...more,
    'orders/start': () => (start[Math.min(turn++, start.length - 1)] ?? (() => refusal(500, 'x')))(),
  })
}

const orders = (sent: ReturnType<typeof serve>) => sent.filter((each) => each.path === 'orders/start')

async function tickAndPress() {
  fireEvent.click(await screen.findByRole('checkbox'))
  fireEvent.click(screen.getByRole('button', { name: ORDER_BUTTON }))
}

describe('CheckoutPage', () => {
  beforeEach(() => vi.useFakeTimers({ now: Date.parse(NOW), shouldAdvanceTime: true }))
  afterEach(() => {
    closePage()
    vi.useRealTimers()
  })

  test('R-210 B-15 shows places, methods with their deadlines, lines, total, trader and the missing right of withdrawal', async () => {
    serveCheckout()
    await openPage(<CheckoutPage />, '/tabs/carrello/pagamenti-card')
    expect(await screen.findByRole('heading', { name: 'Ombrelloni C5 e C6' })).toBeTruthy()
    expect(screen.getByText('Arriva entro le 10:00 di domenica 18')).toBeTruthy()
    expect(screen.getByText('Paga entro le 20:00 di sabato 17')).toBeTruthy()
    const summary = screen.getByRole('region', { name: 'Riepilogo' })
    for (const words of [
      'C5 con 2 lettini, 1 sdraio',
      'Totale',
      'Bagno Argo S.r.l.',
      'IT00000000000',
      'diritto di recesso',
      '252,00',
    ]) {
      expect(summary.textContent).toContain(words)
    }
    // A row of nothing says nothing.
    expect(summary.textContent).not.toContain('Servizio')
    const position = summary.compareDocumentPosition(screen.getByRole('button', { name: ORDER_BUTTON }))
    expect(position & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
  })

  test('R-807 a refused method stays visible, disabled, with the server’s reason', async () => {
    const quote = aQuote()
    const refused = [
      { method: 'cash' as const, reason: 'cash_cutoff_passed', message: 'Per i contanti è tardi: servivano le 10:00.' },
    ]
    serveCheckout([], [{ ...quote, methods: quote.methods.slice(1), refused }])
    await openPage(<CheckoutPage />, '/tabs/carrello/pagamenti-card')
    expect(await screen.findByText('Per i contanti è tardi: servivano le 10:00.')).toBeTruthy()
    const [later, cash] = screen.getAllByRole('radio') as HTMLInputElement[]
    expect([later?.checked, later?.disabled, cash?.disabled]).toEqual([true, false, true])
  })

  test('R-203 carrello-contanti preselects cash', async () => {
    const quote = aQuote()
    serveCheckout([], [{ ...quote, methods: quote.methods.toReversed() }])
    await openPage(<CheckoutPage />, '/tabs/carrello-contanti/pagamenti-card')
    await screen.findByRole('heading', { name: 'Ombrelloni C5 e C6' })
    expect(screen.getByRole<HTMLInputElement>('radio', { checked: true }).value).toBe('cash')
  })

  test('R-509 pressing without the tick orders nothing, marks the box and takes the person there', async () => {
    const sent = serveCheckout()
    await openPage(<CheckoutPage />, '/tabs/carrello/pagamenti-card')
    fireEvent.click(await screen.findByRole('button', { name: ORDER_BUTTON }))
    expect(
      await screen.findByText('Per ordinare, accetta le condizioni di vendita.', { selector: 'p *, p, span' }),
    ).toBeTruthy()
    expect(document.activeElement).toBe(screen.getByRole('checkbox'))
    expect(orders(sent)).toEqual([])
  })

  test('R-509 G26 the words tick their box; a link beside them opens the conditions', async () => {
    serveCheckout()
    await openPage(<CheckoutPage />, '/tabs/carrello/pagamenti-card')
    const box = await screen.findByRole<HTMLInputElement>('checkbox', { name: 'Accetto le condizioni di vendita' })
    const read = screen.getByRole('button', { name: 'Leggi le condizioni di vendita' })
    expect(box.closest('label')?.contains(read)).toBe(false)
    fireEvent.click(screen.getByText('Accetto le condizioni di vendita'))
    expect(box.checked).toBe(true)
    expect(screen.queryByRole('dialog')).toBeNull()
    fireEvent.click(read)
    expect(await screen.findByRole('dialog', { name: 'Condizioni di vendita' })).toBeTruthy()
    expect(box.checked).toBe(true)
  })

  test('R-509 R-412 ticked, the order goes out once with the accepted version, and the outcome asks by its number', async () => {
    const sent = serveCheckout()
    await openPage(<CheckoutPage />, '/tabs/carrello/pagamenti-card')
    await tickAndPress()
    fireEvent.click(screen.getByRole('button', { name: ORDER_BUTTON }))
    await waitFor(() => expect(location.pathname + location.search).toBe('/tabs/home/pagamenti-esito?order=7'))
    expect(orders(sent)).toHaveLength(1)
    expect(orders(sent)[0]?.input).toEqual({
      quoteId: 'quote-0001',
      method: 'cash',
      conditionsAccepted: true,
      conditionsVersion: 'without-payment-1',
    })
  })

  test('R-509 another method with another text needs another tick', async () => {
    serveCheckout()
    await openPage(<CheckoutPage />, '/tabs/carrello/pagamenti-card')
    fireEvent.click(await screen.findByRole('checkbox'))
    fireEvent.click(screen.getByRole('radio', { name: /Paga dopo/ }))
    expect(screen.getByRole<HTMLInputElement>('checkbox').checked).toBe(false)
  })

  test('B-01 an answer that never came is retried with the same key', async () => {
    const sent = serveCheckout([() => 'offline', () => anOrderOf(aQuote())])
    await openPage(<CheckoutPage />, '/tabs/carrello/pagamenti-card')
    await tickAndPress()
    expect(await screen.findByText(/non sarà mai doppio/)).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: ORDER_BUTTON }))
    await waitFor(() => expect(location.pathname).toBe('/tabs/home/pagamenti-esito'))
    const keys = orders(sent).map((each) => each.key)
    expect(keys).toHaveLength(2)
    expect(keys[0]).toBe(keys[1])
  })

  test('B-20 an answer that was lost before a reload: the order that emptied the cart is shown, by the same key', async () => {
    const sent = serveCheckout([() => 'offline', () => anOrderOf(aQuote())])
    await openPage(<CheckoutPage />, '/tabs/carrello/pagamenti-card')
    await tickAndPress()
    expect(await screen.findByText(/non sarà mai doppio/)).toBeTruthy()
    cleanup()
    queryClient.clear()
    const after = serveCheckout([() => anOrderOf(aQuote())], [], {
      'orders/evaluate': () => refusal(409, 'cart_empty'),
    })
    await openPage(<CheckoutPage />, '/tabs/carrello/pagamenti-card')
    await waitFor(() => expect(location.pathname + location.search).toBe('/tabs/home/pagamenti-esito?order=7'))
    expect(orders(after).map(({ key, input }) => [key, input])).toEqual(
      orders(sent).map(({ key, input }) => [key, input]),
    )
  })

  test('R-712 a changed quote is shown fresh, with what changed, and pressed with a new key', async () => {
    const before = aQuote()
    const after: Quote = {
      ...aQuote(),
      quoteId: 'quote-0002',
      lines: before.lines.slice(0, 1),
      totalCents: before.lines[0]!.totalCents,
    }
    const sent = serveCheckout([() => refusal(409, 'quote_changed'), () => anOrderOf(after)], [before, after])
    await openPage(<CheckoutPage />, '/tabs/carrello/pagamenti-card')
    await tickAndPress()
    const note = await screen.findByText(/Non c’è più: C6\. Il totale era 252,00.*ora è 132,00/)
    expect(note).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: ORDER_BUTTON }))
    await waitFor(() => expect(orders(sent)).toHaveLength(2))
    expect(orders(sent)[1]?.input['quoteId']).toBe('quote-0002')
    expect(orders(sent)[0]?.key).not.toBe(orders(sent)[1]?.key)
  })

  test('R-807 a place that somebody took is named, with the way back to the map', async () => {
    serveCheckout([() => refusal(409, 'umbrella_taken', 'C6 non è più disponibile', { code: 'C6' })])
    await openPage(<CheckoutPage />, '/tabs/carrello/pagamenti-card')
    await tickAndPress()
    expect(await screen.findByRole('heading', { name: 'C6 non è più disponibile' })).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Torna alla mappa' }).getAttribute('href')).toContain(
      '/new-search-loader?from=2027-07-18',
    )
  })

  test('R-807 the nearest free places for the same stay are offered instead', async () => {
    const states = PLAN.places.map(({ code }) => (code === 'C5' || code === 'C6' ? 'b' : 'f')).join('')
    serveCheckout([() => refusal(409, 'umbrella_taken', 'C6 non è più disponibile', { code: 'C6' })], [aQuote()], {
      'umbrellas/plan': () => PLAN,
      'umbrellas/availability': () => ({
        from: '2027-07-18',
        to: '2027-07-19',
        part: 'full_day',
        states,
        near: '0'.repeat(states.length),
        prices: [],
        extras: [],
      }),
    })
    await openPage(<CheckoutPage />, '/tabs/carrello/pagamenti-card')
    await tickAndPress()
    const link = await screen.findByRole('link', { name: 'C7' })
    expect(link.getAttribute('href')).toMatch(
      /checkout-ombrellone\?from=2027-07-18&to=2027-07-19&part=full_day&people=2.*&place=C7$/,
    )
  })

  test('R-405 an expired cart ends with the same alert as the countdown', async () => {
    const sent = serve({
      'content/resort': () => RESORT,
      'cart/get': () => ({
        umbrella: aCart(),
        orderedAt: null,
        serverNow: sent.some((each) => each.path === 'orders/start') ? '2027-07-11T08:32:00.000Z' : NOW,
      }),
      'orders/evaluate': () => aQuote(),
      'orders/start': () => refusal(409, 'cart_expired'),
      'umbrellas/unlock': () => ({ result: true }),
    })
    await openPage(<CheckoutPage />, '/tabs/carrello/pagamenti-card')
    await tickAndPress()
    expect(await screen.findByRole('alertdialog', { name: 'Tempo scaduto' })).toBeTruthy()
    expect(sent.filter((each) => each.path === 'umbrellas/unlock')).toHaveLength(2)
  })

  test('R-111 nothing to pay: no methods, and the button says Conferma', async () => {
    const quote = aQuote()
    const free: Quote = {
      ...quote,
      totalCents: 0 as Quote['totalCents'],
      methods: [{ method: 'no_payment_needed', modeId: null, deadline: null }],
      conditions: [{ method: 'no_payment_needed', slug: 'conditions-without-payment', version: 'v' }],
    }
    serveCheckout([], [free])
    await openPage(<CheckoutPage />, '/tabs/carrello/pagamenti-card')
    expect(await screen.findByRole('button', { name: /^Conferma/ })).toBeTruthy()
    expect(screen.queryByRole('radio')).toBeNull()
  })

  test('B-15 the order button has each language’s own legal words', async () => {
    const words = await act(() =>
      Promise.all(LANGUAGES.map(async (language) => (await loadTexts(cartTexts, language)).checkout.order)),
    )
    expect(words).toEqual([
      'Ordine con obbligo di pagare',
      'Order and pay',
      'Commande avec obligation de paiement',
      'Bestelling met betalingsverplichting',
      'Zahlungspflichtig bestellen',
    ])
  })
})
