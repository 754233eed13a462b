import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import type { StaffRole } from '../../domain/platform/staff-role.ts'
import { CREATION, fakeDevice, givenUp, MADE, REQUEST, SIGNED } from '../accounts/passkeys/passkey-fixture.ts'
import { closePage, openPage, refusal, RESORT, serve } from '../cart/test-app.tsx'
import { EMPTY_UMBRELLA_CART } from '../umbrellas/use-umbrella-cart.ts'
import { DeskPage } from './DeskPage.tsx'
import { leaveDesk } from './staff-session.ts'
import { StaffShell } from './StaffShell.tsx'

const EMAIL = 'nuova@example.it'
const KEY = 'k'.repeat(43)
const OPENED = {
  token: 'token-of-nuova',
  email: EMAIL,
  displayName: 'Nuova',
  idleMinutes: 30,
  returnKey: null,
  choosesPin: false,
}
const TABLET = { id: 4, name: 'Tablet', addedAt: '2027-06-01T08:00:00.000Z', lastUsedAt: null }
const SECURITY = {
  email: EMAIL,
  hasPin: true,
  hasPassword: false,
  hasAuthenticator: false,
  recoveryCodesLeft: 10,
  passkeys: [TABLET],
}

const desk = (more: Parameters<typeof serve>[0] = {}) =>
  serve({
    'content/resort': () => RESORT,
    'cart/get': () => ({ umbrella: EMPTY_UMBRELLA_CART, orderedAt: null, serverNow: '2027-07-11T08:24:00.000Z' }),
    'accounts/checkResetLink': () => ({ email: EMAIL }),
    'ges/staff/passkeys/start': () => REQUEST,
    'ges/staff/passkeys/startJoining': () => CREATION,
    'ges/staff/passkeys/join': () => ({ ...OPENED, recoveryCodes: ['AAAA-BBBB-CCCC'] }),
    'ges/staff/passkeys/login': () => ({ ...OPENED, recoveryCodes: [] }),
    'ges/staff/lock': () => ({ done: true }),
    'ges/staff/security': () => SECURITY,
    'ges/staff/me': () => ({ displayName: 'Nuova', roles: ['bar'] as StaffRole[] }),
    ...more,
  })
const press = async (name: string | RegExp) => {
  const button = await screen.findByRole('button', { name })
  await act(async () => fireEvent.click(button))
}
const inputs = (sent: ReturnType<typeof serve>, path: string) =>
  sent.filter((one) => one.path === path).map(({ input }) => input)
const openBar = () =>
  openPage(
    <StaffShell screen="bar">
      <p>comande</p>
    </StaffShell>,
    '/ges/bar',
  )

afterEach(() => closePage())

test('B-26 R-603 the link of an invitation leads through a passkey, recovery codes and PIN to the first screen', async () => {
  fakeDevice(givenUp())
  const sent = desk()
  await openPage(<DeskPage />, `/ges#key=${KEY}`)
  expect(await screen.findByText('Passo 1 di 3')).toBeTruthy()
  // Who closes the browser's question is where they were.
  await press('Crea la passkey')
  await press('Crea la passkey')
  expect(await screen.findByText('Passo 2 di 3')).toBeTruthy()
  await press('Li ho conservati')
  expect(await screen.findByText('Passo 3 di 3')).toBeTruthy()
  await press('Non adesso')
  await waitFor(() => expect(location.pathname).toBe('/ges/bar'))
  const device: unknown = expect.stringMatching(/^[\w-]{43}$/)
  expect(inputs(sent, 'ges/staff/passkeys/join')).toEqual([{ key: KEY, passkey: MADE, device }])
})

test('B-26 R-603 password and authenticator are the other way, and the only one beside a second step that is there', async () => {
  fakeDevice()
  desk()
  await openPage(<DeskPage />, `/ges#key=${KEY}`)
  await press('Uso una password e un’app di codici')
  expect(await screen.findByText(`Scegli la password di ${EMAIL}.`)).toBeTruthy()
  closePage()
  fakeDevice()
  desk({ 'ges/staff/passkeys/startJoining': () => ({ options: null }) })
  await openPage(<DeskPage />, `/ges#key=${KEY}`)
  expect(await screen.findByText(`Scegli la password di ${EMAIL}.`)).toBeTruthy()
})

test('B-26 R-603 a passkey opens the wanted screen in one press', async () => {
  fakeDevice()
  const sent = desk()
  await openBar()
  act(() => leaveDesk(''))
  await press('Accedi con una passkey')
  expect(await screen.findByText('comande')).toBeTruthy()
  expect(inputs(sent, 'ges/staff/passkeys/login')).toMatchObject([{ passkey: SIGNED }])
  expect(localStorage.getItem('staff_token')).toBe('token-of-nuova')
})

test('B-26 who has passkeys alone ends a login by password with a recovery code', async () => {
  desk({
    'ges/staff/login': () => ({
      ticket: 'the-ticket',
      enrolment: null,
      hasAuthenticator: false,
      choosesPassword: false,
      testAuthenticator: null,
    }),
  })
  await openBar()
  act(() => leaveDesk(''))
  fireEvent.change(await screen.findByLabelText('E-mail'), { target: { value: EMAIL } })
  fireEvent.change(await screen.findByLabelText('Password'), { target: { value: 'tre conchiglie azzurre' } })
  await press('Continua')
  expect(await screen.findByLabelText('Codice di recupero')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Uso il codice dell’app' })).toBeNull()
})

test('B-26 ASVS 7.5.1 one’s passkeys are named, added and taken away behind a proof by passkey', async () => {
  fakeDevice()
  let isProven = false
  let passkeys = [TABLET, { ...TABLET, id: 5, name: '' }]
  const guarded = (answer: object) => (isProven ? answer : refusal(403, 'proof_needed'))
  const sent = desk({
    'ges/staff/security': () => ({ ...SECURITY, passkeys }),
    'ges/staff/prove': () => {
      isProven = true
      return { done: true }
    },
    'ges/staff/passkeys/remove': ({ passkeyId }) => {
      if (isProven) passkeys = passkeys.filter(({ id }) => id !== passkeyId)
      return guarded({ done: true })
    },
    'ges/staff/passkeys/startNew': () => guarded(CREATION),
    'ges/staff/passkeys/add': () => guarded({ done: true }),
  })
  await openBar()
  await press(/lingua, aspetto, uscita/)
  await press('Le mie passkey')
  await press('Tablet Mai usata')
  await press('Togli la passkey')
  await press('Conferma con la passkey')
  await waitFor(() => expect(screen.queryByText('Tablet')).toBeNull())
  expect(inputs(sent, 'ges/staff/prove')).toEqual([{ passkey: SIGNED }])
  await press('Passkey Mai usata')
  expect(await screen.findByText(/È il tuo unico modo di entrare/)).toBeTruthy()
  await press('Indietro')
  await press('Aggiungi una passkey')
  await waitFor(() => expect(inputs(sent, 'ges/staff/passkeys/add')).toEqual([{ passkey: MADE }]))
})

test('B-26 R-603 who has passkeys alone connects a code app behind a proof by passkey', async () => {
  fakeDevice()
  let [isProven, hasAuthenticator] = [false, false]
  const started = { ticket: KEY, secret: 'JBSWY3DPEHPK3PXP', uri: 'otpauth://totp/Argo', testAuthenticator: null }
  const sent = desk({
    'ges/staff/security': () => ({ ...SECURITY, hasAuthenticator }),
    'ges/staff/prove': () => {
      isProven = true
      return { done: true }
    },
    'ges/staff/authenticator/start': () => (isProven ? started : refusal(403, 'proof_needed')),
    'ges/staff/authenticator/add': ({ code }) => {
      if (code !== '123456') return refusal(400, 'code_wrong_or_expired')
      hasAuthenticator = true
      return { done: true }
    },
  })
  await openBar()
  await press(/lingua, aspetto, uscita/)
  await press('Le mie passkey')
  await press('Collega un’app di codici')
  await press('Conferma con la passkey')
  fireEvent.change(await screen.findByLabelText('Codice'), { target: { value: '654321' } })
  await press('Collega l’app')
  expect(await screen.findByText(/Il codice non è giusto/)).toBeTruthy()
  fireEvent.change(screen.getByLabelText('Codice'), { target: { value: '123456' } })
  await press('Collega l’app')
  await waitFor(() => expect(screen.queryByText('Collega un’app di codici')).toBeNull())
  expect(inputs(sent, 'ges/staff/authenticator/add').at(-1)).toEqual({ ticket: KEY, code: '123456' })
})
