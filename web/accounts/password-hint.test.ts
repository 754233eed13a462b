import { expect, test } from 'vitest'
import { passwordStrength } from './password-hint.ts'

test.each([
  ['', 'short'],
  ['sevennn', 'short'],
  ['eight888', 'good'],
  ['🐶🐶🐶🐶', 'short'],
  ['fourteen______', 'good'],
  ['fifteen________', 'strong'],
] as const)('R-504 the password %j is %s', (password, strength) => {
  expect(passwordStrength(password)).toBe(strength)
})
