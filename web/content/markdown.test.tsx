import { cleanup, render } from '@testing-library/react'
import fc from 'fast-check'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, describe, expect, test } from 'vitest'
import { markdownProblems } from '../../domain/content/markdown.ts'
import { Markdown, parseMarkdown, safeHref } from './markdown.tsx'
import { withMark } from './staff/markdown-marks.ts'

afterEach(cleanup)

const ALLOWED = new Set(['H2', 'P', 'UL', 'LI', 'STRONG', 'A'])

describe('R-213 the fixed Markdown subset', () => {
  test('R-213 headings, paragraphs, lists, bold words and links', () => {
    const text = 'Primo\nstesso **paragrafo**.\n\n## Titolo\n\n- uno\n- **due** e [tre](https://argo.example/a)\n'
    expect(renderToStaticMarkup(<Markdown text={text} />)).toBe(
      '<p>Primo stesso <strong>paragrafo</strong>.</p><h2>Titolo</h2><ul><li>uno</li>' +
        '<li><strong>due</strong> e <a href="https://argo.example/a" target="_blank" rel="noopener noreferrer">tre</a></li></ul>',
    )
  })

  test('R-213 a list directly below a paragraph, and a paragraph directly below a list', () => {
    expect(parseMarkdown('a\n- b\nc').map((block) => block.kind)).toEqual(['paragraph', 'list', 'paragraph'])
  })

  test('R-213 an amount is not parted from its sign', () => {
    expect(renderToStaticMarkup(<Markdown text="Alta 120 €, poi il 65 % in meno, hoog € 120." />)).toBe(
      '<p>Alta 120\u00A0€, poi il 65\u00A0% in meno, hoog €\u00A0120.</p>',
    )
  })

  test('R-213 a link inside bold words', () => {
    const { container } = render(<Markdown text="**leggi [qui](https://argo.example)**" />)
    expect(container.querySelector('strong > a')?.textContent).toBe('qui')
  })

  test.each(['# Uno', '### Tre', '<b>x</b>', '* stella', '1. uno', '> nota', '`codice`'])(
    'R-213 what is outside the subset stays text: %s',
    (source) => {
      const { container } = render(<Markdown text={source} />)
      expect(container.textContent).toBe(source)
      expect(container.querySelectorAll(':scope > p')).toHaveLength(1)
    },
  )
})

describe('hostile links', () => {
  test.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert`1`',
    'data:text/html,<script>alert`1`</script>',
    'http://argo.example/',
    '//argo.example/',
    '/tabs/home',
    'https:argo.example',
    'https://argo.example@evil.example/',
    'https://user:pass@evil.example/',
    'vbscript:msgbox',
    'https://',
    'blob:https://argo.example/1',
  ])('R-213 only the words of %s are shown', (address) => {
    expect(safeHref(address)).toBeNull()
    const { container } = render(<Markdown text={`[clic](${address})`} />)
    expect(container.querySelector('a')).toBeNull()
  })

  test('R-213 an https link opens apart, without opener and referrer', () => {
    const { container } = render(<Markdown text="[sito](https://argo.example/prezzi?x=1#y)" />)
    const link = container.querySelector('a')
    expect(link?.href).toBe('https://argo.example/prezzi?x=1#y')
    expect(link?.rel).toBe('noopener noreferrer')
    expect(link?.target).toBe('_blank')
  })
})

const piece = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.constantFrom(
    '**',
    '*',
    '[',
    ']',
    '(',
    ')',
    '](',
    '## ',
    '- ',
    '\n',
    '\n\n',
    '<script>',
    '<img src=x onerror=alert(1)>',
    '"',
    "'",
    'javascript:alert(1)',
    'https://argo.example/',
    'https://a:b@c.example',
    '&lt;',
    '\u2028',
    '\\',
  ),
)
const source = fc.array(piece, { maxLength: 40 }).map((pieces) => pieces.join(''))

describe('whatever the text', () => {
  test('R-213 no element outside the subset, and no attribute but those of a safe link', () => {
    fc.assert(
      fc.property(source, (text) => {
        const { container } = render(<Markdown text={text} />)
        for (const element of container.querySelectorAll('*')) {
          expect(ALLOWED).toContain(element.tagName)
          const expected = element.tagName === 'A' ? ['href', 'rel', 'target'] : []
          expect(element.getAttributeNames().toSorted()).toEqual(expected)
          if (element.tagName === 'A') expect(safeHref(element.getAttribute('href') ?? '')).not.toBeNull()
        }
        cleanup()
      }),
      { numRuns: 400, seed: 20260718 },
    )
  })

  test.each(['[', '[a](', '[a](https://x', '](', '**a', '|'])(
    'R-213 L6 reading and judging text that is made to be slow takes linear time: %s',
    (piece) => {
      const slow = piece.repeat(50_000)
      const started = performance.now()
      parseMarkdown(slow)
      markdownProblems(slow)
      withMark({ text: slow, from: 9, to: 12 }, 'bold', 'x')
      expect(performance.now() - started).toBeLessThan(1_000)
    },
  )
})
