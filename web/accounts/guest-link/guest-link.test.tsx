import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { enterByLink, resendGuestOrders } from '../../../domain/accounts/security-calls.ts'
import { getOrder } from '../../../domain/orders/calls.ts'
import { SummaryPage } from '../../orders/SummaryPage.tsx'
import { anOrder } from '../../orders/order-fixture.ts'
import { problem } from '../../platform/fake-server.ts'
import { forgetGuest, keepGuest, readSession } from '../../platform/session.ts'
import { answering, endPages, openPages, startWith } from '../page-fixture.tsx'
import { FindOrderPage } from './FindOrderPage.tsx'

const KEY = 'g'.repeat(43)
const AT = `/riepilogo?order=18342#key=${KEY}`
const PAGES = { '/riepilogo': SummaryPage, '/tabs/contact/ritrova-ordine': FindOrderPage }

/** The server of one guest's order: shown to the token that the link gives out, and to `also`. */
function orderOf(also = '') {
  const enters = answering(enterByLink, () => ({ token: 'token-of-the-link', orderId: 18342 }))
  return { ...enters, [getOrder.path]: () => answerFor(also) }
}
function answerFor(also: string) {
  const { token, guestToken } = readSession()
  const mine = token ?? guestToken
  return mine === 'token-of-the-link' || mine === also ? anOrder({ orderId: 18342 }) : problem(404, 'not_found')
}
const press = async (name: string) => {
  const button = await screen.findByRole('button', { name })
  await act(async () => fireEvent.click(button))
}
const type = async (label: string, value: string) => {
  const input = await screen.findByLabelText<HTMLInputElement>(label)
  await act(async () => fireEvent.change(input, { target: { value } }))
}
const shown = () => screen.findByRole('heading', { name: 'C5 e C6' })

afterEach(() => {
  forgetGuest()
  endPages()
})

describe('R-110 the link of a guest’s order', () => {
  beforeEach(() => startWith('nobody'))

  test('R-110 opens the order without a login, keeps the guest, and leaves no key in the address', async () => {
    await openPages(AT, PAGES, orderOf())
    expect(await shown()).toBeTruthy()
    expect(readSession()).toMatchObject({ guestToken: 'token-of-the-link', isLoggedIn: false, entraIsClicked: true })
    expect(location.href).not.toContain(KEY)
    expect(location.search).toBe('?order=18342')
  })

  test('R-110 a guest who sees the order already stays who they are', async () => {
    keepGuest('token-of-this-device')
    const { seen } = await openPages(AT, PAGES, orderOf('token-of-this-device'))
    expect(await shown()).toBeTruthy()
    expect(seen(enterByLink)).toHaveLength(0)
    expect(readSession().guestToken).toBe('token-of-this-device')
  })

  test('R-110 another guest’s device becomes the guest of the link', async () => {
    keepGuest('token-of-somebody')
    await openPages(AT, PAGES, orderOf())
    expect(await shown()).toBeTruthy()
    expect(readSession().guestToken).toBe('token-of-the-link')
  })

  test.each([AT, '/riepilogo?order=18342#key=cut'])('B-02 %s that is over offers a new link', async (at) => {
    const { seen } = await openPages(at, PAGES, {
      ...orderOf(),
      ...answering(enterByLink, () => problem(400, 'link_wrong_or_expired')),
      ...answering(resendGuestOrders, () => ({ done: true as const })),
    })
    expect(await screen.findByRole('heading', { name: 'Questo link non vale più' })).toBeTruthy()
    await type('E-mail', 'nora@example.it')
    await type('Numero d’ordine', '18342')
    await press('Invia i link')
    expect(await screen.findByText('Se i dati sono giusti, l’e-mail arriva entro un minuto.')).toBeTruthy()
    expect(seen(resendGuestOrders)[0]?.body).toEqual({ email: 'nora@example.it', orderNumber: '18342' })
  })

  test('R-110 without a network the link can be tried again', async () => {
    let isBroken = true
    await openPages(AT, PAGES, {
      ...orderOf(),
      ...answering(enterByLink, () =>
        isBroken ? problem(500, 'defect') : { token: 'token-of-the-link', orderId: 18342 },
      ),
    })
    isBroken = false
    await press('Riprova')
    expect(await shown()).toBeTruthy()
  })
})

describe('R-110 the link on a device where a customer is signed in', () => {
  beforeEach(() => startWith('Giulia'))

  test('R-110 an order that is theirs by now opens as theirs', async () => {
    const { seen } = await openPages(AT, PAGES, orderOf('token-of-giulia'))
    expect(await shown()).toBeTruthy()
    expect(seen(enterByLink)).toHaveLength(0)
    expect(readSession()).toMatchObject({ isLoggedIn: true, guestToken: null })
  })

  test('R-110 another’s is opened only when they choose to leave their account', async () => {
    const { seen } = await openPages(AT, PAGES, orderOf())
    expect(await screen.findByRole('heading', { name: 'Questo ordine è di un ospite' })).toBeTruthy()
    expect(seen(enterByLink)).toHaveLength(0)
    expect(readSession().isLoggedIn).toBe(true)
    expect(screen.getByRole('link', { name: 'Resta nel tuo account' }).getAttribute('href')).toBe(
      '/tabs/contact/ordini',
    )
    await press('Esci e apri l’ordine')
    expect(await shown()).toBeTruthy()
    await waitFor(() => expect(readSession()).toMatchObject({ isLoggedIn: false, guestToken: 'token-of-the-link' }))
  })
})

test('B-02 a guest without the device asks for the links; what is missing is said below the fields', async () => {
  startWith('nobody')
  const { seen } = await openPages('/tabs/contact/ritrova-ordine', PAGES, {})
  await press('Invia i link')
  expect(await screen.findAllByRole('textbox', { description: /Compila questo campo|almeno 4/ })).toHaveLength(2)
  expect(seen(resendGuestOrders)).toHaveLength(0)
})
