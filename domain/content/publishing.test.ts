import { describe, expect, test } from 'vitest'
import type { LocalizedText } from '../platform/language.ts'
import { missingPoints, requirePublishable, type Publishable } from './publishing.ts'

const words = (text: string): LocalizedText => ({ it: text, en: text, fr: text, nl: text, de: text })
const tuna: Publishable = {
  name: words('Tonno al sesamo'),
  description: words('Scottato'),
  allergens: ['fish', 'sesame'],
  isAlcoholic: false,
}

describe('B-10 what keeps a dish from being published', () => {
  test.each<[string, Partial<Publishable>, string[]]>([
    ['everything is there', {}, []],
    ['no allergen, and somebody said so', { allergens: [] }, []],
    ['no description in any language', { description: words('') }, []],
    ['an alcoholic one that says so', { isAlcoholic: true }, []],
    ['no Dutch name', { name: { ...words('Tonno'), nl: '' } }, ['nl']],
    ['a Dutch name of spaces', { name: { ...words('Tonno'), nl: '  ' } }, ['nl']],
    ['no Dutch description', { description: { ...words('Scottato'), nl: '' } }, ['nl']],
    ['a description in German only', { description: { ...words(''), de: 'Angebraten' } }, ['it', 'en', 'fr', 'nl']],
    ['allergens not declared', { allergens: null }, ['allergens']],
    ['alcohol not said', { isAlcoholic: null }, ['alcohol']],
    [
      'nothing written at all',
      { name: words(''), description: words(''), allergens: null, isAlcoholic: null },
      ['it', 'en', 'fr', 'nl', 'de', 'allergens', 'alcohol'],
    ],
  ])('%s', (_, change, missing) => {
    expect(missingPoints({ ...tuna, ...change })).toEqual(missing)
  })

  test('the refusal names the missing points', () => {
    expect(() => requirePublishable({ ...tuna, allergens: null })).toThrow(
      expect.objectContaining({ code: 'not_publishable', data: { missing: ['allergens'] } }),
    )
    expect(() => requirePublishable(tuna)).not.toThrow()
  })
})
