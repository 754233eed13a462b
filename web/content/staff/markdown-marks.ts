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
  return mark === 'bold' ? withBold(atWord(marked), sample) : withLines(marked, LINE_MARKS[mark], sample)
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

const STARS = '**'

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
function withLines({ text, from, to }: Marked, mark: string, sample: string): Marked {
  const first = from === 0 ? 0 : text.lastIndexOf('\n', from - 1) + 1
  const end = text.indexOf('\n', to)
  const last = end === -1 ? text.length : end
  const block = text.slice(first, last)
  const lines = (block.trim() === '' ? sample : block).split('\n')
  const isSet = lines.every((line) => line.trim() === '' || line.startsWith(mark))
  const plain = lines.map((line) => line.replace(/^(?:## |- )/, ''))
  const next = isSet ? plain : plain.map((line) => (line.trim() === '' ? line : mark + line))
  const written = next.join('\n')
  return { text: text.slice(0, first) + written + text.slice(last), from: first, to: first + written.length }
}
