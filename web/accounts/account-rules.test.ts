import { expect, test } from 'vitest'
import { problemOf, signupSchema } from './form-rules.ts'
import { loginPurpose } from './login-purpose.ts'
import { readMailedLink } from './pending-email.ts'
import { profileFailure } from './profile-failure.ts'

test.each([
  [0, 'network'],
  [400, 'wrong'],
  [401, 'wrong'],
  [403, 'wrong'],
  [404, 'generic'],
  [429, 'generic'],
  [500, 'generic'],
  [503, 'generic'],
] as const)('R-804 status %i of the profile shows the %s text', (status, text) => {
  expect(profileFailure({ status })).toBe(text)
})

test('R-504 a code of the rules carries the bounds that its text names; a server’s sentence is itself', () => {
  expect(problemOf('password', 'too_short')).toEqual({ code: 'too_short', min: 8, max: 128 })
  expect(problemOf('firstName', 'too_long')).toEqual({ code: 'too_long', min: 2, max: 25 })
  expect(problemOf('phone', 'phone_invalid')).toEqual({ code: 'phone_invalid' })
  expect(problemOf('email', 'Questa e-mail non va.')).toBeNull()
})

const whole = {
  firstName: 'Giulia',
  lastName: 'Ferri',
  email: 'giulia.ferri@posta.it',
  phone: '+39 333 418 2207',
  password: 'mare-e-cane',
  personalDataRead: true,
  purposesAccepted: true,
}

test.each([
  ['firstName', 'G', 'too_short'],
  ['firstName', 'G'.repeat(26), 'too_long'],
  ['lastName', 'F3rri', 'letters_only'],
  ['email', '', 'required'],
  ['email', 'giulia@', 'email_invalid'],
  ['phone', '', 'required'],
  ['phone', '12345', 'phone_invalid'],
  ['phone', 'abc', 'digits_only'],
  ['password', 'seven77', 'too_short'],
  ['password', 'x'.repeat(129), 'too_long'],
  ['personalDataRead', false, 'consent_required'],
  ['purposesAccepted', false, 'consent_required'],
] as const)('R-504 R-508 sign-up with %s = %j says %s', (field, value, code) => {
  const result = signupSchema.safeParse({ ...whole, [field]: value })
  expect(result.error?.issues.map((issue) => [issue.path[0], issue.message])[0]).toEqual([field, code])
})

test('R-508 a complete sign-up passes', () => {
  expect(signupSchema.safeParse(whole).success).toBe(true)
})

test.each([
  ['#code=123456&email=giulia.ferri%40posta.it', { code: '123456', email: 'giulia.ferri@posta.it' }],
  ['#code=123456', { code: '123456', email: '' }],
  ['#code=12345', { code: '', email: '' }],
  ['#code=<script>', { code: '', email: '' }],
  ['', { code: '', email: '' }],
])('R-108 the mailed link %s is read', (hash, read) => {
  expect(readMailedLink(hash)).toEqual(read)
})

test.each([
  ['/tabs/main-page-ombrelloni', 'place'],
  ['/tabs/carrello/pagamenti-card', 'pay'],
  ['/tabs/carrello', 'place'],
  ['/new-search-loader', 'place'],
  ['/tabs/contact/ordini', 'orders'],
  ['/riepilogo', 'orders'],
  ['/tabs/home/pagamenti-esito', 'orders'],
  ['/tabs/contact/pagamenti-card-choose', 'cards'],
  ['/profilo', 'account'],
  ['/tabs/contact/sicurezza', 'account'],
  ['/tabs/home/webcam', 'webcam'],
  ['/tabs/contact/lista-attesa', 'waiting'],
  ['/tabs/contact/credito', 'credit'],
  ['/tabs/contact/abbonamenti', 'season'],
  ['/tabs/contact/cani', 'dogs'],
  ['/tabs/contact/cambia', 'orders'],
  ['/no-such-page', 'page'],
  ['/tabs/main-page-ombrelloni/abbonamenti-uno', 'subscription'],
] as const)('R-502 a login at %s is asked for the %s', (path, purpose) => {
  expect(loginPurpose(path)).toBe(purpose)
})
