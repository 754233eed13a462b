import type { Language } from '../../domain/platform/language.ts'
import type { Queryable } from '../platform/database.ts'
import { STAFF_NOTICE } from '../platform/notices.ts'

/** Somebody whom the resort knows: a customer, or a guest of one device. */
export interface Person {
  readonly accountId: number
  readonly kind: 'customer' | 'guest'
  readonly email: string
  readonly language: Language
  /** One of the resort's people. */
  readonly isStaff: boolean
}

const PERSON = `
  select a.id as "accountId", a.kind, a.email, a.language, exists (select from staff_member m where m.account_id = a.id) as "isStaff"
  from account a where a.kind <> 'erased'`

async function people(tx: Queryable, name: string, where: string, values: unknown[]): Promise<Person[]> {
  return tx.query<Person & Record<string, unknown>>({ name, text: `${PERSON} and ${where}`, values })
}

/** Everybody with this e-mail, the customer first; several guests may have written the same one. */
export const findPeople = (tx: Queryable, email: string) =>
  people(tx, 'privacy.people', 'a.email = lower($1) order by a.kind, a.id', [email])

/** Whether an account is of one of the resort's people, whose roles a manager takes away first. */
export async function isOfStaff(tx: Queryable, accountId: number): Promise<boolean> {
  const [person] = await people(tx, 'privacy.is-of-staff', 'a.id = $1', [accountId])
  return person?.isStaff ?? false
}

/** Nothing can be written for the account any more until the transaction ends; null when it is gone. */
export async function lockPerson(tx: Queryable, accountId: number): Promise<Person | null> {
  const [person] = await people(tx, 'privacy.lock', 'a.id = $1 for update', [accountId])
  return person ?? null
}

/** Guests whose last order, or first visit, was so many years ago. */
export async function findOldGuests(tx: Queryable, years: number, most: number): Promise<number[]> {
  const rows = await tx.query<{ id: number }>({
    name: 'privacy.old-guests',
    text: `
      select a.id from account a
      where a.kind = 'guest' and a.created_at < battigia_now() - make_interval(years => $1)
        and not exists (
          select from orders o where o.account_id = a.id
            and greatest(o.placed_at, o.first_day::timestamptz) > battigia_now() - make_interval(years => $1)
        )
      order by a.id limit $2`,
    values: [years, most],
  })
  return rows.map(({ id }) => id)
}

/** Deletes the account's row; its orders go over to a nameless one. */
export async function detachAccount(tx: Queryable, accountId: number): Promise<void> {
  await tx.query({ name: 'privacy.detach', text: 'select detach_account($1)', values: [accountId] })
}

/**
 * Effects that wait and name the person, and mails about their orders, which find nobody to go to and may hold words about
 * them. What managers have to hear of money stays.
 */
export async function forgetEffects(tx: Queryable, { accountId, email }: Person): Promise<void> {
  await tx.query({
    name: 'privacy.forget-effects',
    text: `
      delete from outbox
      where position($2 in lower(payload::text)) > 0 or payload -> 'accountId' = to_jsonb($1::bigint)
        or kind <> $3 and payload ->> 'orderId' in (select o.id::text from orders o where o.account_id = $1)`,
    values: [accountId, email, STAFF_NOTICE],
  })
}

/** Effects that were given up so many days ago. */
export async function forgetGivenUpEffects(tx: Queryable, days: number): Promise<void> {
  await tx.query({
    name: 'privacy.forget-given-up',
    text: 'delete from outbox where failed_at < battigia_now() - make_interval(days => $1)',
    values: [days],
  })
}

export interface Consent {
  readonly purpose: 'personal_data' | 'purposes'
  readonly version: string
  readonly language: Language
  readonly givenAt: string
}

/** What an account agreed to, the newest first. */
export async function readConsents(tx: Queryable, accountId: number): Promise<Consent[]> {
  return tx.query<Consent & Record<string, unknown>>({
    name: 'privacy.consents',
    text: `
      select purpose, version, language, iso_instant(given_at) as "givenAt"
      from consent where account_id = $1 order by given_at desc, id desc`,
    values: [accountId],
  })
}
