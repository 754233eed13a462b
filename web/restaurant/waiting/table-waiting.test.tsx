import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import type { TableRequest } from '../../../domain/restaurant/waiting-calls.ts'
import { closePage, openPage, refusal, RESORT, serve } from '../../cart/test-app.tsx'
import { signOut } from '../../platform/session.ts'
import { WaitingListPage } from '../../orders/items/WaitingListPage.tsx'
import { aPlan, RESTAURANTS } from '../staff/plan-fixture.ts'
import { WaitingParties } from '../staff/WaitingParties.tsx'
import { forgetTable, tableCart } from '../table-draft.ts'
import { RestaurantPage } from '../RestaurantPage.tsx'

const TODAY = RESORT.today
const NOW = '2027-07-11T08:00:00.000Z'
const UNTIL = '2027-07-11T08:10:00.000Z'

class NoEvents extends EventTarget {
  close() {}
}

/** Lunch with these states of its two times. */
const lunch = (...states: readonly ('free' | 'full')[]) => ({
  restaurant: 1,
  day: TODAY,
  seats: 2,
  today: TODAY,
  closedBecause: null,
  isTooLarge: false,
  meals: [
    {
      meal: 'lunch',
      isOver: false,
      until: '11:00',
      isClosed: false,
      slots: states.map((state, index) => ({
        time: index === 0 ? '13:00' : '13:30',
        state,
        seatsLeft: state === 'free' ? 4 : 0,
      })),
    },
  ],
})
const request = (change: Partial<TableRequest> = {}) => ({
  requestId: 4,
  restaurant: 1,
  name: 'La Pineta',
  day: TODAY,
  meal: 'lunch',
  time: '13:00',
  seats: 2,
  dogs: 1,
  note: null,
  state: 'waiting',
  position: 2,
  ignored: 0,
  offer: null,
  ...change,
})
const offer = (depositCents = 0) => ({ offerId: 8, time: '13:00', depositCents, expiresAt: UNTIL })
const requests =
  (...list: object[]) =>
  () => ({ requests: list, serverNow: NOW })
const RULES = { offerMinutes: 30, sameDayMinutes: 10, mostIgnored: 3 }

function open(page: React.ReactNode, path: string, answers: Parameters<typeof serve>[0]) {
  vi.stubGlobal('EventSource', NoEvents)
  const sent = serve({
    'content/resort': () => RESORT,
    'restaurant/list': () => RESTAURANTS,
    'restaurant/waitingRequests': requests(),
    'umbrellas/waitingRequests': () => ({ requests: [], rules: RULES, serverNow: NOW }),
    ...answers,
  })
  return openPage(page, path).then(() => sent)
}
const ordering = { order: vi.fn(async () => undefined), isBusy: false, failure: null }
const openTimes = (answers: Parameters<typeof serve>[0]) =>
  open(<RestaurantPage ordering={ordering} />, '/tabs/home/ristorante', answers)
const openList = (answers: Parameters<typeof serve>[0]) =>
  open(<WaitingListPage />, '/tabs/contact/lista-attesa', answers)

afterEach(() => {
  closePage()
  forgetTable()
})

describe('B-09 joining from the times', () => {
  test('a full time asks to wait for it; any time is offered once nothing is free', async () => {
    const sent = await openTimes({
      'restaurant/availability': () => lunch('full', 'free'),
      'restaurant/joinWaitingList': () => ({ requestId: 4, position: 2 }),
    })
    expect(await screen.findByText('L’orario che vuoi è pieno?')).toBeTruthy()
    fireEvent.click(await screen.findByRole('button', { name: 'Mettiti in lista' }))
    const sheet = within(await screen.findByRole('dialog', { name: 'Mettiti in lista' }))
    expect(
      await sheet.findByText(/^Quando si libera un tavolo è tuo per 30 minuti, 10 se è per il giorno stesso/),
    ).toBeTruthy()
    expect(sheet.getByRole('button', { name: '13:00', pressed: true })).toBeTruthy()
    expect(sheet.queryByRole('button', { name: 'Qualsiasi orario' })).toBeNull()
    fireEvent.click(sheet.getByRole('button', { name: 'Mettiti in lista' }))
    await waitFor(() => expect(sent.some(({ path }) => path === 'restaurant/joinWaitingList')).toBe(true))
    expect(sent.find(({ path }) => path === 'restaurant/joinWaitingList')?.input).toMatchObject({
      restaurant: 1,
      day: TODAY,
      meal: 'lunch',
      time: '13:00',
      seats: 2,
    })
    expect(await screen.findByText('Sei in lista: 2º')).toBeTruthy()
  })

  test('everything full: any time is what is asked first; who is in the list sees it; a stranger logs in', async () => {
    const full = { 'restaurant/availability': () => lunch('full', 'full') }
    await openTimes(full)
    fireEvent.click(await screen.findByRole('button', { name: 'Mettiti in lista' }))
    const sheet = within(await screen.findByRole('dialog', { name: 'Mettiti in lista' }))
    expect(sheet.getByRole('button', { name: 'Qualsiasi orario', pressed: true })).toBeTruthy()
    act(() => signOut({ tellServer: false }))
    expect(await screen.findByRole('link', { name: 'Accedi per metterti in lista' })).toBeTruthy()
    closePage()
    await openTimes({ ...full, 'restaurant/waitingRequests': requests(request()) })
    expect(await screen.findByText('Sei già in lista per questo pasto')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Vedi la lista d’attesa' })).toBeTruthy()
  })

  test('while times are free nobody is asked', async () => {
    await openTimes({ 'restaurant/availability': () => lunch('free', 'free') })
    expect(await screen.findByRole('radio', { name: /13:30/ })).toBeTruthy()
    expect(screen.queryByText('L’orario che vuoi è pieno?')).toBeNull()
  })
})

describe('B-09 the list', () => {
  test('one tap orders the offered table; what refuses it is said', async () => {
    const sent = await openList({
      'restaurant/waitingRequests': requests(request({ offer: offer() as never, position: 1 })),
      'orders/evaluateItems': () => refusal(409, 'no_seats'),
    })
    const region = within(await screen.findByRole('region', { name: 'Tavolo per 2 alle 13:00' }))
    expect(region.getByText('È tuo fino alle 10:10')).toBeTruthy()
    fireEvent.click(region.getByRole('button', { name: 'Lo prendo' }))
    await waitFor(() => expect(sent.some(({ path }) => path === 'orders/evaluateItems')).toBe(true))
    expect(sent.find(({ path }) => path === 'orders/evaluateItems')?.input).toEqual({
      cart: { cart: 'restaurant', restaurant: 1, day: TODAY, meal: 'lunch', time: '13:00', seats: 2, dogs: 1 },
    })
    expect(await region.findByRole('alert')).toBeTruthy()
    expect(tableCart.get()).toBeNull()
  })

  test('with a deposit the table waits in the cart and the price is on the button', async () => {
    await openList({
      'restaurant/waitingRequests': requests(request({ offer: offer(1000) as never })),
      'orders/evaluateItems': () => refusal(409, 'no_seats'),
    })
    fireEvent.click(await screen.findByRole('button', { name: /Lo prendo.*10,00/ }))
    await waitFor(() => expect(tableCart.get()).toMatchObject({ time: '13:00', seats: 2 }))
  })

  test('declining, leaving and what ended by itself', async () => {
    const sent = await openList({
      'restaurant/waitingRequests': requests(
        request({ offer: offer() as never }),
        request({ requestId: 5, meal: 'dinner', time: null, state: 'over', position: 0 }),
      ),
      'restaurant/declineOffer': () => ({ done: true }),
      'restaurant/leaveWaitingList': () => ({ done: true }),
    })
    expect(await screen.findByText('Questa richiesta è finita: per questo pasto non si prenota più.')).toBeTruthy()
    expect(screen.getByText('La Pineta · Qualsiasi orario · 2 persone · 1 cane')).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: 'Non lo voglio' }))
    expect(await screen.findByText('Il tavolo passa a chi viene dopo di te')).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: 'Esci dalla lista' }))
    fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Esci dalla lista' }))
    await waitFor(() =>
      expect(sent.find(({ path }) => path === 'restaurant/leaveWaitingList')?.input).toEqual({ requestId: 4 }),
    )
  })
})

test('B-09 the restaurant’s people see who waits, how to reach them, and what is offered', async () => {
  const { waiting } = aPlan([], {
    waiting: [
      {
        requestId: 1,
        name: 'Rita Neri',
        phone: '333 111',
        time: null,
        seats: 4,
        dogs: 1,
        note: 'Noci',
        joinedAt: NOW,
        offer: null,
      },
      {
        requestId: 2,
        name: 'Ugo Rossi',
        phone: null,
        time: '13:00',
        seats: 2,
        dogs: 0,
        note: null,
        joinedAt: NOW,
        offer: { time: '13:00', expiresAt: UNTIL },
      },
    ],
  })
  await open(<WaitingParties waiting={waiting} />, '/ges/ristorante', {})
  const panel = within(await screen.findByRole('region', { name: 'In lista d’attesa' }))
  expect(panel.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'Rita Neriqualsiasi orario, 4 persone, 1 cane · Noci333 111',
    'Ugo Rossi13:00, 2 persone13:00, suo fino alle 10:10',
  ])
})
