import { expect, test } from 'vitest'
import { TEMPERAMENTS } from '../../../domain/dogs/dog-fields.ts'
import { LANGUAGES } from '../../../domain/platform/language.ts'
import type { it } from '../../dogs/texts/it.ts'

const TEXTS = import.meta.glob<Record<string, typeof it>>('../../dogs/texts/*.ts', { eager: true })
type SearchTexts = { dog: { temperamentInLine: Record<string, string> } }
const SEARCH = import.meta.glob<Record<string, SearchTexts>>('../texts/*.ts', { eager: true })

test.each(LANGUAGES)('B-17 in %s a dog that needs space has one name, in its passport and in a search', (language) => {
  const own = TEXTS[`../../dogs/texts/${language}.ts`]?.[language]?.form.temperaments
  const search = SEARCH[`../texts/${language}.ts`]?.[language]?.dog.temperamentInLine
  for (const temperament of TEMPERAMENTS)
    expect(search?.[temperament]?.toLocaleLowerCase(language)).toBe(own?.[temperament].toLocaleLowerCase(language))
})
