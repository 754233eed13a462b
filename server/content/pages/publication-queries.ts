import type { Language } from '../../../domain/platform/language.ts'
import type { Queryable } from '../../platform/database.ts'
import type { Page } from '../content-queries.ts'

export type PublicationCause = 'file' | 'publish' | 'restore'
type Versions = Readonly<Partial<Record<Language, string>>>

/** One time that a page became what guests read. */
export interface StoredPublication {
  readonly publicationId: number
  readonly slug: string
  readonly cause: PublicationCause
  readonly versions: Versions
  readonly publishedAt: string
  readonly by: string | null
  readonly isUndone: boolean
}

const PUBLICATION = `select p.id::float8 as "publicationId", p.slug, p.cause, p.versions, iso_instant(p.published_at) as "publishedAt",
    nullif(concat_ws(' ', a.first_name, a.last_name), '') as by, p.undone_at is not null as "isUndone"
  from content_page_publication p left join account a on a.id = p.account_id`

/** Every time that a page was published, the newest first. */
export async function findPublications(tx: Queryable, slug: string): Promise<StoredPublication[]> {
  return tx.query({
    name: 'content.publications',
    text: `${PUBLICATION} where p.slug = $1 order by p.id desc`,
    values: [slug],
  })
}

export async function findPublication(tx: Queryable, publicationId: number): Promise<StoredPublication | null> {
  const [found] = await tx.query<StoredPublication & Record<string, unknown>>({
    name: 'content.publication',
    text: `${PUBLICATION} where p.id = $1`,
    values: [publicationId],
  })
  return found ?? null
}

/** Remembers what guests read of a page from now on. */
export async function addPublication(
  tx: Queryable,
  {
    slug,
    cause,
    accountId,
  }: { readonly slug: string; readonly cause: 'publish' | 'restore'; readonly accountId: number },
): Promise<number> {
  const [row] = await tx.query<{ id: number }>({
    name: 'content.add-publication',
    text: `
      insert into content_page_publication (slug, versions, cause, account_id)
      select slug, jsonb_object_agg(language, version), $2, $3 from content_page where slug = $1 and is_current group by slug
      returning id::float8 as id`,
    values: [slug, cause, accountId],
  })
  if (row === undefined) throw new Error('a page was published that nobody can read')
  return row.id
}

/** Remembers the pages that an import of files has changed. */
export async function addImportedPublications(tx: Queryable): Promise<void> {
  await tx.query({
    name: 'content.add-imported-publications',
    text: `
      with shown as (
        select slug, jsonb_object_agg(language, version) as versions from content_page where is_current group by slug
      )
      insert into content_page_publication (slug, versions, cause)
      select shown.slug, shown.versions, 'file' from shown
      left join lateral (
        select versions from content_page_publication p where p.slug = shown.slug and p.undone_at is null order by p.id desc limit 1
      ) last on true
      where last.versions is distinct from shown.versions order by shown.slug`,
    values: [],
  })
}

/** Notes that a publication was taken back. */
export async function markPublicationUndone(tx: Queryable, publicationId: number): Promise<void> {
  await tx.query({
    name: 'content.undo-publication',
    text: 'update content_page_publication set undone_at = battigia_now() where id = $1',
    values: [publicationId],
  })
}

/** The words of a page in these versions, in whatever order. */
export async function findVersions(tx: Queryable, slug: string, versions: Versions): Promise<Page[]> {
  return tx.query({
    name: 'content.versions',
    text: `select slug, language, title, markdown, version from content_page
      where slug = $1 and version = $2::jsonb ->> language`,
    values: [slug, JSON.stringify(versions)],
  })
}
