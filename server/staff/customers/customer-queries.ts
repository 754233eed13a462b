import type { CivilDate } from '../../../domain/platform/civil-date.ts'
import type { DocumentKind, Decision } from '../../../domain/dogs/documents.ts'
import type { Language, LocalizedText } from '../../../domain/platform/language.ts'
import type { Customer, CustomerOrder } from '../../../domain/staff/customer-calls.ts'
import type { Queryable } from '../../platform/database.ts'

interface StoredDog {
  readonly name: string
  readonly size: 'small' | 'large'
  readonly documents: readonly {
    readonly kind: DocumentKind
    readonly decision: Decision
    readonly validUntil: CivilDate | null
  }[]
}

/** A customer as the database knows them; what is not for the asker is left out by whoever asks. */
export interface StoredCustomer extends Pick<
  Customer,
  'accountId' | 'isGuest' | 'firstName' | 'lastName' | 'phone' | 'since' | 'visits' | 'noShows' | 'waiting' | 'note'
> {
  readonly email: string
  readonly language: Language
  readonly today: CivilDate
  readonly spentCents: number
  readonly creditCents: number
  readonly dueCents: number
  readonly dogs: readonly StoredDog[]
  readonly orders: readonly (CustomerOrder & { readonly totalCents: number })[]
  readonly subscriptions: readonly (Omit<Customer['subscriptions'][number], 'name'> & {
    readonly names: LocalizedText
  })[]
  readonly messages: NonNullable<Customer['messages']>
  readonly consents: NonNullable<Customer['consents']>
}

const DOGS = `
  select coalesce(jsonb_agg(jsonb_build_object('name', d.name, 'size', d.size, 'documents', (
      select coalesce(jsonb_agg(jsonb_build_object('kind', f.kind, 'decision', f.decision, 'validUntil', f.valid_until) order by f.kind), '[]')
        from dog_document f where f.dog_id = d.id)) order by d.id), '[]')
    from dog d where d.account_id = a.id`

const ORDERS = `
  select coalesce(jsonb_agg(jsonb_build_object('orderId', o.id, 'number', o.number, 'category', o.category, 'status', o.status,
      'firstDay', o.first_day, 'dueCents', case when o.status in ('confirmed', 'completed') then due_cents_of(o) else 0 end,
      'totalCents', o.total_cents, 'paymentStatus', order_payment_status(o),
      'codes', (select coalesce(jsonb_agg(distinct l.code), '[]') from order_line l where l.order_id = o.id and l.cancelled_at is null)
    ) order by o.first_day desc, o.id desc), '[]')
    from (
      select * from orders where account_id = a.id and status not in ('expired', 'failed') order by first_day desc, id desc limit 50
    ) o`

const SUBSCRIPTIONS = `
  select coalesce(jsonb_agg(jsonb_build_object('subscriptionId', s.id, 'number', so.number, 'names', s.plan -> 'name', 'code', p.code,
      'from', lower(s.days), 'to', upper(s.days) - 1, 'state', s.state) order by s.id desc), '[]')
    from subscription s join orders so on so.id = s.order_id left join place p on p.id = s.umbrella_id where s.account_id = a.id`

const WAITING = `
  select coalesce(jsonb_agg(jsonb_build_object('from', lower(w.days), 'to', upper(w.days) - 1, 'part', day_part_of(w.halves),
      'people', w.people, 'isOver', w.ended_at is not null) order by w.id desc), '[]')
    from waiting_request w where w.account_id = a.id`

const MESSAGES = `
  select coalesce(jsonb_agg(jsonb_build_object('topic', m.topic, 'channel', m.channel, 'state', m.state, 'at', iso_instant(m.changed_at))
      order by m.changed_at desc), '[]')
    from (
      select n.topic, d.channel, d.state, d.changed_at from notice n join delivery d on d.notice_id = n.id
      where n.account_id = a.id order by d.changed_at desc limit 30
    ) m`

const CONSENTS = `
  select coalesce(jsonb_agg(jsonb_build_object('purpose', c.purpose, 'version', c.version, 'language', c.language,
      'givenAt', iso_instant(c.given_at)) order by c.id desc), '[]')
    from consent c where c.account_id = a.id`

const NOTE = `
  coalesce((
    select jsonb_build_object('words', n.words, 'version', n.version, 'by', coalesce(m.display_name, ''), 'at', iso_instant(n.at))
      from customer_note n left join staff_member m on m.account_id = n.author_id where n.account_id = a.id
  ), '{"words": "", "version": 0, "by": "", "at": null}')`

/** One customer or guest; null for anybody who is not there, or was deleted. */
export async function readCustomer(tx: Queryable, accountId: number): Promise<StoredCustomer | null> {
  const [row] = await tx.query<StoredCustomer & Record<string, unknown>>({
    name: 'customers.one',
    text: `
      select a.id as "accountId", a.kind = 'guest' as "isGuest", a.first_name as "firstName", a.last_name as "lastName", a.phone,
        a.email, a.language, iso_instant(a.created_at) as since, resort_today() as today,
        (select count(*) from arrival v join orders o on o.id = v.order_id where o.account_id = a.id and v.undone_at is null) as visits,
        (select count(*) from no_show v join orders o on o.id = v.order_id where o.account_id = a.id and v.undone_at is null) as "noShows",
        (select coalesce(sum(o.received_cents - o.returned_cents + o.credit_cents), 0)::integer from orders o where o.account_id = a.id) as "spentCents",
        (select coalesce(sum(due_cents_of(o)), 0)::integer from orders o
          where o.account_id = a.id and o.status in ('confirmed', 'completed')) as "dueCents",
        usable_credit(a.id) as "creditCents",
        (${DOGS}) as dogs, (${ORDERS}) as orders, (${SUBSCRIPTIONS}) as subscriptions, (${WAITING}) as waiting,
        (${MESSAGES}) as messages, (${CONSENTS}) as consents, ${NOTE} as note
      from account a where a.id = $1 and a.kind <> 'erased'`,
    values: [accountId],
  })
  return row ?? null
}

/** Whose an order is; null for an unknown one. */
export async function readHolderOf(tx: Queryable, orderId: number): Promise<number | null> {
  const [row] = await tx.query<{ accountId: number }>({
    name: 'customers.holder-of',
    text: 'select account_id as "accountId" from orders where id = $1',
    values: [orderId],
  })
  return row?.accountId ?? null
}

/** Notes that somebody read a customer's page; true the first time in an hour. */
export async function noteView(tx: Queryable, staffId: number, accountId: number): Promise<boolean> {
  const rows = await tx.query({
    name: 'customers.note-view',
    text: `insert into customer_view (staff_id, account_id, hour) values ($1, $2, date_trunc('hour', battigia_now()))
           on conflict do nothing returning hour`,
    values: [staffId, accountId],
  })
  return rows.length > 0
}

/** Forgets views whose hour is long over: the audit has them. */
export async function forgetViews(tx: Queryable): Promise<void> {
  await tx.query({
    name: 'customers.forget-views',
    text: `delete from customer_view where hour < battigia_now() - interval '1 day'`,
    values: [],
  })
}

/** Writes a note over the one that was seen; null when somebody has written another since. */
export async function writeNote(
  tx: Queryable,
  note: { readonly accountId: number; readonly words: string; readonly version: number; readonly authorId: number },
): Promise<Customer['note'] | null> {
  const [row] = await tx.query<Customer['note'] & Record<string, unknown>>({
    name: 'customers.write-note',
    text: `
      with written as (
        insert into customer_note (account_id, words, author_id) select $1, $2, $4 where $3 = 0
        on conflict (account_id) do nothing
        returning words, version, at
      ), changed as (
        update customer_note set words = $2, version = version + 1, author_id = $4, at = battigia_now()
        where account_id = $1 and version = $3
        returning words, version, at
      )
      select w.words, w.version, iso_instant(w.at) as at, coalesce(m.display_name, '') as by
      from (select * from written union all select * from changed) w left join staff_member m on m.account_id = $4`,
    values: [note.accountId, note.words, note.version, note.authorId],
  })
  return row ?? null
}
