import type { CivilDate } from '../../domain/platform/civil-date.ts'
import type { Language } from '../../domain/platform/language.ts'
import type { Queryable } from '../platform/database.ts'

/** One text of the resort in one language and version. */
export interface Page {
  readonly slug: string
  readonly language: Language
  readonly title: string
  readonly markdown: string
  readonly version: string
}

/** The current version of a page, or null when there is none in that language. */
export async function findPage(tx: Queryable, slug: string, language: Language): Promise<Page | null> {
  const [page] = await tx.query<Page>({
    name: 'content.page',
    text: 'select slug, language, title, markdown, version from content_page where slug = $1 and language = $2 and is_current',
    values: [slug, language],
  })
  return page ?? null
}

/** One version of a page that was ever shown, or null. */
export async function findVersion(
  tx: Queryable,
  slug: string,
  language: Language,
  version: string,
): Promise<Page | null> {
  const [page] = await tx.query<Page>({
    name: 'content.page-version',
    text: 'select slug, language, title, markdown, version from content_page where slug = $1 and language = $2 and version = $3',
    values: [slug, language, version],
  })
  return page ?? null
}

/** Stores the pages that are new; answers those whose version exists already with other words. */
export async function addPages(
  tx: Queryable,
  pages: readonly Page[],
): Promise<Pick<Page, 'slug' | 'language' | 'version'>[]> {
  const asJson = JSON.stringify(pages)
  await tx.query({
    name: 'content.add-pages',
    text: `
      insert into content_page (slug, language, version, title, markdown, is_current, stored_at)
      select slug, language, version, title, markdown, false, battigia_now()
      from jsonb_to_recordset($1::jsonb) as given (slug text, language text, version text, title text, markdown text)
      order by slug, language, version
      on conflict (slug, language, version) do nothing`,
    values: [asJson],
  })
  return tx.query({
    name: 'content.changed-pages',
    text: `
      select kept.slug, kept.language, kept.version
      from jsonb_to_recordset($1::jsonb) as given (slug text, language text, version text, title text, markdown text)
      join content_page kept using (slug, language, version)
      where (kept.title, kept.markdown) is distinct from (given.title, given.markdown)
      order by slug, language`,
    values: [asJson],
  })
}

/** Makes exactly these versions the current ones; every other page is kept, and no longer shown. */
export async function showPages(tx: Queryable, pages: readonly Page[]): Promise<void> {
  const given = `select slug, language, version
    from jsonb_to_recordset($1::jsonb) as given (slug text, language text, version text)`
  await tx.query({
    name: 'content.hide-pages',
    text: `update content_page set is_current = false where is_current and (slug, language, version) not in (${given})`,
    values: [JSON.stringify(pages)],
  })
  await tx.query({
    name: 'content.show-pages',
    text: `update content_page set is_current = true where not is_current and (slug, language, version) in (${given})`,
    values: [JSON.stringify(pages)],
  })
}

/** The resort's civil day. */
export async function resortToday(tx: Queryable): Promise<CivilDate> {
  const [row] = await tx.query<{ today: CivilDate }>({
    name: 'content.today',
    text: 'select resort_today() as today',
    values: [],
  })
  if (row === undefined) throw new Error('the database did not say which day it is')
  return row.today
}

/** Names and titles of the pages that are shown now, by name. */
export async function findTitles(
  tx: Queryable,
  language: Language,
): Promise<{ readonly slug: string; readonly title: string }[]> {
  return tx.query({
    name: 'content.titles',
    text: 'select slug, title from content_page where is_current and language = $1 order by slug collate "C"',
    values: [language],
  })
}

/** Every page that is shown now, by its title in a language, else the Italian one, and the time of its last change. */
export async function findPagesToEdit(
  tx: Queryable,
  language: Language,
): Promise<{ readonly slug: string; readonly title: string; readonly changedAt: Date }[]> {
  return tx.query({
    name: 'content.pages-to-edit',
    text: `
      select slug, coalesce(max(title) filter (where language = $1), max(title) filter (where language = 'it')) as title,
             max(stored_at) as "changedAt"
      from content_page where is_current group by slug order by slug collate "C"`,
    values: [language],
  })
}

/** Lets one person after the other change pages, until the transaction ends. */
export async function lockPages(tx: Queryable): Promise<void> {
  await tx.query({
    name: 'content.lock-pages',
    text: "select pg_advisory_xact_lock(hashtext('content_page'))",
    values: [],
  })
}

/** A page that is shown now, in every language that it has. */
export async function findTexts(tx: Queryable, slug: string): Promise<Page[]> {
  return tx.query({
    name: 'content.texts',
    text: 'select slug, language, title, markdown, version from content_page where slug = $1 and is_current',
    values: [slug],
  })
}

/** Makes these versions the current ones of their page and language; every other page stays as it is. */
export async function showVersions(tx: Queryable, pages: readonly Page[]): Promise<void> {
  const given = `jsonb_to_recordset($1::jsonb) as given (slug text, language text, version text)`
  await tx.query({
    name: 'content.hide-versions',
    text: `update content_page page set is_current = false from ${given}
      where page.is_current and page.slug = given.slug and page.language = given.language and page.version <> given.version`,
    values: [JSON.stringify(pages)],
  })
  await tx.query({
    name: 'content.show-versions',
    text: `update content_page page set is_current = true from ${given} where not page.is_current
      and (page.slug, page.language, page.version) = (given.slug, given.language, given.version)`,
    values: [JSON.stringify(pages)],
  })
}
