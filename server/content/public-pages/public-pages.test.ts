import { describe, expect, test } from 'vitest'
import { withText } from '../../platform/document-text.ts'
import { keptFor } from '../../platform/kept-for.ts'
import { markdownHtml } from './markdown-html.ts'
import { menuHtml } from './menu-html.ts'
import { questionData } from './structured-data.ts'

const HOSTILE = '</main></script><script>alert(1)</script>'

describe('what is written for readers without a script', () => {
  test('R-213 a text of the resort is text, and leads outside by https alone', () => {
    expect(markdownHtml('## Docce\n- **calde** [qui](https://argo.example/a)\n\nE [no](javascript:void).')).toBe(
      '<h2>Docce</h2><ul><li><strong>calde</strong> <a href="https://argo.example/a" rel="noopener noreferrer">qui</a></li></ul><p>E no.</p>',
    )
    expect(markdownHtml(`Ciao ${HOSTILE}`)).not.toContain('<script')
    expect(markdownHtml('[x](https://user:word@evil.example/)')).toBe('<p>x</p>')
  })

  test('no name of a dish and no data end their place', () => {
    const dishes = [{ name: HOSTILE, description: HOSTILE, cents: 1400 }]
    expect(menuHtml([{ name: HOSTILE, dishes }], 'it')).not.toContain('<script')
    const page = withText('<head></head><body><div id="root"></div></body>', {
      html: '<h1>$&</h1>',
      data: [{ name: HOSTILE }],
    })
    expect(page.match(/<script/g)).toHaveLength(1)
    expect(page.match(/<\/script>/g)).toHaveLength(1)
    expect(page).toContain('<main class="document-text"><h1>$&</h1></main>')
  })

  test('questions are those that a text asks and answers', () => {
    expect(questionData('## Prezzi\nTanti.\n\n## Posso portare il cane?\nSì, **sempre**.\n\n## E due?')).toEqual([
      {
        '@type': 'FAQPage',
        mainEntity: [
          {
            '@type': 'Question',
            name: 'Posso portare il cane?',
            acceptedAnswer: { '@type': 'Answer', text: 'Sì, sempre.' },
          },
        ],
      },
    ])
    expect(questionData('## Prezzi\nTanti.')).toEqual([])
  })
})

describe('what was made is kept for a while', () => {
  test('once for everybody who asks, again after its life, and never a failure', async () => {
    let [now, made] = [0, 0]
    const kept = keptFor<number>(1000, () => now)
    const make = async () => (made += 1)
    expect(await Promise.all([kept('a', make), kept('a', make), kept('b', make)])).toEqual([1, 1, 2])
    now = 999
    expect(await kept('a', make)).toBe(1)
    now = 1000
    expect(await kept('a', make)).toBe(3)
    await expect(kept('c', async () => Promise.reject(new Error('no')))).rejects.toThrow('no')
    expect(await kept('c', make)).toBe(4)
  })
})
