import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import { cents } from '../../../domain/platform/cents.ts'
import { civilDate } from '../../../domain/platform/civil-date.ts'
import type { Order } from '../../../domain/orders/calls.ts'
import { closePage, openPage, refusal, RESORT, serve } from '../../cart/test-app.tsx'
import { EMPTY_UMBRELLA_CART } from '../../umbrellas/use-umbrella-cart.ts'
import { aBarOrder, anOrderItem, aSpace } from '../items/item-fixture.ts'
import { orderArchive } from '../order-archive.ts'
import { anOrder } from '../order-fixture.ts'
import { SummaryPage } from '../SummaryPage.tsx'
import { askToDelete, manage } from './manage-fixture.ts'

const POLICY = { fullHours: 24, laterPercent: 50 }
const BACK = { paidCents: 13200, refundCents: 13200, days: [], policy: POLICY }
const OPEN_DAYS = {
  totalBeforeCents: cents(25200),
  totalAfterCents: cents(25200),
  refundCents: cents(0),
  keptCents: cents(0),
  differenceCents: cents(0),
  creditCents: cents(0),
  isPaid: true,
  policy: POLICY,
  chosen: [],
  days: [],
}

/** C5 alone, paid by card. */
function aPaidPlace(over: Partial<Order> = {}): Order {
  const order = anOrder({ paymentStatus: 'paid', method: 'card', deadline: null })
  return { ...order, lines: order.lines.slice(0, 1), ...over }
}

async function open(order: Order, answers: Parameters<typeof serve>[0] = {}) {
  const sent = serve({
    'content/resort': () => RESORT,
    'cart/get': () => ({ umbrella: EMPTY_UMBRELLA_CART, orderedAt: null, serverNow: '2027-07-11T08:24:00.000Z' }),
    'orders/get': () => order,
    'orders/statement': () => ({ postings: [], keptCents: 0, allowanceCents: 0, dueCents: 0, heldCents: 0 }),
    'orders/deletionQuote': () => BACK,
    'orders/changes/quote': () => OPEN_DAYS,
    ...answers,
  })
  await openPage(
    <SummaryPage giveUp={(_, { code }) => <p>{`Cedi un giorno di ${code}`}</p>} />,
    `/riepilogo?order=${order.orderId}`,
  )
  return sent
}

const isOff = (element: HTMLElement) => element.hasAttribute('disabled')

describe('one way to manage a booking', () => {
  afterEach(async () => {
    closePage()
    await orderArchive.clear()
  })

  test('the summary has one button for it, and nothing beside it gives a booking up', async () => {
    await open(aPaidPlace())
    await screen.findByRole('button', { name: 'Gestisci la prenotazione' })
    expect(screen.queryByRole('button', { name: /Elimina|Annulla/ })).toBeNull()
    expect(screen.queryByRole('link', { name: /Cambia|Annulla|Restituisci/ })).toBeNull()
  })

  test('B-03 R-218 its sheet moves, cancels or gives a day up, each with its money', async () => {
    await open(aPaidPlace())
    const sheet = await manage()
    const move = await sheet.findByRole('link', { name: /^Sposta/ })
    expect(move.textContent).toContain('Vedi la differenza prima di confermare')
    expect(move.getAttribute('href')).toBe('/tabs/contact/cambia?order=7&booking=71&what=move')
    expect(await sheet.findByRole('button', { name: /^Annulla.*Ti restituiamo 132,00.€\./ })).toBeTruthy()
    expect(sheet.getByText('Cedi un giorno di C5')).toBeTruthy()
  })

  test('R-218 R-402 behind Annulla stands the modal, and going back leads to the sheet', async () => {
    await open(aPaidPlace())
    await askToDelete()
    const modal = within(await screen.findByRole('alertdialog', { name: 'ELIMINA PRENOTAZIONE' }))
    fireEvent.click(modal.getByRole('button', { name: 'Torna indietro' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    expect(screen.getByRole('dialog', { name: 'Gestisci la prenotazione' })).toBeTruthy()
  })

  test('each place of an order has its own group', async () => {
    await open(anOrder())
    const sheet = await manage()
    for (const [code, bookingId] of [
      ['C5', 71],
      ['C6', 72],
    ] as const) {
      const group = within(sheet.getByRole('group', { name: code }))
      const move = await group.findByRole('link', { name: /^Sposta/ })
      expect(move.getAttribute('href')).toContain(`booking=${bookingId}`)
      expect(group.getByText(`Cedi un giorno di ${code}`)).toBeTruthy()
    }
  })

  test('R-707 what does not work any more stays and says why', async () => {
    const begun = 'La giornata è già iniziata: questa prenotazione non si può più eliminare.'
    const order = aPaidPlace()
    await open(
      { ...order, lines: order.lines.map((line) => ({ ...line, canDelete: false })) },
      { 'orders/deletionQuote': () => refusal(409, 'booking_started', begun) },
    )
    const sheet = await manage()
    const cancel = await sheet.findByRole('button', { name: new RegExp(`^Annulla.*${begun}`) })
    const move = sheet.getByRole('button', { name: /^Sposta.*non si può più spostare/ })
    expect([isOff(cancel), isOff(move)]).toEqual([true, true])
  })

  test('B-18 a booking of which days are given back does not move, in the server’s words', async () => {
    const words = 'Hai restituito uno o più giorni di questa prenotazione: riprendili, poi potrai cambiarla.'
    await open(aPaidPlace(), { 'orders/changes/quote': () => refusal(409, 'days_returned', words) })
    const sheet = await manage()
    expect(isOff(await sheet.findByRole('button', { name: new RegExp(`^Sposta.*${words}`) }))).toBe(true)
    expect(isOff(await sheet.findByRole('button', { name: /^Annulla/ }))).toBe(false)
  })

  test('a parking space is only cancelled; one that is too late says so', async () => {
    const words = 'È troppo tardi per eliminarlo. Chiedi al personale: ti aiuta volentieri.'
    const items = [anOrderItem(aSpace(), { itemId: 95, canDelete: false })]
    await open(aPaidPlace({ orderId: 10, category: 'parking', lines: [], items }), {
      'orders/deletionQuote': () => refusal(409, 'too_late_to_delete', words),
    })
    const sheet = await manage()
    expect(isOff(await sheet.findByRole('button', { name: new RegExp(`^Annulla.*${words}`) }))).toBe(true)
    expect(sheet.queryByText(/^Sposta|^Cedi/)).toBeNull()
  })

  test('nothing is managed of what the bar makes, nor of a stay that is over', async () => {
    await open(aBarOrder())
    await screen.findByRole('link', { name: 'Segui l’ordine' })
    expect(screen.queryByRole('button', { name: /^Gestisci/ })).toBeNull()
    closePage()
    const order = aPaidPlace()
    const over = { from: civilDate('2026-07-18'), to: civilDate('2026-07-19'), canDelete: false }
    await open({ ...order, lines: order.lines.map((line) => ({ ...line, ...over })) })
    await screen.findByRole('button', { name: 'Rimanda l’e-mail di conferma' })
    expect(screen.queryByRole('button', { name: /^Gestisci/ })).toBeNull()
  })
})
