import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Order } from '../../../domain/orders/calls.ts'
import { getParking } from '../../../domain/parking/calls.ts'
import { cents } from '../../../domain/platform/cents.ts'
import { civilDate } from '../../../domain/platform/civil-date.ts'
import { barCartStore, EMPTY_BAR_CART } from '../../bar/bar-cart.ts'
import { closePage, openPage, refusal, RESORT, serve } from '../../cart/test-app.tsx'
import { parkingCart } from '../../parking/parking-cart.ts'
import { cachedCallData, setCallData } from '../../platform/queries.ts'
import { askToDelete } from '../manage/manage-fixture.ts'
import { OrdersPage } from '../OrdersPage.tsx'
import { OutcomePage } from '../OutcomePage.tsx'
import { SummaryPage } from '../SummaryPage.tsx'
import { anOrder } from '../order-fixture.ts'
import { aBarOrder, anItem, anOrderItem, aSpace, aTable, aTableOrder, BAR_CART, DEVICE_CART } from './item-fixture.ts'
import { noteOrdered, openPress, pressOf } from './item-presses.ts'
import { ordersOfToday } from './TodayOrders.tsx'

const NOW = '2027-07-11T08:24:00.000Z'
const EMPTY = { isEmpty: true, lines: [], totalCents: 0, expiresAt: null }
const SPACE = anOrder({
  orderId: 10,
  category: 'parking',
  lines: [],
  items: [anOrderItem(aSpace(), { itemId: 95 })],
  deadline: null,
  totalCents: cents(1600),
})

function serveOrders(orders: readonly Order[], answers: Parameters<typeof serve>[0] = {}) {
  return serve({
    'content/resort': () => RESORT,
    'cart/get': () => ({ umbrella: EMPTY, orderedAt: null, serverNow: NOW }),
    'orders/list': () => ({ orders, next: null }),
    'orders/get': ({ orderId }) =>
      orders.find((order) => String(order.orderId) === orderId) ?? refusal(404, 'not_found'),
    'orders/deletionQuote': () => ({
      paidCents: 0,
      refundCents: 0,
      days: [],
      policy: { fullHours: 48, laterPercent: 50 },
    }),
    ...answers,
  })
}

beforeEach(() => vi.useFakeTimers({ now: Date.parse(NOW), shouldAdvanceTime: true }))
afterEach(() => {
  closePage()
  barCartStore.set(EMPTY_BAR_CART)
  parkingCart.set(null)
  vi.useRealTimers()
})

describe('orders of items', () => {
  test('R-212 each says what it is and how it stands; what the bar makes is followed live', async () => {
    serveOrders([aBarOrder(), aTableOrder(), SPACE])
    await openPage(<OrdersPage />, '/tabs/contact/ordini')
    const bar = within(await screen.findByRole('link', { name: /Bar, consegna a D3/ }))
    expect(bar.getByText('2 × Spritz al limone')).toBeTruthy()
    expect(bar.getByText('In preparazione')).toBeTruthy()
    expect(screen.getByRole('link', { name: /Bar, consegna/ }).getAttribute('href')).toBe('/tabs/menu/stato?order=8')
    const table = within(screen.getByRole('link', { name: /La Pineta/ }))
    expect(table.getByText('18 luglio, pranzo 13:00, 2 posti')).toBeTruthy()
    expect(table.getByText('Confermato')).toBeTruthy()
    expect(
      within(screen.getByRole('link', { name: /Parcheggio pineta/ })).getByText(
        '18–19 luglio, giornata intera, GF 482 KR',
      ),
    ).toBeTruthy()
  })

  test('R-212 a table of today says its hour, not its day: it stands below "Oggi"', async () => {
    const today = aTable({ from: civilDate('2027-07-11'), to: civilDate('2027-07-11') })
    serveOrders([aTableOrder({ items: [anOrderItem(today)] })])
    await openPage(<OrdersPage />, '/tabs/contact/ordini')
    expect(await screen.findByText('Pranzo 13:00, 2 posti')).toBeTruthy()
  })

  test('R-218 R-403 R-706 a table: the exact modal with its date, closed before the call, and told when it fails', async () => {
    const sent = serveOrders([aTableOrder()], { 'restaurant/deleteBooking': () => refusal(500, 'defect') })
    await openPage(<SummaryPage />, '/riepilogo?order=9')
    await askToDelete()
    const alert = within(await screen.findByRole('alertdialog', { name: 'ELIMINA PRENOTAZIONE' }))
    expect(alert.getByText(/Sei sicuro di voler eliminare la prenotazione/).textContent).toContain('del 18 luglio 2027')
    fireEvent.click(alert.getByRole('button', { name: 'Conferma' }))
    expect(screen.queryByRole('alertdialog')).toBeNull()
    await waitFor(() => expect(sent.map(({ path }) => path)).toContain('restaurant/deleteBooking'))
    const call = sent.find(({ path }) => path === 'restaurant/deleteBooking')
    expect(call?.input).toEqual({ idPrenotazioneRistorante: 91, idOrdine: 9 })
    expect(await screen.findByText(/Ops, qualcosa è andato storto/)).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Gestisci la prenotazione' })).toBeTruthy()
  })

  test('B-20 R-403 a deletion whose answer is lost is told as what the server says has become of it', async () => {
    const orders = [aTableOrder()]
    serveOrders(orders, {
      'restaurant/deleteBooking': () => {
        const items = aTableOrder().items.map((item) => ({ ...item, isCancelled: true }))
        orders[0] = aTableOrder({ status: 'cancelled', items })
        throw new TypeError('Failed to fetch')
      },
    })
    await openPage(<SummaryPage />, '/riepilogo?order=9')
    await askToDelete()
    fireEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Conferma' }))
    expect(await screen.findByText('Annullato')).toBeTruthy()
    await waitFor(() => expect(screen.getByText(/La Pineta.*(eliminat|annullat|cancellat)/i)).toBeTruthy())
    expect(screen.queryByText(/Ops, qualcosa è andato storto/)).toBeNull()
    expect(screen.queryByRole('button', { name: 'Gestisci la prenotazione' })).toBeNull()
  })

  test('R-301 a parking space is deleted by our own call, with its period in the modal', async () => {
    const sent = serveOrders([SPACE], { 'orders/cancelItem': () => SPACE })
    await openPage(<SummaryPage />, '/riepilogo?order=10')
    await askToDelete()
    const alert = within(await screen.findByRole('alertdialog'))
    expect(alert.getByText(/dal 18 luglio 2027 al 19 luglio 2027/)).toBeTruthy()
    await waitFor(() =>
      expect(alert.getByRole('button', { name: 'Conferma' }).getAttribute('aria-disabled')).not.toBe('true'),
    )
    fireEvent.click(alert.getByRole('button', { name: 'Conferma' }))
    await waitFor(() =>
      expect(sent.find(({ path }) => path === 'orders/cancelItem')?.input).toEqual({ orderId: 10, itemId: 95 }),
    )
  })

  test.each([
    ['parking', 1],
    ['bar', 0],
    ['instalment', 0],
  ] as const)('B-02 the summary of %s shows %i passes', async (category, passes) => {
    serveOrders([{ ...SPACE, category, passCode: 'BA1.AAAAAAAAAAAAAAAAAAAAAA' }])
    await openPage(<SummaryPage />, '/riepilogo?order=10&pass=1')
    await screen.findByRole('button', { name: /^Ricevuta/, hidden: true })
    await waitFor(() => expect(screen.queryAllByRole('dialog')).toHaveLength(passes))
    expect(screen.queryAllByRole('img', { name: /^Codice QR/, hidden: true })).toHaveLength(passes * 2)
  })

  test('R-104 what the bar makes cannot be deleted, and is followed from its summary', async () => {
    serveOrders([aBarOrder()])
    await openPage(<SummaryPage />, '/riepilogo?order=8')
    expect(await screen.findByRole('link', { name: 'Segui l’ordine' })).toBeTruthy()
    expect(screen.queryByRole('button', { name: /^Gestisci/ })).toBeNull()
  })
})

describe('the outcome of a cart of items', () => {
  const outcomeOf = (order: Order, outcome: 'completed' | 'failed') => ({
    'orders/complete': () => ({ outcome, order, payment: null, instead: null, serverNow: NOW }),
  })

  test('R-409 an order that stands empties its own cart, and the next cart that is full is offered', async () => {
    barCartStore.set(DEVICE_CART)
    parkingCart.set({
      cart: 'parking',
      areaId: 1,
      from: aSpace().from,
      to: aSpace().to,
      part: 'full_day',
      plate: 'GF482KR',
    })
    noteOrdered('bar', pressOf(BAR_CART).clientId, 8)
    serveOrders([], outcomeOf(aBarOrder(), 'completed'))
    await openPage(<OutcomePage />, '/tabs/home/pagamenti-esito?order=8')
    expect(await screen.findByRole('heading', { name: 'Arriva presto' })).toBeTruthy()
    expect(barCartStore.get().lines).toEqual([])
    expect(openPress('bar')).toBeNull()
    expect(parkingCart.get()).not.toBeNull()
    expect(screen.getByRole('link', { name: 'Paga il parcheggio' }).getAttribute('href')).toBe(
      '/tabs/carrello?cart=parking',
    )
  })

  test('R-105 R-409 an order that stands leaves no old count of what is free behind', async () => {
    const asked = { from: aSpace().from, to: aSpace().to, part: 'full_day' as const }
    setCallData(getParking, asked, { areas: [] })
    serveOrders([], outcomeOf(SPACE, 'completed'))
    await openPage(<OutcomePage />, '/tabs/home/pagamenti-esito?order=10')
    await waitFor(() => expect(cachedCallData(getParking, asked)).toBeUndefined())
  })

  test('R-412 an order that is over leaves the cart as it is, for another press', async () => {
    barCartStore.set(DEVICE_CART)
    noteOrdered('bar', pressOf(BAR_CART).clientId, 8)
    const over = aBarOrder({ status: 'expired', paymentStatus: 'none', passCode: null, delivery: null })
    serveOrders([], outcomeOf(over, 'failed'))
    await openPage(<OutcomePage />, '/tabs/home/pagamenti-esito?order=8')
    expect(await screen.findByText(/^Il tempo per pagare è finito\. Non ti abbiamo addebitato nulla\.$/)).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Torna al carrello' })).toBeTruthy()
    expect(barCartStore.get().lines).toHaveLength(1)
    expect(openPress('bar')).toBeNull()
  })

  test('B-02 a table has its ticket with day, meal, seats and pass', async () => {
    serveOrders([], outcomeOf(aTableOrder({ items: [anOrderItem(aTable())] }), 'completed'))
    await openPage(<OutcomePage />, '/tabs/home/pagamenti-esito?order=9')
    expect(await screen.findByRole('heading', { name: 'La Pineta' })).toBeTruthy()
    expect(screen.getByText('Pranzo 13:00')).toBeTruthy()
    expect(screen.getByRole('img', { name: /Codice QR/ })).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Aggiungi al calendario' })).toBeTruthy()
  })

  test('R-105 B-15 a space for a morning says so on its ticket and in its summary', async () => {
    const morning = aSpace({ to: aSpace().from, part: 'morning' })
    const order = { ...SPACE, items: [anOrderItem(morning)] }
    serveOrders([order], outcomeOf(order, 'completed'))
    await openPage(<OutcomePage />, '/tabs/home/pagamenti-esito?order=10')
    expect(await screen.findByText('18 luglio, mattina')).toBeTruthy()
    closePage()
    serveOrders([order])
    await openPage(<SummaryPage />, '/riepilogo?order=10')
    expect(await screen.findByText('Domenica 18 luglio 2027, mattina')).toBeTruthy()
  })

  test('B-02 a single service is not said twice on its ticket', async () => {
    const cushion = anItem({ kind: 'service', name: 'Cuscino', quantity: 1, part: 'full_day' })
    const order = { ...SPACE, category: 'service' as const, items: [anOrderItem(cushion)] }
    serveOrders([order], outcomeOf(order, 'completed'))
    await openPage(<OutcomePage />, '/tabs/home/pagamenti-esito?order=10')
    expect(await screen.findByText('11 luglio, giornata intera')).toBeTruthy()
    expect(screen.getAllByText('Cuscino')).toHaveLength(1)
  })

  test('R-102 whoever buys entries is not told to come on a day that they have not chosen', async () => {
    const carnet = {
      kind: 'subscription' as const,
      name: 'Carnet 10 ingressi',
      options: ['10 ingressi'],
      meal: null,
      time: null,
    }
    serveOrders(
      [],
      outcomeOf(aTableOrder({ category: 'subscription', items: [anOrderItem(aTable(carnet))] }), 'completed'),
    )
    await openPage(<OutcomePage />, '/tabs/home/pagamenti-esito?order=9')
    expect(await screen.findByRole('heading', { name: 'L’abbonamento è tuo' })).toBeTruthy()
    expect(screen.queryByText(/Ci vediamo/)).toBeNull()
  })

  test('G15 the ticket of a season names its place, and its own name once', async () => {
    const season = {
      kind: 'subscription' as const,
      name: 'Stagione',
      options: ['Ombrellone G17', '2 persone'],
      meal: null,
    }
    serveOrders(
      [],
      outcomeOf(aTableOrder({ category: 'subscription', items: [anOrderItem(aTable(season))] }), 'completed'),
    )
    await openPage(<OutcomePage />, '/tabs/home/pagamenti-esito?order=9')
    expect(await screen.findByRole('heading', { name: 'Stagione' })).toBeTruthy()
    expect(screen.getByText('Ombrellone G17')).toBeTruthy()
    expect(screen.getAllByText('Stagione')).toHaveLength(1)
  })
})

test('R-212 R-104 home shows today’s table and what the bar is making, and nothing that is done or still to come', () => {
  const table = aTableOrder({ items: [anOrderItem(aTable({ from: aSpace().from, to: aSpace().to }))] })
  const done = aBarOrder({ orderId: 11, delivery: { ticket: 215, code: 'D3', status: 'delivered' } })
  const shown = (today: string) => ordersOfToday([aBarOrder(), done, table, SPACE], today).map(({ orderId }) => orderId)
  expect(shown('2027-07-11')).toEqual([8])
  expect(shown('2027-07-18')).toEqual([9, 10])
})
