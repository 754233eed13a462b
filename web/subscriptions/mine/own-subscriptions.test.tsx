import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { onlineManager } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { closePage, openPage, refusal, RESORT, serve } from '../../cart/test-app.tsx'
import { keptSlot, memorySlot } from '../../platform/kept-slot.ts'
import { instalmentCart } from '../instalment-cart.ts'
import { aSubscription, NOW, PLAN } from '../subscription-fixture.ts'
import { createSubscriptionArchive, subscriptionArchive } from './subscription-archive.ts'
import type { SubscriptionSectionProps } from './SubscriptionDetail.tsx'
import { SubscriptionsPage } from './SubscriptionsPage.tsx'

const PATH = '/tabs/contact/abbonamenti'
const EMPTY = { isEmpty: true, lines: [], totalCents: 0, expiresAt: null }

function serveMine(answers: Parameters<typeof serve>[0] = {}) {
  return serve({
    'content/resort': () => RESORT,
    'cart/get': () => ({ umbrella: EMPTY, orderedAt: null, serverNow: NOW }),
    'umbrellas/plan': () => PLAN,
    'subscriptions/list': () => ({ subscriptions: [aSubscription()], serverNow: NOW }),
    ...answers,
  })
}

function Section({ subscription }: SubscriptionSectionProps) {
  return <p>{`section of ${subscription.subscriptionId}`}</p>
}

describe('one’s own subscriptions', () => {
  beforeEach(() => vi.useFakeTimers({ now: Date.parse(NOW), shouldAdvanceTime: true }))
  afterEach(async () => {
    act(() => onlineManager.setOnline(true))
    closePage()
    instalmentCart.set(null)
    await keptSlot('').clear()
    vi.useRealTimers()
  })

  test('R-102 the list names place, days and state; without one it leads to the plans', async () => {
    serveMine()
    await openPage(<SubscriptionsPage sections={[]} />, PATH)
    const row = await screen.findByRole('link', { name: /B7, abbonamento agosto/ })
    expect(row.textContent).toContain('Confermato')
    expect(row.getAttribute('href')).toBe(`${PATH}?subscription=5`)
    closePage()
    serveMine({ 'subscriptions/list': () => ({ subscriptions: [], serverNow: NOW }) })
    await openPage(<SubscriptionsPage sections={[]} />, PATH)
    expect((await screen.findByRole('link', { name: 'Vedi gli abbonamenti' })).getAttribute('href')).toMatch(/uno$/)
  })

  test('R-102 the card with its code, the instalments, what others add, and the next one goes to its checkout', async () => {
    serveMine()
    await openPage(<SubscriptionsPage sections={[Section]} />, `${PATH}?subscription=5`)
    expect(await screen.findByRole('img', { name: 'Codice QR della tessera di Agosto' })).toBeTruthy()
    expect(screen.getByText('Entro il 28 luglio 2027')).toBeTruthy()
    expect(screen.getByText('section of 5')).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: /Paga la rata.*483,00/ }))
    await waitFor(() =>
      expect(location.pathname + location.search).toBe('/tabs/carrello/pagamenti-card?cart=instalment'),
    )
    expect(instalmentCart.get()).toEqual({ cart: 'instalment', subscriptionId: 5, position: 1 })
  })

  test.each([
    ['pending', /La tessera arriva quando il pagamento è confermato/, false],
    ['suspended', /sospeso perché una rata non è stata pagata/, true],
    ['cancelled', /non vale più/, false],
  ] as const)('a subscription that is %s shows no code', async (state, words, mayPay) => {
    serveMine({ 'subscriptions/list': () => ({ subscriptions: [aSubscription({ state })], serverNow: NOW }) })
    await openPage(<SubscriptionsPage sections={[]} />, `${PATH}?subscription=5`)
    const card = within(await screen.findByRole('article', { name: 'La tua tessera' }))
    expect(card.getByText(words)).toBeTruthy()
    expect(card.queryByRole('img', { name: /QR/ })).toBeNull()
    expect(screen.queryByRole('button', { name: /Paga la rata/ }) !== null).toBe(mayPay)
  })

  test('B-02 without a network the kept card opens, and nothing can be paid', async () => {
    serveMine({ 'subscriptions/list': () => 'offline' })
    await subscriptionArchive.keep({ account: 'giulia@example.it', subscriptions: [aSubscription()], at: NOW })
    await openPage(<SubscriptionsPage sections={[]} />, `${PATH}?subscription=5`)
    act(() => onlineManager.setOnline(false))
    expect(await screen.findByText(/Salvata sul telefono/, {}, { timeout: 8000 })).toBeTruthy()
    expect(screen.getByRole<HTMLButtonElement>('button', { name: /Paga la rata/ }).disabled).toBe(true)
  })

  test('R-806 a failure can be tried again, and an unknown one says so', async () => {
    serveMine({ 'subscriptions/list': () => refusal(500, 'defect') })
    await openPage(<SubscriptionsPage sections={[]} />, `${PATH}?subscription=77`)
    expect(await screen.findByText(/andato storto/)).toBeTruthy()
    closePage()
    serveMine()
    await openPage(<SubscriptionsPage sections={[]} />, `${PATH}?subscription=77`)
    expect(await screen.findByText('Questo abbonamento non c’è')).toBeTruthy()
  })

  test('R-407 the archive gives one account’s subscriptions to nobody else', async () => {
    const archive = createSubscriptionArchive(memorySlot())
    await archive.keep({ account: 'giulia@example.it', subscriptions: [aSubscription()], at: NOW })
    expect((await archive.read('giulia@example.it'))?.subscriptions).toHaveLength(1)
    expect(await archive.read('marco@example.it')).toBeNull()
  })
})
