import type { DogSize } from '../../../domain/dogs/dog-size.ts'
import type { Queryable } from '../../platform/database.ts'
import type { PersonalData } from '../../platform/personal-data.ts'

/** A dog that is looked for. */
export interface StoredLostDog {
  readonly alertId: number
  readonly accountId: number
  readonly dogId: number | null
  readonly name: string
  readonly size: DogSize
  readonly about: string
  readonly picture: Buffer | null
  readonly phone: string | null
  readonly reportedAt: string
  readonly isSent: boolean
}

type Row<T> = T & Record<string, unknown>

const LOST = `select l.id as "alertId", l.account_id as "accountId", l.dog_id as "dogId", l.name, l.size, l.about, l.picture, l.phone,
  iso_instant(l.reported_at) as "reportedAt", l.sent_at is not null as "isSent"`

/** Accounts with a stay of today. */
const ON_SITE = `select o.account_id from visits_of_day(resort_today()) v join orders o on o.id = v.order_id where v.stands`

/** Reports a dog, or finds the report that is open. */
export async function insertLostDog(
  tx: Queryable,
  accountId: number,
  { dogId, about, showsPhone }: { readonly dogId: number; readonly about: string; readonly showsPhone: boolean },
): Promise<number> {
  await tx.query({
    name: 'dogs.report-lost',
    text: `insert into lost_dog (account_id, dog_id, name, size, about, picture, phone)
           select d.account_id, d.id, d.name, d.size, $3, p.picture, case when $4 then nullif(a.phone, '') end
             from dog d join account a on a.id = d.account_id left join dog_photo p on p.dog_id = d.id
            where d.id = $2 and d.account_id = $1
           on conflict do nothing`,
    values: [accountId, dogId, about, showsPhone],
  })
  const [open] = await tx.query<{ id: number }>({
    name: 'dogs.open-lost',
    text: 'select id from lost_dog where dog_id = $1 and account_id = $2 and ended_at is null',
    values: [dogId, accountId],
  })
  if (open === undefined) throw new Error('the lost dog was not written')
  return open.id
}

/** Ends an alert, of one account or of anybody; false when there is none. Done twice it is done once. */
export async function endLost(tx: Queryable, alertId: number, accountId: number | null): Promise<boolean> {
  const rows = await tx.query({
    name: 'dogs.end-lost',
    text: `update lost_dog set ended_at = coalesce(ended_at, battigia_now())
            where id = $1 and ($2::bigint is null or account_id = $2) returning id`,
    values: [alertId, accountId],
  })
  return rows.length > 0
}

/** What an account sees: its own, and what was sent while it has a stay of today. */
export async function readLostDogs(tx: Queryable, accountId: number): Promise<StoredLostDog[]> {
  return tx.query<Row<StoredLostDog>>({
    name: 'dogs.lost',
    text: `${LOST} from lost_dog l
            where l.ended_at is null
              and (l.account_id = $1 or l.sent_at is not null and $1 in (${ON_SITE}))
            order by l.id desc limit 20`,
    values: [accountId],
  })
}

/** The same for the resort's people, with whom to call. */
export async function readLostReports(
  tx: Queryable,
): Promise<(StoredLostDog & { readonly owner: string; readonly ownerPhone: string; readonly umbrellas: string[] })[]> {
  return tx.query<Row<StoredLostDog & { owner: string; ownerPhone: string; umbrellas: string[] }>>({
    name: 'dogs.lost-reports',
    text: `${LOST}, concat_ws(' ', a.first_name, a.last_name) as owner, a.phone as "ownerPhone",
             array(select distinct p.code from visits_of_day(resort_today()) v join orders o on o.id = v.order_id
                     join place p on p.id = v.umbrella_id where o.account_id = l.account_id and v.stands order by 1) as umbrellas
             from lost_dog l join account a on a.id = l.account_id
            where l.ended_at is null order by l.sent_at is not null, l.id`,
    values: [],
  })
}

/** Notes that the guests are told; `sent` when they were before, null when there is no such alert. */
export async function noteLostSent(tx: Queryable, alertId: number): Promise<'now' | 'sent' | null> {
  const [row] = await tx.query<{ isNew: boolean }>({
    name: 'dogs.note-lost-sent',
    text: `with known as (select id, sent_at is null as is_new from lost_dog where id = $1 and ended_at is null for update)
           , noted as (update lost_dog l set sent_at = battigia_now() from known k where l.id = k.id and k.is_new)
           select is_new as "isNew" from known`,
    values: [alertId],
  })
  return row === undefined ? null : row.isNew ? 'now' : 'sent'
}

/** Everybody with a stay of today but the dog's own person. */
export async function readOnSite(tx: Queryable, alertId: number): Promise<number[]> {
  const rows = await tx.query<{ accountId: number }>({
    name: 'dogs.on-site',
    text: `select distinct s.account_id as "accountId" from (${ON_SITE}) s
            where s.account_id <> (select account_id from lost_dog where id = $1) order by 1`,
    values: [alertId],
  })
  return rows.map(({ accountId }) => accountId)
}

/** What a message says; null once the dog is found. */
export async function readLostToTell(
  tx: Queryable,
  alertId: number,
): Promise<{ readonly name: string; readonly about: string } | null> {
  const [found] = await tx.query<{ name: string; about: string }>({
    name: 'dogs.lost-to-tell',
    text: 'select name, about from lost_dog where id = $1 and ended_at is null',
    values: [alertId],
  })
  return found ?? null
}

/** Ends what nobody ended by the end of its day, and forgets what ended so many days ago. */
export async function forgetLostDogs(tx: Queryable, days: number): Promise<void> {
  await tx.query({
    name: 'dogs.end-old-lost',
    text: `update lost_dog set ended_at = battigia_now()
            where ended_at is null and reported_at < battigia_now() - make_interval(hours => 36)`,
    values: [],
  })
  await tx.query({
    name: 'dogs.forget-lost',
    text: 'delete from lost_dog where ended_at < battigia_now() - make_interval(days => $1)',
    values: [days],
  })
}

/** What a person said of dogs that they lost, for the export. */
export async function readLostData(tx: Queryable, accountId: number): Promise<PersonalData[]> {
  return tx.query<PersonalData & Record<string, never>>({
    name: 'dogs.export-lost',
    text: `select name, size, about, phone, iso_instant(reported_at) as "reportedAt", iso_instant(sent_at) as "sentAt",
             iso_instant(ended_at) as "endedAt" from lost_dog where account_id = $1 order by id`,
    values: [accountId],
  })
}

/** Forgets the dogs that a person lost. */
export async function eraseLostDogs(tx: Queryable, accountId: number): Promise<void> {
  await tx.query({ name: 'dogs.erase-lost', text: 'delete from lost_dog where account_id = $1', values: [accountId] })
}
