import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { checkVersion } from './calls.ts'
import { compareVersions, isVersionSupported, parseVersion, type AppVersion } from './app-version.ts'

/** Every version ranks below the next one (Semantic Versioning 2, rule 11). */
const ASCENDING = [
  '0.0.0',
  '1.0.0-alpha',
  '1.0.0-alpha.1',
  '1.0.0-alpha.beta',
  '1.0.0-beta',
  '1.0.0-beta.2',
  '1.0.0-beta.11',
  '1.0.0-rc.1',
  '1.0.0',
  '1.0.1',
  '1.2',
  '1.10.0',
  '2',
  '3.1.9',
  '3.1.10-rc.1',
  '3.1.10',
  '3.1.11',
  '3.2',
  '10.0.0',
  '999999.999999.999999',
]

const version = (text: string): AppVersion => parseVersion(text) ?? expect.unreachable(`${text} is a version`)

describe('R-114 versions compare semantically', () => {
  test('every pair of the ladder', () => {
    for (const [low, a] of ASCENDING.entries()) {
      for (const [high, b] of ASCENDING.entries()) {
        expect(Math.sign(compareVersions(version(a), version(b))), `${a} and ${b}`).toBe(Math.sign(low - high))
        expect(isVersionSupported(a, b), `${a} with minimum ${b}`).toBe(low >= high)
      }
    }
  })

  test('R-705 the order is total: antisymmetric and transitive', () => {
    const part = fc.nat({ max: 12 })
    const tag = fc.option(
      fc.array(fc.constantFrom('alpha', 'beta', '1', '2', '10', 'x-y'), { minLength: 1, maxLength: 3 }),
      { nil: null },
    )
    const any = fc
      .tuple(part, part, part, tag)
      .map(([a, b, c, pre]) => version(`${a}.${b}.${c}${pre ? `-${pre.join('.')}` : ''}`))
    fc.assert(
      fc.property(any, any, any, (a, b, c) => {
        expect(Math.sign(compareVersions(a, b)) + Math.sign(compareVersions(b, a))).toBe(0)
        if (compareVersions(a, b) <= 0 && compareVersions(b, c) <= 0)
          expect(compareVersions(a, c)).toBeLessThanOrEqual(0)
      }),
      { numRuns: 2_000 },
    )
  })

  test('build data does not count', () => expect(isVersionSupported('3.1.10+77', '3.1.10')).toBe(true))
})

describe('R-705 junk', () => {
  test('any text is answered and never throws; what is no version is not called obsolete', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (text) => {
        if (parseVersion(text) === null) expect(isVersionSupported(text, '3.1.10')).toBe(true)
      }),
      { numRuns: 5_000 },
    )
  })

  test.each([
    '',
    ' ',
    '3.1.x',
    'v3.1.10',
    '3.1.10.4',
    '-1',
    '3..1',
    '1'.repeat(33),
    '3.1.10\u0000',
    '3.1.10\n',
    '٣.١.١٠',
  ])('the call refuses %j as bad input', (text) =>
    expect(checkVersion.input.safeParse({ version: text, platform: 'ios' }).success).toBe(false),
  )

  test.each(['windows', '', 'iphone', null, 1])('R-302 the call refuses the platform %j', (platform) =>
    expect(checkVersion.input.safeParse({ version: '3.1.10', platform }).success).toBe(false),
  )

  test('what the call accepts is a version', () => {
    const shapes = fc.stringMatching(/^\d{1,6}(?:\.\d{1,6}){0,2}(?:[-+][0-9A-Za-z.-]{1,10})?$/)
    fc.assert(
      fc.property(shapes, (text) => {
        const asked = checkVersion.input.safeParse({ version: text, platform: 'other' })
        if (asked.success) expect(parseVersion(asked.data.version)).not.toBeNull()
      }),
    )
  })
})
