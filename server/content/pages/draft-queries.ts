import type { PageDraft } from '../../../domain/content/page-staff-calls.ts'
import type { Queryable } from '../../platform/database.ts'

const NAME = "nullif(concat_ws(' ', a.first_name, a.last_name), '')"

/** The draft of a page as it is stored. */
export interface StoredPageDraft {
  readonly version: number
  readonly page: PageDraft
  readonly savedAt: string
  readonly by: string | null
  readonly accountId: number | null
}

/** A page's draft; null when nobody is writing one. */
export async function readPageDraft(tx: Queryable, slug: string): Promise<StoredPageDraft | null> {
  const [draft] = await tx.query<StoredPageDraft & Record<string, unknown>>({
    name: 'content.page-draft',
    text: `
      select d.version::float8 as version, d.texts as page, iso_instant(d.saved_at) as "savedAt", ${NAME} as by,
        d.account_id::float8 as "accountId"
      from content_page_draft d left join account a on a.id = d.account_id where d.slug = $1`,
    values: [slug],
  })
  return draft ?? null
}

/** Names of the pages that somebody is writing. */
export async function pagesWithDraft(tx: Queryable): Promise<ReadonlySet<string>> {
  const rows = await tx.query<{ slug: string }>({
    name: 'content.pages-with-draft',
    text: 'select slug from content_page_draft',
    values: [],
  })
  return new Set(rows.map(({ slug }) => slug))
}

interface SavedDraft {
  readonly slug: string
  readonly page: PageDraft
  readonly version: number | null
  readonly accountId: number
}

/** Saves over `version`, or begins a draft where it is null; null when the draft is another one meanwhile. */
export async function writePageDraft(
  tx: Queryable,
  { slug, page, version, accountId }: SavedDraft,
): Promise<{ readonly version: number; readonly savedAt: string } | null> {
  const saved = 'returning version::float8 as version, iso_instant(saved_at) as "savedAt"'
  const texts = JSON.stringify(page)
  const [row] = await tx.query<{ version: number; savedAt: string }>(
    version === null
      ? {
          name: 'content.begin-page-draft',
          text: `insert into content_page_draft (slug, texts, account_id) values ($1, $2, $3) on conflict do nothing ${saved}`,
          values: [slug, texts, accountId],
        }
      : {
          name: 'content.save-page-draft',
          text: `
            update content_page_draft set texts = $2, account_id = $3, version = nextval('content_page_draft_version'),
              saved_at = battigia_now()
            where slug = $1 and version = $4 ${saved}`,
          values: [slug, texts, accountId, version],
        },
  )
  return row ?? null
}

/** Takes the draft of this version away and answers it; null when it is another one meanwhile. */
export async function takePageDraft(tx: Queryable, slug: string, version: number): Promise<PageDraft | null> {
  const [row] = await tx.query<{ page: PageDraft }>({
    name: 'content.take-page-draft',
    text: 'delete from content_page_draft where slug = $1 and version = $2 returning texts as page',
    values: [slug, version],
  })
  return row?.page ?? null
}
