import { screen } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import { closePage, openPage, RESORT, serve } from '../cart/test-app.tsx'
import { orderArchive } from '../orders/order-archive.ts'
import { anOrder } from '../orders/order-fixture.ts'
import { EMPTY_UMBRELLA_CART } from '../umbrellas/use-umbrella-cart.ts'
import { linesToReturn } from './lines-to-return.ts'
import { SummaryWithReturns } from './SummaryWithReturns.tsx'

const open = async (order: ReturnType<typeof anOrder>) => {
  serve({
    'content/resort': () => RESORT,
    'cart/get': () => ({ umbrella: EMPTY_UMBRELLA_CART, orderedAt: null, serverNow: '2027-07-11T08:24:00.000Z' }),
    'orders/get': () => order,
  })
  await openPage(<SummaryWithReturns first={() => null} />, '/riepilogo?order=7')
}

describe('B-18 the summary of an order', () => {
  afterEach(async () => {
    closePage()
    await orderArchive.clear()
  })

  test('leads to the days of each of its places once it is paid', async () => {
    await open(anOrder({ paymentStatus: 'paid', status: 'confirmed' }))
    const link = await screen.findByRole('link', { name: /Restituisci giorni di questo posto.*C5/ })
    const booking = anOrder().lines[0]
    expect(link.getAttribute('href')).toBe(
      `/tabs/contact/abbonamenti/giorni?booking=${booking?.bookingId}&day=${booking?.from}`,
    )
  })

  test('says nothing of days that nobody has paid for', async () => {
    await open(anOrder())
    await screen.findByRole('img', { name: /Codice QR/ })
    expect(screen.queryByRole('link', { name: /Restituisci/ })).toBeNull()
  })

  test('only what is not over, not cancelled and a place', () => {
    const paid = anOrder({ paymentStatus: 'paid', status: 'confirmed' })
    const [first] = paid.lines
    expect(linesToReturn(paid, first?.to ?? '')).toHaveLength(paid.lines.length)
    expect(linesToReturn(paid, '2099-01-01')).toEqual([])
    expect(
      linesToReturn({ ...paid, lines: paid.lines.map((line) => ({ ...line, isCancelled: true })) }, first?.to ?? ''),
    ).toEqual([])
    expect(linesToReturn({ ...paid, category: 'parking' }, first?.to ?? '')).toEqual([])
  })
})
