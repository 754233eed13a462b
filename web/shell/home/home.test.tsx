import { onlineManager } from '@tanstack/react-query'
import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { getUser } from '../../../domain/accounts/calls.ts'
import { getResort } from '../../../domain/content/calls.ts'
import { listDogs } from '../../../domain/dogs/calls.ts'
import { listOrders } from '../../../domain/orders/calls.ts'
import { civilDate } from '../../../domain/platform/civil-date.ts'
import { answering, endPages, openPages, startWith } from '../../accounts/page-fixture.tsx'
import { RESORT } from '../../content/resort-fixture.ts'
import { aDog } from '../../dogs/dog-fixture.ts'
import { anOrder } from '../../orders/order-fixture.ts'
import { problem } from '../../platform/fake-server.ts'
import { closedBecause } from './closed.ts'
import { HomePage } from './HomePage.tsx'

const PAGES = { '/tabs/home': HomePage }
const resortWith = (over: Partial<typeof RESORT>) => answering(getResort, () => ({ ...RESORT, ...over }))
const GIULIA = answering(getUser, () => ({
  nome: 'Giulia',
  cognome: 'Ferri',
  telefono: '+393334182207',
  image: '',
  stripeToken: 0 as const,
}))
const orders = (...list: ReturnType<typeof anOrder>[]) => answering(listOrders, () => ({ orders: list, next: null }))

beforeEach(() => startWith('Giulia'))
afterEach(() => {
  onlineManager.setOnline(true)
  endPages()
})

test('R-901 the card of the umbrellas names the lowest price of the server', async () => {
  await openPages('/tabs/home', PAGES, { ...resortWith({ fromCents: 3150 }), ...GIULIA, ...orders() })
  expect((await screen.findByText(/Da 31,50/)).textContent).toMatch(/^Da 31,50\s€ al giorno$/)
  expect(screen.getByText('Quando vieni al mare?')).toBeTruthy()
  expect(screen.getByText(/, Giulia$/)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Notifiche' }).getAttribute('href')).toBe('/tabs/contact/notifiche')
})

test('B-16 a day of the home takes the dogs along, and leads to the search while they are on their way', async () => {
  let answer: (dogs: Response) => void = () => undefined
  const asked = new Promise<Response>((resolve) => (answer = resolve))
  const answers = { ...resortWith({}), ...GIULIA, ...orders(), [listDogs.path]: () => asked }
  await openPages('/tabs/home', PAGES, answers)
  const today = () => screen.getByRole('link', { name: 'Oggi' }).getAttribute('href')
  expect(await screen.findByRole('link', { name: 'Oggi' })).toBeTruthy()
  expect(today()).toBe('/tabs/main-page-ombrelloni?from=2027-07-18&to=2027-07-18')
  const list = { dogs: [aDog()], mostDogs: 2, mostDocuments: 2 }
  await act(async () => answer(Response.json(list)))
  await waitFor(() => expect(today()).toContain('people=2&dogs=Nebbia'))
})

test('R-212 the next booking stands first, with its pass one tap away', async () => {
  await openPages('/tabs/home', PAGES, { ...resortWith({}), ...GIULIA, ...orders(anOrder()) })
  expect(await screen.findByText('Oggi si va al mare.')).toBeTruthy()
  expect(await screen.findByText('Ombrelloni C5 e C6')).toBeTruthy()
  expect(screen.getByText('Da pagare')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Mostra QR' }).getAttribute('href')).toBe('/riepilogo?order=7&pass=1')
})

test.each([
  [null, 'La prossima stagione non è ancora aperta. Torna a trovarci presto.'],
  [{ from: '2027-05-01', to: '2027-07-10' }, 'La stagione è finita sabato 10 luglio. Torna a trovarci presto.'],
])('R-903 a closed season %j says so, without a price and without a way to book', async (season, text) => {
  await openPages('/tabs/home', PAGES, { ...resortWith({ season, fromCents: null }), ...GIULIA, ...orders() })
  expect(await screen.findByText(text)).toBeTruthy()
  expect(screen.queryByText(/al giorno/)).toBeNull()
  expect(screen.queryByRole('link', { name: /Prenota/ })).toBeNull()
})

test('R-903 the last day of the season is still open', () => {
  const season = { from: '2027-05-01', to: '2027-07-18' }
  expect(closedBecause(season, civilDate('2027-07-18'))).toBeNull()
  expect(closedBecause(season, civilDate('2027-07-19'))).toEqual({ lastDay: '2027-07-18' })
})

test('B-02 without a network the pass stays and what needs the server says so', async () => {
  await openPages('/tabs/home', PAGES, { ...resortWith({}), ...GIULIA, ...orders(anOrder()) })
  await screen.findByText('Ombrelloni C5 e C6')
  await act(async () => onlineManager.setOnline(false))
  expect(await screen.findByText('Ciao Giulia')).toBeTruthy()
  expect(screen.getByRole('img', { name: 'Codice QR della prenotazione BA-7K3M-Q2XT' })).toBeTruthy()
  expect(screen.getAllByText('serve la rete')).toHaveLength(2)
  expect(screen.getByRole('link', { name: /Chiama/ }).getAttribute('href')).toBe('tel:+390586000000')
})

test('R-806 a home that does not load says so and can be tried again', async () => {
  let isBroken = true
  await openPages('/tabs/home', PAGES, {
    ...answering(getResort, () => (isBroken ? problem(500, 'defect') : RESORT)),
    ...GIULIA,
    ...orders(),
  })
  const retry = await screen.findByRole('button', { name: 'Riprova' })
  isBroken = false
  await act(async () => retry.click())
  expect(await screen.findByText(/al giorno/)).toBeTruthy()
})

test('R-110 a guest is greeted without a name and no orders are asked for', async () => {
  endPages()
  startWith('nobody')
  const { seen } = await openPages('/tabs/home', PAGES, resortWith({}))
  expect(await screen.findByText(/al giorno/)).toBeTruthy()
  expect(screen.getByText(/^(Buongiorno|Buon pomeriggio|Buonasera)$/)).toBeTruthy()
  expect(seen(listOrders)).toHaveLength(0)
  expect(screen.queryByRole('link', { name: 'Notifiche' })).toBeNull()
})
