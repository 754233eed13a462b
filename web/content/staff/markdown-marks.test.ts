import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { markdownProblems } from '../../../domain/content/markdown.ts'
import { atWord, isLinkAddress, withLink, withMark, type Mark, type Marked } from './markdown-marks.ts'

/** A text whose selection stands between bars: "un |cane| felice". */
function marked(text: string): Marked {
  const from = text.indexOf('|')
  const plain = text.replaceAll('|', '')
  const last = text.lastIndexOf('|')
  return { text: plain, from, to: last === from ? from : last - 1 }
}
const shown = ({ text, from, to }: Marked) =>
  from === to
    ? `${text.slice(0, from)}|${text.slice(from)}`
    : `${text.slice(0, from)}|${text.slice(from, to)}|${text.slice(to)}`

describe('R-213 the marks of a text as buttons', () => {
  test.each<[Mark, string, string]>([
    ['bold', 'un |cane| felice', 'un **|cane|** felice'],
    ['bold', 'un ca|ne felice', 'un **|cane|** felice'],
    ['bold', 'un **|cane|** felice', 'un |cane| felice'],
    ['bold', 'un **ca|ne** felice', 'un |cane| felice'],
    ['bold', '|', '**|testo|**'],
    ['bold', '|prima\n- seconda|', '|**prima**\n- **seconda**|'],
    ['bold', 'a **b|c** d|', 'a b**|c d|**'],
    ['heading', 'Sera\nMusica| dal vivo', 'Sera\n|## Musica dal vivo|'],
    ['heading', '|## Musica|', '|Musica|'],
    ['list', '|pane\n\nolio|', '|- pane\n\n- olio|'],
    ['list', '- pane|\n- olio', '|pane|\n- olio'],
    ['list', '## Sera|', '|- Sera|'],
    ['list', '|', '|- testo|'],
    ['bold', 'vedi |[qui](htt|ps://a.example)', 'vedi **|[qui](https://a.example)|**'],
  ])('%s: %s', (mark, before, after) => expect(shown(withMark(marked(before), mark, 'testo'))).toBe(after))

  test('a link takes the place of what is selected; its words end nothing', () => {
    expect(shown(withLink(marked('vedi |il [sito]| ora'), 'il [sito]', 'https://argo.example'))).toBe(
      'vedi [il sito](https://argo.example)| ora',
    )
    expect(atWord(marked('bagno| argo'))).toMatchObject({ from: 0, to: 5 })
    expect(
      ['https://a.example/b', 'http://a.example', 'https://a b', 'argo.example', 'https://a@b'].map(isLinkAddress),
    ).toEqual([true, false, false, false, false])
  })

  test('whatever is selected in a right text, a button never makes it a wrong one', () => {
    const line = fc.constantFrom(
      '',
      'pane e olio',
      '## Sera',
      '- uno',
      'un **cane** felice',
      '[qui](https://a.example)',
    )
    const at = fc.nat(60)
    fc.assert(
      fc.property(
        fc.array(line, { minLength: 1, maxLength: 4 }),
        at,
        at,
        fc.constantFrom('bold', 'heading', 'list'),
        (lines, a, b, mark) => {
          const text = lines.join('\n')
          const [from, to] = [Math.min(a, b, text.length), Math.min(Math.max(a, b), text.length)]
          return markdownProblems(withMark({ text, from, to }, mark, 'testo').text).length === 0
        },
      ),
    )
  })
})
