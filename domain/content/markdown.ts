import { LINK } from './markdown-blocks.ts'

/** Why a line is no part of the fixed Markdown subset. */
export const MARKDOWN_FAULTS = ['heading', 'html', 'block', 'code', 'bold', 'link'] as const
export type MarkdownFault = (typeof MARKDOWN_FAULTS)[number]

/** One line that a text of the resort may not have. */
export interface MarkdownProblem {
  /** The first line of the text is 1. */
  readonly line: number
  readonly fault: MarkdownFault
}

/**
 * R-213, P14: what is wrong in a text that the resort's people wrote; empty when it is paragraphs, `## ` headings, `- ` lists,
 * `**bold**` and `[links](https://…)` and nothing else. No HTML is ever read from it: what looks like HTML is refused here, and
 * is shown as the text that it is wherever it comes from.
 */
export function markdownProblems(markdown: string): MarkdownProblem[] {
  return markdown.split('\n').flatMap((text, index) => {
    const fault = faultOf(text)
    return fault === null ? [] : [{ line: index + 1, fault }]
  })
}

function faultOf(line: string): MarkdownFault | null {
  if (/^#(?!# \S)/.test(line)) return 'heading'
  if (/<[a-z/!?]/i.test(line)) return 'html'
  if (/^(?:\d+\.|[*+>]) /.test(line)) return 'block'
  if (/`|!\[|\|.*\|/.test(line)) return 'code'
  if ((line.match(/\*\*/g) ?? []).length % 2 === 1) return 'bold'
  const links = [...line.matchAll(LINK)]
  const isSafe = links.every((match) => /^https:\/\/[^@]+$/.test(match.groups?.['address'] ?? ''))
  // What begins as the address of a link and is none is a mistake as well.
  return isSafe && line.split('](').length === links.length + 1 ? null : 'link'
}
