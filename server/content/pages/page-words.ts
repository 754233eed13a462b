import type { PageDraft } from '../../../domain/content/page-staff-calls.ts'
import { LANGUAGES } from '../../../domain/platform/language.ts'
import { Refusal } from '../../../domain/platform/refusal.ts'
import type { Queryable } from '../../platform/database.ts'
import { findTexts, type Page } from '../content-queries.ts'
import { pageRevision, pageVersion } from '../page-version.ts'
import { findPublications } from './publication-queries.ts'
import { readPageDraft } from './draft-queries.ts'

/** A page in all languages as guests read it. */
export interface ShownPage {
  /** Names the five texts. */
  readonly revision: string
  readonly page: PageDraft
}

/** A page's texts by their parts; a language that it lacks is empty. */
export function wordsOf(texts: readonly Page[]): PageDraft {
  const part = (read: (page: Page) => string) => {
    const [it = '', en = '', fr = '', nl = '', de = ''] = LANGUAGES.map((language) => {
      const found = texts.find((page) => page.language === language)
      return found === undefined ? '' : read(found)
    })
    return { it, en, fr, nl, de }
  }
  return { title: part(({ title }) => title), markdown: part(({ markdown }) => markdown) }
}

/** A page's parts as texts by language, each named by its version. */
export function textsOf(slug: string, { title, markdown }: PageDraft): Page[] {
  return LANGUAGES.map((language) => {
    const words = { title: title[language], markdown: markdown[language] }
    return { slug, language, ...words, version: pageVersion(words) }
  })
}

/** Names texts together, in the order of the languages. */
export function revisionOf(texts: readonly Page[]): string {
  return pageRevision(LANGUAGES.map((language) => texts.find((page) => page.language === language)?.version ?? ''))
}

/** A page as guests read it now; null when there is none. */
export async function shownPage(tx: Queryable, slug: string): Promise<ShownPage | null> {
  const texts = await findTexts(tx, slug)
  return texts.length === 0 ? null : { revision: revisionOf(texts), page: wordsOf(texts) }
}

/** Somebody else saved, discarded or published a page meanwhile; says who, where there is somebody. */
export async function pageChanged(tx: Queryable, slug: string): Promise<Refusal> {
  const by = (await readPageDraft(tx, slug))?.by ?? (await findPublications(tx, slug))[0]?.by
  return new Refusal('status_changed', by ? { name: by } : {})
}
