import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import type { ServiceCart } from '../../domain/services/calls.ts'
import { closePage, openPage, refusal, RESORT, serve } from '../cart/test-app.tsx'
import { serviceCart } from './service-cart.ts'
import { addItems, setQuantity } from './service-items.ts'
import { ServiceCartLines } from './ServiceCartLines.tsx'
import { ServicesPage } from './ServicesPage.tsx'

const PATH = '/tabs/home/servizi'
const TOWEL = { serviceId: 2, day: '2027-07-11', part: 'full_day', quantity: 2 } as ServiceCart['items'][number]
const aCart = (...items: ServiceCart['items']): ServiceCart => ({ cart: 'service', items })

/** Towels of which some are left, showers without a limit, and canoes that are gone. */
function services(input: Record<string, unknown>, towels = 5) {
  const half = input['part'] === 'full_day' ? 1 : 0.6
  const common = { text: 'Due parole', page: 'rental', slots: null }
  return {
    services: [
      {
        ...common,
        serviceId: 2,
        name: 'Telo mare',
        unit: 'day_part',
        unitCents: 500 * half,
        left: towels,
        art: 'towel',
      },
      {
        ...common,
        serviceId: 3,
        name: 'Doccia calda',
        unit: 'piece',
        unitCents: 200,
        left: null,
        art: 'shower',
        page: null,
      },
      { ...common, serviceId: 8, name: 'Canoa', unit: 'day_part', unitCents: 2400 * half, left: 0, art: 'canoe' },
    ],
  }
}

const open = (answer: Parameters<typeof serve>[0][string] = (input) => services(input), path = PATH) => {
  const sent = serve({
    'content/resort': () => RESORT,
    'services/list': answer,
    'umbrellas/calendar': () => ({ days: [{ day: RESORT.today, state: 'many', free: 5 }] }),
  })
  return openPage(<ServicesPage />, path).then(() => sent)
}
const addButton = () => screen.findByRole('button', { name: /Aggiungi al carrello/ })
const card = async (name: string) => within(await screen.findByRole('article', { name }))
const more = async (name: string) => fireEvent.click((await card(name)).getByRole('button', { name: `Più: ${name}` }))

describe('ServicesPage', () => {
  afterEach(() => {
    closePage()
    serviceCart.set(null)
  })

  test('R-715 shows price, unit and what is left; what is sold out stays and says so; each leads to its text', async () => {
    await open()
    const towel = await card('Telo mare')
    expect(towel.getByText(/5,00/)).toBeTruthy()
    expect(towel.getByText('per il giorno, ne restano 5')).toBeTruthy()
    expect(towel.getByRole('link', { name: 'Scopri di più: Telo mare' }).getAttribute('href')).toBe(
      '/tabs/contact/info?page=rental',
    )
    const shower = await card('Doccia calda')
    expect(shower.getByText('per volta')).toBeTruthy()
    expect(shower.queryByRole('link')).toBeNull()
    const canoe = await card('Canoa')
    expect(canoe.getByText('Esaurito')).toBeTruthy()
    expect(canoe.queryByRole('button')).toBeNull()
    expect(((await addButton()) as HTMLButtonElement).disabled).toBe(true)
    expect(screen.getByText('Scegli che cosa ti serve')).toBeTruthy()
  })

  test('R-314 what is chosen for a day and a part goes into the cart of this device, which opens', async () => {
    await open()
    fireEvent.click(await screen.findByRole('button', { name: 'lun 12 lug' }))
    fireEvent.click(screen.getByRole('radio', { name: 'Pomeriggio' }))
    await waitFor(async () => expect((await card('Telo mare')).getByText(/per il pomeriggio/)).toBeTruthy())
    await more('Telo mare')
    await more('Telo mare')
    await more('Doccia calda')
    expect((await addButton()).textContent).toContain('8,00')
    fireEvent.click(await addButton())
    const line = { day: '2027-07-12', part: 'afternoon' }
    expect(serviceCart.get()).toEqual({
      cart: 'service',
      items: [
        { ...line, serviceId: 2, quantity: 2 },
        { ...line, serviceId: 3, quantity: 1 },
      ],
    })
    await waitFor(() => expect(location.pathname + location.search).toBe('/tabs/carrello?cart=service'))
  })

  test('R-314 no more can be added than is left beside what the cart has', async () => {
    serviceCart.set(aCart({ ...TOWEL, quantity: 4 }))
    await open()
    await more('Telo mare')
    const button = (await card('Telo mare')).getByRole('button', { name: 'Più: Telo mare' })
    expect((button as HTMLButtonElement).disabled).toBe(true)
  })

  test('R-806 what the server refuses is said; what fails can be tried again; nothing to book is said too', async () => {
    await open(() => refusal(409, 'outside_season', 'In quei giorni la spiaggia è chiusa.'))
    expect(await screen.findByText('In quei giorni la spiaggia è chiusa.')).toBeTruthy()
    closePage()
    let isDown = true
    await open((input) => (isDown ? refusal(500, 'defect') : services(input)))
    const retry = await screen.findByRole('button', { name: 'Riprova' })
    isDown = false
    fireEvent.click(retry)
    expect(await screen.findByRole('article', { name: 'Telo mare' })).toBeTruthy()
    closePage()
    await open(() => ({ services: [] }))
    expect(await screen.findByRole('heading', { name: 'Niente da prenotare qui' })).toBeTruthy()
  })

  test('R-314 the cart’s lines say day, part and price, change their quantity, and say when there is less', async () => {
    serve({ 'services/list': (input) => services(input, 1) })
    const changes: unknown[] = []
    const cart = aCart(TOWEL, { ...TOWEL, serviceId: 3 })
    await openPage(<ServiceCartLines cart={cart} onChange={(next) => changes.push(next)} />, '/tabs/carrello')
    const towel = await card('Telo mare')
    expect(towel.getByText(/10,00/)).toBeTruthy()
    expect(towel.getByText('domenica 11 luglio, giornata intera')).toBeTruthy()
    expect(towel.getByText('Ne resta 1.')).toBeTruthy()
    fireEvent.click(towel.getByRole('button', { name: 'Togli Telo mare' }))
    await more('Doccia calda')
    expect(changes).toEqual([aCart({ ...TOWEL, serviceId: 3 }), aCart(TOWEL, { ...TOWEL, serviceId: 3, quantity: 3 })])
  })

  test('R-314 the same service, day and part is one line of the cart, and the last line leaves none', () => {
    const full = addItems(aCart(TOWEL), [
      { ...TOWEL, quantity: 19 },
      { ...TOWEL, part: 'morning' },
    ])
    expect(full).toEqual(aCart({ ...TOWEL, quantity: 20 }, { ...TOWEL, part: 'morning' }))
    expect(setQuantity(aCart(TOWEL), { ...TOWEL, quantity: 0 })).toBeNull()
  })

  test('B-22 what is given at times is chosen by its time: a taken one cannot be, and the cart says when', async () => {
    const shower = {
      serviceId: 4,
      name: 'Doccia per il cane',
      text: 'Acqua tiepida',
      unit: 'piece',
      unitCents: 500,
      left: 24,
      slots: [
        { time: '10:00', left: 0 },
        { time: '10:30', left: 1 },
      ],
      art: 'dog_shower',
      page: null,
    }
    await open(() => ({ services: [shower] }))
    const times = within(await screen.findByRole('group', { name: 'Orari: Doccia per il cane' }))
    expect(times.getByRole('button', { name: '10:00' })).toHaveProperty('disabled', true)
    expect(screen.queryByRole('button', { name: 'Più: Doccia per il cane' })).toBeNull()
    fireEvent.click(times.getByRole('button', { name: '10:30' }))
    fireEvent.click(await screen.findByRole('button', { name: /Aggiungi al carrello.*5,00/ }))
    const item = { serviceId: 4, day: '2027-07-11', part: 'full_day', quantity: 1, time: '10:30' } as const
    expect(serviceCart.get()).toEqual({ cart: 'service', items: [item] })
    closePage()
    serve({ 'services/list': () => ({ services: [{ ...shower, slots: [{ time: '10:30', left: 0 }] }] }) })
    await openPage(<ServiceCartLines cart={aCart(item as never)} onChange={() => undefined} />, '/tabs/carrello')
    expect(await screen.findByText(/alle 10:30/)).toBeTruthy()
    expect(await screen.findByText('Quest’ora non è più libera.')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Più: Doccia per il cane' })).toBeNull()
  })
})
