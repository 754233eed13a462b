import { describe, expect, test } from 'vitest'
import { base32, codeOfStep, matchingStep, otpauthUri, stepOf } from './totp.ts'

const RFC_SECRET = Buffer.from('12345678901234567890')

describe('ASVS 6.3.3 one-time codes by time', () => {
  // RFC 6238, appendix B: SHA-1, eight digits.
  test.each([
    [59, '94287082'],
    [1_111_111_109, '07081804'],
    [1_111_111_111, '14050471'],
    [1_234_567_890, '89005924'],
    [2_000_000_000, '69279037'],
    [20_000_000_000, '65353130'],
  ])('at %i seconds the code of RFC 6238 is %s', (seconds, code) => {
    expect(codeOfStep(RFC_SECRET, stepOf(seconds), 8)).toBe(code)
    expect(codeOfStep(RFC_SECRET, stepOf(seconds))).toBe(code.slice(2))
  })

  // RFC 4648, section 10, without padding.
  test.each([
    ['', ''],
    ['f', 'MY'],
    ['fo', 'MZXQ'],
    ['foo', 'MZXW6'],
    ['foob', 'MZXW6YQ'],
    ['fooba', 'MZXW6YTB'],
    ['foobar', 'MZXW6YTBOI'],
  ])('base32 of "%s" is %s', (text, expected) => expect(base32(Buffer.from(text))).toBe(expected))

  test('one step before and after the present one are taken, no others and no other texts', () => {
    const now = stepOf(1_234_567_890)
    for (const away of [-1, 0, 1])
      expect(matchingStep(RFC_SECRET, codeOfStep(RFC_SECRET, now + away), now)).toBe(now + away)
    for (const away of [-3, -2, 2, 3])
      expect(matchingStep(RFC_SECRET, codeOfStep(RFC_SECRET, now + away), now)).toBeNull()
    for (const text of ['', '12345', '1234567', '00592a', '００５９２４'])
      expect(matchingStep(RFC_SECRET, text, now)).toBeNull()
  })

  test('the QR names the resort and the person', () => {
    expect(otpauthUri('Bagno Argo', 'elena@example.it', RFC_SECRET)).toBe(
      'otpauth://totp/Bagno%20Argo%3Aelena%40example.it?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&issuer=Bagno%20Argo',
    )
  })
})
