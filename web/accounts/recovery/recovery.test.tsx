import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { checkResetLink, requestPasswordReset, resetPassword } from '../../../domain/accounts/security-calls.ts'
import { problem } from '../../platform/fake-server.ts'
import { readSession } from '../../platform/session.ts'
import { loginNote } from '../login-note.ts'
import { keyIn } from '../mailed-key.ts'
import { answering, endPages, openPages, startWith } from '../page-fixture.tsx'
import { WelcomePage } from '../WelcomePage.tsx'
import { RecoverPasswordPage } from './RecoverPasswordPage.tsx'

const PAGES = { '/recuperapassword': RecoverPasswordPage, '/welcome': WelcomePage }
const KEY = 'k'.repeat(43)
const DONE = { done: true as const }

const type = async (label: string, value: string) => {
  const input = await screen.findByLabelText<HTMLInputElement>(label)
  await act(async () => fireEvent.change(input, { target: { value } }))
  await act(async () => fireEvent.blur(input))
}
const press = async (name: string) => {
  const button = await screen.findByRole('button', { name })
  await act(async () => fireEvent.click(button))
}

beforeEach(() => startWith('nobody'))
afterEach(() => {
  loginNote.set(null)
  endPages()
})

test.each([
  [`#key=${KEY}`, { kind: 'key', key: KEY }],
  ['#key=short', { kind: 'broken' }],
  [`#key=${'<'.repeat(43)}`, { kind: 'broken' }],
  [`#other=${KEY}`, { kind: 'none' }],
  ['', { kind: 'none' }],
])('R-507 the mailed link %s is read', (hash, read) => {
  expect(keyIn(hash, 'key')).toEqual(read)
})

describe('asking for a link', () => {
  test('R-215 R-711 the answer says the same whoever the e-mail belongs to', async () => {
    const { seen } = await openPages(
      '/recuperapassword',
      PAGES,
      answering(requestPasswordReset, () => DONE),
    )
    await type('E-mail', ' Giulia.Ferri@posta.it ')
    await press('Invia il link')
    expect(await screen.findByText('Se l’indirizzo è registrato, l’e-mail arriva entro un minuto.')).toBeTruthy()
    expect(seen(requestPasswordReset)[0]?.body).toEqual({ email: 'giulia.ferri@posta.it', language: 'it' })
  })

  test('R-603 who comes from the login of the back office asks for a link that leads back there', async () => {
    const { seen } = await openPages(
      '/recuperapassword?from=desk',
      PAGES,
      answering(requestPasswordReset, () => DONE),
    )
    await type('E-mail', 'giada@example.it')
    await press('Invia il link')
    expect(await screen.findByText(/arriva entro un minuto/)).toBeTruthy()
    expect(seen(requestPasswordReset)[0]?.body).toEqual({ email: 'giada@example.it', language: 'it', isFromDesk: true })
  })

  test('R-506 a wrong e-mail is said below the field; too many requests are said in words', async () => {
    const { seen } = await openPages(
      '/recuperapassword',
      PAGES,
      answering(requestPasswordReset, () => problem(429, 'too_many_requests', { detail: 'Aspetta un momento.' })),
    )
    await type('E-mail', 'giulia@')
    await press('Invia il link')
    expect(await screen.findByText('Questa e-mail non è valida.')).toBeTruthy()
    expect(seen(requestPasswordReset)).toHaveLength(0)
    await type('E-mail', 'giulia@posta.it')
    await press('Invia il link')
    expect(await screen.findByText('Aspetta un momento.')).toBeTruthy()
    expect(screen.queryByText(/arriva entro un minuto/)).toBeNull()
  })
})

describe('a new password', () => {
  const OWNER = { email: 'giulia.ferri@posta.it' }
  const answered = () => ({ ...answering(checkResetLink, () => OWNER), ...answering(resetPassword, () => OWNER) })

  test('R-507 the key leaves the address at once, and nothing of it is stored', async () => {
    await openPages(`/recuperapassword#key=${KEY}`, PAGES, answered())
    expect(await screen.findByRole('heading', { name: 'Nuova password' })).toBeTruthy()
    await waitFor(() => expect(location.href).not.toContain(KEY))
    expect(screen.getByRole('heading', { name: 'Nuova password' })).toBeTruthy()
    expect(JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)])).not.toContain(KEY)
  })

  test('R-507 two that differ are said below the second and cannot be saved, until the first is corrected', async () => {
    const { seen } = await openPages(`/recuperapassword#key=${KEY}`, PAGES, answered())
    await type('Password', 'scoglio-e-mare')
    expect(screen.queryByText('Le due password non coincidono.')).toBeNull()
    await type('Ripeti la password', 'scoglio-e-male')
    expect(await screen.findByText('Le due password non coincidono.')).toBeTruthy()
    expect((await screen.findByRole<HTMLButtonElement>('button', { name: 'Salva' })).disabled).toBe(true)
    await type('Password', 'scoglio-e-male')
    await waitFor(() => expect(screen.queryByText('Le due password non coincidono.')).toBeNull())
    await press('Salva')
    expect(seen(resetPassword)[0]?.body).toEqual({ key: KEY, password: 'scoglio-e-male' })
  })

  test('R-507 a saved password leads to the login with the e-mail, signs nobody in and says that devices left', async () => {
    startWith('Giulia')
    await openPages(`/recuperapassword#key=${KEY}`, PAGES, answered())
    await type('Password', 'scoglio-e-mare')
    await type('Ripeti la password', 'scoglio-e-mare')
    await press('Salva')
    expect(await screen.findByText(/abbiamo chiuso l’accesso sugli altri dispositivi/)).toBeTruthy()
    expect((await screen.findByLabelText<HTMLInputElement>('E-mail')).value).toBe('giulia.ferri@posta.it')
    expect(readSession()).toMatchObject({ isLoggedIn: false, token: null })
    expect(location.pathname + location.search).toBe('/welcome?login=1')
    expect(localStorage.getItem('token')).toBeNull()
  })

  test('R-504 a password that is easy to guess is refused below the field, and nothing is lost', async () => {
    const refusal = problem(400, 'input_invalid', {
      errors: [{ field: 'password', code: 'password_too_common', message: 'Questa password è facile da indovinare.' }],
    })
    await openPages(`/recuperapassword#key=${KEY}`, PAGES, {
      ...answered(),
      ...answering(resetPassword, () => refusal),
    })
    await type('Password', 'password1')
    await type('Ripeti la password', 'password1')
    await press('Salva')
    expect(await screen.findByText('Questa password è facile da indovinare.')).toBeTruthy()
    expect((await screen.findByLabelText<HTMLInputElement>('Password')).value).toBe('password1')
  })

  test.each([`#key=${KEY}`, '#key=cut-off'])('R-507 a link that is over (%s) asks for a new one', async (hash) => {
    await openPages(`/recuperapassword${hash}`, PAGES, {
      ...answering(checkResetLink, () => problem(400, 'link_wrong_or_expired')),
      ...answering(requestPasswordReset, () => DONE),
    })
    expect(await screen.findByRole('heading', { name: 'Questo link non vale più' })).toBeTruthy()
    expect(screen.queryByLabelText('Password')).toBeNull()
    await type('E-mail', 'giulia.ferri@posta.it')
    await press('Invia il link')
    expect(await screen.findByText(/arriva entro un minuto/)).toBeTruthy()
  })

  test('R-507 a link that ends while one types asks for a new one', async () => {
    await openPages(`/recuperapassword#key=${KEY}`, PAGES, {
      ...answering(checkResetLink, () => ({ email: 'giulia.ferri@posta.it' })),
      ...answering(resetPassword, () => problem(400, 'link_wrong_or_expired')),
    })
    await type('Password', 'scoglio-e-mare')
    await type('Ripeti la password', 'scoglio-e-mare')
    await press('Salva')
    expect(await screen.findByRole('heading', { name: 'Questo link non vale più' })).toBeTruthy()
  })
})
