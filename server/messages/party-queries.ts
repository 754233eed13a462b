import type { Language } from '../../domain/platform/language.ts'
import type { Party } from '../../domain/messages/unreached.ts'
import type { Settings } from '../../domain/settings/settings.ts'
import type { Queryable } from '../platform/database.ts'
import type { DayAndAudience } from './broadcast-queries.ts'
import { toE164 } from './channels/message-channel.ts'
import { PUSHED_DEVICES } from './notice-queries.ts'

/** Somebody with something booked on a day; without an account they are in the restaurant's book alone. */
export interface StoredParty extends Party {
  readonly accountId: number | null
  readonly language: Language
}

interface PartyRow extends Record<string, unknown> {
  readonly accountId: number | null
  readonly language: Language
  readonly name: string
  readonly phone: string
  readonly places: string[]
  readonly tables: number[]
  readonly hasMailbox: boolean
  readonly devices: number
  readonly push: boolean
  readonly mail: boolean
  readonly sms: boolean
  readonly told: boolean | null
  readonly isLater: boolean
}

/** What is booked on a day by people with an account: places, days of subscriptions, and everything else but the bar's. */
const BOOKED = `
  select o.account_id, o.number, o.placed_at, l.code as place
    from orders o join order_line l on l.order_id = o.id and l.cancelled_at is null and l.days @> $1::date
   where o.status = 'confirmed' and $2 in ('all', 'umbrella')
  union all
  select s.account_id, o.number, s.created_at, p.code
    from occupancy c
    join subscription s on s.id = c.subscription_id and s.days @> $1::date and s.state not in ('pending', 'cancelled')
    join orders o on o.id = s.order_id
    join place p on p.id = c.umbrella_id
   where c.state = 'subscription' and daterange(lower(c.days), upper(c.days)) && daterange($1::date, $1::date, '[]')
     and $2 in ('all', 'umbrella')
  union all
  select o.account_id, o.number, o.placed_at, null
    from orders o join order_item i on i.order_id = o.id and i.cancelled_at is null and i.days @> $1::date
     and i.kind in ('table', 'parking', 'service')
   where o.status = 'confirmed' and ($2 = 'all' or o.category = $2)`

/**
 * Each person once, whether they ordered as a guest or as a customer: by their e-mail, else by their telephone. What they were told
 * of a broadcast ($3) is known of any of their accounts.
 */
const PEOPLE = `
  select (array_agg(a.id order by (a.kind = 'customer') desc, a.id desc))[1] as id, array_agg(a.id) as accounts,
    min(b.number) as number, min(b.placed_at) as since,
    array_agg(distinct b.place order by b.place) filter (where b.place is not null) as places
  from (${BOOKED}) b join account a on a.id = b.account_id
  group by coalesce(nullif(a.email, ''), nullif(a.phone, ''), a.id::text)`

/** Everybody with something booked on a day, how words get to them, and whether those of a broadcast did. */
export async function readParties(
  tx: Queryable,
  { smsOffered }: Settings,
  { day, audience, broadcastId }: DayAndAudience & { readonly broadcastId?: number },
): Promise<StoredParty[]> {
  const rows = await tx.query<PartyRow>({
    name: 'messages.parties',
    text: `select p.id as "accountId", a.language, a.phone, a.email <> '' as "hasMailbox",
             coalesce(nullif(trim(a.first_name || ' ' || a.last_name), ''), p.number) as name,
             coalesce(p.places, '{}') as places, '{}'::integer[] as tables,
             (select count(*)::integer from ${PUSHED_DEVICES}) as devices,
             coalesce(w.broadcasts_push, true) as push, coalesce(w.broadcasts_mail, true) as mail, w.sms_version is not null as sms,
             (select bool_or(y.state <> 'failed') from notice n join delivery y on y.notice_id = n.id
               where n.key = any (select 'broadcast-' || $3::bigint || '-' || x from unnest(p.accounts) x)) as told,
             coalesce(p.since > (select b.sent_at from broadcast b where b.id = $3::bigint), false) as "isLater"
           from (${PEOPLE}) p
           join account a on a.id = p.id
           left join message_wishes w on w.account_id = a.id
           union all
           select null, 'it', coalesce(s.phone, ''), false, s.name, '{}', array[t.number::integer], 0, false, false, false, null, false
           from restaurant_seating s join restaurant_table t on t.id = s.table_id
           where s.day = $1::date and s.state in ('booked', 'seated') and s.account_id is null and $2 in ('all', 'restaurant')
           order by places, name`,
    values: [day, audience, broadcastId ?? null],
  })
  return rows.map(({ hasMailbox, devices, push, mail, sms, ...person }) => ({
    ...person,
    reach: {
      // Of words to many only these two wishes count.
      wishes: {
        orders: { push: false },
        reminders: { push: false, mail: false },
        broadcasts: { push, mail },
        sms: sms && toE164(person.phone) !== null,
      },
      hasMailbox,
      devices,
      isSmsOffered: smsOffered,
    },
  }))
}
