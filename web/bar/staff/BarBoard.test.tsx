import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { BarBoard as Board, BoardOrder } from '../../../domain/bar/board-calls.ts'
import { SECOND } from '../../../domain/platform/duration.ts'
import { cents } from '../../../domain/platform/cents.ts'
import { closePage, openPage, refusal, RESORT, serve, type Sent } from '../../cart/test-app.tsx'
import { fakeStream } from '../../platform/fake-stream.ts'
import { EMPTY_UMBRELLA_CART } from '../../umbrellas/use-umbrella-cart.ts'
import { BarBoard } from './BarBoard.tsx'
import { aBoard, aBoardOrder, aCatalogue, before, NOW } from './board-fixture.ts'

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
    expect(column('Pronti').getByRole('button', { name: /^Incassa 11,00/ })).toBeTruthy()
  })

  test('B-08 a pick-up is known by its name; a place has the name beside it', async () => {
    await open([
      aBoardOrder({ code: null, name: 'Bianchi', ticket: 8 }),
      aBoardOrder({ orderId: 2, code: null, name: '', ticket: 9 }),
      aBoardOrder({ orderId: 3, code: 'F2', ticket: 10 }),
    ])
    const headingOf = (name: string) =>
      within(screen.getByRole('article', { name })).getByRole('heading', { level: 3 }).textContent
    expect(headingOf('Ritiro, Bianchi, comanda 8')).toBe('Bianchi Ritiro')
    expect(headingOf('Ritiro, comanda 9')).toBe('Ritiro')
    expect(headingOf('F2, comanda 10')).toBe('F2 Rossi')
  })

  test('B-08 three columns by state: an accepted order goes on, and nothing new stands between it and its button', async () => {
    const fresh = [1, 2, 3].map((orderId) => aBoardOrder({ orderId, ticket: orderId, status: 'received' }))
    await open(
      [...fresh, aBoardOrder({ orderId: 4, ticket: 4 }), aBoardOrder({ orderId: 5, ticket: 5, status: 'ready' })],
      {
        'ges/bar/accept': () => {
          const order = aBoardOrder({ orderId: 2, ticket: 2, receivedAt: before(5) })
          board = aBoard([...board.orders.filter(({ orderId }) => orderId !== 2), order])
          return { order }
        },
      },
    )
    const articles = (name: string) => column(name).queryAllByRole('article').length
    expect(['Nuove', 'In preparazione', 'Pronti'].map(articles)).toEqual([3, 1, 1])
    const accept = within(screen.getByRole('article', { name: 'D3, comanda 2' })).getByRole('button', {
      name: 'Accetta',
    })
    act(() => accept.focus())
    fireEvent.click(accept)
    const accepted = await column('In preparazione').findByRole('article', { name: 'D3, comanda 2' })
    expect(within(accepted).getByRole('button', { name: 'Pronto' })).toBeTruthy()
    expect(['Nuove', 'In preparazione', 'Pronti'].map(articles)).toEqual([2, 2, 1])
    expect(document.activeElement).toBe(accepted)
  })

  test('B-08 a phone shows one column and its count, and goes along when nothing is left in it', async () => {
    const fresh = aBoardOrder({ status: 'received' })
    await open([fresh], {
      'ges/bar/accept': () => ({ order: (board = aBoard([aBoardOrder()])).orders[0] ?? fresh }),
    })
    const shown = () =>
      screen
        .getAllByRole('region')
        .find(({ className }) => className.includes('shown'))
        ?.getAttribute('aria-label')
    expect(screen.getByRole('radio', { name: 'Nuove 1', checked: true })).toBeTruthy()
    fireEvent.click(screen.getByRole('radio', { name: 'Pronti 0' }))
    await waitFor(() => expect(location.search).toBe('?column=ready'))
    fireEvent.click(screen.getByRole('radio', { name: 'Nuove 1' }))
    const accept = await screen.findByRole('button', { name: 'Accetta' })
    act(() => accept.focus())
    fireEvent.click(accept)
    expect(await screen.findByRole('radio', { name: 'In preparazione 1', checked: true })).toBeTruthy()
    expect(shown()).toBe('In preparazione')
  })

  test('B-08 a new order is heard of by the stream, accepted, and the step taken back', async () => {
    const fresh = aBoardOrder({ status: 'received', acceptedAt: null, worker: null })
    const accepted = aBoardOrder({ undoUntil: before(-1) })
    const sent = await open([], {
      'ges/bar/accept': () => ({ order: (board = aBoard([accepted])).orders[0] ?? accepted }),
      'ges/bar/undo': () => ({ order: (board = aBoard([fresh])).orders[0] ?? fresh }),
    })
    expect(screen.getByText('Niente di nuovo. Quando arriva una comanda, la senti.')).toBeTruthy()
    board = aBoard([fresh])
    await act(async () => stream.tick())
    fireEvent.click(await screen.findByRole('button', { name: 'Accetta' }))
    expect(await screen.findByText('N. 214, D3, Rossi: accettato')).toBeTruthy()
    expect(inputOf(sent, 'ges/bar/accept')).toEqual({ orderId: 14, status: 'received' })
    expect(column('In preparazione').getByRole('button', { name: 'Pronto' })).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: 'Annulla' }))
    expect(await screen.findByRole('button', { name: 'Accetta' })).toBeTruthy()
    expect(inputOf(sent, 'ges/bar/undo')).toEqual({ orderId: 14, status: 'preparing' })
  })

  test('B-08 cash is taken with the delivery: the amount of the screen is sent, and said with number and name', async () => {
    const pickUp = { code: null, name: 'Bianchi' }
    const ready = aBoardOrder({ ...pickUp, status: 'ready', readyAt: before(1), dueCents: cents(1100) })
    const sent = await open([ready], {
      'ges/bar/deliver': () => {
        const order = aBoardOrder({ ...pickUp, status: 'delivered', deliveredAt: NOW, undoUntil: before(-1) })
        board = aBoard([order])
        return { order }
      },
      'ges/bar/undo': () => ({ order: (board = aBoard([ready])).orders[0] ?? ready }),
    })
    fireEvent.click(screen.getByRole('button', { name: /^Incassa 11,00/ }))
    expect(await screen.findByText('N. 214, Bianchi: consegnato, 11,00 € in contanti')).toBeTruthy()
    expect(inputOf(sent, 'ges/bar/deliver')).toEqual({ orderId: 14, status: 'ready', dueCents: 1100 })
    expect(screen.queryByRole('article')).toBeNull()
    fireEvent.click(screen.getByRole('button', { name: 'Annulla' }))
    expect(await screen.findByText('N. 214, Bianchi: passo annullato, 11,00 € di nuovo da incassare')).toBeTruthy()
    expect(column('Pronti').getByRole('article', { name: 'Ritiro, Bianchi, comanda 214' })).toBeTruthy()
  })

  test('B-08 what was delivered lies in a drawer', async () => {
    await open(
      [aBoardOrder({ status: 'delivered', deliveredAt: NOW })],
      {},
      { counts: { ...aBoard([]).counts, deliveredToday: 1, rejectedToday: 2 } },
    )
    fireEvent.click(screen.getByRole('button', { name: 'Consegnati oggi: 1' }))
    const drawer = within(await screen.findByRole('dialog', { name: 'Consegnati oggi: 1' }))
    expect(drawer.getByRole('article', { name: 'D3, comanda 214' })).toBeTruthy()
    expect(drawer.getByText('2 comande rifiutate oggi')).toBeTruthy()
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
    expect(await screen.findByText('N. 214, D3, Rossi: rifiutato')).toBeTruthy()
    expect(inputOf(sent, 'ges/bar/reject')).toEqual({ orderId: 14, status: 'preparing', reason: 'sold_out' })
  })

  test('B-08 what an order has is marked as sold out on its card, with the one switch of the product', async () => {
    const sent = await open([aBoardOrder()], {
      'ges/bar/soldOut': () => {
        board = aBoard([aBoardOrder()], { stock: [{ itemId: 31, name: 'Panzanella', isSoldOut: true, left: null }] })
        return { done: true }
      },
    })
    fireEvent.click(screen.getByRole('button', { name: 'Altro per D3, comanda 214' }))
    const available = () => screen.getByRole('switch', { name: 'Disponibile: Panzanella' }) as HTMLInputElement
    await screen.findByRole('switch', { name: 'Disponibile: Acqua e limone' })
    expect(available().checked).toBe(true)
    fireEvent.click(available())
    await waitFor(() => expect(inputOf(sent, 'ges/bar/soldOut')).toEqual({ itemId: 31, isSoldOut: true }))
    await waitFor(() => expect(available().checked).toBe(false))
    expect(await screen.findByText('Esaurito: Panzanella')).toBeTruthy()
  })

  test('B-08 sold out is one tap where the products are: on is there, and nothing else is a switch', async () => {
    const stock: Board['stock'] = [{ itemId: 1, name: 'Crostino', isSoldOut: true, left: null }]
    const sent = await open(
      [],
      { 'ges/bar/items': () => aCatalogue('Crostino', 'Patatine'), 'ges/bar/soldOut': () => ({ done: true }) },
      { stock },
    )
    fireEvent.click(screen.getByRole('radio', { name: 'Esauriti' }))
    const row = (await screen.findByText('Patatine')).closest('li')
    const soldOut = screen.getByText('Crostino').closest('li')
    if (row === null || soldOut === null) throw new Error('no rows')
    expect(within(row).getAllByRole('switch')).toHaveLength(1)
    expect(within(soldOut).getByRole('switch', { name: 'Disponibile: Crostino', checked: false })).toBeTruthy()
    expect(within(soldOut).getByText('Esaurito')).toBeTruthy()
    fireEvent.click(within(row).getByRole('switch', { name: 'Disponibile: Patatine', checked: true }))
    await waitFor(() => expect(inputOf(sent, 'ges/bar/soldOut')).toEqual({ itemId: 2, isSoldOut: true }))
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
