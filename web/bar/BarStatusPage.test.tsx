import { act, cleanup, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { getBarOrder, type GuestBarOrder } from '../../domain/bar/calls.ts'
import { cents } from '../../domain/platform/cents.ts'
import { getPlan } from '../../domain/umbrellas/calls.ts'
import { answering, endPages, startWith } from '../accounts/page-fixture.tsx'
import { problem } from '../platform/fake-server.ts'
import { queryClient } from '../platform/queries.ts'
import { signOut } from '../platform/session.ts'
import { PLAN } from '../umbrellas/map/test-beach.ts'
import { BAR_ORDER } from './bar-fixture.ts'
import { barStatusPath } from './bar-paths.ts'
import { forgetBar, openBar, TestStream } from './bar-test-app.tsx'
import { keptBarOrder } from './kept-bar-order.ts'

beforeEach(() => startWith('Giulia'))
afterEach(() => {
  forgetBar()
  endPages()
})

const openOrder = (change: Partial<GuestBarOrder> = {}) =>
  openBar(barStatusPath(214), {
    ...answering(getBarOrder, () => ({ ...BAR_ORDER, ...change })),
    ...answering(getPlan, () => PLAN),
  })

describe('R-410 an order of the bar under way', () => {
  test('R-410 what is done has its time, what is under way its hands, and the promised time stands beside', async () => {
    await openOrder()
    expect(await screen.findByRole('heading', { level: 1, name: 'In preparazione' })).toBeTruthy()
    expect(screen.getByText('13:00')).toBeTruthy()
    expect(screen.getAllByRole('listitem').map((step) => step.textContent)).toEqual([
      'Ricevuto12:47',
      'In preparazioneGiada ci sta lavorando',
      'Pronto',
      'Consegnato a D3',
    ])
    expect(screen.getByRole('progressbar', { name: 'Avanzamento ordine' }).getAttribute('aria-valuenow')).toBe('40')
    expect(screen.getByText('Pagato con carta').parentElement?.textContent).toMatch(/24,50/)
  })

  test('R-104 the stream of the order makes the page ask again, without a reload', async () => {
    let status: GuestBarOrder['status'] = 'received'
    await openBar(barStatusPath(214), {
      ...answering(getBarOrder, () => ({ ...BAR_ORDER, status, acceptedAt: null })),
    })
    expect(await screen.findByRole('heading', { level: 1, name: 'Ricevuto' })).toBeTruthy()
    expect(TestStream.opened[0]?.url).toContain(`watch=${BAR_ORDER.watchKey}`)
    status = 'ready'
    await act(async () => TestStream.opened[0]?.send('barOrder', { change: 2 }))
    expect(await screen.findByRole('heading', { level: 1, name: 'Pronto' })).toBeTruthy()
  })

  test('R-410 once the promised time has passed it says that it is not ready yet', async () => {
    await openOrder({ isLate: true })
    expect(await screen.findByRole('heading', { level: 1, name: 'Non ancora pronto' })).toBeTruthy()
    expect(screen.getByText(/Ci mettiamo più del previsto/)).toBeTruthy()
  })

  test('R-410 delivered is the end: every step is done and nobody listens any more', async () => {
    await openOrder({ status: 'delivered', deliveredAt: '2027-07-11T10:59:00.000Z', dueCents: cents(2450) })
    expect(await screen.findByRole('heading', { level: 1, name: 'Consegnato a D3' })).toBeTruthy()
    expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('100')
    expect(screen.getByText('Da pagare alla consegna')).toBeTruthy()
    expect(TestStream.opened).toHaveLength(0)
  })
})

describe('R-410 an order that is not made', () => {
  test('B-08 rejected: the reason, what the bar wrote, and what happens to the money', async () => {
    await openOrder({ status: 'rejected', rejection: { reason: 'sold_out', text: 'Niente schiacciata' } })
    expect(await screen.findByRole('heading', { level: 1, name: 'Ordine non accettato' })).toBeTruthy()
    expect(screen.getByText('Qualcosa è finito mentre ordinavi.')).toBeTruthy()
    expect(screen.getByText('“Niente schiacciata”')).toBeTruthy()
    expect(screen.getByText(/torna sul metodo che hai usato/)).toBeTruthy()
    expect(screen.queryByText('13:00')).toBeNull()
  })

  test('B-08 rejected before it was paid, it says that nothing was paid', async () => {
    await openOrder({
      status: 'rejected',
      rejection: { reason: 'closing', text: null },
      dueCents: BAR_ORDER.totalCents,
    })
    expect(await screen.findByText('Non hai pagato niente.')).toBeTruthy()
  })

  test('R-104 what is another’s, or nobody’s, answers as if unknown', async () => {
    await openBar(
      barStatusPath(9),
      answering(getBarOrder, () => problem(404, 'not_found')),
    )
    expect(await screen.findByRole('heading', { name: 'Non troviamo questo ordine' })).toBeTruthy()
  })
})

describe('G26 B-20 without a network', () => {
  const lost = () => {
    throw new TypeError('Failed to fetch')
  }
  const lastKnown = async () => {
    expect(await screen.findByRole('heading', { level: 1, name: 'In preparazione' })).toBeTruthy()
    expect(await screen.findByText('Ultimo stato conosciuto: ore 12:49. Si aggiorna da solo.')).toBeTruthy()
    expect(screen.queryByText(/Ops/)).toBeNull()
  }
  beforeEach(() => {
    vi.useFakeTimers({ now: Date.parse(BAR_ORDER.serverNow), shouldAdvanceTime: true })
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  })
  afterEach(() => {
    vi.restoreAllMocks()
    vi.useRealTimers()
  })

  test('the last known status stands with its time, also after a reload', async () => {
    let isUp = true
    await openBar(
      barStatusPath(214),
      answering(getBarOrder, () => (isUp ? BAR_ORDER : lost())),
    )
    expect(await screen.findByRole('heading', { level: 1, name: 'In preparazione' })).toBeTruthy()
    expect(screen.queryByText(/^Ultimo stato/)).toBeNull()
    isUp = false
    await act(async () => TestStream.opened[0]?.send('barOrder', { change: 2 }))
    await lastKnown()
    cleanup()
    queryClient.clear()
    await openBar(barStatusPath(214), answering(getBarOrder, lost))
    await lastKnown()
  })

  test('R-407 another order, another person and another day have nothing to show', async () => {
    await openOrder()
    await screen.findByRole('heading', { level: 1, name: 'In preparazione' })
    expect(keptBarOrder('214')).toBeTruthy()
    expect(keptBarOrder('9')).toBeUndefined()
    vi.setSystemTime('2027-07-12T10:00:00.000Z')
    expect(keptBarOrder('214')).toBeUndefined()
    vi.setSystemTime(BAR_ORDER.serverNow)
    signOut({ tellServer: false })
    expect(localStorage.getItem('bar_order')).toBe('null')
  })
})

test('R-104 the strip of the beach leads from the bar to the place', async () => {
  const bar = { kind: 'bar' as const, name: { it: 'Bar', en: 'Bar', fr: 'Bar', nl: 'Bar', de: 'Bar' }, x: 12, y: 40 }
  await openBar(barStatusPath(214), {
    ...answering(getBarOrder, () => ({ ...BAR_ORDER, code: 'B3' })),
    ...answering(getPlan, () => ({ ...PLAN, landmarks: [...PLAN.landmarks, bar] })),
  })
  expect(await screen.findByRole('img', { name: 'Il percorso dal bar a B3' })).toBeTruthy()
})
