import { missingLanguages } from '../../domain/content/publishing.ts'
import { LANGUAGES, type Language } from '../../domain/platform/language.ts'
import type { NewsContent } from './news-queries.ts'

/** Languages in which the title or the text of a piece of news is not written (B-10). */
export function missingInNews({ title, markdown }: Pick<NewsContent, 'title' | 'markdown'>): Language[] {
  const missing = new Set([...missingLanguages(title, title), ...missingLanguages(markdown, markdown)])
  return LANGUAGES.filter((language) => missing.has(language))
}
