import type { StaffScreenId } from '../../../domain/platform/staff-screen-ids.ts'

/** A screen that has help: each of the back office, and the page of the others. */
export type HelpId = StaffScreenId | 'altro'

/** A part of a chapter, its marks of bold still in it. */
export type ChapterPart =
  | { readonly kind: 'text' | 'heading'; readonly text: string }
  | { readonly kind: 'steps'; readonly steps: readonly string[] }

export interface Chapter {
  readonly title: string
  readonly parts: readonly ChapterPart[]
}

/** The languages that the handbook is written in, by the title of their part. */
const PARTS = { it: 'Italiano', en: 'English' } as const
export type HandbookLanguage = keyof typeof PARTS

/**
 * The chapters of `docs/handbook.md` in one language, by their screens: a chapter begins with `### Title <!-- screen -->`, and has
 * paragraphs, titles (`#### `) and numbered steps.
 */
export function readHandbook(source: string, language: HandbookLanguage): ReadonlyMap<string, Chapter> {
  const part = source.split(/^## /m).find((one) => one.startsWith(`${PARTS[language]}\n`)) ?? ''
  const chapters = part.split(/^### /m).slice(1)
  return new Map(
    chapters.map((chapter) => {
      const [head = '', ...lines] = chapter.split('\n')
      const { title = head, id = '' } = /^(?<title>.+?) <!-- (?<id>[\w-]+) -->$/.exec(head.trim())?.groups ?? {}
      return [id, { title, parts: partsOf(lines) }]
    }),
  )
}

function partsOf(lines: readonly string[]): ChapterPart[] {
  const parts: ChapterPart[] = []
  for (const raw of lines) {
    const line = raw.trim()
    const step = /^\d+\. (?<words>.+)$/.exec(line)?.groups?.['words']
    const last = parts.at(-1)
    if (line === '') continue
    if (step !== undefined && last?.kind === 'steps')
      parts[parts.length - 1] = { ...last, steps: [...last.steps, step] }
    else if (step !== undefined) parts.push({ kind: 'steps', steps: [step] })
    else if (line.startsWith('#### ')) parts.push({ kind: 'heading', text: line.slice(5) })
    else parts.push({ kind: 'text', text: line })
  }
  return parts
}

/** Words in turn plain and bold: those between two stars are bold. */
export const boldTurns = (text: string): string[] => text.split('**')
