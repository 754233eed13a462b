import type { CallOutput } from '../../../domain/platform/call.ts'
import { SETTINGS, SETTING_KEYS, type SettingKey, type Settings } from '../../../domain/settings/settings.ts'
import type {
  SettingChange,
  SettingValue,
  StaffSetting,
  getAppUse,
  listSettings,
} from '../../../domain/settings/staff-calls.ts'
import type { Queryable } from '../../platform/database.ts'

/** Who a change is written down as: an account of the resort's people, or the name of one of the server's ways. */
export const changerOf = (accountId: number) => `account:${accountId}`

/** Source and name of whoever stands in `changed_by`, as the wire has them. */
const BY = `
  case when c.changed_by ~ '^account:[0-9]+$' then 'staff' when c.changed_by = 'command line' then 'command_line'
       when c.changed_by = 'season' then 'season' when c.changed_by = 'resort import' then 'resort_import' else 'other' end as source,
  (select m.display_name from staff_member m where c.changed_by = 'account:' || m.account_id) as by, iso_instant(c.changed_at) as at`

interface LastChange extends Record<string, unknown>, NonNullable<StaffSetting['lastChange']> {
  readonly key: string
  readonly version: number
}

/** The last change of every setting that was ever changed. */
export async function readLastChanges(tx: Queryable, key: string | null = null): Promise<Map<string, LastChange>> {
  const rows = await tx.query<LastChange>({
    name: 'settings.last-changes',
    text: `
      select k.key, c.id as version, ${BY}
        from (select distinct key from setting where $1::text is null or key = $1) k
        cross join lateral (select * from setting_change h where h.key = k.key order by h.id desc limit 1) c`,
    values: [key],
  })
  return new Map(rows.map((row) => [row.key, row]))
}

interface StoredChange extends Record<string, unknown> {
  readonly changeId: number
  readonly key: SettingKey
  readonly before: SettingValue
  readonly after: SettingValue
  readonly source: SettingChange['source']
  readonly by: string | null
  readonly at: string
}

/** Changes, the newest first: of one setting before an id, or of all. */
export async function readChanges(
  tx: Queryable,
  { key, before, most }: { readonly key: string | null; readonly before: number | null; readonly most: number },
): Promise<SettingChange[]> {
  const rows = await tx.query<StoredChange>({
    name: key === null ? 'settings.recent-changes' : 'settings.history',
    text: `
      select c.id as "changeId", c.key, c.old_value as before, c.new_value as after, ${BY} from setting_change c
       where ${key === null ? '$1::text is null and c.key = any ($4)' : 'c.key = $1 and $4::text[] is not null'} and ($2::bigint is null or c.id < $2)
       order by c.id desc limit $3`,
    values: [key, before, most, SETTING_KEYS],
  })
  return rows.map((row) => ({ ...row, before: row.before ?? SETTINGS[row.key].default }))
}

/** A setting as the back office shows it. */
export function staffSetting(settings: Settings, key: SettingKey, last: LastChange | undefined): StaffSetting {
  const value: SettingValue = settings[key]
  if (last === undefined) return { key, value, version: 0, lastChange: null }
  const { version, source, by, at } = last
  return { key, value, version, lastChange: { source, by, at } }
}

/** How often each version started in the last 7 days, the most frequent ones of each platform. */
export const readVersions = (tx: Queryable) =>
  tx.query<CallOutput<typeof getAppUse>['versions'][number] & Record<string, unknown>>({
    name: 'settings.versions-seen',
    text: `select platform, version, sum(starts)::integer as starts from app_version_seen
            where day > resort_today() - 7 group by platform, version order by starts desc, platform, version limit 300`,
    values: [],
  })

/** The resort's pages with how many versions each had, by the Italian text. */
export const readPages = (tx: Queryable) =>
  tx.query<CallOutput<typeof listSettings>['pages'][number] & Record<string, unknown>>({
    name: 'settings.pages',
    text: `select slug, max(title) filter (where is_current) as title, count(*)::integer as versions
             from content_page where language = 'it' group by slug having bool_or(is_current) order by slug`,
    values: [],
  })

/** Whether a page of this name can be read. */
export async function hasPage(tx: Queryable, slug: string): Promise<boolean> {
  const rows = await tx.query({
    name: 'settings.has-page',
    text: 'select from content_page where slug = $1 limit 1',
    values: [slug],
  })
  return rows.length > 0
}
