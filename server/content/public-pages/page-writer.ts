import type { getResort } from '../../../domain/content/calls.ts'
import type { CallOutput } from '../../../domain/platform/call.ts'
import type { Language } from '../../../domain/platform/language.ts'
import type { DocumentText } from '../../platform/document-text.ts'
import type { AskPublic } from '../../platform/public-answers.ts'

/** What a page's text is written from. */
export interface PageFacts {
  readonly ask: AskPublic
  readonly language: Language
  readonly resort: CallOutput<typeof getResort>
  /** Where guests reach the app, without a slash at the end. */
  readonly site: string
}

/** Writes what stands below a page's title; headings in it begin at the second level. */
export type PageWriter = (facts: PageFacts) => Promise<DocumentText>
