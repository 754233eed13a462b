import { cents } from '../../domain/platform/cents.ts'
import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { getSecurity, proveIdentity } from '../../domain/accounts/security-calls.ts'
import { getResort } from '../../domain/content/calls.ts'
import type { CivilDate } from '../../domain/platform/civil-date.ts'
import { deleteAccount, exportMyData, getDeletion, listConsents } from '../../domain/privacy/calls.ts'
import { answering, arrivedAt, endPages, openPages, startWith } from '../accounts/page-fixture.tsx'
import { RESORT } from '../content/resort-fixture.ts'
import { openPress, pressOf } from '../orders/items/item-presses.ts'
import { parkingCart } from '../parking/parking-cart.ts'
import { problem } from '../platform/fake-server.ts'
import { keepGuest, readSession } from '../platform/session.ts'
import { DeleteAccountPage } from './DeleteAccountPage.tsx'
import { MyDataPage } from './MyDataPage.tsx'

const DELETE = '/tabs/contact/elimina-account'
const DATA = '/tabs/contact/i-miei-dati'
const PAGES = { [DELETE]: DeleteAccountPage, [DATA]: MyDataPage }
const CAR = {
  cart: 'parking',
  areaId: 1,
  from: '2027-07-20' as CivilDate,
  to: '2027-07-20' as CivilDate,
  part: 'full_day',
  plate: 'ZZ987QX',
} as const
const DELETION = {
  isOffered: true,
  isStaff: false,
  paidAhead: 0,
  unpaidAhead: 0,
  creditCents: cents(0),
  isPaymentUnderWay: false,
}
const done = () => ({ done: true as const })
const security = () => ({
  email: 'giulia.ferri@posta.it',
  hasPassword: true,
  waitingEmail: null,
  sessions: [],
  identities: [],
  passkeys: [],
})

const button = (name: string) => screen.findByRole<HTMLButtonElement>('button', { name })
const press = async (name: string) => {
  const found = await button(name)
  await act(async () => fireEvent.click(found))
}
const type = async (label: string, value: string) => {
  const field = await screen.findByLabelText<HTMLInputElement>(label)
  await act(async () => fireEvent.change(field, { target: { value } }))
}
const openDeletion = (over: Partial<typeof DELETION> = {}, answers: Parameters<typeof openPages>[2] = {}) =>
  openPages(DELETE, PAGES, {
    ...answering(getDeletion, () => ({ ...DELETION, ...over })),
    ...answering(getResort, () => RESORT),
    ...answering(getSecurity, security),
    ...answers,
  })

beforeEach(() => startWith('Giulia'))
afterEach(endPages)

describe('R-109 deleting the account', () => {
  test('asks for the word, then deletes, says goodbye and forgets the person on this device', async () => {
    keepGuest('token-of-a-guest')
    pressOf(CAR)
    parkingCart.set(CAR)
    const { seen } = await openDeletion(
      { paidAhead: 2, unpaidAhead: 1, creditCents: cents(1250) },
      answering(deleteAccount, done),
    )
    expect(await screen.findByText(/Hai 2 prenotazioni pagate/)).toBeTruthy()
    expect(await screen.findByText('Una prenotazione non è pagata: la annulliamo.')).toBeTruthy()
    expect(await screen.findByText(/Hai 12,50\s€ di credito: eliminando l’account lo perdi/)).toBeTruthy()
    expect((await button('Elimina per sempre')).disabled).toBe(true)
    await type('Scrivi ELIMINA per confermare', 'ELIM')
    expect((await button('Elimina per sempre')).disabled).toBe(true)
    await type('Scrivi ELIMINA per confermare', 'elimina ')
    await press('Elimina per sempre')
    expect(await arrivedAt()).toBe('/welcome')
    expect(seen(deleteAccount)).toHaveLength(1)
    expect(readSession()).toMatchObject({ isLoggedIn: false, token: null, guestToken: null })
    for (const key of ['token', 'username', 'guest_token']) expect(localStorage.getItem(key), key).toBeNull()
    expect(openPress('parking')).toBeNull()
    expect(parkingCart.get()).toBeNull()
    expect(JSON.stringify(Object.entries(localStorage))).not.toContain(CAR.plate)
  })

  test('keeping the account goes back and asks the server nothing', async () => {
    const { seen } = await openDeletion({}, answering(deleteAccount, done))
    await press('Tieni l’account')
    expect(await arrivedAt()).toBe('/tabs/contact')
    expect(seen(deleteAccount)).toHaveLength(0)
  })

  test('an old session proves itself once more; the deletion is made after it', async () => {
    let isProven = false
    const { seen } = await openDeletion(
      {},
      {
        ...answering(deleteAccount, () => (isProven ? done() : problem(403, 'proof_needed'))),
        ...answering(proveIdentity, () => {
          isProven = true
          return done()
        }),
      },
    )
    await type('Scrivi ELIMINA per confermare', 'ELIMINA')
    await press('Elimina per sempre')
    await type('Password', 'sale e sabbia 42')
    await press('Conferma')
    expect(await arrivedAt()).toBe('/welcome')
    expect(seen(deleteAccount)).toHaveLength(2)
  })

  test('a refusal is said, and the account stays', async () => {
    await openDeletion(
      {},
      answering(deleteAccount, () => problem(409, 'payment_in_progress')),
    )
    await type('Scrivi ELIMINA per confermare', 'ELIMINA')
    await press('Elimina per sempre')
    expect((await screen.findByRole('alert')).textContent).toContain('words of payment_in_progress')
    expect(readSession().isLoggedIn).toBe(true)
  })

  test('while a payment is under way nothing can be deleted', async () => {
    await openDeletion({ isPaymentUnderWay: true })
    await type('Scrivi ELIMINA per confermare', 'ELIMINA')
    expect((await button('Elimina per sempre')).disabled).toBe(true)
    expect(await screen.findByText(/Aspetta che finisca/)).toBeTruthy()
  })

  test('R-716 where the parameter is 0 the page shows the address to write to', async () => {
    await openDeletion({ isOffered: false })
    const link = await screen.findByRole<HTMLAnchorElement>('link', { name: 'Scrivi l’e-mail' })
    expect(link.href).toContain('mailto:ciao@argo.example?subject=Elimina')
    expect(screen.queryByRole('button', { name: 'Elimina per sempre' })).toBeNull()
  })

  test('somebody of the staff reads what to do first', async () => {
    await openDeletion({ isStaff: true })
    expect(await screen.findByText('Fai parte del personale')).toBeTruthy()
  })
})

describe('R-216 my data', () => {
  const consents = () => ({
    consents: [
      {
        purpose: 'purposes' as const,
        version: '2026-1',
        language: 'it' as const,
        givenAt: '2027-07-01T08:24:00.000Z',
      },
    ],
  })

  test('R-508 shows each consent with its version, day and hour, and leads to its text', async () => {
    await openPages(DATA, PAGES, answering(listConsents, consents))
    const row = await screen.findByRole('link', { name: /Finalità dei dati/ })
    expect(row.textContent).toMatch(/Versione 2026-1, .*1 luglio.* alle 10:24/)
    expect(row.getAttribute('href')).toBe('/tabs/contact/finalitadati')
  })

  test('saves all of it as one JSON file named after the day', async () => {
    const made: Blob[] = []
    vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: (blob: Blob) => `blob:${made.push(blob)}` }))
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      expect(this.download).toBe('i-miei-dati-2027-07-01.json')
    })
    const exported = { resort: 'Bagno Argo', exportedAt: '2027-07-01T08:24:00.000Z', data: { dogs: { dogs: [] } } }
    await openPages(DATA, PAGES, { ...answering(listConsents, consents), ...answering(exportMyData, () => exported) })
    await press('Scarica i miei dati (JSON)')
    expect(click).toHaveBeenCalledOnce()
    expect(JSON.parse(await (made[0] as Blob).text())).toEqual(exported)
  })

  test('R-216 saves the same as a page that anybody reads, in the language of the app', async () => {
    const made: Blob[] = []
    vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: (blob: Blob) => `blob:${made.push(blob)}` }))
    const named: string[] = []
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      named.push(this.download)
    })
    const dogs = [{ name: 'Nebbia', size: 'large', weightTenthsKg: 285, photo: 'data:image/webp;base64,AAAA' }]
    const exported = { resort: 'Bagno Argo', exportedAt: '2027-07-01T08:24:00.000Z', data: { dogs: { dogs } } }
    await openPages(DATA, PAGES, { ...answering(listConsents, consents), ...answering(exportMyData, () => exported) })
    await press('Scarica una pagina da leggere')
    await vi.waitFor(() => expect(named).toEqual(['i-miei-dati-2027-07-01.html']))
    const page = new DOMParser().parseFromString(await (made[0] as Blob).text(), 'text/html')
    expect([...page.querySelectorAll('dl dl dd, li dd')].map((fact) => fact.textContent)).toEqual([
      'Nebbia',
      'grande',
      '28,5 kg',
    ])
    expect(page.querySelector('h2')?.textContent).toBe('Cani')
  })

  test('R-806 what fails is said beside the button', async () => {
    await openPages(DATA, PAGES, {
      ...answering(listConsents, consents),
      ...answering(exportMyData, () => problem(500, 'defect')),
    })
    await press('Scarica i miei dati (JSON)')
    expect((await screen.findByRole('alert')).textContent).toContain('words of defect')
  })
})
