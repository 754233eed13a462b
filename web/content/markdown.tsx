import type { ReactNode } from 'react'
import { markdownBlocks, type Block, type Inline } from '../../domain/content/markdown-blocks.ts'

/** The address of a link when it is https and carries no credentials; null for everything else. */
export function safeHref(address: string): string | null {
  if (!/^https:\/\//i.test(address) || !URL.canParse(address)) return null
  const url = new URL(address)
  const isPlain = url.protocol === 'https:' && url.username === '' && url.password === ''
  return isPlain ? url.href : null
}

/** The fixed Markdown subset of the resort's texts, with links that a browser has parsed. */
export const parseMarkdown = (markdown: string): Block[] => markdownBlocks(markdown, safeHref)

/** Keeps an amount and its sign on one line: "120 €", "€ 120". */
const unbroken = (text: string) => text.replaceAll(/(\d) (?=[€%])|(€) (?=\d)/g, '$1$2\u00A0')

function renderInline(parts: readonly Inline[]): ReactNode[] {
  return parts.map((part, index) => {
    if (part.kind === 'text') return unbroken(part.text)
    if (part.kind === 'bold') return <strong key={index}>{renderInline(part.parts)}</strong>
    return (
      <a key={index} href={part.href} target="_blank" rel="noopener noreferrer">
        {part.text}
      </a>
    )
  })
}

/** A page of the resort's texts as React elements: no HTML is ever read from it. */
export function Markdown({ text }: { text: string }) {
  return parseMarkdown(text).map((block, index) => {
    if (block.kind === 'list') {
      return (
        <ul key={index}>
          {block.items.map((item, row) => (
            <li key={row}>{renderInline(item)}</li>
          ))}
        </ul>
      )
    }
    const Tag = block.kind === 'heading' ? 'h2' : 'p'
    return <Tag key={index}>{renderInline(block.parts)}</Tag>
  })
}

/** The words of a text alone, block by block: for a card that leads to the whole text. */
export function plainText(markdown: string): string {
  const wordsOf = (parts: readonly Inline[]): string =>
    parts.map((part) => (part.kind === 'bold' ? wordsOf(part.parts) : part.text)).join('')
  return parseMarkdown(markdown)
    .map((block) => (block.kind === 'list' ? block.items.map(wordsOf).join(', ') : wordsOf(block.parts)))
    .join(' ')
}
