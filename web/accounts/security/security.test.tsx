import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import {
  changeEmail,
  changePassword,
  confirmNewEmail,
  endSession,
  getSecurity,
  logoutEverywhere,
} from '../../../domain/accounts/security-calls.ts'
import { removeIdentity } from '../../../domain/accounts/social-calls.ts'
import { problem } from '../../platform/fake-server.ts'
import { readSession } from '../../platform/session.ts'
import { ToastRegion } from '../../ui/ToastRegion.tsx'
import { ConfirmEmailPage } from '../ConfirmEmailPage.tsx'
import { loginNote } from '../login-note.ts'
import { answering, endPages, GIULIA, openPages, startWith } from '../page-fixture.tsx'
import { WelcomePage } from '../WelcomePage.tsx'
import { GIULIAS_SECURITY } from './security-fixture.ts'
import { SecurityPage } from './SecurityPage.tsx'
import { lastUseWords } from './session-words.ts'
import { it } from './texts/it.ts'

const AT = '/tabs/contact/sicurezza'
const DONE = { done: true as const }
const PAGES = {
  [AT]: () => (
    <>
      <SecurityPage />
      <ToastRegion />
    </>
  ),
  '/signup-completa': ConfirmEmailPage,
  '/welcome': WelcomePage,
}
const security = (over: Partial<typeof GIULIAS_SECURITY> = {}) =>
  answering(getSecurity, () => ({ ...GIULIAS_SECURITY, ...over }))

const press = async (name: string | RegExp) => {
  const button = await screen.findByRole('button', { name })
  await act(async () => fireEvent.click(button))
}
const type = async (label: string, value: string) => {
  const input = await screen.findByLabelText<HTMLInputElement>(label)
  await act(async () => fireEvent.change(input, { target: { value } }))
}

beforeEach(() => startWith('Giulia'))
afterEach(() => {
  loginNote.set(null)
  endPages()
})

test.each([
  ['2027-07-03T08:24:00.000Z', 'Usato oggi alle 10:24'],
  ['2027-07-02T21:59:00.000Z', 'Usato ieri alle 23:59'],
  ['2027-06-28T08:00:00.000Z', 'Usato il 28 giugno'],
])('R-215 a device that was used at %s says: %s', (at, words) => {
  expect(lastUseWords(at, Date.parse('2027-07-03T10:00:00.000Z'), it.sessions, 'it')).toBe(words)
})

describe('R-215 how one signs in', () => {
  test('R-215 a page that does not load says so and can be tried again', async () => {
    let isBroken = true
    await openPages(
      AT,
      PAGES,
      answering(getSecurity, () => (isBroken ? problem(500, 'defect') : GIULIAS_SECURITY)),
    )
    expect(await screen.findByText(/qualcosa è andato storto/)).toBeTruthy()
    isBroken = false
    await press('Riprova')
    expect(await screen.findByText('giulia.ferri@posta.it')).toBeTruthy()
  })

  test('R-215 a new e-mail is mailed a link, and waits for it; the e-mail of now is not taken again', async () => {
    let waitingEmail: string | null = null
    const { seen } = await openPages(AT, PAGES, {
      ...answering(getSecurity, () => ({ ...GIULIAS_SECURITY, waitingEmail })),
      ...answering(changeEmail, ({ email }) => {
        waitingEmail = email
        return DONE
      }),
    })
    await press(/E-mail/)
    await type('Nuova e-mail', 'Giulia.Ferri@posta.it')
    await press('Invia il link')
    expect(await screen.findByText('È già la tua e-mail.')).toBeTruthy()
    await type('Nuova e-mail', 'giulia@nuova.it')
    await press('Invia il link')
    expect(await screen.findByText(/Apri il link che abbiamo mandato a giulia@nuova\.it/)).toBeTruthy()
    expect(seen(changeEmail).map(({ body }) => body)).toEqual([{ email: 'giulia@nuova.it' }])
  })

  test('R-507 R-215 a changed password is typed twice, and this device goes on in its new session', async () => {
    await openPages(AT, PAGES, {
      ...security({ hasPassword: false }),
      ...answering(changePassword, () => ({ ...GIULIA, token: 'token-of-later' })),
    })
    await press(/Password/)
    expect(await screen.findByRole('dialog', { name: 'Crea una password' })).toBeTruthy()
    await type('Password', 'scoglio-e-mare')
    await type('Ripeti la password', 'scoglio')
    await press('Salva')
    expect(await screen.findByText('Le due password non coincidono.')).toBeTruthy()
    await type('Ripeti la password', 'scoglio-e-mare')
    await press('Salva')
    await waitFor(() => expect(readSession().token).toBe('token-of-later'))
    expect(localStorage.getItem('token')).toBe('token-of-later')
    expect(await screen.findByText('Password cambiata, accesso chiuso sugli altri dispositivi')).toBeTruthy()
  })

  test('R-108 a social login is taken off; the last way in stays, and says why', async () => {
    let identities = [
      { provider: 'google' as const, addedAt: '2027-06-01T08:00:00.000Z' },
      { provider: 'apple' as const, addedAt: '2027-06-02T08:00:00.000Z' },
    ]
    await openPages(AT, PAGES, {
      ...answering(getSecurity, () => ({ ...GIULIAS_SECURITY, hasPassword: false, identities })),
      ...answering(removeIdentity, ({ provider }) => {
        identities = identities.filter((identity) => identity.provider !== provider)
        return DONE
      }),
    })
    expect(await screen.findByText('Dal 1 giugno 2027')).toBeTruthy()
    await press('Togli Google')
    expect(await screen.findByText('Google non apre più il tuo account')).toBeTruthy()
    expect(await screen.findByText(/È il tuo unico accesso/)).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Togli Apple' })).toBeNull()
  })
})

describe('R-407 where one is signed in', () => {
  test('R-407 this device is marked and comes first; another is signed out', async () => {
    let { sessions } = GIULIAS_SECURITY
    const { seen } = await openPages(AT, PAGES, {
      ...answering(getSecurity, () => ({ ...GIULIAS_SECURITY, sessions })),
      ...answering(endSession, ({ sessionId }) => {
        sessions = sessions.filter(({ id }) => id !== sessionId)
        return DONE
      }),
    })
    const here = await screen.findByText('Firefox, Windows')
    expect(here.compareDocumentPosition(screen.getByText('App per iPhone'))).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    expect(screen.getByText('Questo')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Esci da Firefox, Windows' })).toBeNull()
    await press('Esci da App per iPhone')
    await waitFor(() => expect(screen.queryByText('App per iPhone')).toBeNull())
    expect(seen(endSession)[0]?.body).toEqual({ sessionId: 7 })
  })

  test.each([
    [true, '/welcome', false],
    [false, AT, true],
  ])('R-407 leaving everywhere (server does it: %s) ends at %s', async (works, path, isLoggedIn) => {
    const { seen } = await openPages(AT, PAGES, {
      ...security(),
      ...answering(logoutEverywhere, () => (works ? DONE : problem(500, 'defect'))),
    })
    await press('Esci da tutti i dispositivi')
    const alert = await screen.findByRole('alertdialog')
    await act(async () => fireEvent.click(within(alert).getByRole('button', { name: 'Esci da tutti i dispositivi' })))
    await waitFor(() => expect(readSession().isLoggedIn).toBe(isLoggedIn))
    await waitFor(() => expect(location.pathname).toBe(path))
    expect(seen(logoutEverywhere)).toHaveLength(1)
  })
})

describe('R-108 the link of a new e-mail', () => {
  const KEY = 'e'.repeat(43)

  test('R-108 is taken over on a press, then one signs in with the new address', async () => {
    const { seen } = await openPages(
      `/signup-completa#newEmail=${KEY}`,
      PAGES,
      answering(confirmNewEmail, () => ({ email: 'giulia@nuova.it' })),
    )
    await screen.findByRole('heading', { name: 'Conferma la nuova e-mail' })
    await waitFor(() => expect(location.href).not.toContain(KEY))
    expect(seen(confirmNewEmail)).toHaveLength(0)
    await press('Conferma')
    expect(await screen.findByText(/Da ora accedi con giulia@nuova\.it/)).toBeTruthy()
    expect((await screen.findByLabelText<HTMLInputElement>('E-mail')).value).toBe('giulia@nuova.it')
    expect(readSession().isLoggedIn).toBe(false)
  })

  test('R-108 one that is over leads to where another is asked for', async () => {
    await openPages(
      `/signup-completa#newEmail=${KEY}`,
      PAGES,
      answering(confirmNewEmail, () => problem(400, 'link_wrong_or_expired')),
    )
    await press('Conferma')
    const link = await screen.findByRole('link', { name: 'Accesso e sicurezza' })
    expect(link.getAttribute('href')).toBe(AT)
  })
})
