import type { Undelivered } from '../../domain/messages/staff-calls.ts'
import type { Queryable } from '../platform/database.ts'

/**
 * Kinds of the outbox that are messages to people; the rest of a kind's name says what it is about. A push that fails goes
 * another way by itself.
 */
const KINDS = [
  'accounts.%',
  'dogs.%',
  'privacy.farewell',
  'orders.%',
  'messages.mail',
  'messages.sms',
  'messages.staff-mail',
]

/** The same, for trying again: only what was given up is. */
export const MESSAGE_KINDS: readonly string[] = KINDS

/** Messages that were given up, latest first. */
export async function readUndelivered(tx: Queryable): Promise<Undelivered[]> {
  return tx.query<Undelivered & Record<string, unknown>>({
    name: 'messages.undelivered',
    text: `select x.id, iso_instant(x.created_at) as "askedAt", iso_instant(x.failed_at) as "failedAt",
             case x.last_error when 'PermanentFailure' then 'refused' else 'unreachable' end as reason,
             case when x.kind like any (array['accounts.%', 'dogs.%', 'privacy.%']) then 'account' when x.kind like 'orders.%' then 'order'
               when x.kind = 'messages.staff-mail' then 'staff' when n.topic = 'order_ready' then 'ready'
               when n.topic = 'broadcast' then 'broadcast' else 'reminder' end as kind,
             o.number as "orderNumber",
             case when a.id is not null then jsonb_build_object('name', concat_ws(' ', a.first_name, a.last_name), 'phone', a.phone)
             end as person
           from outbox x
           left join notice n on n.id = (x.payload ->> 'noticeId')::bigint
           left join orders o on o.id = coalesce(x.payload ->> 'orderId', n.facts ->> 'orderId')::bigint
           left join account a on a.id = coalesce((x.payload ->> 'accountId')::bigint, n.account_id, o.account_id)
           where x.failed_at is not null and x.kind like any ($1)
           order by x.failed_at desc, x.id desc limit 200`,
    values: [KINDS],
  })
}
