import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { login, register } from '../../domain/accounts/calls.ts'
import { getPage } from '../../domain/content/page-calls.ts'
import { problem } from '../platform/fake-server.ts'
import { readSession } from '../platform/session.ts'
import { ConfirmEmailPage } from './ConfirmEmailPage.tsx'
import { field, password, press, type } from './form-steps.ts'
import { answering, arrivedAt, endPages, GIULIA, openPages, startWith } from './page-fixture.tsx'
import { notePendingEmail } from './pending-email.ts'
import { forgetSignup } from './signup-draft.ts'
import { SignupPage } from './SignupPage.tsx'
import { WelcomePage } from './WelcomePage.tsx'

const PAGES = { '/welcome': WelcomePage, '/signup': SignupPage, '/signup-completa': ConfirmEmailPage }
const TEXTS = answering(getPage, ({ slug, language }) => ({
  slug,
  language: language ?? 'it',
  title: slug,
  markdown: `Testo di ${slug}.`,
  version: `${slug}-3`,
}))
const SIGNS_IN = answering(login, () => GIULIA)

beforeEach(() => {
  startWith('nobody')
  notePendingEmail('', 'long_ago')
  forgetSignup()
})
afterEach(endPages)

describe('welcome and login', () => {
  test('R-110 a guest enters without an account: nothing is stored, the wanted page opens', async () => {
    await openPages('/welcome', PAGES, {})
    await press('Continua come ospite')
    expect(await arrivedAt()).toBe('/tabs/home')
    expect(readSession()).toMatchObject({ isLoggedIn: false, entraIsClicked: true, token: null })
    expect(localStorage.getItem('token')).toBeNull()
  })

  test.each([
    ['/riepilogo?order=7', 'Accedi per vedere i tuoi ordini: subito dopo si apre la pagina che cercavi.'],
    ['/tabs/contact/lista-attesa', /^Accedi per vedere la tua lista d’attesa: /],
  ])('R-502 the welcome that opens in the place of a link says why: %s', async (next, why) => {
    await openPages(`/welcome?next=${encodeURIComponent(next)}`, PAGES, {})
    expect(await screen.findByText(why)).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Accedi' }).getAttribute('href')).toContain(encodeURIComponent(next))
  })

  test('R-502 after the login the wanted page opens, and the session is kept', async () => {
    await openPages('/welcome?login=1&next=%2Ftabs%2Fmain-page-ombrelloni%3Ffrom%3D2027-07-18', PAGES, SIGNS_IN)
    await type(field('E-mail'), ' Giulia.Ferri@Posta.it ')
    await type(password(), 'mare-e-cane')
    await press('Accedi')
    expect(await arrivedAt()).toBe('/tabs/main-page-ombrelloni?from=2027-07-18')
    expect(localStorage.getItem('token')).toBe(GIULIA.token)
    expect(localStorage.getItem('username')).toBe(GIULIA.username)
  })

  test.each([
    'https://evil.example/',
    '//evil.example/',
    '/\\evil.example',
    '/x/..//evil.example',
    'javascript:alert(1)',
  ])('R-502 after the login no page of others opens: next=%s', async (next) => {
    await openPages(`/welcome?login=1&next=${encodeURIComponent(next)}`, PAGES, SIGNS_IN)
    await type(field('E-mail'), 'giulia.ferri@posta.it')
    await type(password(), 'mare-e-cane')
    await press('Accedi')
    expect(await arrivedAt()).toBe('/tabs/home')
  })

  test('R-506 an empty login says what is missing, asks nobody and focuses the first field', async () => {
    const { seen } = await openPages('/welcome?login=1', PAGES, SIGNS_IN)
    await press('Accedi')
    expect(await screen.findAllByText('Compila questo campo.')).toHaveLength(2)
    expect(document.activeElement).toBe(await field('E-mail'))
    expect(seen(login)).toHaveLength(0)
  })

  test('R-804 a wrong password says so under the field and keeps what was typed', async () => {
    await openPages(
      '/welcome?login=1',
      PAGES,
      answering(login, () => problem(401, 'wrong_credentials')),
    )
    await type(field('E-mail'), 'giulia.ferri@posta.it')
    await type(password(), 'sbagliata')
    await press('Accedi')
    expect(await screen.findByText('E-mail o password non corrette. Controlla e riprova.')).toBeTruthy()
    expect((await password()).getAttribute('aria-invalid')).toBe('true')
    expect((await field('E-mail')).value).toBe('giulia.ferri@posta.it')
    expect(readSession().isLoggedIn).toBe(false)
  })

  test('R-108 an e-mail that is not confirmed goes on to its code, with the wanted page', async () => {
    await openPages(
      '/welcome?login=1&next=%2Ftabs%2Fcarrello',
      PAGES,
      answering(login, () => problem(403, 'email_not_confirmed')),
    )
    await type(field('E-mail'), 'giulia.ferri@posta.it')
    await type(password(), 'mare-e-cane')
    await press('Accedi')
    expect(await screen.findByText(/giulia\.ferri@posta\.it/)).toBeTruthy()
    expect(location.pathname + location.search).toBe('/signup-completa?next=%2Ftabs%2Fcarrello')
  })

  test('3.3.8 password managers know the fields, and the password can be shown', async () => {
    await openPages('/welcome?login=1', PAGES, {})
    expect((await field('E-mail')).autocomplete).toBe('username webauthn')
    expect((await password()).autocomplete).toBe('current-password')
    await press('Mostra password')
    expect((await password()).type).toBe('text')
  })
})

const fillSignup = async (over: Record<string, string> = {}) => {
  const values = {
    Nome: 'Giulia',
    Cognome: 'Ferri',
    'E-mail': 'giulia.ferri@posta.it',
    Telefono: '333 418 2207',
    Password: 'mare-e-cane',
    ...over,
  }
  for (const [name, value] of Object.entries(values)) await type(name === 'Password' ? password() : field(name), value)
}
const tickBoth = async () => {
  for (const box of await screen.findAllByRole('checkbox')) await act(async () => fireEvent.click(box))
}

describe('sign-up', () => {
  test('R-508 without anything every field says what it needs and nothing is sent', async () => {
    const { seen } = await openPages('/signup', PAGES, TEXTS)
    await press('Crea account')
    expect(await screen.findAllByText('Compila questo campo.')).toHaveLength(5)
    expect(screen.getByText('Spunta questa casella per continuare.')).toBeTruthy()
    expect(screen.getByText('Serve anche questo consenso.')).toBeTruthy()
    expect(document.activeElement).toBe(await field('Nome'))
    expect(seen(register)).toHaveLength(0)
  })

  test.each([
    ['Nome', 'G', 'Servono almeno 2 caratteri.'],
    ['Cognome', 'F'.repeat(26), 'Al massimo 25 caratteri.'],
    ['Nome', 'G1ulia', 'Usa solo lettere, con spazi, apostrofi o trattini in mezzo.'],
    ['E-mail', 'giulia@', 'Questa e-mail non è valida.'],
    ['Telefono', '12', 'Il telefono ha da 6 a 12 cifre, senza contare il prefisso internazionale.'],
    ['Password', 'corta77', 'Servono almeno 8 caratteri.'],
  ])('R-504 %s = %j says: %s', async (name, value, text) => {
    const { seen } = await openPages('/signup', PAGES, TEXTS)
    await fillSignup({ [name]: value })
    await tickBoth()
    await press('Crea account')
    expect(await screen.findByText(text)).toBeTruthy()
    expect(seen(register)).toHaveLength(0)
  })

  test('R-508 one consent alone is not enough', async () => {
    const { seen } = await openPages('/signup', PAGES, TEXTS)
    await fillSignup()
    const [first] = await screen.findAllByRole('checkbox')
    if (first) await act(async () => fireEvent.click(first))
    await press('Crea account')
    expect(await screen.findByText('Serve anche questo consenso.')).toBeTruthy()
    expect(seen(register)).toHaveLength(0)
  })

  test('R-508 the consents are sent with the versions that were shown, then the code is asked for', async () => {
    const { seen } = await openPages('/signup?next=%2Ftabs%2Fcarrello', PAGES, {
      ...TEXTS,
      ...answering(register, () => ({ done: true as const })),
    })
    await fillSignup()
    await tickBoth()
    await press('Crea account')
    expect(await screen.findByText('Guarda la posta')).toBeTruthy()
    expect(seen(register)[0]?.body).toMatchObject({
      firstName: 'Giulia',
      email: 'giulia.ferri@posta.it',
      phone: '+393334182207',
      language: 'it',
      personalDataRead: true,
      personalDataVersion: 'personal-data-3',
      purposesAccepted: true,
      purposesVersion: 'purposes-3',
    })
    expect(location.search).toBe('?next=%2Ftabs%2Fcarrello')
  })

  test('R-508 Cambia indirizzo brings back what was typed, which is never stored', async () => {
    await openPages('/signup', PAGES, { ...TEXTS, ...answering(register, () => ({ done: true as const })) })
    await fillSignup()
    await tickBoth()
    await press('Crea account')
    fireEvent.click(await screen.findByRole('link', { name: 'Cambia indirizzo' }))
    expect((await field('Nome')).value).toBe('Giulia')
    expect((await field('Telefono')).value).toBe('333 418 2207')
    expect((await password()).value).toBe('mare-e-cane')
    expect(JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)])).not.toContain('mare-e-cane')
  })

  test('R-504 what the server says of a field stands under it, focused, and nothing is lost', async () => {
    const refusal = problem(400, 'input_invalid', {
      errors: [{ field: 'password', code: 'password_too_common', message: 'Questa password è facile da indovinare.' }],
    })
    await openPages('/signup', PAGES, { ...TEXTS, ...answering(register, () => refusal) })
    await fillSignup()
    await tickBoth()
    await press('Crea account')
    expect(await screen.findByText('Questa password è facile da indovinare.')).toBeTruthy()
    expect(document.activeElement).toBe(await password())
    expect((await field('Nome')).value).toBe('Giulia')
    expect((await screen.findAllByRole<HTMLInputElement>('checkbox')).every((box) => box.checked)).toBe(true)
  })

  test('R-216 G26 the words of a consent tick its box; the link beside them opens the text above the form, which keeps what was typed', async () => {
    await openPages('/signup', PAGES, TEXTS)
    await fillSignup()
    const link = await screen.findByRole('link', { name: 'Leggi l’informativa sui dati personali' })
    const words = screen.getByText('Ho letto l’informativa sui dati personali')
    fireEvent.click(words)
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: words.textContent ?? '' }).checked).toBe(true)
    expect(screen.queryByRole('dialog')).toBeNull()
    await act(async () => fireEvent.click(link))
    expect(await screen.findByText('Testo di personal-data.')).toBeTruthy()
    expect(screen.getByText('Versione del testo: personal-data-3')).toBeTruthy()
    await act(async () => fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect((await field('Nome')).value).toBe('Giulia')
    expect((await field('E-mail')).value).toBe('giulia.ferri@posta.it')
  })

  test('R-505 a pasted number with a country code of its own moves it into the menu', async () => {
    await openPages('/signup', PAGES, TEXTS)
    await type(field('Telefono'), '0049 171 1234567')
    expect((await field('Telefono')).value).toBe('171 1234567')
    expect((await screen.findByLabelText<HTMLSelectElement>('Prefisso internazionale')).value).toBe('+49')
  })
})
