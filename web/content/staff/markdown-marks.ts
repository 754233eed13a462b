import { LINK } from '../../../domain/content/markdown-blocks.ts'

/** What a button writes into a text. */
export type Mark = 'bold' | 'heading' | 'list'

/** A text with what is selected in it, as a field gives them. */
export interface Marked {
  readonly text: string
  readonly from: number
  readonly to: number
}

const LINE_MARKS = { heading: '## ', list: '- ' } as const

/** Sets a mark on what is selected, or takes it away where it is set already; `sample` is marked where there are no words. */
export function withMark(marked: Marked, mark: Mark, sample: string): Marked {
  return mark === 'bold'
    ? withWholeBold(aroundLinks(besideLineMarks(atWord(marked))), sample)
    : withLines(marked, LINE_MARKS[mark], sample)
}

/** Puts a link in the place of what is selected. What would end its words or its address is no part of them. */
export function withLink({ text, from, to }: Marked, words: string, address: string): Marked {
  const label = words.replaceAll(/[[\]\s]+/g, ' ').trim()
  const link = `[${label}](${address})`
  return { text: text.slice(0, from) + link + text.slice(to), from: from + link.length, to: from + link.length }
}

/** Whether a text may lead to this address. */
export function isLinkAddress(address: string): boolean {
  return /^https:\/\/[^\s@()]+$/.test(address)
}

/** The same with the word that the cursor stands in selected; as it is where something is, or no word. */
export function atWord(marked: Marked): Marked {
  const { text, from, to } = marked
  if (from !== to) return marked
  const before = /[\p{L}\p{N}’']*$/u.exec(text.slice(0, from))?.[0].length ?? 0
  const after = /^[\p{L}\p{N}’']*/u.exec(text.slice(from))?.[0].length ?? 0
  return { text, from: from - before, to: to + after }
}

/** What is selected without a part of a line's mark: it begins after one that it cuts, and ends before one with nothing behind it. */
function besideLineMarks({ text, from, to }: Marked): Marked {
  const markAt = (at: number) => {
    const { first } = linesOf({ text, from: at, to: at })
    return { first, end: first + (/^(?:## |- )/.exec(text.slice(first))?.[0].length ?? 0) }
  }
  const begin = markAt(from)
  const end = markAt(to)
  const next = from > begin.first && from < begin.end ? begin.end : from
  const last = to > end.first && to <= end.end && next < end.first ? end.first : to
  return { text, from: next, to: Math.max(next, last) }
}

/** What is selected with the whole of each link that it cuts: stars within its address would break it. */
function aroundLinks(marked: Marked): Marked {
  const { text } = marked
  let { from, to } = marked
  for (const { 0: link, index } of text.matchAll(LINK)) {
    const end = index + link.length
    if (from >= end || to <= index) continue
    from = Math.min(from, index)
    to = Math.max(to, end)
  }
  return { text, from, to }
}

const STARS = '**'

/** What is selected may cut through words that are bold: then its lines lose the stars that they have. */
function withWholeBold(marked: Marked, sample: string): Marked {
  const bold = withBold(marked, sample)
  const { first, last } = linesOf(bold)
  const isCut = bold.text
    .slice(first, last)
    .split('\n')
    .some((line) => line.split(STARS).length % 2 === 0)
  return isCut ? withBold(withoutStars(marked), sample) : bold
}

function withoutStars(marked: Marked): Marked {
  const { text, from, to } = marked
  const { first, last } = linesOf(marked)
  const block = text.slice(first, last)
  const stars = [...block.matchAll(/\*\*/g)].map(({ index }) => first + index)
  const moved = (at: number) => at - stars.reduce((gone, star) => gone + Math.min(Math.max(at - star, 0), 2), 0)
  return {
    text: text.slice(0, first) + block.replaceAll(STARS, '') + text.slice(last),
    from: moved(from),
    to: moved(to),
  }
}

/** Where the first line begins and the last one ends in which something is selected. */
function linesOf({ text, from, to }: Marked): { readonly first: number; readonly last: number } {
  const end = text.indexOf('\n', to)
  return { first: from === 0 ? 0 : text.lastIndexOf('\n', from - 1) + 1, last: end === -1 ? text.length : end }
}

/** Bold words never run over the end of a line: each line bears its own stars. */
function withBold({ text, from, to }: Marked, sample: string): Marked {
  const selected = text.slice(from, to)
  const isInside = text.slice(from - 2, from) === STARS && text.slice(to, to + 2) === STARS
  if (isInside && from >= 2) {
    return { text: text.slice(0, from - 2) + selected + text.slice(to + 2), from: from - 2, to: to - 2 }
  }
  const words = selected.trim() === '' ? sample : selected
  const lines = words.replaceAll(STARS, '').split('\n')
  const bold = lines.map((line) => line.replace(/^(\s*(?:## |- )?)(.*\S)/, `$1${STARS}$2${STARS}`)).join('\n')
  const next = text.slice(0, from) + bold + text.slice(to)
  if (lines.length > 1) return { text: next, from, to: from + bold.length }
  // The words stay selected within their stars, so that the same button takes them away again.
  const start = from + bold.indexOf(STARS) + 2
  return { text: next, from: start, to: from + bold.lastIndexOf(STARS) }
}

/** Headings and entries of a list are whole lines, each of one kind. */
function withLines(marked: Marked, mark: string, sample: string): Marked {
  const { text } = marked
  const { first, last } = linesOf(marked)
  const block = text.slice(first, last)
  const lines = (block.trim() === '' ? sample : block).split('\n')
  const isSet = lines.every((line) => line.trim() === '' || line.startsWith(mark))
  const plain = lines.map((line) => line.replace(/^(?:## |- )/, ''))
  const next = isSet ? plain : plain.map((line) => (line.trim() === '' ? line : mark + line))
  const written = next.join('\n')
  return { text: text.slice(0, first) + written + text.slice(last), from: first, to: first + written.length }
}
