import type { Language } from '../../domain/platform/language.ts'
import type { Queryable } from '../platform/database.ts'
import type { Addressee } from './registration-queries.ts'

/** What a login is checked against; everything is null for an e-mail that nobody has. */
export interface Credentials {
  readonly accountId: number | null
  /** Null as well for an account that is only opened by a social login. */
  readonly passwordHash: string | null
  readonly firstName: string | null
  readonly lastName: string | null
  /** Whether this browser signed in to the account before. */
  readonly isKnownBrowser: boolean
  /** Password of a sign-up in this browser that still waits for its code; null as soon as the e-mail has an account. */
  readonly waitingHash: string | null
}

export async function findCredentials(tx: Queryable, email: string, browserKey: Buffer): Promise<Credentials> {
  const [row] = await tx.query<Credentials>({
    name: 'accounts.credentials',
    text: `
      select a.id as "accountId", nullif(a.password_hash, '') as "passwordHash", a.first_name as "firstName", a.last_name as "lastName",
        b.account_id is not null as "isKnownBrowser", case when a.id is null then r.password_hash end as "waitingHash"
      from (select $1::text as email, $2::bytea as browser_key) as asked
      left join account a on a.email = asked.email and a.kind = 'customer'
      left join known_browser b on b.account_id = a.id and b.browser_key = asked.browser_key
      left join registration r on r.email = asked.email and r.browser_key = asked.browser_key`,
    values: [email, browserKey],
  })
  if (row === undefined) throw new Error('the credentials query answered nothing')
  return row
}

/**
 * Counts a login as failed before its password is looked at, so that many at once cannot get around the delay.
 * Answers 0 when it may go on, or the seconds to wait.
 */
export async function reserveLogin(tx: Queryable, bucket: Buffer, delays: readonly number[]): Promise<number> {
  const reserved = await tx.query({
    name: 'accounts.reserve-login',
    text: `
      insert into login_failure as f (bucket, failures, failed_at, next_try_at)
      values ($1, 1, battigia_now(), battigia_now() + ($2::int[])[1] * interval '1 s')
      on conflict (bucket) do update set
        failures = case when f.failed_at < battigia_now() - interval '1 day' then 1 else least(f.failures, 1000000) + 1 end,
        failed_at = battigia_now(),
        next_try_at = battigia_now() + interval '1 s' * ($2::int[])[
          case when f.failed_at < battigia_now() - interval '1 day' then 1 else least(f.failures + 1, cardinality($2::int[])) end]
      where f.next_try_at <= battigia_now()
      returning failures`,
    values: [bucket, delays],
  })
  if (reserved.length > 0) return 0
  const [row] = await tx.query<{ seconds: number }>({
    name: 'accounts.login-wait',
    text: `select greatest(1, ceil(extract(epoch from next_try_at - battigia_now())))::int as seconds from login_failure where bucket = $1`,
    values: [bucket],
  })
  return row?.seconds ?? 0
}

/** Forgets the wrong passwords after a right one. */
export async function forgetFailures(tx: Queryable, bucket: Buffer): Promise<void> {
  await tx.query({
    name: 'accounts.forget-failures',
    text: 'delete from login_failure where bucket = $1',
    values: [bucket],
  })
}

/** The customer with an e-mail; null when nobody has it. */
export async function findAccountId(tx: Queryable, email: string): Promise<number | null> {
  const [row] = await tx.query<{ id: number }>({
    name: 'accounts.id-of-email',
    text: `select id from account where email = $1 and kind = 'customer'`,
    values: [email],
  })
  return row?.id ?? null
}

/** Whom a mail to an account is written to, or null when nobody has the e-mail. */
export async function findAddressee(tx: Queryable, email: string): Promise<Addressee | null> {
  const [addressee] = await tx.query<Addressee>({
    name: 'accounts.addressee',
    text: `select email, first_name as "firstName", language from account where email = $1 and kind = 'customer'`,
    values: [email],
  })
  return addressee ?? null
}

export interface AccountAddressee extends Addressee {
  readonly hasPassword: boolean
}

/** Whom a mail about an account is written to, or null when the account is gone. */
export async function findAccountAddressee(tx: Queryable, accountId: number): Promise<AccountAddressee | null> {
  const [addressee] = await tx.query<AccountAddressee & Record<string, unknown>>({
    name: 'accounts.account-addressee',
    text: `select email, first_name as "firstName", language, password_hash <> '' as "hasPassword"
           from account where id = $1 and kind = 'customer'`,
    values: [accountId],
  })
  return addressee ?? null
}

export interface Profile {
  readonly firstName: string
  readonly lastName: string
  readonly phone: string
  readonly photo: Buffer | null
}

export async function findProfile(tx: Queryable, accountId: number): Promise<Profile | null> {
  const [profile] = await tx.query<Profile>({
    name: 'accounts.profile',
    text: `
      select a.first_name as "firstName", a.last_name as "lastName", a.phone, p.webp as photo
      from account a left join account_photo p on p.account_id = a.id
      where a.id = $1`,
    values: [accountId],
  })
  return profile ?? null
}

/** Changes names and phone; nothing else of an account can be changed here. */
export async function updateProfile(tx: Queryable, accountId: number, profile: Omit<Profile, 'photo'>): Promise<void> {
  await tx.query({
    name: 'accounts.update-profile',
    text: 'update account set first_name = $2, last_name = $3, phone = $4 where id = $1',
    values: [accountId, profile.firstName, profile.lastName, profile.phone],
  })
}

/** Stores a photo, or removes it when there is none. */
export async function replacePhoto(tx: Queryable, accountId: number, webp: Buffer | null): Promise<void> {
  if (webp === null) {
    await tx.query({
      name: 'accounts.drop-photo',
      text: 'delete from account_photo where account_id = $1',
      values: [accountId],
    })
    return
  }
  await tx.query({
    name: 'accounts.store-photo',
    text: `
      insert into account_photo (account_id, webp, changed_at) values ($1, $2, battigia_now())
      on conflict (account_id) do update set webp = excluded.webp, changed_at = excluded.changed_at`,
    values: [accountId, webp],
  })
}

/** Counts one photo of today; false when the day's number is used up. */
export async function takePhotoBudget(tx: Queryable, accountId: number, perDay: number): Promise<boolean> {
  const rows = await tx.query({
    name: 'accounts.take-photo-budget',
    text: `
      insert into photo_upload as u (account_id, day, uploads) values ($1, resort_today(), 1)
      on conflict (account_id) do update set
        day = excluded.day, uploads = case when u.day = excluded.day then u.uploads + 1 else 1 end
      where u.day <> excluded.day or u.uploads < $2
      returning uploads`,
    values: [accountId, perDay],
  })
  return rows.length > 0
}

export interface NewAccount {
  readonly email: string
  readonly passwordHash: string
  readonly firstName: string
  readonly lastName: string
  readonly phone: string
  readonly language: Language
}

/** Makes a confirmed account; answers its id, or null when the e-mail has one, which stays as it is. */
export async function insertAccount(tx: Queryable, account: NewAccount): Promise<number | null> {
  const [row] = await tx.query<{ id: number }>({
    name: 'accounts.insert',
    text: `
      insert into account (email, password_hash, first_name, last_name, phone, language, confirmed_at)
      values ($1, $2, $3, $4, $5, $6, battigia_now())
      on conflict (email) where kind = 'customer' do nothing returning id`,
    values: [account.email, account.passwordHash, account.firstName, account.lastName, account.phone, account.language],
  })
  return row?.id ?? null
}

/** Name, phone and e-mail that a guest left to order without an account. */
export interface GuestDetails {
  readonly email: string
  readonly firstName: string
  readonly lastName: string
  readonly phone: string
  readonly language: Language
}

/** Makes a guest; the e-mail is not proven and opens nothing. */
export async function insertGuest(tx: Queryable, guest: GuestDetails): Promise<number> {
  const [row] = await tx.query<{ id: number }>({
    name: 'accounts.insert-guest',
    text: `
      insert into account (kind, email, password_hash, first_name, last_name, phone, language)
      values ('guest', $1, '', $2, $3, $4, $5) returning id`,
    values: [guest.email, guest.firstName, guest.lastName, guest.phone, guest.language],
  })
  if (row === undefined) throw new Error('the database answered no guest')
  return row.id
}

/** Whether somebody has this account; a deleted one is nobody's. */
export async function isSomebody(tx: Queryable, accountId: number): Promise<boolean> {
  const rows = await tx.query({
    name: 'accounts.is-somebody',
    text: `select from account where id = $1 and kind <> 'erased'`,
    values: [accountId],
  })
  return rows.length === 1
}

/** Changes what a guest left; answers whom mails went to before, and whether there are orders that they are about. Null when the guest is gone. */
export async function updateGuest(
  tx: Queryable,
  accountId: number,
  guest: GuestDetails,
): Promise<(Addressee & { readonly hasOrders: boolean }) | null> {
  const [before] = await tx.query<Addressee & { hasOrders: boolean }>({
    name: 'accounts.update-guest',
    text: `
      with before as (select email, first_name, language from account where id = $1 and kind = 'guest' for update),
      changed as (
        update account set email = $2, first_name = $3, last_name = $4, phone = $5, language = $6
        where id = $1 and kind = 'guest'
      )
      select email, first_name as "firstName", language, exists (select from orders where account_id = $1) as "hasOrders"
      from before`,
    values: [accountId, guest.email, guest.firstName, guest.lastName, guest.phone, guest.language],
  })
  return before ?? null
}

/** Keeps the language that a person's mails are written in. */
export async function updateLanguage(tx: Queryable, accountId: number, language: Language): Promise<void> {
  await tx.query({
    name: 'accounts.update-language',
    text: `update account set language = $2 where id = $1`,
    values: [accountId, language],
  })
}
