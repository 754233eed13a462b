import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { SECOND } from '../../domain/platform/duration.ts'
import { closePage, openPage, refusal, RESORT, serve } from '../cart/test-app.tsx'
import { forgetGuest, keepGuest, signOut } from '../platform/session.ts'
import { EMPTY_UMBRELLA_CART } from '../umbrellas/use-umbrella-cart.ts'
import { ExecutePage } from './ExecutePage.tsx'
import { anOrder, aPayment, aWaitingOrder } from './order-fixture.ts'

const NOW = '2027-07-11T08:24:00.000Z'
const OUTCOME = '/tabs/home/pagamenti-esito?order=7'

function serveOutcome(complete: () => object | 'offline') {
  return serve({
    'content/resort': () => RESORT,
    'cart/get': () => ({ umbrella: EMPTY_UMBRELLA_CART, orderedAt: null, serverNow: NOW }),
    'orders/complete': complete,
  })
}

const open = (query = '?order=7') => openPage(<ExecutePage />, `/pagamenti-braintree-execute${query}`)
const here = () => location.pathname + location.search

describe('ExecutePage', () => {
  beforeEach(() => vi.useFakeTimers({ now: Date.parse(NOW), shouldAdvanceTime: true }))
  afterEach(() => {
    closePage()
    vi.useRealTimers()
  })

  test('R-904 what is not known after 2.5 seconds is shown as the outcome, not as a loader', async () => {
    serveOutcome(() => ({
      outcome: 'pending',
      order: aWaitingOrder(),
      payment: aPayment(),
      instead: null,
      serverNow: NOW,
    }))
    await open()
    expect(screen.getByText(/Non chiudere la pagina/)).toBeTruthy()
    await act(() => vi.advanceTimersByTimeAsync(2 * SECOND))
    expect(here()).toBe('/pagamenti-braintree-execute?order=7')
    await act(() => vi.advanceTimersByTimeAsync(SECOND))
    await waitFor(() => expect(here()).toBe(OUTCOME))
  })

  test('case 8 what is known goes to the outcome at once, in this page’s place', async () => {
    serveOutcome(() => ({ outcome: 'completed', order: anOrder(), payment: aPayment(), instead: null, serverNow: NOW }))
    const depth = history.length
    await open()
    await waitFor(() => expect(here()).toBe(OUTCOME))
    expect(history.length).toBe(depth)
  })

  test('case 36 an order of nobody’s here is unknown', async () => {
    serveOutcome(() => refusal(404, 'not_found'))
    await open()
    expect(await screen.findByRole('heading', { name: 'Ordine non trovato' })).toBeTruthy()
    expect(screen.queryByRole('link', { name: 'Accedi' })).toBeNull()
  })

  test('R-502 a guest of this device who opens the link of an order of their account is led to the login and back', async () => {
    serveOutcome(() => refusal(404, 'not_found'))
    await open()
    act(() => {
      signOut({ tellServer: false })
      keepGuest('token-of-a-guest')
    })
    expect((await screen.findByRole('link', { name: 'Accedi' })).getAttribute('href')).toBe(
      `/welcome?login=1&next=${encodeURIComponent('/pagamenti-braintree-execute?order=7')}`,
    )
    forgetGuest()
  })
})
