import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { closePage, openPage, RESORT, serve } from '../../cart/test-app.tsx'
import { fakeStream } from '../../platform/fake-stream.ts'
import { toastStore } from '../../ui/toasts.ts'
import { EMPTY_UMBRELLA_CART } from '../../umbrellas/use-umbrella-cart.ts'
import { aBooking, aPlan, RESTAURANTS } from './plan-fixture.ts'
import { ServicePlanScreen } from './ServicePlanScreen.tsx'

beforeEach(() => {
  fakeStream('restaurant')
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: vi.fn(), removeEventListener: vi.fn() }))
})
afterEach(() => {
  toastStore.set([])
  closePage()
  history.replaceState(null, '', '/')
})

test('B-09 an empty cell of the plan writes a booking at its table and time, which it keeps while it is large enough', async () => {
  const sent = serve({
    'content/resort': () => RESORT,
    'cart/get': () => ({ umbrella: EMPTY_UMBRELLA_CART, orderedAt: null, serverNow: '2027-07-11T10:48:00.000Z' }),
    'ges/restaurant/plan': () => aPlan([aBooking()]),
    'restaurant/list': () => RESTAURANTS,
    'ges/restaurant/add': () => aBooking({ bookingId: 12, name: 'Nuti', table: 3, orderNumber: null, canUndo: true }),
  })
  await openPage(<ServicePlanScreen />, '/ges/ristorante?meal=lunch')
  const cell = (table: number, time: string) => `Aggiungi una prenotazione: tavolo ${table}, ore ${time}`
  fireEvent.click(await screen.findByRole('button', { name: cell(3, '13:15') }))
  // What has begun before now and what is taken is no cell.
  for (const name of [cell(3, '12:15'), cell(2, '13:15')]) expect(screen.queryByRole('button', { name })).toBeNull()
  const sheet = within(await screen.findByRole('dialog'))
  expect(sheet.getByRole('heading', { name: 'Nuova prenotazione' })).toBeTruthy()
  fireEvent.change(sheet.getByRole('textbox', { name: 'Nome' }), { target: { value: 'Nuti' } })
  fireEvent.click(sheet.getByRole('button', { name: /Più.*Persone/ }))
  fireEvent.click(sheet.getByRole('button', { name: 'Aggiungi' }))
  const input = () => sent.find(({ path }) => path === 'ges/restaurant/add')?.input
  await waitFor(() => expect(input()).toMatchObject({ table: 3, time: '13:15', seats: 3, name: 'Nuti' }))
})
