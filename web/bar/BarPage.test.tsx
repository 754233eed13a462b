import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { getBarMenu, getBarState, getDeliveryPlaces } from '../../domain/bar/calls.ts'
import { answering, endPages, startWith } from '../accounts/page-fixture.tsx'
import { queryClient } from '../platform/queries.ts'
import { addLine, barCartStore, EMPTY_BAR_CART } from './bar-cart.ts'
import { MENU, OPEN } from './bar-fixture.ts'
import { AN_OPEN_BAR, forgetBar, openBar, TestStream } from './bar-test-app.tsx'

const line = (itemId: number, name: string) => ({ itemId, quantity: 2, optionIds: [], note: '', name })
const offline = () => {
  throw new TypeError('Failed to fetch')
}

beforeEach(() => startWith('nobody'))
afterEach(() => {
  forgetBar()
  endPages()
})

describe('R-714 the bar’s menu', () => {
  test('R-714 whoever is not signed in looks at it, with prices and allergens, and nobody asks for their places', async () => {
    const server = await openBar('/tabs/menu')
    expect(await screen.findByRole('heading', { name: 'Da bere' })).toBeTruthy()
    expect(screen.getByText('Allergeni: glutine, sedano')).toBeTruthy()
    expect(screen.getByText(/8,50/)).toBeTruthy()
    expect(server.seen(getDeliveryPlaces)).toHaveLength(0)
  })

  test('B-08 a guest reads how long it takes now, and the stream changes it in place', async () => {
    await openBar('/tabs/menu')
    expect(await screen.findByText('Pronto in circa 12 minuti')).toBeTruthy()
    const { serverNow: _, ...state } = OPEN
    await act(async () => TestStream.opened[0]?.send('bar', { ...state, readyInMinutes: 20, soldOut: [2] }))
    expect(await screen.findByText('Pronto in circa 20 minuti')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Caffè shakerato: esaurito, guarda' })).toBeTruthy()
  })

  test('R-510 the own place of today is where it goes, unless another was chosen', async () => {
    startWith('Giulia')
    await openBar('/tabs/menu', {
      ...AN_OPEN_BAR,
      ...answering(getDeliveryPlaces, () => ({
        places: [{ code: 'D3', kind: 'large_dog' as const, isVerified: true }],
      })),
    })
    expect(await screen.findByText('Consegna a D3')).toBeTruthy()
  })

  test('R-104 what was chosen is counted on its row and below, with its price and the way to the order', async () => {
    barCartStore.set(addLine(EMPTY_BAR_CART, line(2, 'Caffè shakerato')))
    await openBar('/tabs/menu')
    expect(await screen.findByRole('button', { name: 'Caffè shakerato: 2 nel carrello, modifica' })).toBeTruthy()
    const order = screen.getByRole('link', { name: /2 articoli, Vedi ordine 7,00/ })
    expect(order.getAttribute('href')).toBe('/tabs/carrello/pagamenti-card?cart=bar')
  })

  test('B-20 what the menu no longer has leaves the cart, and the guest reads what it was', async () => {
    barCartStore.set(addLine(addLine(EMPTY_BAR_CART, line(99, 'Crodino')), line(2, 'Caffè shakerato')))
    await openBar('/tabs/menu')
    expect(await screen.findByText('Non più nel menù, tolto dal tuo ordine: Crodino')).toBeTruthy()
    expect(barCartStore.get().lines.map((each) => each.itemId)).toEqual([2])
  })
})

describe('R-104 adding', () => {
  const own = answering(getDeliveryPlaces, () => ({
    places: [{ code: 'D3', kind: 'large_dog' as const, isVerified: true }],
  }))

  test('R-104 what has neither options nor allergens is added by one tap, and its name opens the sheet', async () => {
    startWith('Giulia')
    await openBar('/tabs/menu', { ...AN_OPEN_BAR, ...own })
    await screen.findByText('Consegna a D3')
    fireEvent.click(screen.getByRole('button', { name: 'Aggiungi Caffè shakerato' }))
    expect(barCartStore.get().lines).toEqual([{ ...line(2, 'Caffè shakerato'), quantity: 1 }])
    expect(screen.queryByRole('dialog')).toBeNull()
    fireEvent.click(await screen.findByRole('button', { name: 'Caffè shakerato: 1 nel carrello, modifica' }))
    expect(await screen.findByRole('dialog', { name: /Caffè shakerato/ })).toBeTruthy()
  })

  test('B-15 what has allergens, options or an age is read before it is added', async () => {
    startWith('Giulia')
    await openBar('/tabs/menu', { ...AN_OPEN_BAR, ...own })
    for (const name of ['Schiacciata toscana', 'Gelato', 'Spritz al limone']) {
      fireEvent.click(await screen.findByRole('button', { name: `Aggiungi ${name}` }))
      expect(await screen.findByRole('dialog', { name: new RegExp(name) })).toBeTruthy()
      expect(barCartStore.get().lines).toEqual([])
      fireEvent.click(screen.getByRole('button', { name: 'Chiudi' }))
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    }
  })

  test('R-510 where it goes is asked with the first thing, once, and kept', async () => {
    await openBar('/tabs/menu')
    fireEvent.click(await screen.findByRole('button', { name: 'Aggiungi Caffè shakerato' }))
    const sheet = await screen.findByRole('dialog', { name: 'Dove lo portiamo?' })
    fireEvent.click(within(sheet).getByRole('radio', { name: 'Ritiro al bancone' }))
    fireEvent.click(within(sheet).getByRole('button', { name: 'Fatto' }))
    expect(await screen.findByRole('button', { name: /^Ritiro al bancone/ })).toBeTruthy()
    expect(barCartStore.get()).toMatchObject({ delivery: { kind: 'pickup' }, lines: [{ itemId: 2, quantity: 1 }] })
  })
})

describe('R-807 a bar that takes no orders', () => {
  test('R-807 paused, it says that it is soon available, and the menu can be looked at', async () => {
    await openBar('/tabs/menu', {
      ...AN_OPEN_BAR,
      ...answering(getBarState, () => ({ ...OPEN, isOpen: false, isPaused: true })),
    })
    expect(await screen.findByRole('heading', { name: 'Il bar è in pausa' })).toBeTruthy()
    expect(screen.getByText(/Il servizio sarà presto disponibile/)).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: 'Guarda il menù' }))
    expect(await screen.findByRole('heading', { name: 'Da bere' })).toBeTruthy()
    expect(screen.getByText('Il bar è in pausa')).toBeTruthy()
  })

  test('R-807 before it opens it says when, after the last order that it is over for today', async () => {
    const closedAt = (serverNow: string) => answering(getBarState, () => ({ ...OPEN, isOpen: false, serverNow }))
    await openBar('/tabs/menu', { ...AN_OPEN_BAR, ...closedAt('2027-07-11T05:10:00.000Z') })
    expect(await screen.findByRole('heading', { name: 'Il bar apre alle 8:30' })).toBeTruthy()
    endPages()
    startWith('nobody')
    await openBar('/tabs/menu', { ...AN_OPEN_BAR, ...closedAt('2027-07-11T17:45:00.000Z') })
    expect(await screen.findByRole('heading', { name: 'Il bar ha chiuso per oggi' })).toBeTruthy()
  })
})

describe('B-20 the bar without a network', () => {
  test('B-20 the menu that was read once stays readable, says from when it is, and can be ordered from', async () => {
    await openBar('/tabs/menu')
    await screen.findByRole('heading', { name: 'Da bere' })
    const kept = localStorage.getItem('bar_menu') ?? ''
    expect(kept.length).toBeGreaterThan(100)
    expect(kept.length).toBeLessThan(100_000)
    endPages()
    queryClient.clear()
    await openBar('/tabs/menu', { [getBarMenu.path]: offline, [getBarState.path]: offline })
    expect(await screen.findByRole('heading', { name: 'Da bere' })).toBeTruthy()
    expect(screen.getByText(/^Menù delle \d\d:\d\d\. I prezzi si confermano/)).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: 'Aggiungi Caffè shakerato' }))
    const sheet = await screen.findByRole('dialog', { name: 'Dove lo portiamo?' })
    fireEvent.click(within(sheet).getByRole('button', { name: 'Fatto' }))
    expect(await screen.findByRole('link', { name: /1 articolo, Vedi ordine/ })).toBeTruthy()
  })

  test('B-20 G21 what was sold out stays so without a network, with the time at which it was', async () => {
    const soldOut = answering(getBarState, () => ({ ...OPEN, soldOut: [2] }))
    await openBar('/tabs/menu', { ...AN_OPEN_BAR, ...soldOut })
    await screen.findByText('esaurito')
    endPages()
    queryClient.clear()
    await openBar('/tabs/menu', { [getBarMenu.path]: offline, [getBarState.path]: offline })
    expect(await screen.findByText(/^esaurito alle \d\d:\d\d$/)).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: 'Caffè shakerato: esaurito, guarda' }))
    const sheet = await screen.findByRole('dialog')
    expect(within(sheet).getByText('Esaurito per oggi')).toBeTruthy()
  })

  test('R-806 without a menu that was ever read the page says so and tries again', async () => {
    localStorage.removeItem('bar_menu')
    let isDown = true
    await openBar('/tabs/menu', {
      ...AN_OPEN_BAR,
      ...answering(getBarMenu, () => (isDown ? Response.json({ code: 'defect', detail: '' }, { status: 500 }) : MENU)),
    })
    const retry = await screen.findByRole('button', { name: 'Riprova' })
    isDown = false
    fireEvent.click(retry)
    expect(await screen.findByRole('heading', { name: 'Da bere' })).toBeTruthy()
  })
})
