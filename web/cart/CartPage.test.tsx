import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { MINUTE, SECOND } from '../../domain/platform/duration.ts'
import type { UmbrellaCart } from '../../domain/umbrellas/calls.ts'
import { fakeStream } from '../platform/fake-stream.ts'
import { EMPTY_UMBRELLA_CART } from '../umbrellas/use-umbrella-cart.ts'
import { aCart } from './cart-fixture.ts'
import { CartPage } from './CartPage.tsx'
import { closePage, openPage, refusal, RESORT, serve } from './test-app.tsx'

const START = Date.parse('2027-07-11T08:24:00.000Z')
/** The live places of the open page. */
let stream: ReturnType<typeof fakeStream>
const serverNow = () => new Date().toISOString()

/** The resort takes places out of the cart. */
let broken: (codes: readonly string[]) => void

/** A server whose cart loses a line when it is unlocked, and all of them at the deadline. */
function serveCart(first: UmbrellaCart = aCart()) {
  let cart = first
  broken = (codes) => {
    const isLeft = ({ code }: UmbrellaCart['lines'][number]) => !codes.includes(code)
    released = cart.lines.filter((line) => !isLeft(line)).map(({ code, from, to, part }) => ({ code, from, to, part }))
    const lines = cart.lines.filter(isLeft)
    cart = lines.length === 0 ? EMPTY_UMBRELLA_CART : { ...cart, lines }
  }
  let released: object[] = []
  const current = () =>
    cart.expiresAt !== null && Date.now() < Date.parse(cart.expiresAt) ? cart : EMPTY_UMBRELLA_CART
  return serve({
    'content/resort': () => RESORT,
    'cart/released': () => ({ places: released }),
    'cart/get': () => ({ umbrella: current(), orderedAt: null, serverNow: serverNow() }),
    'umbrellas/unlock': (input) => {
      cart = { ...cart, lines: cart.lines.filter((line) => line.umbrellaId !== input['idOmbrellone']) }
      return { result: true }
    },
    'cart/empty': () => {
      cart = EMPTY_UMBRELLA_CART
      return { done: true }
    },
  })
}

const unlocked = (sent: ReturnType<typeof serveCart>) =>
  sent.filter((each) => each.path === 'umbrellas/unlock').map((each) => each.input['idOmbrellone'])

describe('CartPage', () => {
  beforeEach(() => {
    vi.useFakeTimers({ now: START, shouldAdvanceTime: true })
    stream = fakeStream('places')
  })
  afterEach(() => {
    closePage()
    vi.useRealTimers()
  })

  test('R-314 shows the places, the countdown with its end, and the four carts with their empty flags', async () => {
    serveCart()
    await openPage(<CartPage />, '/tabs/carrello')
    expect(await screen.findByRole('heading', { name: 'Ombrellone C5' })).toBeTruthy()
    expect(screen.getByRole('heading', { name: 'Sono tuoi fino alle 10:32' })).toBeTruthy()
    expect(screen.getByRole('timer').textContent).toMatch(/0[78]:\d\d/)
    expect(screen.getByRole('timer').getAttribute('aria-live')).toBe('off')
    expect(screen.getByRole('button', { name: 'Ombrelloni 2' })).toBeTruthy()
    for (const name of ['Bar vuoto', 'Ristorante vuoto', 'Parcheggio vuoto'])
      expect(screen.getByRole('button', { name })).toBeTruthy()
    expect(screen.getByRole('button', { name: /Vai al pagamento/ }).textContent).toContain('252,00')
  })

  test('R-314 another cart is empty and leads to where it is filled', async () => {
    serveCart()
    await openPage(<CartPage />, '/tabs/carrello?cart=bar')
    expect((await screen.findByRole('link', { name: 'Ordina al bar' })).getAttribute('href')).toBe('/tabs/menu')
  })

  test('R-405 Togli can be undone for six seconds, and until then nothing is unlocked', async () => {
    const sent = serveCart()
    await openPage(<CartPage />, '/tabs/carrello')
    fireEvent.click(await screen.findByRole('button', { name: 'Togli C6' }))
    expect(screen.queryByRole('heading', { name: 'Ombrellone C6' })).toBeNull()
    fireEvent.click(await screen.findByRole('button', { name: 'Annulla' }))
    expect(screen.getByRole('heading', { name: 'Ombrellone C6' })).toBeTruthy()
    await act(() => vi.advanceTimersByTimeAsync(10 * SECOND))
    expect(unlocked(sent)).toEqual([])
  })

  test('R-710 after the six seconds the place is unlocked with the fixed names', async () => {
    const sent = serveCart()
    await openPage(<CartPage />, '/tabs/carrello')
    fireEvent.click(await screen.findByRole('button', { name: 'Togli C6' }))
    await screen.findByRole('button', { name: 'Annulla' })
    await act(() => vi.advanceTimersByTimeAsync(5 * SECOND))
    expect(unlocked(sent)).toEqual([])
    await act(() => vi.advanceTimersByTimeAsync(2 * SECOND))
    expect(sent.find((each) => each.path === 'umbrellas/unlock')?.input).toEqual({
      dataInizio: '2027-07-18',
      dataFine: '2027-07-19',
      idOmbrellone: 306,
      idUser: 'giulia@example.it',
    })
    expect(screen.queryByRole('heading', { name: 'Ombrellone C6' })).toBeNull()
  })

  test('R-405 closing the page frees what was taken out with a request that outlives it', async () => {
    const sent = serveCart()
    await openPage(<CartPage />, '/tabs/carrello')
    fireEvent.click(await screen.findByRole('button', { name: 'Togli C5' }))
    await screen.findByRole('button', { name: 'Annulla' })
    await act(async () => void dispatchEvent(new Event('pagehide')))
    expect(sent.find((each) => each.path === 'umbrellas/unlock')).toMatchObject({
      keepalive: true,
      input: { idOmbrellone: 305 },
    })
  })

  test('R-405 Svuota asks, and then all places go at once, also those that wait for their undo', async () => {
    const sent = serveCart()
    await openPage(<CartPage />, '/tabs/carrello')
    fireEvent.click(await screen.findByRole('button', { name: 'Svuota il carrello' }))
    const asked = await screen.findByRole('dialog', { name: 'Svuotare il carrello?' })
    expect(within(asked).getByText(/^C5 e C6 tornano liberi/)).toBeTruthy()
    fireEvent.click(within(asked).getByRole('button', { name: 'Tieni i posti' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(sent.some(({ path }) => path === 'cart/empty')).toBe(false)

    fireEvent.click(screen.getByRole('button', { name: 'Svuota il carrello' }))
    fireEvent.click(await screen.findByRole('button', { name: 'Svuota' }))
    expect(await screen.findByRole('heading', { name: 'Il carrello è vuoto' })).toBeTruthy()
    expect(sent.filter(({ path }) => path === 'cart/empty')).toHaveLength(1)
    expect(screen.queryByRole('alertdialog')).toBeNull()
  })

  test('R-405 one place alone is taken out by its own button; a cart that could not be emptied stays, and says why', async () => {
    const cart = aCart()
    serve({
      'content/resort': () => RESORT,
      'cart/get': () => ({ umbrella: cart, orderedAt: null, serverNow: serverNow() }),
      'cart/empty': () => refusal(500, 'defect', 'Il mare è mosso'),
    })
    await openPage(<CartPage />, '/tabs/carrello')
    fireEvent.click(await screen.findByRole('button', { name: 'Svuota il carrello' }))
    fireEvent.click(await screen.findByRole('button', { name: 'Svuota' }))
    expect(await screen.findByText('Il mare è mosso')).toBeTruthy()
    expect(screen.getByRole('heading', { name: 'Ombrellone C5' })).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: 'Togli C6' }))
    expect(screen.queryByRole('button', { name: 'Svuota il carrello' })).toBeNull()
  })

  test('R-804 a refused unlock brings the place back and says why', async () => {
    const cart = aCart()
    serve({
      'content/resort': () => RESORT,
      'cart/get': () => ({ umbrella: cart, orderedAt: null, serverNow: serverNow() }),
      'umbrellas/unlock': () => refusal(403, 'not_allowed'),
    })
    await openPage(<CartPage />, '/tabs/carrello')
    fireEvent.click(await screen.findByRole('button', { name: 'Togli C6' }))
    await screen.findByRole('button', { name: 'Annulla' })
    await act(() => vi.advanceTimersByTimeAsync(7 * SECOND))
    expect(await screen.findByRole('heading', { name: 'Ombrellone C6' })).toBeTruthy()
    expect(await screen.findByText(/E-mail o password non corrett/)).toBeTruthy()
  })

  test('R-405 at the end: TIMEOUT, every umbrella unlocked, the cart emptied, an alert; R-402 closing it is stored', async () => {
    const sent = serveCart()
    await openPage(<CartPage />, '/tabs/carrello')
    await screen.findByRole('heading', { name: 'Ombrellone C5' })
    await act(() => vi.advanceTimersByTimeAsync(8 * MINUTE + 2 * SECOND))
    const alert = await screen.findByRole('alertdialog', { name: 'Tempo scaduto' })
    expect(within(alert).getByText(/^C5 e C6 sono tornati liberi e il carrello è stato svuotato\./)).toBeTruthy()
    expect(document.title).toMatch(/^TIMEOUT · /)
    expect(unlocked(sent)).toEqual([305, 306])
    expect(localStorage.getItem('showModale')).toBeNull()
    fireEvent.click(within(alert).getByRole('button', { name: 'Chiudi' }))
    expect(localStorage.getItem('showModale')).toBe('modaleVista')
    expect(await screen.findByRole('heading', { name: 'Il carrello è vuoto' })).toBeTruthy()
    await waitFor(() => expect(document.title).not.toContain('TIMEOUT'))
  })

  test('R-405 an answer on whose way the last moment passes ends the cart all the same, with its alert', async () => {
    const cart = aCart()
    const deadline = START + 8 * MINUTE
    let asked = 0
    const sent = serve({
      'content/resort': () => RESORT,
      // The first answer sets the page's clock 10 ms ahead, so that the server still holds the cart when it is asked at zero.
      'cart/get': () => {
        const now = Date.now() + (asked++ === 0 ? 10 : 0)
        return {
          umbrella: now < deadline ? cart : EMPTY_UMBRELLA_CART,
          orderedAt: null,
          serverNow: new Date(now).toISOString(),
        }
      },
      'umbrellas/unlock': () => ({ result: true }),
    })
    const quick = fetch
    vi.stubGlobal('fetch', async (...args: Parameters<typeof fetch>) => {
      const answer = await quick(...args)
      if (asked === 2) await new Promise((resolve) => setTimeout(resolve, 40))
      return answer
    })
    await openPage(<CartPage />, '/tabs/carrello')
    await screen.findByRole('heading', { name: 'Ombrellone C5' })
    await act(() => vi.advanceTimersByTimeAsync(8 * MINUTE + 2 * SECOND))
    expect(await screen.findByRole('alertdialog', { name: 'Tempo scaduto' })).toBeTruthy()
    expect(unlocked(sent)).toEqual([305, 306])
    expect(asked).toBeGreaterThan(2)
  })

  test('R-405 the alert leads back to the same search', async () => {
    serveCart()
    await openPage(<CartPage />, '/tabs/carrello')
    await screen.findByRole('heading', { name: 'Ombrellone C5' })
    await act(() => vi.advanceTimersByTimeAsync(8 * MINUTE + 2 * SECOND))
    fireEvent.click(await screen.findByRole('button', { name: 'Torna alla mappa' }))
    await waitFor(() => expect(location.pathname).toBe('/tabs/main-page-ombrelloni/new-search-loader'))
    expect(location.search).toBe('?from=2027-07-18&to=2027-07-19&part=full_day&people=4&dogs=Nebbia%3Alarge')
  })

  test('R-405 the notices are spoken at 5, 2 and 1 minutes', async () => {
    serveCart()
    await openPage(<CartPage />, '/tabs/carrello')
    await screen.findByRole('heading', { name: 'Ombrellone C5' })
    for (const [wait, words] of [
      [3, 'Mancano 5 minuti'],
      [3, 'Mancano 2 minuti'],
      [1, 'Manca un minuto'],
    ] as const) {
      await act(() => vi.advanceTimersByTimeAsync(wait * MINUTE + 500))
      expect(screen.getAllByRole('status').some((region) => region.textContent?.includes(words))).toBe(true)
    }
  })

  test('B-11 a place that the resort takes out of the cart is said at once, with the way to choose again', async () => {
    serveCart()
    await openPage(<CartPage />, '/tabs/carrello')
    await screen.findByRole('heading', { name: 'Ombrellone C6' })
    expect(screen.queryByText(/Il bagno ha liberato/)).toBeNull()
    broken(['C6'])
    act(() => stream.tick())
    expect(await screen.findByText('Il bagno ha liberato il posto C6')).toBeTruthy()
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'Ombrellone C6' })).toBeNull())
    expect(screen.getByRole('heading', { name: 'Ombrellone C5' })).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Scegli di nuovo' }).getAttribute('href')).toMatch(
      /new-search-loader\?from=/,
    )
    // The last one too: no time is over, the resort needed it.
    broken(['C5'])
    act(() => stream.tick())
    expect(await screen.findByText('Il bagno ha liberato il posto C5')).toBeTruthy()
    await screen.findByText('Il carrello è vuoto')
    expect(screen.queryByRole('alertdialog')).toBeNull()
  })

  test('R-514 at the limit the next place is not offered, and why', async () => {
    const [line] = aCart().lines
    const lines = [1, 2, 3, 4, 5].map((lineId) => ({ ...line!, lineId, umbrellaId: 300 + lineId, code: `C${lineId}` }))
    serveCart(aCart({ lines }))
    await openPage(<CartPage />, '/tabs/carrello')
    const add = await screen.findByRole('button', { name: /Cinque ombrelloni è il massimo/ })
    expect(add.hasAttribute('disabled')).toBe(true)
  })

  test('R-210 an empty cart says so and leads on; a failing one can be asked again', async () => {
    serve({ 'content/resort': () => RESORT, 'cart/get': () => refusal(500, 'x') })
    await openPage(<CartPage />, '/tabs/carrello')
    expect(await screen.findByRole('button', { name: 'Riprova' })).toBeTruthy()
    serveCart(EMPTY_UMBRELLA_CART)
    fireEvent.click(screen.getByRole('button', { name: 'Riprova' }))
    expect((await screen.findByRole('link', { name: 'Cerca un ombrellone' })).getAttribute('href')).toBe(
      '/tabs/main-page-ombrelloni',
    )
  })
})
