import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { signOut } from '../platform/session.ts'
import { subscriptionCount } from '../subscriptions/cart-count.ts'
import { subscriptionDraft } from '../subscriptions/subscription-draft.ts'
import { aDraft, anAvailability, aPlan, NOW, PLAN } from '../subscriptions/subscription-fixture.ts'
import { CartPage } from './CartPage.tsx'
import { closePage, openPage, RESORT, serve } from './test-app.tsx'

const EMPTY = { isEmpty: true, lines: [], totalCents: 0, expiresAt: null }

function serveCart() {
  return serve({
    'content/resort': () => RESORT,
    'cart/get': () => ({ umbrella: EMPTY, orderedAt: null, serverNow: NOW }),
    'umbrellas/plan': () => PLAN,
    'subscriptions/plans': () => ({ plans: [aPlan()], serverNow: NOW }),
    'subscriptions/availability': () => anAvailability(),
    'subscriptions/release': () => ({ done: true }),
    'subscriptions/hold': () => ({ umbrellaId: 207, expiresAt: '2027-07-11T08:40:00.000Z', serverNow: NOW }),
  })
}

describe('the subscription in the cart', () => {
  beforeEach(() => vi.useFakeTimers({ now: Date.parse(NOW), shouldAdvanceTime: true }))
  afterEach(() => {
    closePage()
    subscriptionDraft.set(null)
    vi.useRealTimers()
  })

  test('R-314 R-405 it has a chip of its own with the hold’s countdown, and what is paid now leads to its checkout', async () => {
    serveCart()
    subscriptionDraft.set(aDraft({ isAdded: true, cart: { ...aDraft().cart, inInstalments: true } }))
    await openPage(<CartPage />, '/tabs/carrello')
    expect(await screen.findByRole('button', { name: /^Abbonamento 1$/ })).toBeTruthy()
    expect(screen.getByRole('timer', { name: /8 minuti/ })).toBeTruthy()
    expect(await screen.findByText('1 – 31 agosto 2027, giornata intera')).toBeTruthy()
    expect(screen.getByText('2 persone, con Nebbia')).toBeTruthy()
    fireEvent.click(await screen.findByRole('button', { name: /Vai al pagamento.*207,00/ }))
    await waitFor(() =>
      expect(location.pathname + location.search).toBe('/tabs/carrello/pagamenti-card?cart=subscription'),
    )
  })

  test('R-405 taking it out frees its place', async () => {
    const sent = serveCart()
    subscriptionDraft.set(aDraft({ isAdded: true }))
    await openPage(<CartPage />, '/tabs/carrello?cart=subscription')
    fireEvent.click(await screen.findByRole('button', { name: /Togli l’abbonamento/ }))
    await waitFor(() => expect(sent.some(({ path }) => path === 'subscriptions/release')).toBe(true))
    expect(await screen.findByText('Nessun abbonamento')).toBeTruthy()
  })

  test('R-405 a place that is no longer held cannot be paid until it is held again', async () => {
    serveCart()
    subscriptionDraft.set(aDraft({ isAdded: true, heldUntil: '2027-07-11T08:20:00.000Z' }))
    await openPage(<CartPage />, '/tabs/carrello?cart=subscription')
    const pay = await screen.findByRole<HTMLButtonElement>('button', { name: /Vai al pagamento/ })
    expect(pay.disabled).toBe(true)
    fireEvent.click(screen.getByRole('button', { name: 'Tieni di nuovo B7' }))
    await waitFor(() => expect(pay.disabled).toBe(false))
  })

  test('R-407 a logout leaves nothing of it on the device', () => {
    subscriptionDraft.set(aDraft({ isAdded: true }))
    expect(subscriptionCount.get()).toBe(1)
    act(() => signOut({ tellServer: false }))
    expect(subscriptionDraft.get()).toBeNull()
    expect(subscriptionCount.get()).toBe(0)
    expect(localStorage.getItem('battigia.subscription') ?? 'null').toBe('null')
  })
})
