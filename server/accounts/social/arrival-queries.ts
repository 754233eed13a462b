import type { Language } from '../../../domain/platform/language.ts'
import type { SocialProviderId } from '../../../domain/accounts/social-rules.ts'
import type { Queryable } from '../../platform/database.ts'
import type { EmailTrust } from './arrived-person.ts'

/** What a person typed to complete a social sign-up. */
export interface TypedSignUp {
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  readonly phone: string
  readonly language: Language
  readonly personalDataVersion: string
  readonly purposesVersion: string
}

/** Somebody who came back from a provider. */
export interface Arrival {
  readonly id: number
  readonly provider: SocialProviderId
  readonly subject: string
  readonly email: string | null
  readonly emailTrust: EmailTrust
  readonly firstName: string
  readonly lastName: string
  /** Sealed. */
  readonly refreshToken: Buffer | null
  /** While its e-mail waits for a mailed code. */
  readonly signUp: TypedSignUp | null
}

export type NewArrival = Omit<Arrival, 'id' | 'signUp'> & ArrivalKeys

const COLUMNS = `id, provider, subject, email, email_trust as "emailTrust", first_name as "firstName", last_name as "lastName",
  refresh_token as "refreshToken", sign_up as "signUp"`

export async function insertArrival(tx: Queryable, arrival: NewArrival): Promise<Arrival> {
  const [row] = await tx.query<Arrival & Record<string, unknown>>({
    name: 'accounts.keep-social-arrival',
    text: `
      insert into social_arrival (
        key_hash, browser_key, provider, subject, email, email_trust, first_name, last_name, refresh_token)
      values ($1, $2, $3, $4, $5, $6, $7, $8, $9)
      returning ${COLUMNS}`,
    values: [
      arrival.keyHash,
      arrival.browserKey,
      arrival.provider,
      arrival.subject,
      arrival.email,
      arrival.emailTrust,
      arrival.firstName,
      arrival.lastName,
      arrival.refreshToken,
    ],
  })
  if (row === undefined) throw new Error('the database answered no arrival')
  return row
}

/** What an arrival is known by: its one-time key, and whose it is. */
export interface ArrivalKeys {
  readonly keyHash: Buffer
  readonly browserKey: Buffer
}

/** Takes an arrival up, once, by whoever began; from now on it goes by the other keys. */
export async function takeArrival(
  tx: Queryable,
  shown: ArrivalKeys,
  next: ArrivalKeys,
  lifeMs: number,
): Promise<Arrival | null> {
  const [row] = await tx.query<Arrival & Record<string, unknown>>({
    name: 'accounts.take-social-arrival',
    text: `
      update social_arrival set taken_at = battigia_now(), key_hash = $3, browser_key = $4
      where key_hash = $1 and browser_key = $2 and taken_at is null and created_at > battigia_now() - $5 * interval '1 ms'
      returning ${COLUMNS}`,
    values: [shown.keyHash, shown.browserKey, next.keyHash, next.browserKey, lifeMs],
  })
  return row ?? null
}

/** An arrival that this browser has taken up, locked; null when it is gone or too old. */
export async function findArrival(
  tx: Queryable,
  keyHash: Buffer,
  browserKey: Buffer,
  lifeMs: number,
): Promise<Arrival | null> {
  const [row] = await tx.query<Arrival & Record<string, unknown>>({
    name: 'accounts.social-arrival',
    text: `
      select ${COLUMNS} from social_arrival
      where key_hash = $1 and browser_key = $2 and taken_at is not null and created_at > battigia_now() - $3 * interval '1 ms'
      for update`,
    values: [keyHash, browserKey, lifeMs],
  })
  return row ?? null
}

/** Keeps what was typed; a code that was mailed before is over. */
export async function keepSignUp(tx: Queryable, id: number, signUp: TypedSignUp): Promise<void> {
  await tx.query({
    name: 'accounts.keep-social-sign-up',
    text: `
      update social_arrival set sign_up = $2, code_salt = null, code_hash = null, code_expires_at = null, code_tries = 0
      where id = $1`,
    values: [id, JSON.stringify(signUp)],
  })
}

/** Whom a code is mailed to: the e-mail that was typed, or the account that is to be linked. */
export interface CodeAddressee {
  readonly email: string
  readonly firstName: string
  readonly language: Language
}

/** Gives an arrival a new code, the only one that works. Null when there is nothing to prove any more. */
export async function renewSocialCode(
  tx: Queryable,
  id: number,
  { salt, codeHash }: { readonly salt: Buffer; readonly codeHash: Buffer },
  lifeMs: number,
): Promise<CodeAddressee | null> {
  const [row] = await tx.query<CodeAddressee & Record<string, unknown>>({
    name: 'accounts.renew-social-code',
    text: `
      update social_arrival r
      set code_salt = $2, code_hash = $3, code_tries = 0, code_expires_at = battigia_now() + $4 * interval '1 ms'
      from social_arrival s left join account a on a.email = coalesce(s.sign_up->>'email', s.email) and a.kind = 'customer'
      where r.id = $1 and s.id = $1 and (s.sign_up is null) = (a.id is not null)
      returning coalesce(a.email, s.sign_up->>'email') as email, coalesce(a.first_name, s.sign_up->>'firstName') as "firstName",
        coalesce(a.language, s.sign_up->>'language') as language`,
    values: [id, salt, codeHash, lifeMs],
  })
  return row ?? null
}

/** Counts one try of the code before it is looked at; null when none is left. */
export async function spendSocialCodeTry(
  tx: Queryable,
  keyHash: Buffer,
  browserKey: Buffer,
  tries: number,
): Promise<{ salt: Buffer; codeHash: Buffer } | null> {
  const [row] = await tx.query<{ salt: Buffer; codeHash: Buffer }>({
    name: 'accounts.spend-social-code-try',
    text: `
      update social_arrival set code_tries = code_tries + 1
      where key_hash = $1 and browser_key = $2 and taken_at is not null and code_tries < $3 and code_expires_at > battigia_now()
      returning code_salt as salt, code_hash as "codeHash"`,
    values: [keyHash, browserKey, tries],
  })
  return row ?? null
}

/** Uses an arrival up; false when it was used meanwhile. */
export async function dropArrival(tx: Queryable, id: number): Promise<boolean> {
  const rows = await tx.query({
    name: 'accounts.drop-social-arrival',
    text: 'delete from social_arrival where id = $1 returning id',
    values: [id],
  })
  return rows.length > 0
}
