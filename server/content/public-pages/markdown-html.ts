import { markdownBlocks, type Block, type Inline } from '../../../domain/content/markdown-blocks.ts'
import { escapeHtml } from '../../../domain/platform/escape-html.ts'

/** Links of a text lead outside only by https and without credentials, as they do in the app. */
function readHref(address: string): string | null {
  if (!/^https:\/\//i.test(address) || !URL.canParse(address)) return null
  const { protocol, username, password, href } = new URL(address)
  return protocol === 'https:' && username === '' && password === '' ? href : null
}

/** The blocks of a text in the Markdown subset of the resort's pages (R-213). */
export const blocksOf = (markdown: string): Block[] => markdownBlocks(markdown, readHref)

/** A text of the resort as HTML, its headings at the given level; no HTML is ever read from it. */
export function markdownHtml(markdown: string, heading: 2 | 3 = 2): string {
  return blocksOf(markdown)
    .map((block) => {
      if (block.kind === 'list') return `<ul>${block.items.map((item) => `<li>${inlineHtml(item)}</li>`).join('')}</ul>`
      const tag = block.kind === 'heading' ? `h${heading}` : 'p'
      return `<${tag}>${inlineHtml(block.parts)}</${tag}>`
    })
    .join('')
}

function inlineHtml(parts: readonly Inline[]): string {
  return parts
    .map((part) => {
      if (part.kind === 'text') return escapeHtml(part.text)
      if (part.kind === 'bold') return `<strong>${inlineHtml(part.parts)}</strong>`
      return `<a href="${escapeHtml(part.href)}" rel="noopener noreferrer">${escapeHtml(part.text)}</a>`
    })
    .join('')
}

/** The words of a line without its marks. */
export function plainWords(parts: readonly Inline[]): string {
  return parts.map((part) => (part.kind === 'bold' ? plainWords(part.parts) : part.text)).join('')
}

/** The words of some blocks without their marks. */
export function plainText(blocks: readonly Block[]): string {
  return blocks
    .map((block) => (block.kind === 'list' ? block.items.map(plainWords).join('; ') : plainWords(block.parts)))
    .join(' ')
}
