import { expect, test } from 'vitest'
import { LANGUAGES } from '../../domain/platform/language.ts'
import { everyCatalogue } from './catalogues.ts'
import { identifiersIn, idsOfDemoResort } from './identifiers.ts'
import { say } from './say.ts'

test.each([
  ['Colonne umbrella_row', ['umbrella_row']],
  ['Il valore di cashCutoff è vuoto', ['cashCutoff']],
  ['Entra in /ges e scegli', ['/ges']],
  ['PayPal su iPhone, 24/7, e/o, beach.json, anna@example.it, https://a.example/bC ‹name›', []],
])('%s', (words, found) => {
  expect(identifiersIn(words)).toEqual(found)
})

test('the ids of the demo resort are known', () => {
  expect(idsOfDemoResort()).toContain('umbrellas')
  expect(idsOfDemoResort()).toContain('large-dogs')
})

test('R-112 no text in any language has a name of the code', async () => {
  const found: string[] = []
  for (const [folder, texts] of await everyCatalogue())
    for (const language of LANGUAGES)
      for (const text of texts[language]) {
        if (text.key === 'names') continue
        const names = identifiersIn(say(text))
        if (names.length > 0) found.push(`${folder} ${text.key} ${language}: ${names.join(' ')}`)
      }
  expect(found).toEqual([])
})
