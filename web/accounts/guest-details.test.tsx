import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { enterAsGuest } from '../../domain/accounts/calls.ts'
import { forgetGuest, readSession } from '../platform/session.ts'
import { Page } from '../ui/Page.tsx'
import { guestDetails, NO_GUEST } from './guest-details.ts'
import { GuestDetails } from './GuestDetails.tsx'
import { answering, endPages, openPages, startWith } from './page-fixture.tsx'

const AT = '/tabs/carrello/pagamenti-card'

function Ordering() {
  return (
    <Page title="Ordine">
      <GuestDetails onDone={() => undefined} />
    </Page>
  )
}

const open = () =>
  openPages(
    AT,
    { [AT]: Ordering },
    answering(enterAsGuest, () => ({ token: 'token-of-a-guest' })),
  )
const type = (label: string, value: string) => {
  const field = screen.getByLabelText(label)
  fireEvent.change(field, { target: { value } })
  fireEvent.blur(field)
}

beforeEach(() => startWith('nobody'))
afterEach(() => {
  forgetGuest()
  guestDetails.set(NO_GUEST)
  endPages()
})

describe('R-110 a guest’s details', () => {
  test('R-110 name, phone and e-mail are left, the token is kept, and what was typed is there the next time', async () => {
    const server = await open()
    await screen.findByLabelText('Nome')
    type('Nome', 'Nora')
    type('Cognome', 'Riva')
    type('Telefono', '3331234567')
    type('E-mail', 'nora@example.it')
    fireEvent.click(screen.getByRole('button', { name: 'Continua' }))
    await waitFor(() => expect(readSession().guestToken).toBe('token-of-a-guest'))
    expect(server.seen(enterAsGuest)).toHaveLength(1)
    expect(guestDetails.get()).toMatchObject({ firstName: 'Nora', lastName: 'Riva', email: 'nora@example.it' })
    expect(readSession().isLoggedIn).toBe(false)
  })

  test('R-504 R-505 a wrong field says so below it, and the server is not asked', async () => {
    const server = await open()
    await screen.findByLabelText('Nome')
    type('Nome', 'N')
    type('E-mail', 'nora@')
    fireEvent.click(screen.getByRole('button', { name: 'Continua' }))
    await waitFor(() => expect(screen.getByLabelText('E-mail').getAttribute('aria-invalid')).toBe('true'))
    expect(screen.getByLabelText('Nome').getAttribute('aria-invalid')).toBe('true')
    expect(server.seen(enterAsGuest)).toHaveLength(0)
    expect(readSession().guestToken).toBeNull()
  })

  test('R-110 the other way is to sign in, which leads back here', async () => {
    await open()
    const login = await screen.findByRole('link', { name: 'Accedi' })
    expect(login.getAttribute('href')).toBe(`/welcome?login=1&next=${encodeURIComponent(AT)}`)
    expect(screen.getByRole('link', { name: 'informativa sui dati personali' }).getAttribute('href')).toBe(
      '/trattamentodati',
    )
  })
})
