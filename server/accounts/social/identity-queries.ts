import type { Language } from '../../../domain/platform/language.ts'
import type { SocialProviderId } from '../../../domain/accounts/social-rules.ts'
import type { Queryable } from '../../platform/database.ts'

/** A customer as a sign-in answers it. */
export interface SocialAccount {
  readonly id: number
  readonly email: string
  readonly firstName: string
  readonly lastName: string
}

const ACCOUNT = `a.id, a.email, a.first_name as "firstName", a.last_name as "lastName"`

/** Whose identity it is, by provider and subject and nothing else; a newer refresh token takes the place of the old one. */
export async function findByIdentity(
  tx: Queryable,
  provider: SocialProviderId,
  subject: string,
  refreshToken: Buffer | null,
): Promise<SocialAccount | null> {
  const [row] = await tx.query<SocialAccount & Record<string, unknown>>({
    name: 'accounts.by-identity',
    text: `
      update social_identity i set refresh_token = coalesce($3, i.refresh_token)
      from account a where a.id = i.account_id and i.provider = $1 and i.subject = $2
      returning ${ACCOUNT}`,
    values: [provider, subject, refreshToken],
  })
  return row ?? null
}

/** The customer who has an e-mail, and whether a password opens the account. */
export async function findByEmail(
  tx: Queryable,
  email: string,
): Promise<(SocialAccount & { readonly hasPassword: boolean }) | null> {
  const [row] = await tx.query<SocialAccount & { hasPassword: boolean }>({
    name: 'accounts.by-email',
    text: `select ${ACCOUNT}, a.password_hash <> '' as "hasPassword" from account a where a.email = $1 and a.kind = 'customer'`,
    values: [email],
  })
  return row ?? null
}

/** Ties an identity to an account; false when it opens one already. */
export async function insertIdentity(
  tx: Queryable,
  accountId: number,
  identity: { readonly provider: SocialProviderId; readonly subject: string; readonly refreshToken: Buffer | null },
): Promise<boolean> {
  const rows = await tx.query({
    name: 'accounts.add-identity',
    text: `
      insert into social_identity (account_id, provider, subject, refresh_token) values ($1, $2, $3, $4)
      on conflict (provider, subject) do nothing returning id`,
    values: [accountId, identity.provider, identity.subject, identity.refreshToken],
  })
  return rows.length > 0
}

/** Stores both consents with the version of the text that was shown, and when. */
export async function insertConsents(
  tx: Queryable,
  accountId: number,
  given: {
    readonly language: Language
    readonly pages: { readonly personal_data: string; readonly purposes: string }
    readonly versions: { readonly personal_data: string; readonly purposes: string }
  },
): Promise<void> {
  const { language, pages, versions } = given
  await tx.query({
    name: 'accounts.add-consents',
    text: `
      insert into consent (account_id, purpose, slug, language, version, given_at)
      values ($1, 'personal_data', $3, $2, $4, battigia_now()), ($1, 'purposes', $5, $2, $6, battigia_now())`,
    values: [accountId, language, pages.personal_data, versions.personal_data, pages.purposes, versions.purposes],
  })
}

/** A social login of an account, for its security page and its export. */
export interface Identity {
  readonly provider: SocialProviderId
  readonly addedAt: Date
}

export async function identitiesOf(tx: Queryable, accountId: number): Promise<Identity[]> {
  return tx.query<Identity & Record<string, unknown>>({
    name: 'accounts.identities',
    text: 'select provider, added_at as "addedAt" from social_identity where account_id = $1 order by id',
    values: [accountId],
  })
}

/** What goes when an identity does. */
export interface RemovedIdentity {
  readonly id: number
  readonly provider: SocialProviderId
  readonly subject: string
  readonly refreshToken: Buffer | null
}

/** Whether an account can be entered without a provider; locks it, so that two removals at once cannot lock a person out. */
export async function lockOtherWaysIn(tx: Queryable, accountId: number, provider: SocialProviderId): Promise<boolean> {
  const [row] = await tx.query<{ hasOther: boolean }>({
    name: 'accounts.lock-ways-in',
    text: `
      select a.password_hash <> '' or exists (select from passkey p where p.account_id = a.id) as "hasOther"
      from account a where a.id = $1 for update`,
    values: [accountId],
  })
  if (row?.hasOther === true) return true
  return (await identitiesOf(tx, accountId)).some((identity) => identity.provider !== provider)
}

/** Takes identities off an account: all of one provider, or all. */
export async function deleteIdentities(
  tx: Queryable,
  accountId: number,
  provider: SocialProviderId | null,
): Promise<RemovedIdentity[]> {
  return tx.query<RemovedIdentity & Record<string, unknown>>({
    name: 'accounts.delete-identities',
    text: `
      delete from social_identity where account_id = $1 and ($2::text is null or provider = $2)
      returning id, provider, subject, refresh_token as "refreshToken"`,
    values: [accountId, provider],
  })
}

/**
 * Takes an identity off because its provider says so, unless it was added again since; every session of the account ends.
 * Done as well when it is off already.
 */
export async function deleteByProvider(
  tx: Queryable,
  provider: SocialProviderId,
  subject: string,
  saidAt: Date | null,
): Promise<void> {
  await tx.query({
    name: 'accounts.delete-identity-of-provider',
    text: `
      with gone as (
        delete from social_identity
        where provider = $1 and subject = $2 and ($3::timestamptz is null or added_at <= $3)
        returning account_id
      ),
      names as (delete from apple_name where $1 = 'apple' and subject = $2),
      arrivals as (delete from social_arrival where provider = $1 and subject = $2)
      delete from session where account_id in (select account_id from gone)`,
    values: [provider, subject, saidAt],
  })
}

/** Notes whether Apple's relay forwards mail to a person. */
export async function noteRelay(tx: Queryable, subject: string, isStopped: boolean, saidAt: Date): Promise<void> {
  await tx.query({
    name: 'accounts.note-relay',
    text: `
      update social_identity set mail_stopped_at = case when $2 then $3::timestamptz end
      where provider = 'apple' and subject = $1`,
    values: [subject, isStopped, saidAt],
  })
}

/** Keeps that a deletion was asked for, for its status page; once for each code. */
export async function keepDeletion(tx: Queryable, code: string): Promise<void> {
  await tx.query({
    name: 'accounts.keep-social-deletion',
    text: 'insert into social_deletion (code) values ($1) on conflict (code) do nothing',
    values: [code],
  })
}

export async function isDeletionKnown(tx: Queryable, code: string): Promise<boolean> {
  const rows = await tx.query({
    name: 'accounts.social-deletion',
    text: 'select code from social_deletion where code = $1',
    values: [code],
  })
  return rows.length > 0
}
