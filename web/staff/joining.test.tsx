import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import type { StaffRole } from '../../domain/platform/staff-role.ts'
import { closePage, openPage, refusal, RESORT, serve } from '../cart/test-app.tsx'
import { EMPTY_UMBRELLA_CART } from '../umbrellas/use-umbrella-cart.ts'
import { DeskPage } from './DeskPage.tsx'
import { leaveDesk } from './staff-session.ts'
import { StaffShell } from './StaffShell.tsx'

const EMAIL = 'nuova@example.it'
const KEY = 'k'.repeat(43)
const PASSWORD = 'tre conchiglie azzurre'
const CODES = ['AAAA-BBBB-CCCC', 'DDDD-EEEE-FFFF']
const FIRST = {
  ticket: 'the-ticket',
  enrolment: { secret: 'GEZDGNBVGY3TQOJQ', uri: 'otpauth://totp/x?secret=GEZDGNBVGY3TQOJQ' },
  hasAuthenticator: true,
  choosesPassword: false,
  testAuthenticator: null,
}
const OPENED = {
  token: 'token-of-nuova',
  email: EMAIL,
  displayName: 'Nuova',
  idleMinutes: 30,
  returnKey: null,
  choosesPin: false,
  recoveryCodes: CODES,
}

/** The server of somebody who is invited to the bar. */
const invited = (more: Parameters<typeof serve>[0] = {}) =>
  serve({
    'content/resort': () => RESORT,
    'cart/get': () => ({ umbrella: EMPTY_UMBRELLA_CART, orderedAt: null, serverNow: '2027-07-11T08:24:00.000Z' }),
    'accounts/checkResetLink': () => ({ email: EMAIL }),
    'accounts/resetPassword': () => ({ email: EMAIL }),
    'ges/staff/login': () => FIRST,
    'ges/staff/finishLogin': () => OPENED,
    'ges/staff/setPin': () => ({ returnKey: 'the-key' }),
    'ges/staff/lock': () => ({ done: true }),
    'ges/staff/me': () => ({ displayName: 'Nuova', roles: ['bar'] as StaffRole[] }),
    ...more,
  })

const type = async (label: string, value: string) =>
  fireEvent.change(await screen.findByLabelText(label), { target: { value } })
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }))
const times = (sent: ReturnType<typeof serve>, path: string) => sent.filter((one) => one.path === path)

async function choosePassword() {
  expect(await screen.findByText(`Scegli la password di ${EMAIL}.`)).toBeTruthy()
  await type('Password', PASSWORD)
  await press('Continua')
}

async function setUpSecondStep() {
  await type('Codice', '287082')
  await press('Accedi')
  await press('Li ho conservati')
}

afterEach(() => closePage())

test('R-603 the link of an invitation leads through password, second step and PIN to the first screen, and asks for nothing twice', async () => {
  const sent = invited()
  await openPage(<DeskPage />, `/ges#key=${KEY}`)
  expect(await screen.findByText('Passo 1 di 3')).toBeTruthy()
  expect(location.href).not.toContain(KEY)
  await choosePassword()
  expect(await screen.findByText('Passo 2 di 3')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Apri l’app di autenticazione' }).getAttribute('href')).toBe(
    FIRST.enrolment.uri,
  )
  await setUpSecondStep()
  expect(await screen.findByText('Passo 3 di 3')).toBeTruthy()
  expect(screen.queryByText('Passo 2 di 3')).toBeNull()
  await type('Nuovo PIN', '8402')
  await press('Salva il PIN')
  await waitFor(() => expect(location.pathname).toBe('/ges/bar'))
  expect(localStorage.getItem('staff_people')).toContain('the-key')
  expect(times(sent, 'accounts/resetPassword').map(({ input }) => input)).toEqual([{ key: KEY, password: PASSWORD }])
  expect(times(sent, 'ges/staff/login').map(({ input }) => input)).toEqual([{ email: EMAIL, password: PASSWORD }])
  // Giada, who worked at this tablet until then, is locked out and not signed in as somebody else.
  expect(times(sent, 'ges/staff/lock')).toHaveLength(1)
})

test('R-603 the PIN may be left for later', async () => {
  const sent = invited()
  await openPage(<DeskPage />, `/ges#key=${KEY}`)
  await choosePassword()
  await setUpSecondStep()
  await press('Non adesso')
  await waitFor(() => expect(location.pathname).toBe('/ges/bar'))
  expect(times(sent, 'ges/staff/setPin')).toEqual([])
})

test('R-603 a password that is too short is refused below its field, and the link still works', async () => {
  const tooShort = refusal(400, 'input_invalid', 'input_invalid', undefined) as { body: object }
  Object.assign(tooShort.body, { errors: [{ field: 'password', code: 'too_short', message: 'Troppo corta.' }] })
  let tries = 0
  invited({ 'accounts/resetPassword': () => (++tries === 1 ? tooShort : { email: EMAIL }) })
  await openPage(<DeskPage />, `/ges#key=${KEY}`)
  await choosePassword()
  expect(await screen.findByText('Troppo corta.')).toBeTruthy()
  await press('Continua')
  expect(await screen.findByText('Passo 2 di 3')).toBeTruthy()
})

test('R-603 where the login after the new password is not answered, the next press signs in and uses the link no second time', async () => {
  let tries = 0
  const sent = invited({ 'ges/staff/login': () => (++tries === 1 ? 'offline' : FIRST) })
  await openPage(<DeskPage />, `/ges#key=${KEY}`)
  await choosePassword()
  expect(await screen.findByRole('alert')).toBeTruthy()
  await press('Continua')
  expect(await screen.findByText('Passo 2 di 3')).toBeTruthy()
  expect(times(sent, 'accounts/resetPassword')).toHaveLength(1)
})

test.each([
  ['that was used', KEY],
  ['that was cut off', 'short'],
])('R-603 a link %s says so, with the way to the login and to another link', async (_name, key) => {
  invited({ 'accounts/checkResetLink': () => refusal(400, 'link_wrong_or_expired') })
  await openPage(<DeskPage />, `/ges#key=${key}`)
  act(() => leaveDesk(''))
  expect(await screen.findByRole('heading', { name: 'Questo link non vale più' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Chiedi un link nuovo' }).getAttribute('href')).toBe(
    '/recuperapassword?from=desk',
  )
  await press('Entra con la password')
  expect(await screen.findByRole('textbox', { name: 'E-mail' })).toBeTruthy()
})

test('R-603 who forgot the password chooses another one at the desk, without steps that they have behind them', async () => {
  invited({
    'ges/staff/login': () => ({ ...FIRST, enrolment: null }),
    'ges/staff/finishLogin': () => ({ ...OPENED, recoveryCodes: [] }),
  })
  await openPage(<DeskPage />, `/ges?forgotten=1#key=${KEY}`)
  expect(await screen.findByRole('heading', { name: 'Nuova password' })).toBeTruthy()
  expect(screen.queryByText(/^Passo/)).toBeNull()
  await choosePassword()
  await type('Codice', '287082')
  await press('Accedi')
  await waitFor(() => expect(location.pathname).toBe('/ges/bar'))
})

test('R-603 a second step that is set up at a login is followed by the PIN as well, and the wanted screen opens', async () => {
  invited()
  await openPage(
    <StaffShell screen="bar">
      <p>comande</p>
    </StaffShell>,
    '/ges/bar',
  )
  act(() => leaveDesk(''))
  await type('E-mail', EMAIL)
  await type('Password', PASSWORD)
  await press('Continua')
  await setUpSecondStep()
  expect(await screen.findByRole('heading', { name: 'Il tuo PIN' })).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Mostra il PIN' })).toBeTruthy()
  await press('Non adesso')
  expect(await screen.findByText('comande')).toBeTruthy()
  await vi.waitFor(() => expect(localStorage.getItem('staff_token')).toBe('token-of-nuova'))
})
