import { expect, test } from 'vitest'
import { EMPTY_DRAFT, fallbackOf, halfWritten, missingIn, textsOf } from './broadcast-draft.ts'

const words = { title: 'Mare mosso', text: 'Bandiera rossa' }

test('B-13 one language is enough; what is begun and not finished is said', () => {
  expect(textsOf(EMPTY_DRAFT)).toEqual({})
  expect(fallbackOf(EMPTY_DRAFT)).toBeNull()
  const draft = { ...EMPTY_DRAFT, de: words }
  expect(textsOf(draft)).toEqual({ de: words })
  expect(fallbackOf(draft)).toBe('de')
  expect(fallbackOf({ ...draft, it: words })).toBe('it')
  expect(missingIn(draft)).toEqual(['it', 'en', 'fr', 'nl'])
  expect(halfWritten(draft)).toBeNull()
  expect(halfWritten({ ...draft, fr: { title: 'Mer agitée', text: ' ' } })).toBe('fr')
})
