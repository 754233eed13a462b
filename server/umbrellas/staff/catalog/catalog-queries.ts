import type { CatalogSection } from '../../../../domain/umbrellas/catalog-calls.ts'
import type { Queryable } from '../../../platform/database.ts'

const KEPT_PUBLICATIONS = 20
const NAME = "nullif(concat_ws(' ', a.first_name, a.last_name), '')"

/** The draft of a section as it is stored. */
export interface CatalogDraft {
  readonly version: number
  readonly file: string
  readonly savedAt: string
  readonly by: string | null
  readonly accountId: number | null
}

/** A section's draft; null when nobody is writing one. */
export async function readDraft(tx: Queryable, section: CatalogSection): Promise<CatalogDraft | null> {
  const [draft] = await tx.query<CatalogDraft & Record<string, unknown>>({
    name: 'umbrellas.catalog-draft',
    text: `
      select d.version::float8 as version, d.file, iso_instant(d.saved_at) as "savedAt", ${NAME} as by,
        d.account_id::float8 as "accountId"
      from catalog_draft d left join account a on a.id = d.account_id where d.section = $1`,
    values: [section],
  })
  return draft ?? null
}

interface SavedDraft {
  readonly section: CatalogSection
  readonly file: string
  readonly version: number | null
  readonly accountId: number
}

/** Saves over `version`, or begins a draft where it is null; null when the draft is another one meanwhile. */
export async function writeDraft(
  tx: Queryable,
  { section, file, version, accountId }: SavedDraft,
): Promise<{ readonly version: number; readonly savedAt: string } | null> {
  const saved = 'returning version::float8 as version, iso_instant(saved_at) as "savedAt"'
  const [row] = await tx.query<{ version: number; savedAt: string }>(
    version === null
      ? {
          name: 'umbrellas.begin-catalog-draft',
          text: `insert into catalog_draft (section, file, account_id) values ($1, $2, $3) on conflict do nothing ${saved}`,
          values: [section, file, accountId],
        }
      : {
          name: 'umbrellas.save-catalog-draft',
          text: `
            update catalog_draft
            set file = $2, account_id = $3, version = nextval('catalog_draft_version'), saved_at = battigia_now()
            where section = $1 and version = $4 ${saved}`,
          values: [section, file, accountId, version],
        },
  )
  return row ?? null
}

/** Takes the draft of this version away and answers its text; null when it is another one meanwhile. */
export async function takeDraft(tx: Queryable, section: CatalogSection, version: number): Promise<string | null> {
  const [row] = await tx.query<{ file: string }>({
    name: 'umbrellas.take-catalog-draft',
    text: 'delete from catalog_draft where section = $1 and version = $2 returning file',
    values: [section, version],
  })
  return row?.file ?? null
}

/** One time that a section was published. */
export interface Publication {
  readonly publicationId: number
  readonly section: CatalogSection
  readonly before: string
  readonly after: string
  readonly publishedAt: string
  readonly by: string | null
}

const PUBLICATION = `
  p.id::float8 as "publicationId", p.section, p.before, p.after, iso_instant(p.published_at) as "publishedAt", ${NAME} as by
  from catalog_publication p left join account a on a.id = p.account_id`

/** The last time that a section was published; null before the first. */
export async function lastPublication(tx: Queryable, section: CatalogSection): Promise<Publication | null> {
  const [last] = await tx.query<Publication & Record<string, unknown>>({
    name: 'umbrellas.last-catalog-publication',
    text: `select ${PUBLICATION} where p.section = $1 order by p.id desc limit 1`,
    values: [section],
  })
  return last ?? null
}

/** One time that a section was published; null when it is no longer kept. */
export async function publicationOf(tx: Queryable, publicationId: number): Promise<Publication | null> {
  const [found] = await tx.query<Publication & Record<string, unknown>>({
    name: 'umbrellas.catalog-publication',
    text: `select ${PUBLICATION} where p.id = $1`,
    values: [publicationId],
  })
  return found ?? null
}

/** Remembers that a section was published; the last twenty of each are kept. */
export async function rememberPublication(
  tx: Queryable,
  publication: {
    readonly section: CatalogSection
    readonly before: string
    readonly after: string
    readonly accountId: number
  },
): Promise<number> {
  const { section, before, after, accountId } = publication
  const [row] = await tx.query<{ id: number }>({
    name: 'umbrellas.remember-catalog-publication',
    text: `
      insert into catalog_publication (section, before, after, account_id) values ($1, $2, $3, $4)
      returning id::float8 as id`,
    values: [section, before, after, accountId],
  })
  await tx.query({
    name: 'umbrellas.forget-catalog-publications',
    text: `
      delete from catalog_publication where id in (
        select id from catalog_publication where section = $1 order by id desc offset $2)`,
    values: [section, KEPT_PUBLICATIONS],
  })
  return row?.id ?? 0
}

/** What of a section has bookings to come: ids of extras, of categories, of services or of areas, as text. */
const BOOKED: Readonly<Record<CatalogSection, string>> = {
  extras: `select distinct extra_id as id from extra_stock where reserved > 0 and day >= resort_today()`,
  categories: `
    select distinct place.category_id as id from occupancy stay join place on place.id = stay.umbrella_id
    where upper(stay.days) > resort_today() and stay.state <> 'blocked'
      and (stay.state <> 'held' or stay.expires_at > battigia_now())`,
  services: `select distinct service_id::text as id from service_stock where taken > 0 and day >= resort_today()`,
  parking: `select distinct area_id::text as id from parking_space where taken > 0 and day >= resort_today()`,
}

/** Ids of a section's entries that somebody has booked for today or later. */
export async function bookedIds(tx: Queryable, section: CatalogSection): Promise<ReadonlySet<string>> {
  const rows = await tx.query<{ id: string }>({
    name: `umbrellas.booked-${section}`,
    text: BOOKED[section],
    values: [],
  })
  return new Set(rows.map(({ id }) => id))
}
