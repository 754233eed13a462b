import { LANGUAGES, type Language } from '../../../domain/platform/language.ts'
import type { Queryable } from '../../platform/database.ts'
import { findTexts } from '../content-queries.ts'
import { pageRevision } from '../page-version.ts'

export interface PageToEdit {
  /** Names the five texts as they are now. */
  readonly revision: string
  readonly texts: Readonly<Record<Language, { readonly title: string; readonly markdown: string }>>
}

/** A page in all languages; null when there is none, or it misses a language. */
export async function pageToEdit(tx: Queryable, slug: string): Promise<PageToEdit | null> {
  const found = await findTexts(tx, slug)
  const inOrder = LANGUAGES.flatMap((language) => found.find((page) => page.language === language) ?? [])
  const [it, en, fr, nl, de] = inOrder.map(({ title, markdown }) => ({ title, markdown }))
  if (!it || !en || !fr || !nl || !de) return null
  return { revision: pageRevision(inOrder.map(({ version }) => version)), texts: { it, en, fr, nl, de } }
}
