import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import { closePage, openPage, refusal, RESORT, serve } from '../cart/test-app.tsx'
import { parkingCart } from './parking-cart.ts'
import { ParkingCartLines } from './ParkingCartLines.tsx'
import { ParkingPage } from './ParkingPage.tsx'

const PATH = '/tabs/home/parcheggio'
const CART = {
  cart: 'parking',
  areaId: 2,
  from: '2027-07-18',
  to: '2027-07-19',
  part: 'morning',
  plate: 'GF482KR',
} as never

/** Two areas, of which one may be full; the prices follow the days and the part. */
function areas(input: Record<string, unknown>, left: readonly [number, number] = [34, 112]) {
  const days = Date.parse(String(input['to'])) / 86_400_000 - Date.parse(String(input['from'])) / 86_400_000 + 1
  const [pineta, dune] = input['part'] === 'full_day' ? [800, 500] : [500, 300]
  const area = (areaId: number, name: string, text: string, unitCents: number, free: number) => ({
    areaId,
    name,
    text,
    hasShade: areaId === 1,
    unitCents,
    totalCents: unitCents * days,
    left: free,
  })
  return {
    areas: [area(1, 'Pineta', 'All’ombra', pineta, left[0]), area(2, 'Dune', 'Al sole', dune, left[1])],
  }
}

const open = (answer: Parameters<typeof serve>[0][string] = (input) => areas(input), path = PATH, morning = 'many') => {
  const calendar = () => ({ days: [{ day: RESORT.today, state: morning, free: 5 }] })
  const sent = serve({ 'content/resort': () => RESORT, 'umbrellas/calendar': calendar, 'parking/availability': answer })
  return openPage(<ParkingPage />, path).then(() => sent)
}
const addButton = () => screen.findByRole('button', { name: /Aggiungi al carrello/ })
const plate = () => screen.findByRole('textbox', { name: /Targa/ })

describe('ParkingPage', () => {
  afterEach(() => {
    closePage()
    parkingCart.set(null)
  })

  test('R-105 shows areas with price and free spaces, today and the full day, and the total in the button', async () => {
    await open()
    expect(
      await screen.findByRole('radio', { name: /Pineta All’ombra, 34 posti liberi 8\s€/, checked: true }),
    ).toBeTruthy()
    expect(screen.getByRole('radio', { name: /Dune Al sole, 112 posti liberi 5\s€/, checked: false })).toBeTruthy()
    expect(screen.getByRole('button', { name: /Giorno domenica 11 luglio/ })).toBeTruthy()
    expect(screen.getByRole('button', { name: /Durata Giornata intera/ })).toBeTruthy()
    expect((await addButton()).textContent).toContain('8,00')
    expect(screen.getByText('La sbarra legge la targa, non serve stampare niente.')).toBeTruthy()
    expect(screen.getByRole('link', { name: /Come arrivare/ }).getAttribute('href')).toBe(
      '/tabs/contact/info?page=parking',
    )
  })

  test('R-314 area, duration and plate go into the cart of this device, which opens', async () => {
    await open()
    fireEvent.click(await screen.findByRole('radio', { name: /Dune/ }))
    fireEvent.click(screen.getByRole('button', { name: /Durata/ }))
    fireEvent.click(within(await screen.findByRole('dialog')).getByRole('radio', { name: 'Pomeriggio' }))
    fireEvent.click(screen.getByRole('button', { name: 'Fatto' }))
    await waitFor(async () => expect((await addButton()).textContent).toContain('3,00'))
    fireEvent.change(await plate(), { target: { value: 'gf 482-kr' } })
    fireEvent.click(await addButton())
    expect(parkingCart.get()).toEqual({
      cart: 'parking',
      areaId: 2,
      from: '2027-07-11',
      to: '2027-07-11',
      part: 'afternoon',
      plate: 'GF482KR',
    })
    await waitFor(() => expect(location.pathname + location.search).toBe('/tabs/carrello?cart=parking'))
    expect(JSON.parse(localStorage.getItem('battigia.parkingCart') ?? 'null')).toEqual(parkingCart.get())
  })

  test.each([
    ['', 'Compila questo campo'],
    ['ab', '3'],
    ['AB*CD', 'caratteri'],
  ])('R-504 the plate "%s" is refused under its field, which has the focus', async (typed, words) => {
    await open()
    await screen.findByRole('radio', { name: /Pineta/ })
    if (typed !== '') fireEvent.change(await plate(), { target: { value: typed } })
    fireEvent.click(await addButton())
    const field = await plate()
    expect(field.getAttribute('aria-invalid')).toBe('true')
    expect(
      document.getElementById(field.getAttribute('aria-describedby')?.split(' ').at(-1) ?? '')?.textContent,
    ).toMatch(new RegExp(words, 'i'))
    expect(document.activeElement).toBe(field)
    expect(parkingCart.get()).toBeNull()
  })

  test('R-105 a full area stays and says so, and the other is chosen; with both full nothing can be added', async () => {
    await open((input) => areas(input, [0, 1]))
    const full = await screen.findByRole('radio', { name: /Pineta All’ombra, al completo/ })
    expect((full as HTMLInputElement).disabled).toBe(true)
    expect(screen.getByRole('radio', { name: /Dune Al sole, 1 posto libero/, checked: true })).toBeTruthy()
    closePage()
    await open((input) => areas(input, [0, 0]))
    expect((await screen.findByText(/al completo in quei giorni/)).textContent).toContain('Prova un altro giorno')
    expect(((await addButton()) as HTMLButtonElement).disabled).toBe(true)
  })

  test('R-512 once the morning is over, today is an afternoon', async () => {
    await open((input) => (input['part'] === 'afternoon' ? areas(input) : refusal(409, 'day_part_over')), PATH, 'past')
    expect(await screen.findByRole('button', { name: /Durata Pomeriggio/ })).toBeTruthy()
    expect((await addButton()).textContent).toContain('5,00')
    fireEvent.click(screen.getByRole('button', { name: /Durata/ }))
    const sheet = within(await screen.findByRole('dialog'))
    expect(sheet.getByRole<HTMLInputElement>('radio', { name: 'Mattina' }).disabled).toBe(true)
    expect(sheet.getByText(/resta solo il pomeriggio/)).toBeTruthy()
  })

  test('R-512 days of the address that cannot be booked are not taken from it; several days make several prices', async () => {
    await open(undefined, `${PATH}?from=2027-07-01&to=2027-07-02`)
    expect(await screen.findByRole('button', { name: /Giorno domenica 11 luglio/ })).toBeTruthy()
    closePage()
    await open(undefined, `${PATH}?from=2027-07-18&to=2027-07-19`)
    expect(await screen.findByRole('button', { name: /Giorni 18–19 luglio/ })).toBeTruthy()
    await waitFor(async () => expect((await addButton()).textContent).toContain('16,00'))
  })

  test('R-806 what the server refuses is said where the areas stand; what fails can be tried again', async () => {
    await open(() => refusal(400, 'period_too_long', 'Puoi scegliere al massimo 62 giorni alla volta.'))
    expect(await screen.findByText(/al massimo 62 giorni/)).toBeTruthy()
    closePage()
    let isDown = true
    await open((input) => (isDown ? 'offline' : areas(input)))
    const retry = await screen.findByRole('button', { name: 'Riprova' }, { timeout: 5000 })
    isDown = false
    fireEvent.click(retry)
    expect(await screen.findByRole('radio', { name: /Pineta/ })).toBeTruthy()
  })

  test('R-903 a closed resort says so, and one without a car park too', async () => {
    serve({ 'content/resort': () => ({ ...RESORT, season: null }) })
    await openPage(<ParkingPage />, PATH)
    expect(await screen.findByRole('heading', { name: 'La spiaggia è chiusa' })).toBeTruthy()
    closePage()
    await open(() => ({ areas: [] }))
    expect(await screen.findByRole('heading', { name: 'Qui non si parcheggia' })).toBeTruthy()
  })

  test('R-314 the cart’s space fills the page to be changed, and stands in the cart with its words', async () => {
    parkingCart.set(CART)
    await open()
    expect(await screen.findByRole('radio', { name: /Dune/, checked: true })).toBeTruthy()
    expect(((await plate()) as HTMLInputElement).value).toBe('GF 482 KR')
    expect(await screen.findByRole('button', { name: /Aggiorna il carrello/ })).toBeTruthy()
    closePage()
    serve({ 'parking/availability': (input) => areas(input, [34, 0]) })
    const changes: unknown[] = []
    await openPage(<ParkingCartLines cart={CART} onChange={(cart) => changes.push(cart)} />, '/tabs/carrello')
    const line = within(await screen.findByRole('article', { name: 'Parcheggio Dune' }))
    expect(line.getByText(/6,00/)).toBeTruthy()
    expect(line.getByText('18–19 luglio, mattina')).toBeTruthy()
    expect(line.getByText('Targa GF 482 KR')).toBeTruthy()
    expect(line.getByText('Al completo in quei giorni')).toBeTruthy()
    fireEvent.click(line.getByRole('button', { name: 'Togli il parcheggio' }))
    expect(changes).toEqual([null])
  })
})
