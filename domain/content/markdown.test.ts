import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { markdownProblems } from './markdown.ts'

describe('R-213 the Markdown subset', () => {
  test.each<[string, string[]]>([
    ['Un paragrafo.\n\n## Un titolo\n- uno\n- **due** e [tre](https://argo.example/a)', []],
    ['2 < 3, e 3 > 2', []],
    ['# Uno', ['heading']],
    ['### Tre', ['heading']],
    ['##', ['heading']],
    ['ciao <b>a tutti</b>', ['html']],
    ['<!-- nota -->', ['html']],
    ['</p>', ['html']],
    ['* uno', ['block']],
    ['1. uno', ['block']],
    ['> nota', ['block']],
    ['`codice`', ['code']],
    ['![foto](https://argo.example/a.png)', ['code']],
    ['| a | b |', ['code']],
    ['**grassetto', ['bold']],
    ['[qui](http://argo.example)', ['link']],
    ['[qui](javascript:alert(1))', ['link']],
    ['[qui](https://argo.example@evil.example)', ['link']],
    ['[qui](https://argo.example/a b)', ['link']],
    ['[qui]()', ['link']],
    ['[uno [due](https://argo.example/a)', []],
    ['ok\n<i>x</i>\nok\n# Uno', ['html', 'heading']],
  ])('%j', (text, faults) => {
    expect(markdownProblems(text).map(({ fault }) => fault)).toEqual(faults)
  })

  test('a problem names its line', () => {
    expect(markdownProblems('ok\n\n<i>x</i>')).toEqual([{ line: 3, fault: 'html' }])
  })

  test('P14 no text that passes has a tag, a comment or an address that is not https', () => {
    const piece = fc.constantFrom(
      '<',
      '>',
      '/',
      '!',
      '?',
      'script',
      'img',
      ' src=x',
      '[a]',
      '(',
      ')',
      'https://',
      'javascript:',
      '\n',
      'x',
      '**',
      '- ',
    )
    const text = fc.oneof(
      fc.string(),
      fc.array(piece, { maxLength: 12 }).map((pieces) => pieces.join('')),
    )
    fc.assert(
      fc.property(text, (markdown) => {
        if (markdownProblems(markdown).length > 0) return
        expect(markdown).not.toMatch(/<[a-z/!?]/i)
        for (const [, address = ''] of markdown.matchAll(/\[[^\]\n]+\]\(([^)\n]*)\)/g))
          expect(address).toMatch(/^https:\/\//)
      }),
      { numRuns: 2000 },
    )
  })
})
