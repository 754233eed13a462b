/** One piece of a line of text. `href` is always an address that the reader of the text may open. */
export type Inline =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'bold'; readonly parts: readonly Inline[] }
  | { readonly kind: 'link'; readonly text: string; readonly href: string }

/** One block of a page of the resort's texts. */
export type Block =
  | { readonly kind: 'heading' | 'paragraph'; readonly parts: readonly Inline[] }
  | { readonly kind: 'list'; readonly items: readonly (readonly Inline[])[] }

/** The address that a link of a text leads to; null for one that no page may point to, whose words stay. */
export type ReadHref = (address: string) => string | null

/** A link of a text. Every part stops at its own delimiter, so that hostile text costs linear time. */
export const LINK = /\[(?<label>[^[\]]+)\]\((?<address>[^()\s]+)\)/g
const MARKUP = new RegExp(String.raw`\*\*(?<bold>[^*]+)\*\*|${LINK.source}`, 'g')

/** A link, or its words alone when its address is not one that a page may point to. */
function linkOf(text: string, address: string, readHref: ReadHref): Inline {
  const href = readHref(address)
  return href === null ? { kind: 'text', text } : { kind: 'link', text, href }
}

function parseInline(line: string, pattern: RegExp, readHref: ReadHref): Inline[] {
  const parts: Inline[] = []
  let end = 0
  for (const match of line.matchAll(pattern)) {
    if (match.index > end) parts.push({ kind: 'text', text: line.slice(end, match.index) })
    const { bold, label = '', address = '' } = match.groups ?? {}
    if (bold === undefined) parts.push(linkOf(label, address, readHref))
    else parts.push({ kind: 'bold', parts: parseInline(bold, LINK, readHref) })
    end = match.index + match[0].length
  }
  if (end < line.length) parts.push({ kind: 'text', text: line.slice(end) })
  return parts
}

/**
 * Parses the fixed Markdown subset of the resort's texts: paragraphs, `## ` headings, `- ` lists,
 * `**bold**` and `[text](https://…)`. Everything else stays the text that it is.
 */
export function markdownBlocks(markdown: string, readHref: ReadHref): Block[] {
  const inline = (text: string) => parseInline(text, MARKUP, readHref)
  const blocks: Block[] = []
  let paragraph: string[] = []
  let items: Inline[][] = []
  const flush = () => {
    if (paragraph.length > 0) blocks.push({ kind: 'paragraph', parts: inline(paragraph.join(' ')) })
    if (items.length > 0) blocks.push({ kind: 'list', items })
    paragraph = []
    items = []
  }
  for (const raw of markdown.split(/\r?\n/)) {
    const line = raw.trim()
    if (line === '') flush()
    else if (line.startsWith('## ')) {
      flush()
      blocks.push({ kind: 'heading', parts: inline(line.slice(3).trim()) })
    } else if (line.startsWith('- ')) {
      if (paragraph.length > 0) flush()
      items.push(inline(line.slice(2).trim()))
    } else {
      if (items.length > 0) flush()
      paragraph.push(line)
    }
  }
  flush()
  return blocks
}
