import type { SocialProviderId } from '../../../domain/accounts/social-rules.ts'
import type { Queryable } from '../../platform/database.ts'
import type { AttemptSecrets } from './provider.ts'

export interface Attempt extends AttemptSecrets {
  readonly provider: SocialProviderId
  /** What whoever began shows to take the answer up: the hash of a browser's id, or an app's challenge. */
  readonly browserKey: Buffer
  /** Page of the app to open afterwards. */
  readonly next: string | null
}

/** Keeps what a provider's answer has to fit; the state itself is nowhere but in the browser's address. */
export async function keepAttempt(tx: Queryable, stateHash: Buffer, attempt: Attempt): Promise<void> {
  await tx.query({
    name: 'accounts.keep-social-attempt',
    text: `insert into social_attempt (state_hash, provider, browser_key, verifier, nonce, next) values ($1, $2, $3, $4, $5, $6)`,
    values: [stateHash, attempt.provider, attempt.browserKey, attempt.verifier, attempt.nonce, attempt.next],
  })
}

/** Uses an attempt up, whatever becomes of it; null when it is unknown, used or too old. */
export async function takeAttempt(tx: Queryable, stateHash: Buffer, lifeMs: number): Promise<Attempt | null> {
  const [row] = await tx.query<Attempt & { isLive: boolean }>({
    name: 'accounts.take-social-attempt',
    text: `
      delete from social_attempt where state_hash = $1
      returning provider, browser_key as "browserKey", verifier, nonce, next,
        created_at > battigia_now() - $2 * interval '1 ms' as "isLive"`,
    values: [stateHash, lifeMs],
  })
  if (row === undefined || !row.isLive) return null
  const { isLive: _, ...attempt } = row
  return attempt
}

/** Keeps a name that Apple tells once, before anything else can fail (identity guide 2.3). */
export async function keepAppleName(
  tx: Queryable,
  browserKey: Buffer,
  subject: string | null,
  name: { readonly firstName: string; readonly lastName: string },
): Promise<void> {
  await tx.query({
    name: 'accounts.keep-apple-name',
    text: 'insert into apple_name (browser_key, subject, first_name, last_name) values ($1, $2, $3, $4)',
    values: [browserKey, subject, name.firstName, name.lastName],
  })
}

/**
 * The newest name that Apple told of a person, or of nobody yet in this browser during the last hour; it is this
 * person's from now on. Null when it told none.
 */
export async function findAppleName(
  tx: Queryable,
  browserKey: Buffer,
  subject: string,
): Promise<{ firstName: string; lastName: string } | null> {
  const [row] = await tx.query<{ firstName: string; lastName: string }>({
    name: 'accounts.apple-name',
    text: `
      update apple_name set subject = $2
      where id = (
        select id from apple_name
        where subject = $2
          or (subject is null and browser_key = $1 and told_at > battigia_now() - interval '1 hour')
        order by subject is null, id desc limit 1)
      returning first_name as "firstName", last_name as "lastName"`,
    values: [browserKey, subject],
  })
  return row ?? null
}

/** Forgets the name of a person who has an account now. */
export async function forgetAppleName(tx: Queryable, subject: string): Promise<void> {
  await tx.query({
    name: 'accounts.forget-apple-name',
    text: 'delete from apple_name where subject = $1',
    values: [subject],
  })
}

/** Forgets who went to a provider and did not come back, came back and did not go on, and names that nobody took. */
export async function forgetStaleSocialRows(
  tx: Queryable,
  lives: { readonly attempt: number; readonly arrival: number },
): Promise<void> {
  await tx.query({
    name: 'accounts.forget-social-rows',
    text: `
      with attempts as (delete from social_attempt where created_at < battigia_now() - $1 * interval '1 ms'),
      arrivals as (delete from social_arrival where created_at < battigia_now() - $2 * interval '1 ms'),
      names as (
        delete from apple_name
        where told_at < battigia_now() - case when subject is null then interval '1 day' else interval '30 days' end)
      delete from social_deletion where done_at < battigia_now() - interval '1 year'`,
    values: [lives.attempt, lives.arrival],
  })
}
