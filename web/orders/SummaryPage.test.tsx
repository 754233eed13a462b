import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import type { Order } from '../../domain/orders/calls.ts'
import { closePage, openPage, refusal, RESORT, serve } from '../cart/test-app.tsx'
import { PLAN } from '../umbrellas/map/test-beach.ts'
import { EMPTY_UMBRELLA_CART } from '../umbrellas/use-umbrella-cart.ts'
import { cents } from '../../domain/platform/cents.ts'
import { anOrder, aWaitingOrder } from './order-fixture.ts'
import { askToDelete, manage } from './manage/manage-fixture.ts'
import { orderArchive } from './order-archive.ts'
import { SummaryPage } from './SummaryPage.tsx'

const day = (date: string, paidCents: number, refundCents: number) => ({ day: date, paidCents, refundCents })

/** What deleting C5 gives back: nothing was paid yet. */
const NOTHING_PAID = {
  paidCents: 0,
  refundCents: 0,
  days: [day('2027-07-18', 0, 0), day('2027-07-19', 0, 0)],
  policy: { fullHours: 24, laterPercent: 50 },
}

const NO_MOVEMENT = { postings: [], keptCents: 0, allowanceCents: 0, dueCents: 0, heldCents: 0 }

/** A server with one order, whose booking goes when it is deleted. */
function serveOrder(
  remove: () => Promise<object> | object | 'offline' = () => ({ result: true }),
  first = anOrder(),
  refund: object | 'offline' | Promise<object> = NOTHING_PAID,
  statement: object = NO_MOVEMENT,
) {
  let order: Order = first
  return serve({
    'content/resort': () => RESORT,
    'cart/get': () => ({ umbrella: EMPTY_UMBRELLA_CART, orderedAt: null, serverNow: '2027-07-11T08:24:00.000Z' }),
    'orders/get': () => order,
    'orders/deletionQuote': () => refund,
    'orders/statement': () => statement,
    'orders/resendConfirmation': () => ({ done: true }),
    'umbrellas/deleteBooking': (input) => {
      const answer = remove()
      if (typeof answer === 'object' && 'result' in answer) {
        const lines = order.lines.map((line) =>
          line.bookingId === input['idPrenotazioneOmbrellone']
            ? { ...line, isCancelled: true, canDelete: false }
            : line,
        )
        order = { ...order, lines }
      }
      return answer
    },
  })
}

const open = () => openPage(<SummaryPage />, '/riepilogo?order=7')
/** Confirms once it is known what goes back. */
async function confirmDeletion() {
  const button = await screen.findByRole('button', { name: 'Conferma' })
  await waitFor(() => expect(button.hasAttribute('aria-disabled')).toBe(false))
  fireEvent.click(button)
}
const deletions = (sent: ReturnType<typeof serve>) => sent.filter((each) => each.path === 'umbrellas/deleteBooking')

describe('SummaryPage', () => {
  afterEach(async () => {
    closePage()
    await orderArchive.clear()
  })

  test('R-212 B-02 shows pass, number, status, what comes along, prices and the deadline', async () => {
    serveOrder()
    await open()
    expect(await screen.findByRole('img', { name: 'Codice QR dell’ordine BA-7K3M-Q2XT' })).toBeTruthy()
    for (const words of [
      'BA-7K3M-Q2XT',
      'Da pagare',
      'Giornata intera',
      '4 persone',
      '4 lettini, 1 sdraio',
      'Nebbia, taglia grande',
      'C5, 2 giorni con extra',
    ]) {
      expect(screen.getByText(words)).toBeTruthy()
    }
    expect(screen.getByText(/Arriva entro le 10:00/)).toBeTruthy()
  })

  test('R-218 the modal says exactly what it asks, with start and end, and opens on the way back', async () => {
    serveOrder()
    await open()
    await askToDelete('C5')
    const modal = await screen.findByRole('alertdialog', { name: 'ELIMINA PRENOTAZIONE' })
    expect(modal.textContent).toContain(
      'Sei sicuro di voler eliminare la prenotazione dal 18 luglio 2027 al 19 luglio 2027',
    )
    await within(modal).findByText('Non hai ancora pagato: non c’è nulla da restituire.')
    const buttons = within(modal)
      .getAllByRole('button')
      .map((button) => button.textContent)
    expect(buttons).toEqual(['Torna indietro', 'Conferma'])
    expect(document.activeElement?.textContent).toBe('Torna indietro')
  })

  test('R-218 G12 one day is said as one day, not as from it to itself', async () => {
    const order = anOrder()
    serveOrder(undefined, { ...order, lines: order.lines.map((line) => ({ ...line, to: line.from })) })
    await open()
    await askToDelete('C5')
    const modal = await screen.findByRole('alertdialog', { name: 'ELIMINA PRENOTAZIONE' })
    expect(modal.textContent).toContain('Sei sicuro di voler eliminare la prenotazione del 18 luglio 2027')
  })

  const paidDays = (first: number, second: number) => ({
    ...NOTHING_PAID,
    paidCents: 13200,
    refundCents: first + second,
    days: [day('2027-07-18', 6600, first), day('2027-07-19', 6600, second)],
  })

  test.each([
    ['all of it', paidDays(6600, 6600), /^Ti restituiamo 132,00.€\.$/, false],
    ['a share of it', paidDays(3300, 3300), /^Ti restituiamo 66,00.€ dei 132,00.€ pagati\.$/, false],
    ['nothing', paidDays(0, 0), /^È tardi per un rimborso: dei 132,00.€ pagati non torna nulla\.$/, false],
    ['more for a later day', paidDays(3300, 6600), /^Ti restituiamo 99,00.€ dei 132,00.€ pagati\.$/, true],
  ])('case 84 R-707 before deleting the modal says what goes back: %s', async (_, quote, words, areDaysTold) => {
    const sent = serveOrder(undefined, anOrder({ paymentStatus: 'paid', method: 'card', deadline: null }), quote)
    await open()
    await askToDelete('C5')
    const modal = await screen.findByRole('alertdialog')
    expect(await within(modal).findByText(words)).toBeTruthy()
    expect(within(modal).queryByText(/^dom 18 luglio: 33,00/) !== null).toBe(areDaysTold)
    expect(sent.find((each) => each.path === 'orders/deletionQuote')?.input).toEqual({ orderId: '7', bookingId: '71' })
  })

  test('R-707 until that is known nothing is deleted', async () => {
    let answer: (quote: object) => void = () => undefined
    const sent = serveOrder(undefined, anOrder(), new Promise<object>((resolve) => (answer = resolve)))
    await open()
    await askToDelete('C5')
    const modal = await screen.findByRole('alertdialog')
    expect(await within(modal).findByText('Vedo quanto ti torna')).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: /Conferma/ }))
    expect(deletions(sent)).toEqual([])
    answer(NOTHING_PAID)
    await confirmDeletion()
    await waitFor(() => expect(deletions(sent)).toHaveLength(1))
  })

  test('R-707 when that cannot be said the modal says so, and the person may still delete', async () => {
    const sent = serveOrder(undefined, anOrder(), refusal(500, 'x'))
    await open()
    await askToDelete('C5')
    const modal = await screen.findByRole('alertdialog')
    expect(await within(modal).findByText(/Adesso non sappiamo dirti quanto ti torna/)).toBeTruthy()
    await confirmDeletion()
    await waitFor(() => expect(deletions(sent)).toHaveLength(1))
  })

  test('R-411 an order that is to be paid leads to its checkout', async () => {
    serveOrder(undefined, anOrder({ canPay: true }))
    await open()
    expect((await screen.findByRole('link', { name: 'Paga ora' })).getAttribute('href')).toBe(
      '/tabs/home/carrello/pagamenti-card?order=7',
    )
    expect(screen.getByText(/paga in contanti alla cassa\. Oppure paga ora dall’app\./)).toBeTruthy()
  })

  test('R-411 a payment that has begun is taken up again, until its window closes', async () => {
    serveOrder(undefined, aWaitingOrder())
    await open()
    expect(await screen.findByRole('link', { name: 'Riprendi il pagamento' })).toBeTruthy()
    expect(screen.getByText('Paga entro le 10:34, poi i posti tornano liberi.')).toBeTruthy()
    expect(screen.queryByRole('img', { name: /Codice QR/ })).toBeNull()
  })

  test('R-411 what went back stands among the prices, with its day and its way', async () => {
    serveOrder(
      undefined,
      anOrder({ paymentStatus: 'partially_refunded', refundedCents: cents(6600), dueCents: cents(0) }),
      undefined,
      {
        ...NO_MOVEMENT,
        postings: [
          {
            kind: 'refund',
            way: 'card',
            lastFour: '4242',
            amountCents: -6600,
            at: '2027-07-11T08:25:00.000Z',
            isPending: false,
          },
        ],
      },
    )
    await open()
    expect(await screen.findByText('Pagato')).toBeTruthy()
    expect((await screen.findByText('Rimborsato')).parentElement?.textContent).toMatch(/-66,00/)
  })

  test('R-402 going back deletes nothing and stores that a modal was seen', async () => {
    const sent = serveOrder()
    await open()
    await askToDelete('C5')
    fireEvent.click(await screen.findByRole('button', { name: 'Torna indietro' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    expect(localStorage.getItem('showModale')).toBe('modaleVista')
    expect(deletions(sent)).toEqual([])
  })

  test('R-403 confirming closes the modal first, then sends the call, and the booking goes', async () => {
    const wasModalOpen: boolean[] = []
    const sent = serveOrder(() => {
      wasModalOpen.push(screen.queryByRole('alertdialog') !== null)
      return { result: true }
    })
    await open()
    await askToDelete('C5')
    await confirmDeletion()
    expect(await screen.findByText('Prenotazione C5 eliminata')).toBeTruthy()
    expect(wasModalOpen).toEqual([false])
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(deletions(sent)[0]?.input).toEqual({ idPrenotazioneOmbrellone: 71, idOrdine: 7 })
    expect(await screen.findByText('C5, eliminato')).toBeTruthy()
    await manage()
    expect(screen.getAllByRole('button', { name: /^Annulla/ })).toHaveLength(1)
  })

  test('R-403 a call that fails restores the booking with the generic words', async () => {
    serveOrder(() => 'offline')
    await open()
    await askToDelete('C5')
    await confirmDeletion()
    expect(await screen.findByText(/Ops, qualcosa è andato storto/)).toBeTruthy()
    const sheet = await manage()
    expect(sheet.getByRole('group', { name: 'C5' })).toBeTruthy()
  })

  test('R-707 what the server refuses it explains itself', async () => {
    serveOrder(() => refusal(409, 'booking_started', 'Il soggiorno è già iniziato.'))
    await open()
    await askToDelete('C5')
    await confirmDeletion()
    expect(await screen.findByText('Il soggiorno è già iniziato.')).toBeTruthy()
  })

  test('B-02 without a network the kept order opens with its pass, and changes nothing', async () => {
    const at = '2027-07-11T08:24:00.000Z'
    await orderArchive.keep({ account: 'giulia@example.it', orders: [anOrder()], plan: PLAN, at })
    serve({ 'orders/get': () => refusal(503, 'try_again') })
    await open()
    expect(await screen.findByRole('img', { name: 'Codice QR dell’ordine BA-7K3M-Q2XT' })).toBeTruthy()
    expect(screen.getByText('Salvato sul telefono, valido all’ingresso')).toBeTruthy()
    expect(await screen.findByRole('img', { name: /^Posizione di C5 e C6/ })).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Gestisci la prenotazione' }).hasAttribute('disabled')).toBe(true)
  })

  test('B-02 the mail is sent again on request', async () => {
    const sent = serveOrder()
    await open()
    fireEvent.click(await screen.findByRole('button', { name: 'Rimanda l’e-mail di conferma' }))
    expect(await screen.findByText('E-mail inviata')).toBeTruthy()
    expect(sent.find((each) => each.path === 'orders/resendConfirmation')?.input).toEqual({ orderId: 7 })
  })

  test('R-509 the receipt names what was agreed: prices, trader, version of the conditions', async () => {
    serveOrder()
    await open()
    fireEvent.click(await screen.findByRole('button', { name: 'Ricevuta e condizioni' }))
    const sheet = await screen.findByRole('dialog')
    for (const words of ['2 lettini', 'Versione without-payment-1', 'Bagno Argo S.r.l.', '252,00'])
      expect(sheet.textContent).toContain(words)
  })
})
