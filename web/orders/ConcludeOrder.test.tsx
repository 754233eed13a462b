import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import type { Order } from '../../domain/orders/calls.ts'
import { cents } from '../../domain/platform/cents.ts'
import { BAR_ORDER } from '../bar/bar-fixture.ts'
import { closePage, openPage, refusal, RESORT, serve } from '../cart/test-app.tsx'
import { BarStatusWithOffer } from '../messages/BarStatusWithOffer.tsx'
import { fakeStream } from '../platform/fake-stream.ts'
import { toastStore } from '../ui/toasts.ts'
import { PLAN } from '../umbrellas/map/test-beach.ts'
import { EMPTY_UMBRELLA_CART } from '../umbrellas/use-umbrella-cart.ts'
import { anOrder } from './order-fixture.ts'
import { orderArchive } from './order-archive.ts'
import { SummaryPage } from './SummaryPage.tsx'

const OVER = { paymentStatus: 'paid', dueCents: cents(0), deadline: null } as const
type Answers = Parameters<typeof serve>[0]
const common: Answers = {
  'content/resort': () => RESORT,
  'cart/get': () => ({ umbrella: EMPTY_UMBRELLA_CART, orderedAt: null, serverNow: '2027-07-19T08:24:00.000Z' }),
  'umbrellas/plan': () => PLAN,
}

async function open(first: Order, refused?: ReturnType<typeof refusal>) {
  let order = first
  const sent = serve({
    ...common,
    'orders/get': () => order,
    'orders/updateConcluded': ({ isConcluded }) => {
      if (refused !== undefined) return refused
      order = { ...order, status: isConcluded ? 'completed' : 'confirmed', canConclude: !isConcluded }
      return order
    },
  })
  await openPage(<SummaryPage />, '/riepilogo?order=7')
  await screen.findByText('BA-7K3M-Q2XT')
  return sent
}
const button = () => screen.queryByRole('button', { name: 'Segna come concluso' })
const inputs = (sent: ReturnType<typeof serve>) =>
  sent.filter(({ path }) => path === 'orders/updateConcluded').map(({ input }) => input)

describe('R-712 marking an order as concluded', () => {
  afterEach(async () => {
    toastStore.set([])
    closePage()
    await orderArchive.clear()
  })

  test('the summary offers it once the last day has come, says it, and takes it back', async () => {
    const sent = await open(anOrder({ ...OVER, canConclude: true }))
    fireEvent.click(button() as HTMLElement)
    const notice = (await screen.findByText('Ordine concluso')).parentElement as HTMLElement
    await waitFor(() => expect(button()).toBeNull())
    fireEvent.click(within(notice).getByRole('button', { name: 'Annulla' }))
    expect(await screen.findByText('L’ordine è di nuovo aperto')).toBeTruthy()
    expect(button()).not.toBeNull()
    expect(inputs(sent)).toEqual([
      { orderId: 7, isConcluded: true },
      { orderId: 7, isConcluded: false },
    ])
  })

  test('before, there is no such button', async () => {
    await open(anOrder(OVER))
    expect(button()).toBeNull()
  })

  test('a refusal is said, and the order asked again', async () => {
    const sent = await open(
      anOrder({ ...OVER, canConclude: true }),
      refusal(409, 'order_owed', 'C’è ancora qualcosa da pagare: l’ordine si conclude dopo.'),
    )
    const asked = () => sent.filter(({ path }) => path === 'orders/get').length
    const before = asked()
    fireEvent.click(button() as HTMLElement)
    expect(await screen.findByText('C’è ancora qualcosa da pagare: l’ordine si conclude dopo.')).toBeTruthy()
    await waitFor(() => expect(asked()).toBeGreaterThan(before))
  })

  test.each([
    ['D3', 'È arrivato'],
    [null, 'L’ho ritirato'],
  ])('R-410 what the bar has ready for %s is said to be there: "%s"', async (code, words) => {
    fakeStream('barOrder')
    let status: 'ready' | 'delivered' = 'ready'
    const sent = serve({
      ...common,
      'bar/order': () => ({ ...BAR_ORDER, code, status, dueCents: 0 }),
      'orders/updateConcluded': () => {
        status = 'delivered'
        return anOrder({ orderId: 214, category: 'bar', status: 'completed' })
      },
    })
    await openPage(<BarStatusWithOffer />, '/tabs/menu/stato?order=214')
    fireEvent.click(await screen.findByRole('button', { name: words }))
    await screen.findByRole('heading', { level: 1, name: code === null ? 'Ritirato al bancone' : 'Consegnato a D3' })
    expect(screen.queryByRole('button', { name: words })).toBeNull()
    expect(inputs(sent)).toEqual([{ orderId: 214, isConcluded: true }])
  })

  test('what is still to be paid at the bar is not said to be there', async () => {
    fakeStream('barOrder')
    serve({ ...common, 'bar/order': () => ({ ...BAR_ORDER, status: 'ready', dueCents: 700 }) })
    await openPage(<BarStatusWithOffer />, '/tabs/menu/stato?order=214')
    await screen.findByRole('heading', { level: 1, name: 'Pronto' })
    expect(screen.queryByRole('button', { name: 'È arrivato' })).toBeNull()
  })
})
