import { act, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import type { Order } from '../../domain/orders/calls.ts'
import { SECOND } from '../../domain/platform/duration.ts'
import { cents } from '../../domain/platform/cents.ts'
import { closePage, openPage, RESORT, serve } from '../cart/test-app.tsx'
import { EMPTY_UMBRELLA_CART } from '../umbrellas/use-umbrella-cart.ts'
import { orderArchive } from './order-archive.ts'
import { anOrder, aWaitingOrder } from './order-fixture.ts'
import { OrdersPage } from './OrdersPage.tsx'

async function open(orders: readonly Order[], query = '', later = orders) {
  let asked = 0
  serve({
    'content/resort': () => RESORT,
    'cart/get': () => ({ umbrella: EMPTY_UMBRELLA_CART, orderedAt: null, serverNow: '2027-07-11T08:24:00.000Z' }),
    'orders/list': () => ({ orders: asked++ === 0 ? orders : later, next: null }),
  })
  await openPage(<OrdersPage />, `/tabs/contact/ordini${query}`)
}

const PAY = '/tabs/home/carrello/pagamenti-card?order=7'

describe('OrdersPage', () => {
  afterEach(async () => {
    closePage()
    await orderArchive.clear()
  })

  test('R-411 an order to be paid says until when, and is paid from its row', async () => {
    await open([anOrder({ method: 'pay_later', canPay: true })])
    expect(await screen.findByText('Da pagare')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Paga ora' }).getAttribute('href')).toBe(PAY)
    expect(screen.getByText('Entro le 10:00 di dom 18 lug')).toBeTruthy()
  })

  test('R-411 a payment that has begun is taken up again', async () => {
    await open([aWaitingOrder()])
    expect(await screen.findByText('Pagamento in corso')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Riprendi il pagamento' }).getAttribute('href')).toBe(PAY)
    expect(screen.getByText('Paga entro le 10:34, poi i posti tornano liberi.')).toBeTruthy()
  })

  test('R13 what is being checked cannot be paid again', async () => {
    await open([aWaitingOrder({ canPay: false })])
    expect(await screen.findByText('In verifica')).toBeTruthy()
    expect(screen.queryByRole('link', { name: /Paga|Riprendi/ })).toBeNull()
  })

  test('case 25 what is being checked is asked after until it has ended', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    await open([aWaitingOrder({ canPay: false })], '', [anOrder({ paymentStatus: 'paid' })])
    await screen.findByText('In verifica')
    await act(() => vi.advanceTimersByTimeAsync(6 * SECOND))
    expect(await screen.findByText('Pagato')).toBeTruthy()
    vi.useRealTimers()
  })

  test('R-411 what went back stands on the row of the past order', async () => {
    await open(
      [anOrder({ status: 'cancelled', paymentStatus: 'refunded', refundedCents: cents(25200), passCode: null })],
      '?when=past',
    )
    const row = await screen.findByRole('link', { name: /BA-7K3M-Q2XT/ })
    expect(within(row).getByText('Rimborsato')).toBeTruthy()
    expect(within(row).getByText(/^Rimborso 252,00/)).toBeTruthy()
  })
})
