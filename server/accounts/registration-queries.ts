import type { Language } from '../../domain/platform/language.ts'
import type { Queryable } from '../platform/database.ts'

export interface NewRegistration {
  readonly email: string
  readonly browserKey: Buffer
  readonly passwordHash: string
  readonly firstName: string
  readonly lastName: string
  readonly phone: string
  readonly language: Language
  readonly personalDataVersion: string
  readonly purposesVersion: string
}

/** Forgets sign-ups that waited too long for their code. */
export async function forgetOldRegistrations(tx: Queryable, lifeMs: number): Promise<void> {
  await tx.query({
    name: 'accounts.forget-registrations',
    text: `delete from registration where created_at < battigia_now() - $1 * interval '1 ms'`,
    values: [lifeMs],
  })
}

/**
 * Keeps a sign-up until its code comes; the same browser's earlier one gives way. Answers its id, or null when
 * the e-mail has an account, which stays untouched.
 */
export async function keepRegistration(tx: Queryable, wanted: NewRegistration): Promise<number | null> {
  const [row] = await tx.query<{ id: number }>({
    name: 'accounts.keep-registration',
    text: `
      insert into registration (
        email, browser_key, password_hash, first_name, last_name, phone, language,
        personal_data_version, purposes_version, created_at)
      select $1, $2, $3, $4, $5, $6, $7, $8, $9, battigia_now()
      where not exists (select from account where email = $1 and kind = 'customer')
      on conflict (email, browser_key) do update set
        password_hash = excluded.password_hash, first_name = excluded.first_name, last_name = excluded.last_name,
        phone = excluded.phone, language = excluded.language, personal_data_version = excluded.personal_data_version,
        purposes_version = excluded.purposes_version, created_at = excluded.created_at,
        code_salt = null, code_hash = null, code_expires_at = null, code_tries = 0
      returning id`,
    values: [
      wanted.email,
      wanted.browserKey,
      wanted.passwordHash,
      wanted.firstName,
      wanted.lastName,
      wanted.phone,
      wanted.language,
      wanted.personalDataVersion,
      wanted.purposesVersion,
    ],
  })
  return row?.id ?? null
}

/** The sign-up of this e-mail in this browser, or null. */
export async function findRegistration(tx: Queryable, email: string, browserKey: Buffer): Promise<number | null> {
  const [row] = await tx.query<{ id: number }>({
    name: 'accounts.find-registration',
    text: 'select id from registration where email = $1 and browser_key = $2',
    values: [email, browserKey],
  })
  return row?.id ?? null
}

export interface Addressee {
  readonly email: string
  readonly firstName: string
  readonly language: Language
}

/** Gives a sign-up a new code, which is the only one that works; answers whom to mail it to, or null when it is gone. */
export async function renewCode(
  tx: Queryable,
  id: number,
  salt: Buffer,
  codeHash: Buffer,
  lifeMs: number,
): Promise<Addressee | null> {
  const [row] = await tx.query<Addressee>({
    name: 'accounts.renew-code',
    text: `
      update registration
      set code_salt = $2, code_hash = $3, code_tries = 0, code_expires_at = battigia_now() + $4 * interval '1 ms'
      where id = $1
      returning email, first_name as "firstName", language`,
    values: [id, salt, codeHash, lifeMs],
  })
  return row ?? null
}

/** What a tried code is compared with. */
export interface CodeTry {
  readonly id: number
  readonly salt: Buffer
  readonly codeHash: Buffer
}

/** Counts one try of the code before it is looked at, so that tries at once cannot exceed `tries`; null when none is left. */
export async function spendCodeTry(
  tx: Queryable,
  email: string,
  browserKey: Buffer,
  tries: number,
): Promise<CodeTry | null> {
  const [row] = await tx.query<CodeTry>({
    name: 'accounts.spend-code-try',
    text: `
      update registration set code_tries = code_tries + 1
      where email = $1 and browser_key = $2 and code_tries < $3 and code_expires_at > battigia_now()
      returning id, code_salt as salt, code_hash as "codeHash"`,
    values: [email, browserKey, tries],
  })
  return row ?? null
}

export interface ConfirmedAccount {
  readonly id: number
  readonly email: string
  readonly firstName: string
  readonly lastName: string
}

/**
 * Turns a sign-up into an account with its two consents, once: the code is compared again in the statement that
 * uses it up. Null when it was used, renewed, or the e-mail has an account meanwhile.
 */
export async function confirmRegistration(
  tx: Queryable,
  proven: CodeTry,
  pages: { readonly personal_data: string; readonly purposes: string },
): Promise<ConfirmedAccount | null> {
  const [account] = await tx.query<ConfirmedAccount>({
    name: 'accounts.confirm-registration',
    text: `
      with proven as (delete from registration where id = $1 and code_hash = $2 returning *),
      made as (
        insert into account (email, password_hash, first_name, last_name, phone, language, confirmed_at)
        select email, password_hash, first_name, last_name, phone, language, battigia_now() from proven
        on conflict (email) where kind = 'customer' do nothing
        returning id, email, first_name, last_name
      ),
      consented as (
        insert into consent (account_id, purpose, slug, language, version, given_at)
        select made.id, given.purpose, given.slug, proven.language, given.version, proven.created_at
        from made, proven,
          lateral (values ('personal_data', $3, proven.personal_data_version), ('purposes', $4, proven.purposes_version))
            as given (purpose, slug, version)
      )
      select id, email, first_name as "firstName", last_name as "lastName" from made`,
    values: [proven.id, proven.codeHash, pages.personal_data, pages.purposes],
  })
  return account ?? null
}

/** Drops every other sign-up for an e-mail that is proven now: their passwords must never open this account. */
export async function dropRegistrations(tx: Queryable, email: string): Promise<void> {
  await tx.query({
    name: 'accounts.drop-registrations',
    text: 'delete from registration where email = $1',
    values: [email],
  })
}

/** Counts one mail to an address; false when its window is used up. */
export async function takeMailBudget(
  tx: Queryable,
  emailHash: Buffer,
  budget: { mails: number; per: number },
): Promise<boolean> {
  const [row] = await tx.query<{ sent: number }>({
    name: 'accounts.take-mail-budget',
    text: `
      insert into mail_budget as b (email_hash, sent, window_ends_at)
      values ($1, 1, battigia_now() + $2 * interval '1 ms')
      on conflict (email_hash) do update set
        sent = case when b.window_ends_at <= battigia_now() then 1 else least(b.sent, 1000000) + 1 end,
        window_ends_at = case when b.window_ends_at <= battigia_now() then excluded.window_ends_at else b.window_ends_at end
      returning sent`,
    values: [emailHash, budget.per],
  })
  return row !== undefined && row.sent <= budget.mails
}
