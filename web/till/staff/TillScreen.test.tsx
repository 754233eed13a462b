import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { cents } from '../../../domain/platform/cents.ts'
import type { Till } from '../../../domain/till/calls.ts'
import { closePage, openPage, serve, type Sent } from '../../cart/test-app.tsx'
import { aDrawer, aTill, aTillOrder } from './till-fixture.ts'
import { TillScreen } from './TillScreen.tsx'

let till: Till

/** Opens the cash desk over a server that holds `till`. */
async function open(change: Partial<Till> = {}, answers: Parameters<typeof serve>[0] = {}): Promise<Sent[]> {
  till = aTill(change)
  const sent = serve({ 'ges/till': () => till, ...answers })
  await openPage(<TillScreen />, '/ges/cassa')
  await screen.findByRole('region', { name: 'Cassetti' })
  return sent
}

const button = (name: string | RegExp, place: HTMLElement = document.body) =>
  within(place).getByRole('button', { name })
const sheet = async (name: string) => screen.findByRole('dialog', { name })
const inputOf = (sent: readonly Sent[], path: string) => sent.find((one) => one.path === path)?.input
/** The notice with *Annulla* goes when the page is left: what was held back is sent. */
const leave = () => act(async () => void dispatchEvent(new Event('pagehide')))

describe('V3 a drawer for each person', () => {
  afterEach(() => {
    closePage()
    vi.restoreAllMocks()
  })

  test('who took cash without a drawer is said, and gets one with a float that the till has', async () => {
    const sent = await open(
      {},
      {
        'ges/till/openDrawer': () => {
          till = aTill({ drawers: [aDrawer({ expectedCents: 13_050 })] })
          return { done: true }
        },
      },
    )
    const card = screen.getByRole('region', { name: 'Cassetti' })
    expect(card.textContent).toMatch(/Giada, senza cassetto30,50/)
    fireEvent.click(button('Apri un cassetto', card))
    const form = await sheet('Apri un cassetto')
    fireEvent.change(within(form).getByLabelText('Fondo del cassetto'), { target: { value: '400' } })
    fireEvent.click(button('Apri il cassetto', form))
    expect(within(form).getByText(/per darne di più, versali prima in cassa/)).toBeTruthy()
    fireEvent.change(within(form).getByLabelText('Fondo del cassetto'), { target: { value: '100' } })
    fireEvent.click(button('Apri il cassetto', form))
    expect(await screen.findByText('Cassetto di Giada aperto')).toBeTruthy()
    expect(inputOf(sent, 'ges/till/openDrawer')).toMatchObject({ accountId: 12, floatCents: 10_000 })
    await waitFor(() => expect(card.textContent).toMatch(/Giadaaperto alle 09:10 · fondo 100,00.*130,50/))
    expect(card.textContent).not.toMatch(/senza cassetto/)
  })

  test('a drawer is counted by its pieces; a difference needs a note', async () => {
    const sent = await open({ drawers: [aDrawer()] }, { 'ges/till/closeDrawer': () => ({ done: true }) })
    fireEvent.click(button('Conta il cassetto di Giada'))
    const form = await sheet('Conta il cassetto di Giada')
    fireEvent.change(within(form).getByLabelText(/^Pezzi da 100,00/), { target: { value: '1' } })
    fireEvent.change(within(form).getByLabelText(/^Pezzi da 10,00/), { target: { value: '2' } })
    expect(form.textContent).toMatch(/Mancano 10,50/)
    fireEvent.click(button('Chiudi il cassetto', form))
    expect(within(form).getByText('Scrivi da dove viene la differenza.')).toBeTruthy()
    fireEvent.change(within(form).getByLabelText('Nota'), { target: { value: 'Un resto sbagliato' } })
    fireEvent.click(button('Chiudi il cassetto', form))
    expect(await screen.findByText('Cassetto di Giada in chiusura')).toBeTruthy()
    expect(inputOf(sent, 'ges/till/closeDrawer')).toBeUndefined()
    await leave()
    expect(inputOf(sent, 'ges/till/closeDrawer')).toMatchObject({
      drawerId: 3,
      cashCents: 12_000,
      denominations: [0, 0, 1, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0],
      note: 'Un resto sbagliato',
    })
  })

  test('the closing says whose drawer is open, and adds the counted ones to the rest', async () => {
    const counted = aDrawer({
      drawerId: 4,
      accountId: 11,
      name: 'Elena',
      expectedCents: 20_000,
      countedCents: cents(20_000),
      countedAt: '2027-07-11T15:00:00.000Z',
      denominations: [0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
    })
    const sent = await open({ drawers: [aDrawer(), counted] })
    fireEvent.click(button('Chiudi cassa'))
    const form = await sheet('Chiudi cassa')
    expect(form.textContent).toMatch(/Il cassetto di Giada è ancora aperto: dovrebbe contenere 130,50/)
    expect(form.textContent).not.toMatch(/Il cassetto di Elena è ancora aperto/)
    expect(form.textContent).toMatch(/Conta il resto: dovrebbero essere 130,50/)
    fireEvent.change(within(form).getByLabelText(/^Pezzi da 50,00/), { target: { value: '2' } })
    fireEvent.change(within(form).getByLabelText(/^Pezzi da 10,00/), { target: { value: '3' } })
    fireEvent.change(within(form).getByLabelText(/^Pezzi da 0,50/), { target: { value: '1' } })
    expect(form.textContent).toMatch(/Contato330,50/)
    fireEvent.click(button('Chiudi la cassa', form))
    await leave()
    expect(inputOf(sent, 'ges/till/close')).toMatchObject({
      previousClosingId: 8,
      counted: { cashCents: 33_050, denominations: [0, 1, 0, 2, 0, 3, 0, 0, 0, 1, 0, 0, 0, 0, 0] },
      owingCents: 0,
    })
  })
})

describe('D1 who is here and has not paid', () => {
  afterEach(closePage)

  const here = { cents: cents(4400), count: 1, orders: [aTillOrder()] }

  test('is asked for before the closing, with name, places and sum, and collected from there', async () => {
    const sent = await open(
      { here },
      {
        'ges/till/collect': () => {
          till = aTill()
          return { changeCents: 600, order: aTillOrder({ dueCents: cents(0) }) }
        },
      },
    )
    fireEvent.click(button('Chiudi cassa'))
    const form = await sheet('Chiudi cassa')
    const list = within(form).getByRole('region', { name: /^Sono qui e devono ancora 44,00/ })
    expect(list.textContent).toMatch(/Marta Neri.*C5, C6.*44,00/)
    fireEvent.click(button('Incassa l’ordine BA-7K3M-Q2XT', list))
    const collecting = await sheet('Marta Neri')
    fireEvent.click(button(/^50,00/, collecting))
    fireEvent.click(button(/^Incassa 44,00/, collecting))
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Marta Neri' })).toBeNull())
    expect(inputOf(sent, 'ges/till/collect')).toMatchObject({
      orderId: 71,
      tender: 'cash',
      amountCents: 4400,
      tenderedCents: 5000,
    })
    await waitFor(() => expect(within(form).queryByRole('region', { name: /^Sono qui/ })).toBeNull())
  })

  test('does not keep the till open: a note says why', async () => {
    const sent = await open({ here, open: { ...aTill().open, expectedCashCents: 0 } })
    fireEvent.click(button('Chiudi cassa'))
    const form = await sheet('Chiudi cassa')
    fireEvent.click(button('Chiudi la cassa', form))
    expect(within(form).getByLabelText('Nota').getAttribute('aria-invalid')).toBe('true')
    fireEvent.change(within(form).getByLabelText('Nota'), { target: { value: 'Pagano domattina' } })
    fireEvent.click(button('Chiudi la cassa', form))
    await leave()
    expect(inputOf(sent, 'ges/till/close')).toMatchObject({ owingCents: 4400, note: 'Pagano domattina' })
  })
})
