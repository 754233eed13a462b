import { fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { closePage, openPage, RESORT, serve } from '../../cart/test-app.tsx'
import { EMPTY_UMBRELLA_CART } from '../../umbrellas/use-umbrella-cart.ts'
import { StaffSubscriptions } from './StaffSubscriptions.tsx'

afterEach(() => {
  closePage()
  history.replaceState(null, '', '/')
})

test('R-603 a list that is empty by itself asks nobody to change a search; one that is narrowed does', async () => {
  serve({
    'content/resort': () => RESORT,
    'cart/get': () => ({ umbrella: EMPTY_UMBRELLA_CART, orderedAt: null, serverNow: '2027-07-11T10:48:00.000Z' }),
    'ges/subscriptions/list': () => ({
      subscriptions: [],
      counts: { running: 0, coming: 0, overdue: 0, suspended: 0, pending: 0 },
    }),
  })
  await openPage(<StaffSubscriptions />, '/ges/abbonamenti')
  expect(await screen.findByText('Quando qualcuno si abbona, lo trovi qui.')).toBeTruthy()
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'Ferri' } })
  expect(await screen.findByText('Cambia stato o ricerca.')).toBeTruthy()
})
