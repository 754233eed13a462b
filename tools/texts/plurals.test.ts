import { expect, test } from 'vitest'
import { LANGUAGES, type Language } from '../../domain/platform/language.ts'
import { everyCatalogue, type Text } from './catalogues.ts'
import { NEVER_NONE, SAME_FOR_ALL, SAME_IN } from './plural-free.ts'
import { numbersOf, say } from './say.ts'

const catalogues = await everyCatalogue()

/** A text with `#` where its number stands. */
function formOf(text: Text, position: number, number: number): string {
  return say(text, position, number).replaceAll(new RegExp(`(?<!\\d)${number}(?!\\d)`, 'g'), '#')
}

/** Every text with a number, once for each of its numbers. */
function* counts(): Generator<{ at: string; language: Language; text: Text; position: number }> {
  for (const [folder, byLanguage] of catalogues)
    for (const language of LANGUAGES)
      for (const text of byLanguage[language])
        for (const position of numbersOf(text)) {
          const said = new Set([1, 2, 5].map((number) => say(text, position, number)))
          // What carries a number without saying it is no text with a number.
          if (said.size > 1) yield { at: `${folder} ${text.key} ${position}`, language, text, position }
        }
}

test('R-112 a text with a number has a form for one, or is of those that read the same for every number', () => {
  const same = new Set<string>()
  for (const { at, language, text, position } of counts()) {
    if (formOf(text, position, 1) !== formOf(text, position, 2)) continue
    same.add(SAME_FOR_ALL.has(at) ? at : `${at} ${language}`)
  }
  expect([...same].filter((at) => !SAME_FOR_ALL.has(at) && !SAME_IN.has(at))).toEqual([])
  // What was mended, or is no more, is no longer excused.
  expect([...SAME_FOR_ALL, ...SAME_IN].filter((at) => !same.has(at))).toEqual([])
})

test('R-112 none takes the form that the language’s own rule gives it: in French that of one', () => {
  const wrong: string[] = []
  for (const { at, language, text, position } of counts()) {
    const [none, one, two] = [0, 1, 2].map((number) => formOf(text, position, number))
    if (one === two || NEVER_NONE.has(at)) continue
    const rule = new Intl.PluralRules(language)
    if (none === (rule.select(0) === rule.select(1) ? two : one)) wrong.push(`${at} ${language}: ${none}`)
  }
  expect(wrong).toEqual([])
})

test('R-112 twenty-one reads like many in every language', () => {
  const wrong: string[] = []
  for (const { at, language, text, position } of counts()) {
    const [one, many, twentyOne] = [1, 5, 21].map((number) => formOf(text, position, number))
    if (one !== many && twentyOne === one) wrong.push(`${at} ${language}: ${twentyOne}`)
  }
  expect(wrong).toEqual([])
})

test('the control: most texts with a number are looked at', () => {
  expect([...counts()].length).toBeGreaterThan(1_000)
})
