import { civilDate } from '../../domain/platform/civil-date.ts'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { MINUTE, SECOND } from '../../domain/platform/duration.ts'
import { PAYMENT_FAILURES } from '../../domain/payments/payment-failure.ts'
import { LANGUAGES } from '../../domain/platform/language.ts'
import { closePage, openPage, refusal, RESORT, serve } from '../cart/test-app.tsx'
import { aCart } from '../cart/cart-fixture.ts'
import { loadTexts } from '../platform/texts.ts'
import { EMPTY_UMBRELLA_CART } from '../umbrellas/use-umbrella-cart.ts'
import { anOrder, aPayment, aWaitingOrder } from './order-fixture.ts'
import { nextAsk } from './outcome-asking.ts'
import type { Outcome } from './outcome-words.ts'
import { OutcomePage } from './OutcomePage.tsx'
import { ordersTexts } from './texts.ts'

const NOW = '2027-07-11T08:24:00.000Z'

const outcome = (over: Partial<Outcome>): Outcome => ({
  outcome: 'completed',
  order: anOrder(),
  payment: null,
  instead: null,
  serverNow: NOW,
  ...over,
})

function serveOutcome(complete: (turn: number) => object | 'offline', cart = EMPTY_UMBRELLA_CART) {
  let turn = 0
  return serve({
    'content/resort': () => RESORT,
    'cart/get': () => ({ umbrella: cart, orderedAt: null, serverNow: NOW }),
    'orders/complete': () => complete(turn++),
  })
}

const open = (path = '/tabs/home/pagamenti-esito?order=7') => openPage(<OutcomePage />, path)
const asked = (sent: ReturnType<typeof serve>) => sent.filter((each) => each.path === 'orders/complete')

describe('OutcomePage', () => {
  beforeEach(() => vi.useFakeTimers({ now: Date.parse(NOW), shouldAdvanceTime: true }))
  afterEach(() => {
    closePage()
    vi.useRealTimers()
  })

  test('R-412 completed: the greeting, the pass, what is due, and the ways on', async () => {
    const sent = serveOutcome(() => outcome({}))
    await open()
    expect(await screen.findByRole('heading', { level: 1, name: 'Ci vediamo domenica 18 luglio!' })).toBeTruthy()
    expect(screen.getByRole('img', { name: 'Codice QR dell’ordine BA-7K3M-Q2XT' })).toBeTruthy()
    expect(screen.getByText(/Arriva entro le 10:00 di domenica 18 luglio e paga in contanti/)).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Vai al riepilogo' }).getAttribute('href')).toBe('/riepilogo?order=7')
    expect(screen.getByRole('button', { name: 'Aggiungi al calendario' })).toBeTruthy()
    expect(asked(sent)[0]?.input).toEqual({ orderId: 7 })
  })

  test('case 1 paid by card: what it was paid with, and the cart is asked for anew', async () => {
    const order = anOrder({ method: 'card', paymentStatus: 'paid', deadline: null })
    const sent = serveOutcome(() => outcome({ order, payment: aPayment() }))
    await open()
    expect(await screen.findByText('Pagato con Visa •••• 4242')).toBeTruthy()
    expect(screen.getByText(/pagato 252,00/, { selector: 'main *' })).toBeTruthy()
    await waitFor(() => expect(sent.filter((each) => each.path === 'cart/get').length).toBeGreaterThan(1))
  })

  test('case 1 money that is only reserved is asked after until it is taken', async () => {
    const order = (paymentStatus: 'authorized' | 'paid') => anOrder({ method: 'card', paymentStatus, deadline: null })
    serveOutcome((turn) => outcome({ order: order(turn === 0 ? 'authorized' : 'paid'), payment: aPayment() }))
    await open()
    expect(await screen.findByText(/BA-7K3M-Q2XT confermato|confermato/, { selector: 'main *' })).toBeTruthy()
    await act(() => vi.advanceTimersByTimeAsync(3 * SECOND))
    expect(await screen.findByText(/pagato 252,00/, { selector: 'main *' })).toBeTruthy()
  })

  test('case 36 a forged address is never believed: its words change nothing', async () => {
    serveOutcome(() => outcome({ outcome: 'failed', order: aWaitingOrder(), payment: aPayment('declined') }))
    await open('/tabs/home/pagamenti-esito?order=7&redirect_status=succeeded&outcome=completed')
    expect(await screen.findByRole('heading', { level: 1, name: 'Il pagamento non è andato a buon fine' })).toBeTruthy()
    expect(screen.queryByRole('img', { name: /Codice QR/ })).toBeNull()
  })

  test('case 14 refused: why with which card, how long the places are theirs, number and code, the ways on', async () => {
    serveOutcome(() => outcome({ outcome: 'failed', order: aWaitingOrder(), payment: aPayment('insufficient_funds') }))
    await open()
    expect(
      await screen.findByText(
        'La banca ha rifiutato la carta Visa •••• 4242: la disponibilità non basta. Non ti abbiamo addebitato nulla.',
      ),
    ).toBeTruthy()
    expect(screen.getByText('C5 e C6 sono ancora tuoi per 10:00.')).toBeTruthy()
    await act(() => vi.advanceTimersByTimeAsync(2 * SECOND))
    expect(screen.getByText('C5 e C6 sono ancora tuoi per 09:58.')).toBeTruthy()
    expect(screen.getByText('Ordine BA-7K3M-Q2XT: è il numero da dire alla cassa, se ti serve aiuto.')).toBeTruthy()
    // G12: no word of a provider's own language.
    expect(document.body.textContent).not.toContain('card_declined')
    const pay = '/tabs/home/carrello/pagamenti-card?order=7'
    expect(screen.getByRole('link', { name: 'Riprova' }).getAttribute('href')).toBe(`${pay}&method=card`)
    expect(screen.getByRole('link', { name: 'Cambia metodo di pagamento' }).getAttribute('href')).toBe(
      `${pay}&tried=card`,
    )
    expect(screen.getByRole('alert').textContent).toContain('Il pagamento non è andato a buon fine')
  })

  test('case 16 what will not be accepted the same way again only leads to another way', async () => {
    const payment = aPayment('card_expired', { canRetry: false, triesLeft: 1 })
    serveOutcome(() => outcome({ outcome: 'failed', order: aWaitingOrder(), payment }))
    await open()
    expect(await screen.findByText('Ti resta un tentativo.')).toBeTruthy()
    expect(screen.queryByRole('link', { name: 'Riprova' })).toBeNull()
    expect(screen.getByRole('link', { name: 'Cambia metodo di pagamento' })).toBeTruthy()
  })

  test('R-412 one place of two stays is one mark on the ticket, and its pass is not for two', async () => {
    const [line] = anOrder().lines
    const lines = [line!, { ...line!, bookingId: 99, from: civilDate('2027-07-25'), to: civilDate('2027-07-25') }]
    serveOutcome(() =>
      outcome({ outcome: 'completed', order: anOrder({ paymentStatus: 'paid', lines }), payment: null }),
    )
    await open()
    expect(await screen.findByText('Mostralo all’ingresso.')).toBeTruthy()
  })

  test('R-412 G16 a difference that was not paid: nothing was taken, what is left is said, and no earlier refund', async () => {
    const changed = { status: 'confirmed', paymentStatus: 'partially_refunded', refundedCents: 3200, dueCents: 1200 }
    const order = anOrder({ ...changed, method: 'card', deadline: null, canPay: true } as Parameters<typeof anOrder>[0])
    serveOutcome(() => outcome({ outcome: 'failed', order, payment: aPayment('not_finished') }))
    await open()
    const words = /^Il pagamento non è arrivato fino in fondo. Non ti abbiamo addebitato nulla: restano da pagare 12,00/
    expect(await screen.findByText(words)).toBeTruthy()
    expect(screen.queryByText(/Ti restituiamo/)).toBeNull()
  })

  test('case 31 case 61 when the window closes the page asks once more, and says that the places are gone', async () => {
    const late = aWaitingOrder({ status: 'expired', canPay: false, payUntil: null })
    serveOutcome((turn) =>
      turn === 0
        ? outcome({ outcome: 'failed', order: aWaitingOrder(), payment: aPayment('declined') })
        : outcome({ outcome: 'failed', order: late, payment: aPayment('time_over', { canRetry: false }) }),
    )
    await open()
    await screen.findByRole('link', { name: 'Riprova' })
    await act(() => vi.advanceTimersByTimeAsync(10 * MINUTE + 3 * SECOND))
    expect(await screen.findByRole('heading', { level: 1, name: 'I posti non ci sono più' })).toBeTruthy()
    expect(
      screen.getByText(/i posti sono tornati liberi\. Non ti abbiamo addebitato nulla/, { selector: 'p' }),
    ).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Cerca di nuovo' }).getAttribute('href')).toContain(
      'from=2027-07-18&to=2027-07-19',
    )
  })

  test('case 63 paid too late and the place is taken: the money goes back', async () => {
    const order = aWaitingOrder({ status: 'expired', canPay: false, payUntil: null })
    serveOutcome(() => outcome({ outcome: 'failed', order, payment: aPayment('places_taken', { canRetry: false }) }))
    await open()
    expect(await screen.findByRole('heading', { level: 1, name: 'I posti non ci sono più' })).toBeTruthy()
    expect(
      screen.getByText(/li ha già presi un altro ospite\. Quello che la banca ha bloccato/, { selector: 'p' }),
    ).toBeTruthy()
  })

  test('case 11 a booking that was to be paid later stays booked when its payment is refused', async () => {
    const order = anOrder({ method: 'pay_later', canPay: true })
    serveOutcome(() => outcome({ outcome: 'failed', order, payment: aPayment('declined') }))
    await open()
    expect(await screen.findByText('C5 e C6 restano prenotati.')).toBeTruthy()
    expect(screen.getByText(/Paga entro le 10:00/)).toBeTruthy()
  })

  test('R-412 an order whose cart still runs: how long, and the checkout again', async () => {
    const order = anOrder({ status: 'failed', passCode: null, paymentStatus: 'unpaid' })
    serveOutcome(() => outcome({ outcome: 'failed', order }), aCart())
    await open()
    expect(await screen.findByText(/C5 e C6 sono ancora tuoi per 0[78]:/)).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Riprova' }).getAttribute('href')).toBe('/tabs/carrello/pagamenti-card')
  })

  test('case 25 pending: asks again every two seconds, offers no retry, and ends by itself', async () => {
    const order = aWaitingOrder({ canPay: false })
    serveOutcome((turn) =>
      turn < 2 ? outcome({ outcome: 'pending', order, payment: aPayment() }) : outcome({ order: anOrder() }),
    )
    await open()
    expect(await screen.findByRole('heading', { name: 'Stiamo verificando il pagamento' })).toBeTruthy()
    expect(screen.queryByRole('link', { name: /Riprova|Riprendi/ })).toBeNull()
    expect(screen.getByRole('link', { name: 'I miei ordini' })).toBeTruthy()
    await act(() => vi.advanceTimersByTimeAsync(5 * SECOND))
    expect(await screen.findByRole('heading', { name: /Ci vediamo/ })).toBeTruthy()
  })

  test('case 21 a payment that was never begun can be taken up again', async () => {
    serveOutcome(() => outcome({ outcome: 'pending', order: aWaitingOrder() }))
    await open()
    expect((await screen.findByRole('link', { name: 'Riprendi il pagamento' })).getAttribute('href')).toBe(
      '/tabs/home/carrello/pagamenti-card?order=7',
    )
  })

  test('R-412 without an answer it can be asked again', async () => {
    serveOutcome((turn) => (turn === 0 ? refusal(500, 'x') : outcome({})))
    await open()
    fireEvent.click(await screen.findByRole('button', { name: 'Riprova' }))
    await waitFor(() => expect(screen.getByRole('heading', { name: /Ci vediamo/ })).toBeTruthy())
  })

  test.each(['', '?order=', '?order=7x', '?order=-1'])(
    'an address without an order (%o) asks nothing and says so',
    async (query) => {
      const sent = serveOutcome(() => refusal(404, 'not_found'))
      await open(`/tabs/home/pagamenti-esito${query}`)
      expect(await screen.findByRole('heading', { name: 'Ordine non trovato' })).toBeTruthy()
      expect(asked(sent)).toEqual([])
    },
  )

  test('B-01 case 36 another account’s order answers as if it did not exist', async () => {
    serveOutcome(() => refusal(404, 'not_found'))
    await open('/tabs/home/pagamenti-esito?order=8')
    expect(await screen.findByRole('heading', { name: 'Ordine non trovato' })).toBeTruthy()
  })
})

describe('nextAsk', () => {
  const pending = outcome({ outcome: 'pending' })

  test.each([
    [1, 2],
    [14, 2],
    [15, 5],
    [40, 15],
    [4000, 15],
  ])('case 38 after %i answers an open payment is asked after in %i seconds', (asks, seconds) => {
    expect(nextAsk(pending, asks)).toBe(seconds * SECOND)
  })

  test('R-412 what is final is asked no more', () => {
    expect(nextAsk(outcome({}), 1)).toBe(false)
    expect(nextAsk(outcome({ outcome: 'failed', order: anOrder({ status: 'expired' }) }), 1)).toBe(false)
    expect(nextAsk(outcome({ order: anOrder({ paymentStatus: 'authorized' }) }), 8)).toBe(false)
  })
})

test('R-412 every failure is said in every language, and no two the same way', async () => {
  for (const language of LANGUAGES) {
    const { reasons } = (await loadTexts(ordersTexts, language)).outcome
    const said = PAYMENT_FAILURES.map((reason) => reasons[reason]('X'))
    expect(new Set(said).size, language).toBe(PAYMENT_FAILURES.length)
  }
})

describe('in the browser that an app opened to pay', () => {
  const ANDROID = 'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 Chrome/156.0.0.0 Mobile Safari/537.36'
  const script = document.createElement('script')
  script.setAttribute('type', 'text/plain')
  script.setAttribute('src', '/pay-page.js')
  const answers = (more: Parameters<typeof serve>[0] = {}) =>
    serve({
      'content/resort': () => RESORT,
      'cart/get': () => ({ umbrella: EMPTY_UMBRELLA_CART, orderedAt: null, serverNow: NOW }),
      'orders/complete': () => outcome({}),
      ...more,
    })
  beforeEach(() => {
    vi.useFakeTimers({ now: Date.parse(NOW), shouldAdvanceTime: true })
    document.body.append(script)
  })
  afterEach(() => {
    script.remove()
    closePage()
    vi.restoreAllMocks()
    vi.useRealTimers()
  })

  test('R-412 R-713 Android goes back into the resort’s app at the outcome; nothing of the whole app is offered', async () => {
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(ANDROID)
    answers({
      '/.well-known/assetlinks.json': () => [{ target: { package_name: 'it.argo.app' } }],
      'orders/complete': () => outcome({ outcome: 'pending', order: aWaitingOrder() }),
    })
    await open()
    const back = await screen.findByRole('link', { name: 'Torna nell’app' })
    expect(back.getAttribute('href')).toBe(
      `intent://${location.host}/tabs/home/pagamenti-esito?order=7#Intent;scheme=https;package=it.argo.app;end`,
    )
    expect(screen.queryByRole('link', { name: /home|I miei ordini/ })).toBeNull()
  })

  test.each(LANGUAGES)('R-112 elsewhere, and without an app, the words say how to go back (%s)', async (language) => {
    const { closeForApp, home, toSummary } = (await loadTexts(ordersTexts, language)).outcome
    answers()
    await openPage(<OutcomePage />, '/tabs/home/pagamenti-esito?order=7', language)
    // French has spaces that no line breaks at; what is on the page is compared with plain ones.
    expect(await screen.findByText(closeForApp.replaceAll(/\s/g, ' '))).toBeTruthy()
    expect(screen.queryByRole('link', { name: home })).toBeNull()
    expect(screen.queryByRole('link', { name: toSummary })).toBeNull()
  })
})
