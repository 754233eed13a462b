import { describe, expect, test } from 'vitest'
import { LANGUAGES } from '../platform/language.ts'
import { promisedVersion, promiseOf, REFUND_PLACE, refundTerms, withRefundTerms } from './refund-terms.ts'

describe('R-509 R-707 the rule of refunds in words', () => {
  test.each([
    [
      24,
      50,
      'Fino a 24 ore prima di ogni giorno ti restituiamo tutto il suo prezzo, poi il 50\u00a0%, finché il giorno non è cominciato.',
    ],
    [
      1,
      80,
      'Fino a 1 ora prima di ogni giorno ti restituiamo tutto il suo prezzo, poi l’80\u00a0%, finché il giorno non è cominciato.',
    ],
    [48, 0, 'Fino a 48 ore prima di ogni giorno ti restituiamo tutto il suo prezzo, poi nulla.'],
    [0, 50, 'Finché un giorno non è cominciato ti restituiamo tutto il suo prezzo.'],
    [24, 100, 'Finché un giorno non è cominciato ti restituiamo tutto il suo prezzo.'],
  ])('%i hours and %i %', (fullHours, laterPercent, words) => {
    expect(refundTerms({ fullHours, laterPercent }, 'it')).toBe(words)
  })

  test.each(LANGUAGES)('in %s it says the hours and the percentage', (language) => {
    const words = refundTerms({ fullHours: 36, laterPercent: 25 }, language)
    expect(words).toMatch(/36.*25/)
    expect(withRefundTerms(`Prima. ${REFUND_PLACE} Poi.`, { fullHours: 36, laterPercent: 25 }, language)).toBe(
      `Prima. ${words} Poi.`,
    )
  })

  test('a version names its words and its promise, or its words alone', () => {
    const policy = { fullHours: 720, laterPercent: 5 }
    expect(promiseOf(promisedVersion('2026-1', policy))).toEqual({ version: '2026-1', policy })
    expect(promiseOf('2026-1')).toEqual({ version: '2026-1', policy: null })
  })
})
