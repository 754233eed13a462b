import type { CivilDate } from '../../../domain/platform/civil-date.ts'
import type { AuditRow } from '../../../domain/staff/audit-calls.ts'
import type { Queryable } from '../../platform/database.ts'

/** Where a page begins: after this instant, table and id. */
export interface AuditCursor {
  /** As the database writes it, to the microsecond. */
  readonly at: string
  readonly id: number
}

export interface AuditSearch {
  readonly accountId: number | null
  readonly actions: readonly string[] | null
  readonly subjects: readonly string[] | null
  readonly umbrellaIds: readonly number[]
  readonly from: CivilDate | null
  readonly to: CivilDate | null
  readonly after: AuditCursor | null
  readonly most: number
}

export interface StoredAction extends Record<string, unknown>, Omit<AuditRow, 'rowId' | 'source'> {
  readonly id: number
  readonly exactAt: string
  readonly changedBy: string | null
}

const SPAN = `
  ($1::date is null or a.at >= $1::timestamp at time zone 'Europe/Rome')
  and ($2::date is null or a.at < ($2 + 1)::timestamp at time zone 'Europe/Rome')
  and ($3::timestamptz is null or (a.at, a.id) < ($3, $4::bigint))`
const COLUMNS = 'a.id, a.account_id, a.action, a.subject, a.detail, a.at, a.device, null::text as changed_by'
const NEWEST = 'order by a.at desc, a.id desc limit $5'

/** Each way of searching reads along the one index that serves it: the newest of every action or subject, then the newest of these. */
const HITS = {
  all: `select ${COLUMNS} from staff_action a where ${SPAN} and $6::bigint is null and $7::text[] is null and $8::text[] is null and $9::integer[] is not null ${NEWEST}`,
  person: `select ${COLUMNS} from staff_action a where a.account_id = $6 and ($7::text[] is null or a.action = any ($7)) and ${SPAN} and $8::text[] is null and $9::integer[] is not null ${NEWEST}`,
  action: `select h.* from unnest($7::text[]) as w (action) cross join lateral (
      select ${COLUMNS} from staff_action a where a.action = w.action and ${SPAN} ${NEWEST}) h
    where $6::bigint is null and $8::text[] is null and $9::integer[] is not null`,
  subject: `select h.* from (
      select distinct on (f.id) f.* from (
        select s.* from unnest($8::text[]) as w (subject) cross join lateral (
          select ${COLUMNS} from staff_action a where a.subject = w.subject and ${SPAN}
             and ($6::bigint is null or a.account_id = $6) and ($7::text[] is null or a.action = any ($7))
           order by a.id desc limit $5) s
        union all
        select ${COLUMNS} from unnest($9::integer[]) as u (id) join staff_action a on a.detail -> 'umbrellaIds' @> to_jsonb(u.id)
         where ${SPAN} and ($6::bigint is null or a.account_id = $6) and ($7::text[] is null or a.action = any ($7))
      ) f order by f.id) h`,
} as const

/** What machines changed of the settings; ids below 0, so that they never meet those of the people's log. */
const CHANGES = `
  select a.id, null::bigint as account_id, 'settings.set' as action, 'setting:' || a.key as subject,
    jsonb_build_object('before', a.old_value, 'after', a.new_value) as detail, a.at, '' as device, a.changed_by
  from (select -c.id as id, c.key, c.old_value, c.new_value, c.changed_at as at, c.changed_by
          from setting_change c where c.changed_by !~ '^account:[0-9]+$') a
  where ${SPAN} ${NEWEST}`

/** The number of what a thing was done to; some subjects are named by words. */
const SUBJECT_ID = `case when a.subject ~ '^[a-z_-]+:[0-9]{1,15}$' then split_part(a.subject, ':', 2)::bigint end`

/** Names for what was done, looked up for one page only. */
const NAMED = `
  select p.id, to_char(p.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as "exactAt", iso_instant(p.at) as at,
    p.account_id as "accountId", m.display_name as by, p.changed_by as "changedBy", p.action, p.subject, p.detail, p.device,
    o.id as "orderId", coalesce(c.id, o.account_id, t.account_id) as "customerId",
    coalesce(o.number, s.display_name, nullif(trim(c.first_name || ' ' || c.last_name), ''), t.name, d.name ->> 'it') as name,
    coalesce((
      select array_agg(distinct l.code order by l.code) from (
        select pl.code from jsonb_path_query(p.detail, 'strict $.umbrellaIds[*]', silent => true) u join place pl on pl.id = u::text::integer
        union select pl.code from jsonb_path_query(p.detail, 'strict $.places[*].umbrellaId', silent => true) u join place pl on pl.id = u::text::integer
        union select pl.code from jsonb_path_query(p.detail, 'strict $.place.after', silent => true) u join place pl on pl.id = u::text::integer
        union select ol.code from jsonb_path_query(p.detail, 'strict $.visitIds[*]', silent => true) v
          join order_line ol on 'line:' || ol.id = v #>> '{}'
        union select ol.code from order_line ol where 'line:' || ol.id = p.detail ->> 'visitId'
        union select ol.code from order_line ol where ol.id::text = p.detail ->> 'bookingId' and p.subject like 'order:%'
      ) l), '{}') as places
  from page p
  left join staff_member m on m.account_id = p.account_id
  left join orders o on p.subject like 'order:%' and o.id = p.subject_id
  left join staff_member s on p.action like 'staff.%' and p.subject like 'account:%' and s.account_id = p.subject_id
  left join account c on p.action not like 'staff.%' and p.subject like 'account:%' and c.id = p.subject_id
  left join restaurant_seating t on p.subject like 'table-booking:%' and t.id = p.subject_id
  left join bar_item d on p.action like 'bar.%' and p.subject like 'dish:%' and d.id = p.subject_id
  order by p.at desc, p.id desc`

/** One page of what was done, the newest first. Machines' changes of settings belong to a search for settings or for everything. */
export async function findActions(tx: Queryable, search: AuditSearch): Promise<StoredAction[]> {
  const { accountId, actions, subjects, umbrellaIds, from, to, after, most } = search
  const way = subjects !== null ? 'subject' : accountId !== null ? 'person' : actions !== null ? 'action' : 'all'
  const withChanges = subjects === null && accountId === null && (actions?.includes('settings.set') ?? true)
  const hits = withChanges ? `(${HITS[way]}) union all (${CHANGES})` : HITS[way]
  return tx.query<StoredAction>({
    name: `audit.${way}${withChanges ? '-and-changes' : ''}`,
    text: `with hits as (${hits}), page as (select a.*, ${SUBJECT_ID} as subject_id from hits a order by a.at desc, a.id desc limit $5) ${NAMED}`,
    values: [from, to, after?.at ?? null, after?.id ?? null, most, accountId, actions, subjects, umbrellaIds],
  })
}

const MOST_SUBJECTS = 2000

/** What a text that somebody typed may be about: subjects of the log, and places by their id. */
export async function subjectsOf(tx: Queryable, about: string): Promise<{ subjects: string[]; umbrellaIds: number[] }> {
  const words = about.toLowerCase().split(/\s+/)
  const [row] = await tx.query<{ subjects: string[]; umbrellaIds: number[] }>({
    name: 'audit.subjects',
    text: `
      with places as (select id from place where upper(code) = upper($1)),
      people as (
        select id from account where kind <> 'erased' and (email = lower($1) or lower(last_name) = $2 or lower(first_name) = $2
          or lower(first_name || ' ' || last_name) = lower($1) or lower(last_name || ' ' || first_name) = lower($1)) limit 50
      ),
      found as (
        (select id, account_id from orders where number = upper($1))
        union (select o.id, o.account_id from orders o join people p on p.id = o.account_id order by o.id desc limit $3)
        union (select o.id, null from order_line l join orders o on o.id = l.order_id where l.umbrella_id in (select id from places) order by o.id desc limit $3)
      )
      select array(
          select 'order:' || id from found
          union select 'account:' || id from people
          union select 'table-booking:' || s.id from restaurant_seating s join people p on p.id = s.account_id
          union select 'subscription:' || s.id from subscription s where s.account_id in (select id from people) or s.umbrella_id in (select id from places)
          limit $3) as subjects,
        array(select id from places) as "umbrellaIds"`,
    values: [about, words[0], MOST_SUBJECTS],
  })
  return row ?? { subjects: [], umbrellaIds: [] }
}

/** Everybody who works here. */
export const readStaffNames = (tx: Queryable) =>
  tx.query<{ accountId: number; name: string }>({
    name: 'audit.people',
    text: 'select account_id as "accountId", display_name as name from staff_member order by display_name, account_id',
    values: [],
  })
