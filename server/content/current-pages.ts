import { LANGUAGES, type Language } from '../../domain/platform/language.ts'
import type { Queryable } from '../platform/database.ts'

/** Every text that is shown now, by slug and language, for the export of the resort. */
export async function currentPages(
  tx: Queryable,
): Promise<
  { readonly slug: string; readonly language: Language; readonly title: string; readonly markdown: string }[]
> {
  return tx.query({
    name: 'content.current-pages',
    text: `
      select slug, language, title, markdown from content_page where is_current
      order by slug collate "C", array_position($1::text[], language)`,
    values: [LANGUAGES],
  })
}
