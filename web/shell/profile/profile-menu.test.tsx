import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { getUser, logout } from '../../../domain/accounts/calls.ts'
import { setAccountLanguage } from '../../../domain/accounts/security-calls.ts'
import { getResort } from '../../../domain/content/calls.ts'
import { listOrders } from '../../../domain/orders/calls.ts'
import { listSavedCards } from '../../../domain/payments/calls.ts'
import { guestDetails } from '../../accounts/guest-details.ts'
import { RESORT } from '../../content/resort-fixture.ts'
import { anOrder } from '../../orders/order-fixture.ts'
import { cardOf } from '../../payments/sdk-fixture.ts'
import { call } from '../../platform/call.ts'
import { noteServerNow } from '../../platform/server-clock.ts'
import { keepGuest, readSession, revokeWith } from '../../platform/session.ts'
import { answering, arrivedAt, endPages, openPages, startWith } from '../../accounts/page-fixture.tsx'
import { ProfileMenuPage } from './ProfileMenuPage.tsx'

const PAGES = { '/tabs/contact': ProfileMenuPage }
const GIULIA = { nome: 'Giulia', cognome: 'Ferri', telefono: '+393334182207', image: '', stripeToken: 0 as const }
const resortWith = (over: Partial<typeof RESORT>) => answering(getResort, () => ({ ...RESORT, ...over }))
const HERE = { ...resortWith({}), ...answering(getUser, () => GIULIA) }

const press = async (name: string) => {
  const button = await screen.findByRole('button', { name })
  await act(async () => fireEvent.click(button))
}

beforeEach(() => startWith('Giulia'))
afterEach(endPages)

describe('profile menu', () => {
  test('R-407 logout asks, then ends the session here and on the server', async () => {
    const { seen } = await openPages('/tabs/contact', PAGES, {
      ...HERE,
      ...answering(logout, () => ({ done: true as const })),
    })
    revokeWith(() => call(logout, {}))
    await press('Esci')
    const alert = await screen.findByRole('alertdialog')
    await act(async () => fireEvent.click(within(alert).getByRole('button', { name: 'Esci' })))
    expect(await arrivedAt()).toBe('/welcome')
    expect(readSession()).toMatchObject({ isLoggedIn: false, token: null, entraIsClicked: false })
    for (const key of ['token', 'username', 'showModale', 'locale_lang'])
      expect(localStorage.getItem(key), key).toBeNull()
    expect(seen(logout)).toHaveLength(1)
    expect(seen(logout)[0]?.headers.get('authorization')).toBe('Bearer token-of-giulia')
  })

  test('R-109 where deletion is offered the row leads to it', async () => {
    await openPages('/tabs/contact', PAGES, { ...HERE, ...resortWith({ accountDeletionOffered: true }) })
    const row = await screen.findByRole('link', { name: 'Elimina account' })
    expect(row.getAttribute('href')).toBe('/tabs/contact/elimina-account')
  })

  test('R-109 where it is not, the row says so and leads to a mail', async () => {
    await openPages('/tabs/contact', PAGES, { ...HERE, ...resortWith({ accountDeletionOffered: false }) })
    await press('Elimina account via e-mail')
    expect(await screen.findByText(/Scrivici a ciao@argo\.example/)).toBeTruthy()
  })

  test('R-219 R-402 the privacy window links both policies, each in a new window, and closing it is remembered', async () => {
    await openPages('/tabs/contact?modal=privacy', PAGES, HERE)
    const links = await screen.findAllByRole<HTMLAnchorElement>('link', { name: /Informativa|Privacy policy in/ })
    expect(links.map((link) => [link.href, link.target, link.rel])).toEqual([
      ['https://argo.example/privacy', '_blank', 'noopener noreferrer'],
      ['https://argo.example/en/privacy', '_blank', 'noopener noreferrer'],
    ])
    const [, close] = await screen.findAllByRole('button', { name: 'Chiudi' })
    if (close) await act(async () => fireEvent.click(close))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(localStorage.getItem('showModale')).toBe('modaleVista')
    expect(location.search).toBe('')
  })

  test('R-113 R-112 a chosen language is stored, shown at once, and kept by the account for its mails', async () => {
    const { seen } = await openPages('/tabs/contact', PAGES, {
      ...HERE,
      ...answering(setAccountLanguage, () => ({ done: true as const })),
    })
    const menu = await screen.findByLabelText('Lingua')
    await act(async () => fireEvent.change(menu, { target: { value: 'nl' } }))
    expect(await screen.findByText('Mijn bestellingen')).toBeTruthy()
    expect(localStorage.getItem('locale_lang')).toBe('NL')
    expect(document.documentElement.lang).toBe('nl')
    await waitFor(() => expect(seen(setAccountLanguage)[0]?.body).toEqual({ language: 'nl' }))
  })
})

test('R-221 R-110 a guest sees how to enter, and no privacy window, orders or logout', async () => {
  endPages()
  startWith('nobody')
  await openPages('/tabs/contact?modal=privacy', PAGES, HERE)
  expect((await screen.findByRole('link', { name: 'Accedi' })).getAttribute('href')).toBe('/welcome?login=1')
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(screen.queryByText('I miei ordini')).toBeNull()
  expect(screen.queryByText('Esci')).toBeNull()
})

test('L4 R-110 a guest leaves a device that others use: here and on the server, with everything that they left', async () => {
  endPages()
  startWith('nobody')
  keepGuest('token-of-ugo')
  guestDetails.set({ firstName: 'Ugo', lastName: 'Ospite', email: 'ugo@posta.it', phone: '+393331234567' })
  const { seen } = await openPages('/tabs/contact', PAGES, {
    ...HERE,
    ...answering(listOrders, () => ({ orders: [anOrder()], next: null })),
    ...answering(logout, () => ({ done: true as const })),
  })
  expect(await screen.findByText('I miei ordini')).toBeTruthy()
  await press('Esci da questo dispositivo')
  const alert = await screen.findByRole('alertdialog')
  expect(alert.textContent).not.toContain('aspetta la rete')
  await act(async () => fireEvent.click(within(alert).getByRole('button', { name: 'Esci da questo dispositivo' })))
  expect(await arrivedAt()).toBe('/welcome')
  expect(seen(logout).map(({ headers }) => headers.get('authorization'))).toEqual(['Bearer token-of-ugo'])
  expect(readSession()).toMatchObject({ guestToken: null, entraIsClicked: false })
  expect(JSON.stringify(Object.entries(localStorage))).not.toMatch(/ugo|Ospite/i)
})

test('R-216 the rows say how many orders come, and which card pays', async () => {
  noteServerNow('2027-07-11T08:24:00.000Z')
  await openPages('/tabs/contact', PAGES, {
    ...HERE,
    ...answering(listSavedCards, () => ({ cards: [cardOf()] })),
    ...answering(listOrders, () => ({ orders: [anOrder(), anOrder({ orderId: 8, status: 'cancelled' })], next: null })),
  })
  expect(await screen.findByText('•••• 4242')).toBeTruthy()
  expect(await screen.findByText('1 in arrivo')).toBeTruthy()
})
