import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { cents } from '../../../../domain/platform/cents.ts'
import { closePage, openPage, refusal, RESORT, serve, type Sent } from '../../../cart/test-app.tsx'
import { fakeStream } from '../../../platform/fake-stream.ts'
import { EMPTY_UMBRELLA_CART } from '../../../umbrellas/use-umbrella-cart.ts'
import { GELATO, item } from '../../bar-fixture.ts'
import { BarBoard } from '../BarBoard.tsx'
import { aBoard, aBoardOrder, NOW } from '../board-fixture.ts'

const COFFEE = item(7, { name: 'Espresso', cents: cents(150) })
const SALAD = item(8, { name: 'Insalata', cents: cents(900) })
const SOLD = aBoardOrder({ ticket: 12, code: null, name: 'Rossi', totalCents: cents(300) })

type Answer = NonNullable<Parameters<typeof serve>[0][string]>
const SOLD_ANSWER = { order: SOLD }

/** Opens the sale over a server that answers it so. */
async function open(sell: Answer): Promise<Sent[]> {
  let board = aBoard([])
  const sent = serve({
    'content/resort': () => RESORT,
    'cart/get': () => ({ umbrella: EMPTY_UMBRELLA_CART, orderedAt: null, serverNow: NOW }),
    'bar/menu': () => ({ categories: [{ id: 1, name: 'Bar', isForDogs: false, items: [COFFEE, SALAD, GELATO] }] }),
    'ges/bar/board': () => ({ ...board, state: { ...board.state, soldOut: [SALAD.id] } }),
    'ges/bar/sell': (input) => {
      const answer = sell(input)
      if (answer === SOLD_ANSWER) board = aBoard([SOLD])
      return answer
    },
  })
  await openPage(<BarBoard />, '/ges/bar?view=sell')
  await screen.findByRole('button', { name: /^Espresso/ })
  return sent
}

const tap = (name: RegExp | string) => fireEvent.click(screen.getByRole('button', { name }))
const inputOf = (sent: readonly Sent[]) => sent.filter(({ path }) => path === 'ges/bar/sell').map(({ input }) => input)

describe('CounterSale', () => {
  beforeEach(() => {
    fakeStream('barBoard')
  })
  afterEach(() => {
    closePage()
    history.replaceState(null, '', '/')
  })

  test('B-08 two coffees for the counter, paid in cash, are said with number, name and money, and shown on the board', async () => {
    const sent = await open(() => SOLD_ANSWER)
    expect(screen.getByRole('button', { name: /^Incassa/ }).hasAttribute('disabled')).toBe(true)
    expect(screen.getByRole('button', { name: /^Insalata/ }).hasAttribute('disabled')).toBe(true)
    tap(/^Espresso/)
    tap(/^Espresso/)
    fireEvent.change(screen.getByRole('textbox', { name: 'Nome, per chiamare' }), { target: { value: 'Rossi' } })
    expect(screen.getByRole('button', { name: 'Giusti', pressed: true })).toBeTruthy()
    tap(/^Incassa ?3,00/)
    expect(await screen.findByText('N. 12, Rossi: in preparazione, 3,00 € in contanti')).toBeTruthy()
    const items = [{ itemId: 7, quantity: 2, optionIds: [] }]
    expect(inputOf(sent)).toEqual([{ code: null, name: 'Rossi', items, paid: { tender: 'cash' }, totalCents: 300 }])
    const column = await screen.findByRole('region', { name: 'In preparazione' })
    expect(within(column).getByRole('article', { name: 'Ritiro, Rossi, comanda 12' })).toBeTruthy()
  })

  test('B-08 to an umbrella, paid later; a code that is on no plan is said beside its field', async () => {
    const sent = await open(() => refusal(409, 'position_unknown', 'Questo ombrellone non c’è.'))
    tap(/^Espresso/)
    fireEvent.click(screen.getByRole('radio', { name: 'All’ombrellone' }))
    expect(screen.getByRole('button', { name: 'Paga alla consegna' }).hasAttribute('disabled')).toBe(true)
    fireEvent.change(screen.getByRole('textbox', { name: 'Ombrellone' }), { target: { value: 'z 9' } })
    tap('Paga alla consegna')
    expect(await screen.findByText('Questo ombrellone non c’è.')).toBeTruthy()
    expect(screen.getByRole('textbox', { name: 'Ombrellone' }).getAttribute('aria-invalid')).toBe('true')
    expect(inputOf(sent)).toMatchObject([{ code: 'Z9', paid: null }])
  })

  test('B-08 what needs a choice asks for it first', async () => {
    const sent = await open(() => SOLD_ANSWER)
    tap(/^Gelato/)
    fireEvent.click(await screen.findByRole('button', { name: /^Aggiungi/ }))
    fireEvent.click(await screen.findByRole('radio', { name: /^Cono/ }))
    fireEvent.click(screen.getByRole('checkbox', { name: /^Pistacchio/ }))
    tap(/^Aggiungi ?4,50/)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    fireEvent.click(screen.getByRole('radio', { name: 'Carta' }))
    tap(/^Incassa ?4,50/)
    await waitFor(() =>
      expect(inputOf(sent)).toMatchObject([
        {
          items: [{ itemId: 4, quantity: 1, optionIds: [411, 422] }],
          paid: { tender: 'card_terminal' },
          totalCents: 450,
        },
      ]),
    )
  })

  test('B-08 another total is told to the guest before it is taken', async () => {
    const sent = await open(({ totalCents }) =>
      totalCents === 165 ? SOLD_ANSWER : refusal(409, 'quote_changed', 'Il totale è cambiato.', { totalCents: 165 }),
    )
    tap(/^Espresso/)
    tap(/^Incassa ?1,50/)
    fireEvent.click(await screen.findByRole('button', { name: /^Incassa ?1,65/ }))
    await waitFor(() => expect(inputOf(sent)).toMatchObject([{ totalCents: 150 }, { totalCents: 165 }]))
  })

  test('B-01 without an answer the order is sent again as it is, which makes it once', async () => {
    let isOnline = false
    const sent = await open(() => (isOnline ? SOLD_ANSWER : 'offline'))
    tap(/^Espresso/)
    tap(/^Incassa ?1,50/)
    expect(await screen.findByText(/Non sappiamo se la comanda è arrivata/)).toBeTruthy()
    expect(screen.getByRole('button', { name: /^Espresso/ }).hasAttribute('disabled')).toBe(true)
    isOnline = true
    tap(/^Incassa ?1,50/)
    expect(await screen.findByText(/^N\. 12, Rossi: in preparazione/)).toBeTruthy()
    const [first, second] = sent.filter(({ path }) => path === 'ges/bar/sell')
    expect(second?.key).toBe(first?.key)
  })
})
