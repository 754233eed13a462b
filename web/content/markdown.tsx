import type { ReactNode } from 'react'

/** One piece of a line of text. `href` is always an https address that has been parsed. */
export type Inline =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'bold'; readonly parts: readonly Inline[] }
  | { readonly kind: 'link'; readonly text: string; readonly href: string }

/** One block of a page of the resort's texts. */
export type Block =
  | { readonly kind: 'heading' | 'paragraph'; readonly parts: readonly Inline[] }
  | { readonly kind: 'list'; readonly items: readonly (readonly Inline[])[] }

/** Every part stops at its own delimiter, so that hostile text costs linear time. */
const LINK = /\[(?<label>[^[\]]+)\]\((?<address>[^()\s]+)\)/g
const MARKUP = new RegExp(String.raw`\*\*(?<bold>[^*]+)\*\*|${LINK.source}`, 'g')

/** The address of a link when it is https and carries no credentials; null for everything else. */
export function safeHref(address: string): string | null {
  if (!/^https:\/\//i.test(address) || !URL.canParse(address)) return null
  const url = new URL(address)
  const isPlain = url.protocol === 'https:' && url.username === '' && url.password === ''
  return isPlain ? url.href : null
}

/** A link, or its words alone when its address is not one that a page may point to. */
function linkOf(text: string, address: string): Inline {
  const href = safeHref(address)
  return href === null ? { kind: 'text', text } : { kind: 'link', text, href }
}

function parseInline(line: string, pattern: RegExp): Inline[] {
  const parts: Inline[] = []
  let end = 0
  for (const match of line.matchAll(pattern)) {
    if (match.index > end) parts.push({ kind: 'text', text: line.slice(end, match.index) })
    const { bold, label = '', address = '' } = match.groups ?? {}
    if (bold === undefined) parts.push(linkOf(label, address))
    else parts.push({ kind: 'bold', parts: parseInline(bold, LINK) })
    end = match.index + match[0].length
  }
  if (end < line.length) parts.push({ kind: 'text', text: line.slice(end) })
  return parts
}

/**
 * Parses the fixed Markdown subset of the resort's texts: paragraphs, `## ` headings, `- ` lists,
 * `**bold**` and `[text](https://…)`. Everything else stays the text that it is.
 */
export function parseMarkdown(markdown: string): Block[] {
  const blocks: Block[] = []
  let paragraph: string[] = []
  let items: Inline[][] = []
  const flush = () => {
    if (paragraph.length > 0) blocks.push({ kind: 'paragraph', parts: parseInline(paragraph.join(' '), MARKUP) })
    if (items.length > 0) blocks.push({ kind: 'list', items })
    paragraph = []
    items = []
  }
  for (const raw of markdown.split(/\r?\n/)) {
    const line = raw.trim()
    if (line === '') flush()
    else if (line.startsWith('## ')) {
      flush()
      blocks.push({ kind: 'heading', parts: parseInline(line.slice(3).trim(), MARKUP) })
    } else if (line.startsWith('- ')) {
      if (paragraph.length > 0) flush()
      items.push(parseInline(line.slice(2).trim(), MARKUP))
    } else {
      if (items.length > 0) flush()
      paragraph.push(line)
    }
  }
  flush()
  return blocks
}

function renderInline(parts: readonly Inline[]): ReactNode[] {
  return parts.map((part, index) => {
    if (part.kind === 'text') return part.text
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
