import { screen } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import { cents } from '../../domain/platform/cents.ts'
import { closePage, openPage, RESORT, serve } from '../cart/test-app.tsx'
import { EMPTY_UMBRELLA_CART } from '../umbrellas/use-umbrella-cart.ts'
import { anOrder, aPayment, aWaitingOrder } from './order-fixture.ts'
import type { Outcome } from './outcome-words.ts'
import { OutcomePage } from './OutcomePage.tsx'

const NOW = '2027-07-11T08:24:00.000Z'

const open = (over: Partial<Outcome>) => {
  const outcome: Outcome = {
    outcome: 'completed',
    order: anOrder(),
    payment: null,
    instead: null,
    serverNow: NOW,
    ...over,
  }
  serve({
    'content/resort': () => RESORT,
    'cart/get': () => ({ umbrella: EMPTY_UMBRELLA_CART, orderedAt: null, serverNow: NOW }),
    'orders/complete': () => outcome,
  })
  return openPage(<OutcomePage />, '/tabs/home/pagamenti-esito?order=7')
}

describe('R-412 what an outcome says of other money', () => {
  afterEach(closePage)

  test.each([
    [
      'paid',
      { paymentStatus: 'paid' },
      'L’hai già pagato nell’altra scheda',
      'order_over',
      /^Quello che la banca ha bloccato/,
    ],
    ['ordered', {}, 'L’hai già ordinato nell’altra scheda', 'not_finished', 'Non ti abbiamo addebitato nulla.'],
  ] as const)('G23 what was %s in another tab is said, with its pass', async (_how, over, title, reason, money) => {
    const order = aWaitingOrder({ status: 'failed', canPay: false, payUntil: null, number: 'BA-OLD0-OLD0' })
    const instead = anOrder({ orderId: 8, ...over })
    await open({ outcome: 'failed', order, payment: aPayment(reason, { canRetry: false }), instead })
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeTruthy()
    expect(screen.getByRole('img', { name: 'Codice QR dell’ordine BA-7K3M-Q2XT' })).toBeTruthy()
    expect(screen.getByText(money, { selector: '.note *, .note' })).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Vai al riepilogo' }).getAttribute('href')).toBe('/riepilogo?order=8')
    expect(document.body.textContent).not.toContain('non vale più')
  })

  test('G24 the outcome says what credit paid of it', async () => {
    const order = anOrder({ paymentStatus: 'paid', creditCents: cents(1600), dueCents: cents(0), deadline: null })
    await open({ order, payment: aPayment() })
    expect(await screen.findByText(/^Pagato con il tuo credito: 16,00/)).toBeTruthy()
    expect(screen.getByText('Pagato con Visa •••• 4242')).toBeTruthy()
  })
})
