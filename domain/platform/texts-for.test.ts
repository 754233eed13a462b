import { describe, expect, test } from 'vitest'
import { FIELD_CODES } from './field-problem.ts'
import { LANGUAGES } from './language.ts'
import { REFUSALS, type RefusalCode, type RefusalData } from './refusal.ts'
import { fieldText, refusalText } from './texts-for.ts'

const CODES = Object.keys(REFUSALS) as RefusalCode[]
const FULL: RefusalData = {
  code: 'C5',
  name: 'Nebbia',
  max: 2,
  min: 2,
  hour: 10,
  from: '2026-06-01',
  to: '2026-09-15',
  retryAfterSeconds: 130,
}
const DATA: readonly RefusalData[] = [
  {},
  FULL,
  { ...FULL, codes: ['C5', 'C6'], max: 1, min: 1, retryAfterSeconds: 5 },
  { max: 0, name: '', extras: ['extra_seat'], scope: 'prefix', retryAfterSeconds: 86_400 },
]

/** Words and signs that the voice of the product never uses (DESIGN.md, Words). */
const NEVER = /undefined|null|\bNaN\b|\[object|!|attenzione|si prega di|operazione|\s{2}/i

describe.each(LANGUAGES)('R-112 texts in %s', (language) => {
  test.each(CODES)('R-806 %s is a whole sentence with and without its values', (code) => {
    for (const data of DATA) {
      const text = refusalText(code, data, language)
      expect(text).not.toMatch(NEVER)
      expect(text).toMatch(/^[\p{Lu}\d].+\.$/u)
    }
  })

  test.each(FIELD_CODES)('%s is a whole sentence with and without its bounds', (code) => {
    for (const bounds of [{}, { min: 2, max: 25 }]) {
      const text = fieldText({ code, ...bounds }, language)
      expect(text).not.toMatch(NEVER)
      expect(text).toMatch(/^[\p{Lu}\d].+\.$/u)
    }
  })

  test('a bound is named when it is known', () => {
    expect(fieldText({ code: 'too_short', min: 8 }, language)).toContain('8')
    expect(fieldText({ code: 'too_long', max: 25 }, language)).toContain('25')
  })

  test('R-807 the place, the limit and the hour are named when they are known', () => {
    expect(refusalText('umbrella_taken', { code: 'C5' }, language)).toContain('C5')
    expect(refusalText('umbrella_taken', { codes: ['C5', 'C6'] }, language)).toContain('C5, C6')
    expect(refusalText('too_many_umbrellas', { max: 7 }, language)).toContain('7')
    expect(refusalText('cash_cutoff_passed', { hour: 10 }, language)).toContain('10:00')
  })
})

test('no language repeats the words of another', () => {
  for (const code of CODES) {
    expect(new Set(LANGUAGES.map((language) => refusalText(code, FULL, language))).size, code).toBe(LANGUAGES.length)
  }
  for (const code of FIELD_CODES) {
    expect(new Set(LANGUAGES.map((language) => fieldText({ code }, language))).size, code).toBe(LANGUAGES.length)
  }
})

test('R-807 the words of the design handbook', () => {
  expect(refusalText('wrong_credentials', {}, 'it')).toBe('E-mail o password non corrette. Controlla e riprova.')
  expect(refusalText('umbrella_taken', { code: 'C5' }, 'it')).toBe('C5 non è più disponibile. Scegline un altro.')
  expect(refusalText('too_many_umbrellas', {}, 'it')).toBe('Cinque ombrelloni è il massimo.')
  expect(refusalText('outside_season', { from: '2026-06-01', to: '2026-09-15' }, 'en')).toContain(
    '1 June to 15 September',
  )
  expect(refusalText('outside_season', { from: '2026-06-01', to: '2026-09-15' }, 'fr')).toContain(
    'du 1er juin au 15 septembre',
  )
  expect(refusalText('outside_season', { from: '2026-06-08', to: '2026-09-11' }, 'it')).toContain(
    'dall’8 giugno all’11 settembre',
  )
  expect(fieldText({ code: 'date_order' }, 'it')).toBe('La data di fine è prima della data di inizio.')
  expect(refusalText('too_many_requests', { retryAfterSeconds: 61 }, 'de')).toContain('2 Minuten')
  expect(refusalText('too_many_requests', { retryAfterSeconds: 86_400 }, 'it')).toBe(
    'Troppi tentativi. Riprova tra 24 ore.',
  )
  expect(refusalText('extra_sold_out', { extras: ['sun_bed'] }, 'it')).toContain('Lettini o sdraio finiti')
  expect(refusalText('extra_sold_out', { extras: ['extra_seat'] }, 'it')).not.toContain('Lettini')
})
