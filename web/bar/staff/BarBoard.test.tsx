import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { BarBoard as Board, BoardOrder } from '../../../domain/bar/board-calls.ts'
import { SECOND } from '../../../domain/platform/duration.ts'
import { cents } from '../../../domain/platform/cents.ts'
import { closePage, openPage, refusal, RESORT, serve, type Sent } from '../../cart/test-app.tsx'
import { fakeStream } from '../../platform/fake-stream.ts'
import { EMPTY_UMBRELLA_CART } from '../../umbrellas/use-umbrella-cart.ts'
import { BarBoard } from './BarBoard.tsx'
import { aBoard, aBoardOrder, before, NOW } from './board-fixture.ts'

let board: Board
let stream: ReturnType<typeof fakeStream>

type Answers = Parameters<typeof serve>[0]

/** Opens the board over a server that holds `board`, and whose actions answer what a test says. */
async function open(
  orders: readonly BoardOrder[],
  actions: Answers = {},
  change: Partial<Board> = {},
): Promise<Sent[]> {
  board = aBoard(orders, change)
  const sent = serve({
    'content/resort': () => RESORT,
    'cart/get': () => ({ umbrella: EMPTY_UMBRELLA_CART, orderedAt: null, serverNow: NOW }),
    'ges/bar/board': () => board,
    ...actions,
  })
  await openPage(<BarBoard />, '/ges/bar')
  await screen.findByRole('region', { name: 'In preparazione' })
  return sent
}

const column = (name: string) => within(screen.getByRole('region', { name }))
const inputOf = (sent: readonly Sent[], path: string) => sent.find((one) => one.path === path)?.input

describe('BarBoard', () => {
  beforeEach(() => {
    stream = fakeStream('barBoard')
  })
  afterEach(() => {
    closePage()
    history.replaceState(null, '', '/')
  })

  test('B-08 a card says place, number, what to make, what to mind and how long it waits', async () => {
    await open([
      aBoardOrder({ code: 'F14', ticket: 209, note: 'Senza cipolla', receivedAt: before(14), promisedAt: before(1) }),
      aBoardOrder({ orderId: 2, ticket: 211, status: 'ready', readyAt: before(1), dueCents: cents(1100) }),
    ])
    const late = screen.getByRole('article', { name: 'F14, comanda 209' })
    expect(late.className).toContain('late')
    expect(within(late).getByText('in ritardo')).toBeTruthy()
    expect(within(late).getByText('Senza cipolla')).toBeTruthy()
    expect(within(late).getByText('senza ghiaccio')).toBeTruthy()
    const ready = column('Pronti')
    expect(ready.getByText('Paga in contanti 11,00 €')).toBeTruthy()
    expect(ready.getByRole('button', { name: 'Incassa e consegna' })).toBeTruthy()
  })

  test('B-08 a new order is heard of by the stream, accepted, and the step taken back', async () => {
    const fresh = aBoardOrder({ status: 'received', acceptedAt: null, worker: null })
    const accepted = aBoardOrder({ undoUntil: before(-1) })
    const sent = await open([], {
      'ges/bar/accept': () => ({ order: (board = aBoard([accepted])).orders[0] ?? accepted }),
      'ges/bar/undo': () => ({ order: (board = aBoard([fresh])).orders[0] ?? fresh }),
    })
    expect(screen.getByText('Nessuna comanda. Quando arriva, la senti.')).toBeTruthy()
    board = aBoard([fresh])
    await act(async () => stream.tick())
    fireEvent.click(await screen.findByRole('button', { name: 'Accetta' }))
    expect(await screen.findByText('D3 accettato')).toBeTruthy()
    expect(inputOf(sent, 'ges/bar/accept')).toEqual({ orderId: 14, status: 'received' })
    expect(column('In preparazione').getByRole('button', { name: 'Pronto' })).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: 'Annulla' }))
    expect(await screen.findByRole('button', { name: 'Accetta' })).toBeTruthy()
    expect(inputOf(sent, 'ges/bar/undo')).toEqual({ orderId: 14, status: 'preparing' })
  })

  test('B-08 cash is taken with the delivery: the amount of the screen is sent', async () => {
    const ready = aBoardOrder({ status: 'ready', readyAt: before(1), dueCents: cents(1100) })
    const sent = await open([ready], {
      'ges/bar/deliver': () => {
        const order = aBoardOrder({ status: 'delivered', deliveredAt: NOW })
        board = aBoard([order])
        return { order }
      },
    })
    fireEvent.click(screen.getByRole('button', { name: 'Incassa e consegna' }))
    expect(await column('Consegnati').findByRole('article', { name: 'D3, comanda 214' })).toBeTruthy()
    expect(inputOf(sent, 'ges/bar/deliver')).toEqual({ orderId: 14, status: 'ready', dueCents: 1100 })
  })

  test('B-08 a colleague was faster: it is said, and the board asked again', async () => {
    const sent = await open([aBoardOrder()], {
      'ges/bar/ready': () => refusal(409, 'status_changed', 'Nel frattempo è cambiata.'),
    })
    const asked = sent.filter(({ path }) => path === 'ges/bar/board').length
    fireEvent.click(screen.getByRole('button', { name: 'Pronto' }))
    expect(await screen.findByText('Nel frattempo è cambiata.')).toBeTruthy()
    await waitFor(() => expect(sent.filter(({ path }) => path === 'ges/bar/board').length).toBeGreaterThan(asked))
  })

  test('B-08 rejecting needs a reason and says what goes back', async () => {
    const sent = await open([aBoardOrder()], {
      'ges/bar/reject': () => ({ order: aBoardOrder({ status: 'rejected', rejectedAt: NOW }) }),
    })
    fireEvent.click(screen.getByRole('button', { name: 'Altro per D3, comanda 214' }))
    fireEvent.click(await screen.findByRole('button', { name: 'Rifiuta la comanda' }))
    expect(await screen.findByText(/torna indietro: 21,00/)).toBeTruthy()
    const confirm = screen.getByRole('button', { name: 'Rifiuta e avvisa l’ospite' })
    expect(confirm.hasAttribute('disabled')).toBe(true)
    fireEvent.click(screen.getByRole('radio', { name: 'Qualcosa è finito' }))
    fireEvent.click(confirm)
    expect(await screen.findByText('D3 rifiutato')).toBeTruthy()
    expect(inputOf(sent, 'ges/bar/reject')).toEqual({ orderId: 14, status: 'preparing', reason: 'sold_out' })
  })

  test('B-08 a station sees its own lines and is done with them alone', async () => {
    const sent = await open([aBoardOrder()], { 'ges/bar/ready': () => ({ order: aBoardOrder() }) })
    fireEvent.change(screen.getByRole('combobox', { name: 'Postazione' }), { target: { value: 'kitchen' } })
    await waitFor(() => expect(screen.queryByText('Acqua e limone')).toBeNull())
    fireEvent.click(screen.getByRole('button', { name: 'Pronto' }))
    await waitFor(() =>
      expect(inputOf(sent, 'ges/bar/ready')).toEqual({ orderId: 14, status: 'preparing', station: 'kitchen' }),
    )
  })

  test('B-08 R-807 the bar is paused for some minutes, and opened again', async () => {
    const sent = await open([], {
      'ges/bar/pause': () => ({ state: board.state }),
      'ges/bar/reopen': () => ({ state: board.state }),
    })
    fireEvent.click(screen.getByRole('switch', { name: 'Bar aperto' }))
    board = aBoard([], { state: { ...board.state, isOpen: false, isPaused: true, pausedUntil: before(-20) } })
    fireEvent.click(await screen.findByRole('button', { name: '20 minuti' }))
    await waitFor(() => expect(inputOf(sent, 'ges/bar/pause')).toEqual({ minutes: 20 }))
    fireEvent.click(await screen.findByRole('switch', { name: 'In pausa fino alle 13:05' }))
    await waitFor(() => expect(inputOf(sent, 'ges/bar/reopen')).toEqual({}))
  })

  test('B-08 without an answer the board keeps its orders and says from when they are', async () => {
    await open([aBoardOrder()])
    serve({ 'ges/bar/board': () => refusal(503, 'maintenance') })
    vi.useFakeTimers({ shouldAdvanceTime: true })
    await act(async () => {
      stream.tick()
      await vi.advanceTimersByTimeAsync(2 * SECOND)
    })
    vi.useRealTimers()
    expect(await screen.findByText(/Non riusciamo ad aggiornare. Le comande sono delle/)).toBeTruthy()
    expect(screen.getByRole('article', { name: 'D3, comanda 214' })).toBeTruthy()
  })
})
