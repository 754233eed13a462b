import { describe, expect, test } from 'vitest'
import { isGuessable } from '../../domain/accounts/password-rules.ts'
import { reportFigures } from '../../tests/support/figures.ts'
import { commonPasswords } from './common-passwords.ts'

const common = commonPasswords()
const giulia = {
  email: 'giulia.ferri+mare@posta.example',
  firstName: 'Giulia',
  lastName: "D'Angelo",
  phone: '+393331234567',
}
const guessable = (password: string) => isGuessable(password, giulia, (text) => common.has(text))

describe('U-03 R-504 a password that anybody would try is refused', () => {
  test('the list has at least 10,000 entries that are long enough to be tried', () => {
    const listed = [...common].filter((entry) => entry.length >= 8).length
    reportFigures('U-03', { listed })
    expect(listed).toBeGreaterThanOrEqual(10_000)
    for (const entry of common) expect(entry).toBe(entry.trim().toLowerCase())
  })

  test.each([
    'password',
    'PASSWORD',
    'Password1',
    'Password2026!',
    'p@ssw0rd',
    'qwertyuiop',
    '1q2w3e4r',
    '12345678',
    '123456789',
    '11111111',
    'aaaaaaaa',
    'iloveyou',
    'sunshine',
    'juventus',
    'juventus1897',
    'forzanapoli',
    'amoremio',
    'Francesca90',
    'giovanni1987',
    'ombrellone',
    '!!Ferrari!!',
    '20002000',
    'abcdefgh',
    'azertyuiop',
    'wachtwoord',
    'motdepasse',
    'schatzi!',
    'lucaluca',
    '01011990',
    '01/01/1990',
    '19900101',
  ])('%s', (password) => expect(guessable(password)).toBe(true))

  test.each([
    giulia.email,
    giulia.email.toUpperCase(),
    'giulia.ferri',
    'giulia.ferri+mare',
    'giulia.ferri99',
    "giuliad'angelo",
    "d'angelo.giulia",
    '3331234567',
    '+393331234567',
  ])('one’s own e-mail, name or phone: %s', (password) => expect(guessable(password)).toBe(true))
})

test.each([
  'correct horse battery',
  'tre-gatti-al-mare',
  'Xk9#mQ2p',
  'sale e sabbia',
  'dieci🐕dogs',
  'giulia ama il mare',
  '48210577',
])('R-504 %s is nobody’s first guess', (password) => expect(guessable(password)).toBe(false))
