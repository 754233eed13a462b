import { describe, expect, test } from 'vitest'
import { LANGUAGES } from '../../domain/platform/language.ts'
import {
  renderAlreadyRegisteredMail,
  renderCodeMail,
  renderGuestOrdersMail,
  renderWelcomeMail,
  type AccountMailFrame,
} from './mails/account-mails.ts'
import {
  renderEmailAskedMail,
  renderEmailLeftMail,
  renderEmailTakenMail,
  renderNewEmailMail,
  renderPasswordChangedMail,
  renderProofMail,
  renderResetMail,
} from './mails/security-mails.ts'

const KEY = 'k'.repeat(43)

const frame = (fields: Partial<AccountMailFrame> = {}): AccountMailFrame => ({
  language: 'it',
  firstName: 'Giulia',
  email: 'giulia+mare@posta.example',
  resort: 'Bagno Argo',
  sender: ['Bagno Argo', ''],
  publicUrl: 'https://app.example',
  ...fields,
})
const renderings = {
  code: (given: AccountMailFrame) => renderCodeMail(given, '042424'),
  already: renderAlreadyRegisteredMail,
  welcome: (given: AccountMailFrame) => renderWelcomeMail(given, true),
  'welcome without a password': (given: AccountMailFrame) => renderWelcomeMail(given, false),
  'guest’s orders': (given: AccountMailFrame) =>
    renderGuestOrdersMail(given, [
      { number: 'BA-7K3M-Q2XT', day: '3 luglio', href: `https://app.example/riepilogo?order=7#key=${KEY}` },
    ]),
  reset: (given: AccountMailFrame) => renderResetMail(given, KEY),
  'password changed': renderPasswordChangedMail,
  proof: (given: AccountMailFrame) => renderProofMail(given, '042424'),
  'new e-mail': (given: AccountMailFrame) => renderNewEmailMail(given, KEY),
  'e-mail asked': renderEmailAskedMail,
  'e-mail left': renderEmailLeftMail,
  'e-mail taken': renderEmailTakenMail,
}
/** The proof's code is typed where it was asked for: it leads nowhere. */
const LINKLESS = ['proof']

describe.each(LANGUAGES)('R-112 account mails in %s', (language) => {
  test.each(Object.entries(renderings))('%s says all of it, in both parts', (name, render) => {
    const { subject, text, html } = render(frame({ language }))
    expect(`${subject}${text}`).not.toMatch(/\b(undefined|null)\b|\[object|!/)
    for (const part of [text, html]) {
      expect(part).toContain('Giulia')
      expect(part).toContain('Bagno Argo')
      if (!LINKLESS.includes(name)) expect(part).toContain('https://app.example/')
    }
    expect(html).toContain(`<html lang="${language}">`)
  })

  test('the code is in subject, text and link', () => {
    const { subject, text } = renderings.code(frame({ language }))
    expect(subject).toContain('042424')
    expect(text).toMatch(/^ {4}042424$/m)
    expect(text).toContain('https://app.example/signup-completa#code=042424&email=giulia%2Bmare%40posta.example')
  })
})

test.each(Object.entries(renderings))('no language of %s repeats another', (_name, render) => {
  expect(new Set(LANGUAGES.map((language) => render(frame({ language })).text)).size).toBe(LANGUAGES.length)
})

test('P13 a name or a resort that looks like HTML stays text', () => {
  const { html } = renderCodeMail(frame({ firstName: '<script>', resort: '<img src=x>' }), '042424')
  expect(html).not.toMatch(/<script>|<img/)
})
