import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { SECOND } from '../../../domain/platform/duration.ts'
import type { PlanBooking, ServicePlan } from '../../../domain/restaurant/service-plan.ts'
import { closePage, openPage, refusal, RESORT, serve, type Sent } from '../../cart/test-app.tsx'
import { fakeStream } from '../../platform/fake-stream.ts'
import { toastStore } from '../../ui/toasts.ts'
import { EMPTY_UMBRELLA_CART } from '../../umbrellas/use-umbrella-cart.ts'
import { aBooking, aPlan, RESTAURANTS } from './plan-fixture.ts'
import { ServicePlanScreen } from './ServicePlanScreen.tsx'

const FERRI = 'Tavolo 2, 13:00, Giulia Ferri, D3, 2 persone, in arrivo, 1 cane'
const OFFERED = { 'restaurant/list': () => RESTAURANTS }

let plan: ServicePlan
let stream: ReturnType<typeof fakeStream>

type Answers = Parameters<typeof serve>[0]

/** Opens the screen over a server that holds `plan`, and whose actions answer what a test says. */
async function open(bookings: readonly PlanBooking[], actions: Answers = {}, query = 'meal=lunch'): Promise<Sent[]> {
  plan = aPlan(bookings)
  const sent = serve({
    'content/resort': () => RESORT,
    'cart/get': () => ({ umbrella: EMPTY_UMBRELLA_CART, orderedAt: null, serverNow: '2027-07-11T10:48:00.000Z' }),
    'ges/restaurant/plan': () => plan,
    ...OFFERED,
    ...actions,
  })
  await openPage(<ServicePlanScreen />, `/ges/ristorante?${query}`)
  await screen.findByRole('region', { name: 'Posti online' })
  return sent
}

/** The answer of an action: the party as it is now, which the plan of the server shows from then on. */
const becoming = (change: Partial<PlanBooking>) => () => {
  const booking = aBooking({ version: 2, canUndo: true, ...change })
  plan = aPlan([booking])
  return booking
}

const widthOf = (isWide: boolean) =>
  vi.stubGlobal('matchMedia', () => ({ matches: isWide, addEventListener: vi.fn(), removeEventListener: vi.fn() }))
const inputOf = (sent: readonly Sent[], path: string) => sent.findLast((one) => one.path === path)?.input
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const card = () => within(screen.getByRole('region', { name: 'Prenotazione scelta' }))
const dialog = async () => within(await screen.findByRole('dialog'))
const undo = (words: string, name = 'Annulla') => {
  const notice = screen.getByText(words).parentElement
  if (notice === null) throw new Error('no notice')
  fireEvent.click(within(notice).getByRole('button', { name }))
}

describe('ServicePlanScreen', () => {
  beforeEach(() => {
    stream = fakeStream('restaurant')
    widthOf(true)
  })
  afterEach(() => {
    toastStore.set([])
    closePage()
    history.replaceState(null, '', '/')
  })

  test('B-09 tables are rows, parties are buttons that say all, and the chosen one shows how to reach them', async () => {
    await open([
      aBooking(),
      aBooking({
        bookingId: 8,
        table: 3,
        state: 'late',
        name: 'Rossi',
        dogs: 0,
        umbrellas: [],
        note: 'Allergia alle noci',
      }),
      aBooking({ bookingId: 9, table: 1, state: 'no_show', name: 'Nuti' }),
    ])
    const row = within(screen.getByRole('row', { name: /^Tavolo 2/ }))
    fireEvent.click(row.getByRole('button', { name: FERRI }))
    expect(card().getByText('Tavolo 2, ore 13:00')).toBeTruthy()
    expect(card().getByRole('link', { name: '333 418 2207' }).getAttribute('href')).toBe('tel:3334182207')
    expect(row.getByRole('button', { name: FERRI }).getAttribute('aria-pressed')).toBe('true')
    press('Tavolo 3, 13:00, Rossi, 2 persone, in ritardo, nota')
    expect(card().getByText('Allergia alle noci')).toBeTruthy()
    expect(card().getByRole('button', { name: 'Non si è presentato' })).toBeTruthy()
    expect(screen.queryByText(/Nuti/)).toBeNull()
  })

  test('B-09 a booking is heard of by the stream, the party is seated, and the step taken back', async () => {
    const sent = await open([], {
      'ges/restaurant/seat': becoming({ state: 'seated' }),
      'ges/restaurant/undo': becoming({ version: 3, canUndo: false }),
    })
    expect(screen.getByText('Nessuna prenotazione')).toBeTruthy()
    plan = aPlan([aBooking()])
    await act(async () => stream.tick())
    fireEvent.click(await screen.findByRole('button', { name: FERRI }))
    press('Fai accomodare')
    expect(await screen.findByText('Giulia Ferri: al tavolo 2')).toBeTruthy()
    expect(inputOf(sent, 'ges/restaurant/seat')).toEqual({ bookingId: 7, version: 1 })
    expect(card().getByRole('button', { name: 'Libera tavolo' })).toBeTruthy()
    undo('Giulia Ferri: al tavolo 2')
    expect(await card().findByRole('button', { name: 'Fai accomodare' })).toBeTruthy()
    expect(inputOf(sent, 'ges/restaurant/undo')).toEqual({ bookingId: 7, version: 2 })
  })

  test('B-09 a colleague was faster: it is said, and the plan asked again', async () => {
    const sent = await open(
      [aBooking()],
      { 'ges/restaurant/seat': () => refusal(409, 'status_changed', 'Nel frattempo è cambiata.') },
      'meal=lunch&booking=7',
    )
    const asked = sent.filter(({ path }) => path === 'ges/restaurant/plan').length
    press('Fai accomodare')
    expect(await screen.findByText('Nel frattempo è cambiata.')).toBeTruthy()
    await waitFor(() => expect(sent.filter(({ path }) => path === 'ges/restaurant/plan').length).toBeGreaterThan(asked))
  })

  test('B-09 moving offers tables that are large enough and says which are taken; who is refused reads why', async () => {
    const other = aBooking({ bookingId: 8, table: 1, name: 'Rossi' })
    const sent = await open(
      [aBooking(), other],
      { 'ges/restaurant/move': () => refusal(409, 'no_seats') },
      'meal=lunch&booking=7',
    )
    press('Sposta')
    const sheet = await dialog()
    const table = sheet.getByRole('combobox', { name: 'Tavolo' })
    expect(
      within(table)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['Tavolo 1, 2 posti, occupato', 'Tavolo 2, 2 posti', 'Tavolo 3, 4 posti'])
    fireEvent.change(table, { target: { value: '3' } })
    fireEvent.change(sheet.getByRole('combobox', { name: 'Ora' }), { target: { value: '13:30' } })
    fireEvent.click(sheet.getByRole('button', { name: 'Sposta' }))
    expect(await screen.findByText(/^A quell’ora il tavolo è di altri/)).toBeTruthy()
    expect(inputOf(sent, 'ges/restaurant/move')).toEqual({ bookingId: 7, version: 1, table: 3, time: '13:30' })
  })

  test('B-11 what a guest booked is cancelled when the undo has gone, not before', async () => {
    const sent = await open(
      [aBooking()],
      { 'ges/restaurant/cancel': becoming({ state: 'cancelled', canUndo: false }) },
      'meal=lunch&booking=7',
    )
    const cancelOnce = async () => {
      fireEvent.click(card().getByRole('button', { name: 'Annulla prenotazione' }))
      const sheet = await dialog()
      fireEvent.change(sheet.getByRole('textbox', { name: 'Motivo per l’ospite' }), { target: { value: 'Vento' } })
      fireEvent.click(sheet.getByRole('button', { name: 'Annulla la prenotazione' }))
      await waitFor(() => expect(screen.queryByRole('button', { name: FERRI })).toBeNull())
    }
    await cancelOnce()
    undo('Giulia Ferri: prenotazione annullata', 'Ripristina')
    expect(await screen.findByRole('button', { name: FERRI })).toBeTruthy()
    expect(inputOf(sent, 'ges/restaurant/cancel')).toBeUndefined()
    vi.useFakeTimers({ shouldAdvanceTime: true })
    await cancelOnce()
    await act(async () => vi.advanceTimersByTimeAsync(7 * SECOND))
    vi.useRealTimers()
    await waitFor(() =>
      expect(inputOf(sent, 'ges/restaurant/cancel')).toEqual({ bookingId: 7, version: 1, reason: 'Vento' }),
    )
    expect(screen.queryByRole('button', { name: FERRI })).toBeNull()
  })

  test('B-11 a cancellation that waits goes out with the page', async () => {
    const sent = await open([aBooking()], {}, 'meal=lunch&booking=7')
    fireEvent.click(card().getByRole('button', { name: 'Annulla prenotazione' }))
    fireEvent.click((await dialog()).getByRole('button', { name: 'Annulla la prenotazione' }))
    await act(async () => void globalThis.dispatchEvent(new Event('pagehide')))
    const gone = sent.filter(({ path }) => path === 'ges/restaurant/cancel')
    expect(gone.map(({ input, keepalive }) => [input, keepalive])).toEqual([[{ bookingId: 7, version: 1 }, true]])
  })

  test('B-09 who walks in gets a table; without a name or a table it is said in the sheet, and nothing is lost', async () => {
    let answer: () => ReturnType<typeof refusal> = () => refusal(409, 'no_seats')
    const sent = await open([], { 'ges/restaurant/add': () => answer() })
    press('Aggiungi una prenotazione')
    const sheet = await dialog()
    const add = () => fireEvent.click(sheet.getByRole('button', { name: 'Aggiungi' }))
    add()
    expect(await sheet.findByText('Scrivi un nome.')).toBeTruthy()
    fireEvent.change(sheet.getByRole('textbox', { name: 'Nome' }), { target: { value: 'Nuti' } })
    fireEvent.click(sheet.getByRole('button', { name: /Più.*Cani|Cani.*più/i }))
    add()
    expect(await sheet.findByText(/nessun tavolo libero basta/)).toBeTruthy()
    answer = becoming({ bookingId: 12, version: 1, name: 'Nuti', orderNumber: null })
    add()
    expect(await screen.findByText('Nuti: tavolo 2, ore 13:00')).toBeTruthy()
    expect(inputOf(sent, 'ges/restaurant/add')).toEqual({
      restaurant: 1,
      day: '2027-07-11',
      meal: 'lunch',
      time: '12:45',
      seats: 2,
      dogs: 1,
      name: 'Nuti',
    })
    expect(card().getByRole('heading', { name: 'Nuti' })).toBeTruthy()
  })

  test('B-09 B-11 what was written by hand is asked for as well before it is cancelled, and restored', async () => {
    const written = { orderNumber: null, umbrellas: [] }
    const sent = await open(
      [aBooking(written)],
      {
        'ges/restaurant/cancel': becoming({ ...written, state: 'cancelled' }),
        'ges/restaurant/undo': becoming({ ...written, version: 3, canUndo: false }),
      },
      'meal=lunch&booking=7',
    )
    fireEvent.click(card().getByRole('button', { name: 'Annulla prenotazione' }))
    const sheet = await dialog()
    expect(sheet.getByRole('heading', { name: 'Annullare la prenotazione di Giulia Ferri?' })).toBeTruthy()
    expect(sheet.getByText(/^Non parte nessun messaggio/)).toBeTruthy()
    expect(sheet.queryByRole('textbox')).toBeNull()
    expect(inputOf(sent, 'ges/restaurant/cancel')).toBeUndefined()
    fireEvent.click(sheet.getByRole('button', { name: 'Annulla la prenotazione' }))
    expect(await screen.findByText('Giulia Ferri: prenotazione annullata')).toBeTruthy()
    undo('Giulia Ferri: prenotazione annullata', 'Ripristina')
    await waitFor(() => expect(inputOf(sent, 'ges/restaurant/undo')).toEqual({ bookingId: 7, version: 2 }))
  })

  test('B-09 R-515 a meal past its hour says so; another is closed to guests and opened again', async () => {
    const sent = await open([], { 'ges/restaurant/online': () => ({ done: true }) })
    expect(screen.getByRole('switch', { name: 'Pranzo di oggi' }).hasAttribute('disabled')).toBe(true)
    expect(screen.getByText('Chiuso alle 11:00, come da limite.')).toBeTruthy()
    fireEvent.click(screen.getByRole('switch', { name: 'Cena di oggi' }))
    expect(await screen.findByText('Cena di oggi: chiuso online')).toBeTruthy()
    const dinner = { restaurant: 1, day: '2027-07-11', meal: 'dinner', covers: 50 }
    expect(inputOf(sent, 'ges/restaurant/online')).toEqual({ ...dinner, isOpen: false })
    undo('Cena di oggi: chiuso online')
    expect(await screen.findByText('Cena di oggi: si prenota online')).toBeTruthy()
    expect(inputOf(sent, 'ges/restaurant/online')).toEqual({ ...dinner, isOpen: true })
  })

  test('B-09 seats of a sitting are pressed down and sent once', async () => {
    const sent = await open([], { 'ges/restaurant/online': () => ({ done: true }) })
    const less = within(screen.getByRole('group', { name: 'Posti per turno: Pranzo' })).getAllByRole('button')[0]
    vi.useFakeTimers({ shouldAdvanceTime: true })
    for (let time = 0; time < 3; time++) fireEvent.click(less as HTMLElement)
    await act(async () => vi.advanceTimersByTimeAsync(2 * SECOND))
    vi.useRealTimers()
    expect(await screen.findByText('Pranzo di oggi: 47 posti')).toBeTruthy()
    const calls = sent.filter(({ path }) => path === 'ges/restaurant/online')
    expect(calls.map(({ input }) => input['covers'])).toEqual([47])
  })

  test('R-103 the restaurant is suspended with a reason in every language or in none, and taken back', async () => {
    const sent = await open([], { 'ges/restaurant/suspend': () => ({ done: true }) })
    press('Sospendi il ristorante')
    const sheet = await dialog()
    fireEvent.change(sheet.getByRole('textbox', { name: 'Italiano' }), { target: { value: 'Vento forte' } })
    fireEvent.click(sheet.getByRole('button', { name: 'Sospendi' }))
    expect(sheet.getAllByText('Manca in questa lingua.')).toHaveLength(4)
    fireEvent.change(sheet.getByRole('textbox', { name: 'Italiano' }), { target: { value: '' } })
    fireEvent.click(sheet.getByRole('button', { name: 'Sospendi' }))
    expect(await screen.findByText('La Pineta sospeso fino al 12 luglio')).toBeTruthy()
    expect(inputOf(sent, 'ges/restaurant/suspend')).toEqual({
      restaurant: 1,
      suspension: { until: '2027-07-12', reason: null },
    })
    undo('La Pineta sospeso fino al 12 luglio')
    await waitFor(() => expect(inputOf(sent, 'ges/restaurant/suspend')).toEqual({ restaurant: 1, suspension: null }))
  })

  test('B-09 on a phone the parties are a list by time, and the chosen one is a sheet', async () => {
    widthOf(false)
    await open([aBooking()])
    expect(screen.queryByRole('table')).toBeNull()
    fireEvent.click(within(screen.getByRole('list', { name: 'Prenotazioni per orario' })).getByRole('button'))
    expect((await dialog()).getByRole('button', { name: 'Fai accomodare' })).toBeTruthy()
  })

  test('B-09 a restaurant without lunch opens at dinner, and lunch cannot be chosen', async () => {
    const sent = await open([], {}, 'restaurant=2&meal=lunch')
    expect(await screen.findByRole('heading', { name: 'Lo Scoglio, cena' })).toBeTruthy()
    expect(inputOf(sent, 'ges/restaurant/plan')).toEqual({ restaurant: '2', day: '2027-07-11', meal: 'dinner' })
    expect(screen.getByRole('radio', { name: 'Pranzo' }).hasAttribute('disabled')).toBe(true)
  })

  test('B-09 without an answer the plan stays and says from when it is', async () => {
    await open([aBooking()])
    serve({ ...OFFERED, 'ges/restaurant/plan': () => refusal(503, 'maintenance') })
    vi.useFakeTimers({ shouldAdvanceTime: true })
    await act(async () => {
      stream.tick()
      await vi.advanceTimersByTimeAsync(2 * SECOND)
    })
    vi.useRealTimers()
    expect(await screen.findByText(/Non riusciamo ad aggiornare. Le prenotazioni sono delle/)).toBeTruthy()
    expect(screen.getByRole('button', { name: FERRI })).toBeTruthy()
  })
})
