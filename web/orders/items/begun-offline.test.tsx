import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { onlineManager } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { SECOND } from '../../../domain/platform/duration.ts'
import { barCartStore, EMPTY_BAR_CART } from '../../bar/bar-cart.ts'
import { MENU, OPEN } from '../../bar/bar-fixture.ts'
import { TestStream } from '../../bar/bar-test-app.tsx'
import { closePage, openPage, RESORT, serve } from '../../cart/test-app.tsx'
import { enterAsGuest, readSession, signOut } from '../../platform/session.ts'
import { CheckoutPage } from '../checkout/CheckoutPage.tsx'
import { forgetTerms, keepTerms } from './draft-bill.ts'
import { aBarOrder, anItemQuote, aPending, DEVICE_CART } from './item-fixture.ts'
import { PendingOrders } from './PendingOrders.tsx'
import { PendingSender } from './PendingSender.tsx'
import { pendingOrders } from './pending-orders.ts'

const NOW = '2027-07-11T08:24:00.000Z'
const PATH = '/tabs/carrello/pagamenti-card?cart=bar'
const ORDER = /Ordine con obbligo di pagare/
const KEEP = /^Tieni l’ordine/
const EMPTY = { isEmpty: true, lines: [], totalCents: 0, expiresAt: null }
let isUp = false
const ifUp = (answer: object) => () => (isUp ? answer : ('offline' as const))

/** The bar as a device finds it that read the menu before the network went. */
function serveBar(quote = anItemQuote()) {
  return serve({
    'content/resort': () => RESORT,
    'cart/get': () => ({ umbrella: EMPTY, orderedAt: null, serverNow: NOW }),
    'bar/menu': () => MENU,
    'bar/state': () => OPEN,
    'bar/places': () => ({ places: [] }),
    'orders/evaluateItems': ifUp(quote),
    'orders/startItems': ifUp(aBarOrder()),
  })
}

function goOnline(isOn: boolean): void {
  isUp = isOn
  act(() => onlineManager.setOnline(isOn))
}

async function open() {
  await openPage(
    <>
      <CheckoutPage />
      <PendingOrders />
      <PendingSender />
    </>,
    PATH,
  )
}

const started = (sent: ReturnType<typeof serve>) => sent.filter(({ path }) => path === 'orders/startItems')

describe('a bar order that begins without a network', () => {
  beforeEach(() => {
    vi.useFakeTimers({ now: Date.parse(NOW), shouldAdvanceTime: true })
    vi.stubGlobal('EventSource', TestStream)
    barCartStore.set(DEVICE_CART)
    goOnline(false)
  })
  afterEach(() => {
    goOnline(true)
    closePage()
    barCartStore.set(EMPTY_BAR_CART)
    pendingOrders.set([])
    forgetTerms()
    vi.useRealTimers()
  })

  test('B-20 G20 on the conditions of the last order it is kept, and sent once when the network is back', async () => {
    keepTerms(anItemQuote())
    const sent = serveBar()
    await open()
    const button = await screen.findByRole('button', { name: ORDER })
    expect(button.textContent).toContain('14,00')
    expect(screen.getByText(/Ordina lo stesso: teniamo l’ordine qui/)).toBeTruthy()
    fireEvent.click(screen.getByRole('checkbox', { name: /condizioni/ }))
    fireEvent.click(button)
    expect(pendingOrders.get()).toMatchObject([{ state: 'waiting', totalCents: 1400, words: ['2 × Spritz al limone'] }])
    expect(barCartStore.get().lines).toEqual([])
    goOnline(true)
    await waitFor(() => expect(pendingOrders.get()[0]).toMatchObject({ state: 'accepted', orderId: 8 }))
    expect(started(sent).map(({ input }) => input)).toMatchObject([
      { quoteId: 'item-quote-1', method: 'cash', conditionsAccepted: true, conditionsVersion: 'without-payment-1' },
    ])
  })

  test('B-20 G20 a network that only seems to be there keeps it as well', async () => {
    keepTerms(anItemQuote())
    serveBar()
    act(() => onlineManager.setOnline(true))
    await open()
    fireEvent.click(await screen.findByRole('checkbox', { name: /condizioni/ }))
    fireEvent.click(screen.getByRole('button', { name: ORDER }))
    expect(pendingOrders.get()).toMatchObject([{ state: 'waiting' }])
  })

  test('B-20 R-509 without conditions that were ever seen it is kept, and the person confirms them before it goes', async () => {
    const sent = serveBar()
    await open()
    fireEvent.click(await screen.findByRole('button', { name: KEEP }))
    expect(screen.getByText('Appena torna la rete ti chiediamo di confermare.')).toBeTruthy()
    goOnline(true)
    expect(await screen.findByText(/Guarda prezzo e condizioni e conferma/)).toBeTruthy()
    expect(started(sent)).toEqual([])
    fireEvent.click(screen.getByRole('button', { name: 'Guarda l’ordine' }))
    expect(barCartStore.get().lines).toHaveLength(1)
    fireEvent.click(await screen.findByRole('checkbox', { name: /condizioni/ }))
    fireEvent.click(screen.getByRole('button', { name: ORDER }))
    await waitFor(() => expect(started(sent)).toHaveLength(1))
  })

  test('B-20 R-110 nobody is known: it is kept, and the guest is asked who they are when the network is back', async () => {
    serveBar()
    await open()
    act(() => {
      signOut({ tellServer: false })
      enterAsGuest()
      barCartStore.set(DEVICE_CART)
    })
    expect(await screen.findByText(/quando torna, ti chiediamo chi sei/)).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: KEEP }))
    expect(pendingOrders.get()).toMatchObject([{ state: 'waiting', owner: 'guest' }])
    expect(screen.getByText(/ti chiediamo chi sei, poi parte/)).toBeTruthy()
    goOnline(true)
    fireEvent.click(screen.getByRole('button', { name: 'Dicci chi ordina' }))
    expect(pendingOrders.get()).toEqual([])
    expect(barCartStore.get().lines).toHaveLength(1)
  })

  test('B-20 of two orders that waited the second is tried again when the first has gone and its own question was lost', async () => {
    const asked: unknown[] = []
    const sent = serve({
      'orders/evaluateItems': (input) => (asked.push(input) === 2 ? 'offline' : anItemQuote()),
      'orders/startItems': () => aBarOrder(),
      'orders/list': () => ({ orders: [] }),
    })
    await openPage(<PendingSender />, PATH)
    goOnline(true)
    const owner = readSession().username ?? ''
    act(() =>
      pendingOrders.set(['one', 'two'].map((clientId) => aPending({ clientId: `${clientId}-0000-0000`, owner }))),
    )
    await waitFor(() => expect(pendingOrders.get().map(({ state }) => state)).toEqual(['accepted', 'waiting']))
    await act(() => vi.advanceTimersByTimeAsync(6 * SECOND))
    expect(pendingOrders.get().map(({ state }) => state)).toEqual(['accepted', 'accepted'])
    expect(started(sent)).toHaveLength(2)
  })

  test('B-20 G20 whoever waits on the page has the server’s price a few seconds after the network is back', async () => {
    serveBar()
    await open()
    expect(await screen.findByRole('button', { name: KEEP })).toBeTruthy()
    goOnline(true)
    await act(() => vi.advanceTimersByTimeAsync(6 * SECOND))
    expect(await screen.findByRole('button', { name: ORDER })).toBeTruthy()
    expect(screen.queryByRole('button', { name: KEEP })).toBeNull()
  })

  test('B-20 R-111 the way to pay that stood on the device’s own bill stays chosen when the server’s offers more', async () => {
    const { methods } = anItemQuote()
    serveBar(anItemQuote({ methods: [{ method: 'pay_later', modeId: 2, deadline: null }, ...methods] }))
    await open()
    expect((await screen.findByRole<HTMLInputElement>('radio', { name: /^Contanti/ })).checked).toBe(true)
    goOnline(true)
    await act(() => vi.advanceTimersByTimeAsync(6 * SECOND))
    expect(await screen.findByRole('radio', { name: /^Paga dopo/ })).toBeTruthy()
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /^Contanti/ }).checked).toBe(true)
  })
})
