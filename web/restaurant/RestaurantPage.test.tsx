import { onlineManager } from '@tanstack/react-query'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { closePage, openPage, refusal, RESORT, serve } from '../cart/test-app.tsx'
import { CallFailure } from '../platform/call-failure.ts'
import { RestaurantPage } from './RestaurantPage.tsx'
import type { TableOrdering } from './table-ordering.ts'
import { forgetTable, tableCart, tableDraft } from './table-draft.ts'
import { TableCartLines } from './TableCartLines.tsx'

const PATH = '/tabs/home/ristorante'
const TODAY = RESORT.today
const words = (it: string) => ({ it, en: it, fr: it, nl: it, de: it })
const MEALS = [
  { meal: 'lunch', from: '12:15', to: '14:45', stepMinutes: 15 },
  { meal: 'dinner', from: '19:30', to: '21:45', stepMinutes: 15 },
]
const season = { from: '2027-05-01', to: '2027-09-30' }
const PINETA = {
  restaurant: 1,
  name: 'La Pineta',
  line: words('Mare, sotto i pini'),
  dish: 'cacciucco',
  isActive: true,
  platforms: ['other'],
  season,
  suspended: null as { until: string; reason: null } | null,
  meals: MEALS,
  largestTable: 8,
  closedBecause: null as string | null,
}
const SCOGLIO = {
  ...PINETA,
  restaurant: 2,
  name: 'Lo Scoglio',
  suspended: { until: '2027-07-14', reason: null },
  closedBecause: 'suspended',
}
const list = (restaurants: object[] = [PINETA, SCOGLIO], depositCents = 0) => ({
  today: TODAY,
  restaurants,
  depositCents,
})

type Input = Record<string, unknown>
/** The times of the mockup; dinner has one. `over` are the meals whose hour is past. */
function times({ restaurant, day, seats }: Input, over: readonly string[] = []) {
  const lunch = [
    { time: '12:15', state: 'free', seatsLeft: 12 },
    { time: '12:45', state: 'full', seatsLeft: 0 },
    { time: '13:00', state: 'free', seatsLeft: 12 },
    { time: '13:30', state: Number(seats) > 2 ? 'full' : 'few', seatsLeft: Number(seats) > 2 ? 0 : 2 },
  ]
  const dinner = [{ time: '20:00', state: 'free', seatsLeft: 16 }]
  const meal = (name: string, until: string, slots: typeof lunch) => {
    const isOver = over.includes(name)
    const shown = isOver ? slots.map(({ time }) => ({ time, state: 'closed', seatsLeft: 0 })) : slots
    return { meal: name, isOver, until, isClosed: false, slots: shown }
  }
  const meals = [meal('lunch', '11:00', lunch), meal('dinner', '20:00', dinner)]
  return {
    restaurant: Number(restaurant),
    day,
    seats: Number(seats),
    today: TODAY,
    closedBecause: null,
    isTooLarge: false,
    meals,
  }
}

/** A stream that says nothing. */
class NoEvents extends EventTarget {
  close() {}
}

const idle: TableOrdering = { order: vi.fn(async () => undefined), isBusy: false, failure: null }
async function open({
  answers = {},
  ordering = idle,
  path = PATH,
}: { answers?: Parameters<typeof serve>[0]; ordering?: TableOrdering; path?: string } = {}) {
  vi.stubGlobal('EventSource', NoEvents)
  const sent = serve({
    'content/resort': () => RESORT,
    'restaurant/list': () => list(),
    'restaurant/availability': (input) => times(input),
    ...answers,
  })
  await openPage(<RestaurantPage ordering={ordering} />, path)
  return sent
}
const slot = (name: RegExp) => screen.findByRole('radio', { name })
const bookButton = (name: RegExp) => screen.findByRole('button', { name })

describe('RestaurantPage', () => {
  afterEach(() => {
    closePage()
    forgetTable()
    vi.mocked(idle.order).mockClear()
  })

  test('R-103 R-807 shows both restaurants; the suspended one stays and says until when', async () => {
    await open()
    expect(await screen.findByRole('radio', { name: /La Pineta Mare, sotto i pini/, checked: true })).toBeTruthy()
    const closed = screen.getByRole('radio', { name: /Lo Scoglio Sospeso fino al 14 luglio/ })
    expect((closed as HTMLInputElement).disabled).toBe(true)
  })

  test('R-209 R-515 times say what is full or nearly so, and until when one books today', async () => {
    await open()
    expect(await screen.findByText('Per il pranzo di oggi prenota entro le 11:00')).toBeTruthy()
    expect(((await slot(/12:45 pieno/)) as HTMLInputElement).disabled).toBe(true)
    expect(((await slot(/13:30 ultimi 2/)) as HTMLInputElement).disabled).toBe(false)
    expect(((await bookButton(/Scegli un orario/)) as HTMLButtonElement).disabled).toBe(true)
  })

  test('R-511 a chosen time is in the button, and pressing it orders the whole cart with dogs and note', async () => {
    await open()
    fireEvent.click(await slot(/^13:00/))
    fireEvent.click(screen.getByRole('button', { name: 'Più: Cani al tavolo' }))
    fireEvent.change(screen.getByRole('textbox', { name: 'Nota per il ristorante' }), {
      target: { value: ' Seggiolone ' },
    })
    fireEvent.click(await bookButton(/Prenota per 2, oggi alle 13:00/))
    await waitFor(() => expect(idle.order).toHaveBeenCalledOnce())
    expect(idle.order).toHaveBeenCalledWith({
      cart: 'restaurant',
      restaurant: 1,
      day: TODAY,
      meal: 'lunch',
      time: '13:00',
      seats: 2,
      dogs: 1,
      note: 'Seggiolone',
    })
    expect(tableCart.get()).toBeNull()
    expect(JSON.parse(localStorage.getItem('battigia.tableDraft') ?? '{}')).toMatchObject({ time: '13:00', dogs: 1 })
  })

  test('R-209 changing one choice keeps the others while they are possible', async () => {
    await open()
    fireEvent.click(await slot(/^13:30/))
    await bookButton(/Prenota per 2, oggi alle 13:30/)
    fireEvent.click(screen.getByRole('radio', { name: 'lunedì 12 luglio' }))
    await bookButton(/Prenota per 2, lun 12 lug alle 13:30/)
    fireEvent.click(screen.getByRole('button', { name: 'Più: Posti a tavola' }))
    await bookButton(/Scegli un orario/)
    fireEvent.click(screen.getByRole('button', { name: 'Meno: Posti a tavola' }))
    await bookButton(/Prenota per 2, lun 12 lug alle 13:30/)
    expect(location.search).toContain('day=2027-07-12')
  })

  test('R-313 R-515 a meal whose hour is past stays, says so, and dinner is shown', async () => {
    await open({
      answers: { 'restaurant/availability': (input) => times(input, input['day'] === TODAY ? ['lunch'] : []) },
    })
    expect(await screen.findByText('Il pranzo di oggi si prenotava entro le 11:00')).toBeTruthy()
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Pranzo' }).disabled).toBe(true)
    expect(screen.getByRole('radio', { name: 'Cena', checked: true })).toBeTruthy()
    fireEvent.click(await slot(/^20:00/))
    await bookButton(/Prenota per 2, oggi alle 20:00/)
  })

  test('R-515 once the whole day is over, tomorrow is proposed, and today still says why', async () => {
    const over = ['lunch', 'dinner']
    await open({ answers: { 'restaurant/availability': (input) => times(input, input['day'] === TODAY ? over : []) } })
    expect(await screen.findByRole('radio', { name: 'lunedì 12 luglio', checked: true })).toBeTruthy()
    fireEvent.click(screen.getByRole('radio', { name: 'domenica 11 luglio' }))
    expect(await screen.findByText('Per oggi è tardi. Scegli un altro giorno.')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Chiama' }).getAttribute('href')).toBe('tel:+390586000000')
  })

  test('R-904 what is over today is not shown as tomorrow’s while tomorrow is asked for', async () => {
    const over = ['lunch', 'dinner']
    const unanswered = new Promise<never>(() => undefined)
    await open({
      answers: { 'restaurant/availability': (input) => (input['day'] === TODAY ? times(input, over) : unanswered) },
    })
    expect(await screen.findByRole('radio', { name: 'lunedì 12 luglio', checked: true })).toBeTruthy()
    expect(screen.queryByText(/si prenotava/)).toBeNull()
    expect(screen.queryByText(/^Per oggi è tardi/)).toBeNull()
  })

  test('B-09 a deposit is named, is in the button, and the table waits as a cart for its checkout', async () => {
    await open({ answers: { 'restaurant/list': () => list([PINETA], 500) } })
    expect(await screen.findByText(/Caparra di 5,00\s€ a persona/)).toBeTruthy()
    fireEvent.click(await slot(/^13:00/))
    fireEvent.click(await bookButton(/Prenota per 2, oggi alle 13:00\s*10,00/))
    await waitFor(() => expect(tableCart.get()).toMatchObject({ cart: 'restaurant', time: '13:00', seats: 2 }))
  })

  test('R-807 a refusal is read at once, in the words of the server', async () => {
    const detail = 'Non ci sono più posti a tavola a quest’ora.'
    const failure = new CallFailure('no_seats', 409, {
      type: 'about:blank',
      title: '',
      status: 409,
      code: 'no_seats',
      detail,
    })
    await open({ ordering: { ...idle, failure } })
    expect((await screen.findByText(/Non ci sono più posti a tavola/)).closest('[role=alert]')).toBeTruthy()
  })

  test('R-103 when every restaurant is closed nothing is asked for', async () => {
    const sent = await open({
      answers: { 'restaurant/list': () => list([{ ...PINETA, closedBecause: 'season', season: null }, SCOGLIO]) },
    })
    expect(await screen.findByRole('heading', { name: 'I ristoranti riposano' })).toBeTruthy()
    expect(screen.getByRole('radio', { name: /La Pineta Fuori stagione/ })).toBeTruthy()
    expect(sent.map(({ path }) => path)).not.toContain('restaurant/availability')
  })

  test('R-806 what cannot be read can be asked for again; a resort without restaurants says so', async () => {
    let isBroken = true
    await open({ answers: { 'restaurant/list': () => (isBroken ? refusal(500, 'defect') : list([])) } })
    const again = await screen.findByRole('button', { name: 'Riprova' })
    isBroken = false
    fireEvent.click(again)
    expect(await screen.findByText('Qui non c’è un ristorante')).toBeTruthy()
  })

  test('offline the table can be chosen, and the button says why it waits', async () => {
    await open()
    fireEvent.click(await slot(/^13:00/))
    act(() => onlineManager.setOnline(false))
    expect(await screen.findByText('Sei offline: per prenotare serve la rete.')).toBeTruthy()
    expect(((await bookButton(/Prenota per 2/)) as HTMLButtonElement).disabled).toBe(true)
    act(() => onlineManager.setOnline(true))
  })

  test('R-314 what was chosen before is there again', async () => {
    tableDraft.set({ restaurant: 1, day: '2027-07-13' as never, meal: 'dinner', seats: 4, time: '20:00', note: 'Noci' })
    await open()
    await bookButton(/Prenota per 4, mar 13 lug alle 20:00/)
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Nota per il ristorante' }).value).toBe('Noci')
  })
})

test('R-314 the cart shows the table with its deposit, and lets it go', async () => {
  serve({ 'content/resort': () => RESORT, 'restaurant/list': () => list([PINETA], 500) })
  const onChange = vi.fn()
  const cart = { cart: 'restaurant', restaurant: 1, day: '2027-07-12', meal: 'lunch', time: '13:00', seats: 4, dogs: 0 }
  await openPage(<TableCartLines cart={cart as never} onChange={onChange} />, '/tabs/carrello')
  expect((await screen.findByRole('article', { name: 'Tavolo per 4' })).textContent).toContain(
    'lun 12 luglio alle 13:00',
  )
  expect(await screen.findByText(/20,00/)).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Togli il tavolo' }))
  expect(onChange).toHaveBeenCalledWith(null)
  closePage()
})
