import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { closePage, openPage, serve } from '../../cart/test-app.tsx'
import { toastStore } from '../../ui/toasts.ts'
import { OrderSheet } from './OrderSheet.tsx'

const ORDER = {
  orderId: 7,
  number: 'BA-7K3M-Q2XT',
  category: 'umbrella',
  status: 'confirmed',
  method: 'card',
  paymentStatus: 'paid',
  totalCents: 4000,
  dueCents: 0,
  coveredCents: 4000,
  canConclude: true,
  canReopen: false,
  lines: [],
  items: [],
  money: [],
  refunds: [],
  history: [],
  complimentary: null,
  discount: null,
}

afterEach(() => {
  toastStore.set([])
  closePage()
})

test('R-712 the desk marks an order as concluded and opens it again; the sheet follows', async () => {
  let order = ORDER
  const sent = serve({
    'ges/clienti/order': () => order,
    'ges/orders/updateConcluded': ({ isConcluded }) => {
      const status = isConcluded === true ? 'completed' : 'confirmed'
      order = { ...order, status, canConclude: status === 'confirmed', canReopen: status === 'completed' }
      return { status }
    },
  })
  let done = 0
  await openPage(<OrderSheet orderId={7} onClose={() => undefined} onDone={() => (done += 1)} />, '/ges/clienti')
  fireEvent.click(await screen.findByRole('button', { name: 'Segna come concluso' }))
  fireEvent.click(await screen.findByRole('button', { name: 'Riapri l’ordine' }))
  expect(await screen.findByRole('button', { name: 'Segna come concluso' })).toBeTruthy()
  await waitFor(() => expect(done).toBe(2))
  expect(sent.filter(({ path }) => path === 'ges/orders/updateConcluded').map(({ input }) => input)).toEqual([
    { orderId: 7, isConcluded: true },
    { orderId: 7, isConcluded: false },
  ])
})
