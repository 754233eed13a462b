import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { onlineManager } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { closePage, openPage, refusal, RESORT, serve } from '../cart/test-app.tsx'
import { placeOf } from '../umbrellas/map/test-beach.ts'
import { ConfirmPage } from './ConfirmPage.tsx'
import { PlacePage } from './PlacePage.tsx'
import { PlansPage } from './PlansPage.tsx'
import { subscriptionDraft } from './subscription-draft.ts'
import { aDog } from '../dogs/dog-fixture.ts'
import { aDraft, anAvailability, aPlan, CARNET, FORTNIGHT, NOW, PLAN } from './subscription-fixture.ts'

const PATH = '/tabs/main-page-ombrelloni/abbonamenti-'
const NEBBIA = aDog({ dogId: 1, weightTenthsKg: null })
const dogs = (...all: object[]) => ({ dogs: all, mostDogs: 10, mostDocuments: 5 })
const EMPTY = { isEmpty: true, lines: [], totalCents: 0, expiresAt: null }

function serveAll(answers: Parameters<typeof serve>[0] = {}) {
  return serve({
    'content/resort': () => RESORT,
    'cart/get': () => ({ umbrella: EMPTY, orderedAt: null, serverNow: NOW }),
    'umbrellas/plan': () => PLAN,
    'dogs/list': () => dogs(NEBBIA),
    'subscriptions/plans': () => ({ plans: [aPlan(), FORTNIGHT, CARNET], serverNow: NOW }),
    'subscriptions/availability': () => anAvailability(),
    'subscriptions/hold': () => ({
      umbrellaId: placeOf('B7').id,
      expiresAt: '2027-07-11T08:32:00.000Z',
      serverNow: NOW,
    }),
    'subscriptions/release': () => ({ done: true }),
    ...answers,
  })
}

const place = (name: RegExp) => screen.findByRole('gridcell', { name })

describe('the three steps of a subscription', () => {
  beforeEach(() => vi.useFakeTimers({ now: Date.parse(NOW), shouldAdvanceTime: true }))
  afterEach(() => {
    act(() => onlineManager.setOnline(true))
    closePage()
    subscriptionDraft.set(null)
    vi.useRealTimers()
  })

  test('R-102 step one: plans with days, price from and what is left; the dogs choose the zone, the address keeps it all', async () => {
    serveAll()
    await openPage(<PlansPage />, `${PATH}uno`)
    expect(
      await screen.findByRole('radio', { name: /Agosto ultimi 9 1 – 31 agosto da 690\s€/, checked: true }),
    ).toBeTruthy()
    expect(screen.getByRole('img', { name: 'Passo 1 di 3' })).toBeTruthy()
    expect(screen.getByRole('radio', { name: 'Cani grandi', checked: true })).toBeTruthy()
    expect(screen.queryByRole('radio', { name: 'Gazebo' })).toBeNull()
    fireEvent.click(screen.getByRole('radio', { name: 'Umani' }))
    expect(await screen.findByRole('radio', { name: /Agosto .*Finiti in questa zona/ })).toBeTruthy()
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Scegli il posto' }).disabled).toBe(true)
    fireEvent.click(screen.getByRole('radio', { name: 'Cani piccoli' }))
    fireEvent.click(await screen.findByRole('button', { name: 'Scegli il posto' }))
    await waitFor(() =>
      expect(location.pathname + location.search).toBe(`${PATH}due?plan=2&zone=small-dog&from=2027-08-01`),
    )
  })

  test('R-102 a length begins on a chosen day, which changes days and price; a carnet goes straight to step three', async () => {
    const sent = serveAll()
    await openPage(<PlansPage />, `${PATH}uno?plan=3`)
    fireEvent.click(await screen.findByRole('button', { name: /giovedì 15 luglio 2027/ }))
    await waitFor(() => expect(location.search).toContain('from=2027-07-15'))
    await waitFor(() => expect(sent.some(({ input }) => input['from'] === '2027-07-15')).toBe(true))
    fireEvent.click(screen.getByRole('radio', { name: /Carnet 10 ingressi/ }))
    fireEvent.click(await screen.findByRole('button', { name: 'Continua' }))
    await waitFor(() => expect(location.pathname).toBe(`${PATH}tre`))
    expect(subscriptionDraft.get()?.cart).toMatchObject({ planId: 9, umbrellaId: null })
  })

  test.each([
    ['nothing is sold', () => ({ plans: [], serverNow: NOW }), 'Ora non ci sono abbonamenti in vendita'],
    ['the resort is closed', () => refusal(409, 'resort_closed', 'Chiuso.'), 'La spiaggia è chiusa'],
    ['the server fails', () => refusal(500, 'defect'), /andato storto/],
  ])('R-806 step one says when %s', async (_what, answer, words) => {
    serveAll({ 'subscriptions/plans': answer })
    await openPage(<PlansPage />, `${PATH}uno`)
    expect(await screen.findByText(words)).toBeTruthy()
  })

  test('R-102 step two: a free place is chosen and held with the dogs that may stay', async () => {
    const sent = serveAll()
    await openPage(<PlacePage />, `${PATH}due?plan=2&zone=large-dog&from=2027-08-01`)
    expect(await screen.findByRole('heading', { name: 'Agosto: quale posto?' })).toBeTruthy()
    expect(screen.getByText('Libero dal 1 al 31, tutti i giorni')).toBeTruthy()
    fireEvent.click(await place(/^B7, libero, large-dog, 690 euro in tutto/))
    fireEvent.click(await screen.findByRole('button', { name: 'Continua con B7' }))
    await waitFor(() => expect(location.pathname).toBe(`${PATH}tre`))
    expect(sent.find(({ path }) => path === 'subscriptions/hold')?.input).toEqual({
      planId: 2,
      from: '2027-08-01',
      umbrellaId: placeOf('B7').id,
    })
    expect(subscriptionDraft.get()).toMatchObject({ code: 'B7', cart: { dogs: [{ name: 'Nebbia' }] }, isAdded: false })
  })

  test('R-102 a place that is taken on some days says which, and leads to the nearest whole ones', async () => {
    serveAll({
      'subscriptions/missingDays': () => ({
        days: ['2027-08-14', '2027-08-15'].map((day) => ({ day, part: 'full_day' })),
        nearest: [{ umbrellaId: placeOf('B3').id, code: 'B3', row: 'B', totalCents: 69_000 }],
      }),
    })
    await openPage(<PlacePage />, `${PATH}due?plan=2&zone=large-dog&from=2027-08-01`)
    fireEvent.click(await place(/^B2, occupato 4 giorni su 31/))
    const sheet = within(await screen.findByRole('dialog', { name: 'B2 non è libero per 2 giorni' }))
    expect(sheet.getByText('sab 14 ago, dom 15 ago')).toBeTruthy()
    fireEvent.click(sheet.getByRole('button', { name: /B3/ }))
    expect(await screen.findByRole('button', { name: 'Continua con B3' })).toBeTruthy()
    expect(location.search).toContain('place=B3')
  })

  test('B-21 the list has the same places, also only those that a wheelchair reaches', async () => {
    serveAll()
    await openPage(<PlacePage />, `${PATH}due?plan=2&zone=large-dog&from=2027-08-01&list=1`)
    const list = within(await screen.findByRole('list', { name: 'Elenco dei posti' }))
    expect(list.getByRole('button', { name: /^B7, libero, .*690 euro in tutto/ })).toBeTruthy()
    expect(list.queryByRole('button', { name: /^B9,/ })).toBeNull()
    fireEvent.click(screen.getByRole('button', { name: 'Solo accessibili' }))
    await waitFor(() => expect(list.queryByRole('button', { name: /^B7,/ })).toBeNull())
    fireEvent.click(list.getByRole('button', { name: /^B8, libero/ }))
    expect(await screen.findByRole('button', { name: 'Continua con B8' })).toBeTruthy()
  })

  test('R-405 somebody faster is said in place, and the map is asked for again', async () => {
    let held = false
    const sent = serveAll({
      'subscriptions/hold': () => {
        held = true
        return refusal(409, 'umbrella_taken')
      },
      'subscriptions/availability': () => anAvailability(held ? { B7: 'h' } : {}),
    })
    await openPage(<PlacePage />, `${PATH}due?plan=2&zone=large-dog&from=2027-08-01&place=B7`)
    fireEvent.click(await screen.findByRole('button', { name: 'Continua con B7' }))
    expect(await screen.findByText(/B7 è appena stato preso/)).toBeTruthy()
    expect(await place(/^B7, in scelta da un altro ospite/)).toBeTruthy()
    expect(sent.filter(({ path }) => path === 'subscriptions/availability').length).toBeGreaterThan(1)
    expect(subscriptionDraft.get()).toBeNull()
  })

  test('R-102 step three: extras, instalments with their days, and into the cart with what is paid now', async () => {
    serveAll()
    subscriptionDraft.set(aDraft())
    await openPage(<ConfirmPage />, `${PATH}tre`)
    expect(await screen.findByRole('heading', { name: 'B7, abbonamento agosto' })).toBeTruthy()
    expect(screen.getByText('1 – 31 agosto 2027, giornata intera')).toBeTruthy()
    expect(screen.getAllByText('2 compresi, poi 60 € al mese')).not.toHaveLength(0)
    expect(screen.getByRole('timer')).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: 'Più: Lettini' }))
    expect(await screen.findByRole('button', { name: /Aggiungi al carrello.*750,00/ })).toBeTruthy()
    fireEvent.click(screen.getByRole('radio', { name: /A rate/ }))
    expect(await screen.findByText('Entro il 28 luglio 2027')).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: /Aggiungi al carrello.*225,00/ }))
    await waitFor(() => expect(location.pathname + location.search).toBe('/tabs/carrello?cart=subscription'))
    expect(subscriptionDraft.get()).toMatchObject({
      isAdded: true,
      cart: { inInstalments: true, extras: [{ id: 'sun_bed', quantity: 1 }] },
    })
  })

  test('R-405 a hold that has ended keeps the choices and is asked for again', async () => {
    const sent = serveAll()
    subscriptionDraft.set(aDraft({ heldUntil: '2027-07-11T08:20:00.000Z' }))
    await openPage(<ConfirmPage />, `${PATH}tre`)
    expect(await screen.findByText(/B7 non è più tenuto per te/)).toBeTruthy()
    expect(screen.getByRole<HTMLButtonElement>('button', { name: /Aggiungi al carrello/ }).disabled).toBe(true)
    fireEvent.click(screen.getByRole('button', { name: 'Tieni di nuovo B7' }))
    await waitFor(() => expect(screen.queryByText(/non è più tenuto per te/)).toBeNull())
    expect(sent.some(({ path }) => path === 'subscriptions/hold')).toBe(true)
    expect(subscriptionDraft.get()?.cart.dogs).toEqual([{ name: 'Nebbia', size: 'large' }])
  })

  test('R-306 dogs are changed on a sheet; who does not fit says why', async () => {
    serveAll({ 'dogs/list': () => dogs(NEBBIA, { ...NEBBIA, dogId: 2, name: 'Pepe' }) })
    subscriptionDraft.set(aDraft())
    await openPage(<ConfirmPage />, `${PATH}tre`)
    fireEvent.click(await screen.findByRole('button', { name: 'Cambia: Cani' }))
    const sheet = within(await screen.findByRole('dialog'))
    expect(sheet.getByRole<HTMLInputElement>('switch', { name: /^Pepe: / }).disabled).toBe(true)
    fireEvent.click(sheet.getByRole('switch', { name: 'Nebbia' }))
    expect(subscriptionDraft.get()?.cart.dogs).toEqual([])
  })

  test('B-20 without a network nothing is held or added, and it says so', async () => {
    serveAll()
    subscriptionDraft.set(aDraft())
    await openPage(<ConfirmPage />, `${PATH}tre`)
    await screen.findByRole('heading', { name: 'B7, abbonamento agosto' })
    act(() => onlineManager.setOnline(false))
    expect(await screen.findByText(/Senza rete non puoi aggiungerlo/)).toBeTruthy()
    expect(screen.getByRole<HTMLButtonElement>('button', { name: /Aggiungi al carrello/ }).disabled).toBe(true)
  })

  test('nothing chosen leads back to the plans', async () => {
    serveAll()
    await openPage(<ConfirmPage />, `${PATH}tre`)
    expect((await screen.findByRole('link', { name: 'Vedi le formule' })).getAttribute('href')).toBe(`${PATH}uno`)
  })
})
