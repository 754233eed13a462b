import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { confirmEmail, resendCode } from '../../domain/accounts/calls.ts'
import { problem } from '../platform/fake-server.ts'
import { readSession } from '../platform/session.ts'
import { ConfirmEmailPage } from './ConfirmEmailPage.tsx'
import { field, press, type } from './form-steps.ts'
import { answering, arrivedAt, endPages, GIULIA, openPages, startWith } from './page-fixture.tsx'
import { notePendingEmail } from './pending-email.ts'

const PAGES = { '/signup-completa': ConfirmEmailPage }

beforeEach(() => {
  startWith('nobody')
  notePendingEmail('', 'long_ago')
})
afterEach(endPages)

describe('the mailed code', () => {
  const OPEN = '/signup-completa?next=%2Ftabs%2Fcarrello#code=123456&email=giulia.ferri%40posta.it'

  test('R-108 the mail’s link fills the code in; confirming signs in and opens the wanted page', async () => {
    const { seen } = await openPages(
      OPEN,
      PAGES,
      answering(confirmEmail, () => GIULIA),
    )
    expect((await field('Codice')).value).toBe('123456')
    expect(seen(confirmEmail)).toHaveLength(0)
    await press('Conferma')
    expect(await arrivedAt()).toBe('/tabs/carrello')
    expect(seen(confirmEmail)[0]?.body).toEqual({ email: 'giulia.ferri@posta.it', code: '123456' })
    expect(readSession().isLoggedIn).toBe(true)
  })

  test('R-108 a sign-up that led nowhere else ends with the account, and what to do with it', async () => {
    await openPages(
      '/signup-completa#code=123456&email=giulia.ferri%40posta.it',
      PAGES,
      answering(confirmEmail, () => GIULIA),
    )
    await press('Conferma')
    expect(await screen.findByRole('heading', { name: 'Giulia, il tuo account è pronto' })).toBeTruthy()
    expect((await screen.findByRole('link', { name: 'Vai alla home' })).getAttribute('href')).toBe('/tabs/home')
    expect(readSession().isLoggedIn).toBe(true)
  })

  test('R-108 a code is pasted with spaces; a wrong one says so under the field', async () => {
    const { seen } = await openPages(
      '/signup-completa',
      PAGES,
      answering(confirmEmail, () => problem(400, 'code_wrong_or_expired', { detail: 'Il codice è scaduto.' })),
    )
    await type(field('E-mail'), 'giulia.ferri@posta.it')
    await type(field('Codice'), ' 12 34-56 ')
    expect((await field('Codice')).value).toBe('123456')
    expect((await field('Codice')).autocomplete).toBe('one-time-code')
    expect((await field('Codice')).inputMode).toBe('numeric')
    expect(await screen.findByText('Il codice è scaduto.')).toBeTruthy()
    expect(seen(confirmEmail)).toHaveLength(1)
  })

  test('R-108 the field has the focus, and the sixth digit sends the code', async () => {
    notePendingEmail('giulia.ferri@posta.it', 'long_ago')
    const { seen } = await openPages(
      '/signup-completa?next=%2Ftabs%2Fcarrello',
      PAGES,
      answering(confirmEmail, () => GIULIA),
    )
    expect(document.activeElement).toBe(await field('Codice'))
    await type(field('Codice'), '12345')
    expect(seen(confirmEmail)).toHaveLength(0)
    await type(field('Codice'), '123456')
    expect(await arrivedAt()).toBe('/tabs/carrello')
    expect(seen(confirmEmail)).toHaveLength(1)
  })

  test('R-108 another code is sent once, then it has to wait', async () => {
    const { seen } = await openPages(
      OPEN,
      PAGES,
      answering(resendCode, () => ({ done: true as const })),
    )
    await press('Mandami un altro codice')
    const waiting = await screen.findByRole('button', { name: /Un altro codice tra \d+ s/ })
    await act(async () => fireEvent.click(waiting))
    expect(seen(resendCode)).toHaveLength(1)
    expect(seen(resendCode)[0]?.body).toEqual({ email: 'giulia.ferri@posta.it' })
  })

  test('R-108 right after the sign-up another code has to wait', async () => {
    notePendingEmail('giulia.ferri@posta.it', 'just_now')
    await openPages('/signup-completa', PAGES, {})
    expect(await screen.findByRole('button', { name: /Un altro codice tra/ })).toBeTruthy()
  })
})
