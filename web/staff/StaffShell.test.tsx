import { fireEvent, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import type { StaffRole } from '../../domain/platform/staff-role.ts'
import { closePage, openPage, refusal, RESORT, serve } from '../cart/test-app.tsx'
import { signOut } from '../platform/session.ts'
import { EMPTY_UMBRELLA_CART } from '../umbrellas/use-umbrella-cart.ts'
import { StaffShell } from './StaffShell.tsx'

const COMMON = {
  'content/resort': () => RESORT,
  'cart/get': () => ({ umbrella: EMPTY_UMBRELLA_CART, orderedAt: null, serverNow: '2027-07-11T08:24:00.000Z' }),
}
const member = (...roles: StaffRole[]) => ({ 'ges/staff/me': () => ({ displayName: 'Giada Neri', roles }) })

const open = () =>
  openPage(
    <StaffShell screen="bar">
      <p>comande</p>
    </StaffShell>,
    '/ges/bar',
  )

describe('StaffShell', () => {
  afterEach(closePage)

  test('R-603 a person of the bar sees the screen, their screens in the rail, and who they are', async () => {
    serve({ ...COMMON, ...member('bar') })
    await open()
    expect(await screen.findByText('comande')).toBeTruthy()
    const rail = within(screen.getByRole('navigation', { name: 'Gestione' }))
    expect(rail.getByRole('link', { name: 'Bar' }).getAttribute('aria-current')).toBe('page')
    expect(rail.getAllByRole('link').map((link) => link.textContent)).toEqual(['Bar', 'Catalogo'])
    fireEvent.click(rail.getByRole('button', { name: /^Giada ?, lingua, aspetto, uscita$/ }))
    expect(await screen.findByRole('dialog', { name: 'Giada Neri' })).toBeTruthy()
  })

  test('R-603 a customer without a role is told so and finds the way back', async () => {
    serve({ ...COMMON, 'ges/staff/me': () => refusal(403, 'not_allowed') })
    await open()
    expect(await screen.findByRole('heading', { name: 'Questa parte è del personale' })).toBeTruthy()
    expect(screen.getByText(/giulia@example.it non ha un ruolo/)).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Torna all’app' }).getAttribute('href')).toBe('/tabs/home')
    expect(screen.queryByText('comande')).toBeNull()
  })

  test('R-603 a role that this screen is not for keeps it shut', async () => {
    serve({ ...COMMON, ...member('restaurant') })
    await open()
    expect(await screen.findByText(/Con il tuo ruolo questa schermata non si apre/)).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Vai a Ristorante' }).getAttribute('href')).toBe('/ges/ristorante')
  })

  test('R-603 R-506 the login stands in place of the screen, which opens after it', async () => {
    let tries = 0
    serve({
      ...COMMON,
      ...member('manager'),
      'accounts/login': () =>
        tries++ === 0
          ? refusal(401, 'wrong_credentials')
          : { token: 'token-of-elena', username: 'elena@example.it', firstName: 'Elena', lastName: 'Bini' },
    })
    await open()
    signOut({ tellServer: false })
    fireEvent.change(await screen.findByRole('textbox', { name: 'E-mail' }), { target: { value: 'elena@example.it' } })
    fireEvent.change(screen.getByLabelText('Password'), { target: { value: 'pineta-al-tramonto-30' } })
    fireEvent.click(screen.getByRole('button', { name: 'Accedi' }))
    expect(await screen.findByText('E-mail o password non corrette. Controlla e riprova.')).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: 'Accedi' }))
    expect(await screen.findByText('comande')).toBeTruthy()
  })
})
