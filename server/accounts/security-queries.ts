import type { CallOutput } from '../../domain/platform/call.ts'
import type * as calls from '../../domain/accounts/security-calls.ts'
import type { Queryable } from '../platform/database.ts'
import type { Addressee } from './registration-queries.ts'

/** A password's owner, as the block-list wants to know them. */
export interface PasswordOwner {
  readonly accountId: number
  readonly email: string
  readonly firstName: string
  readonly lastName: string
  readonly phone: string
  /** Works here: their password is held to more (security guide, section 2). */
  readonly isStaff: boolean
}

const OWNER = `a.id as "accountId", a.email, a.first_name as "firstName", a.last_name as "lastName", a.phone,
  exists (select from staff_member m where m.account_id = a.id) as "isStaff"`

/** Whose link for a new password it is, while it works; null for any other secret. */
export async function findResetOwner(tx: Queryable, keyHash: Buffer): Promise<PasswordOwner | null> {
  const [owner] = await tx.query<PasswordOwner & Record<string, unknown>>({
    name: 'accounts.reset-owner',
    text: `select ${OWNER} from password_reset r join account a on a.id = r.account_id
           where r.key_hash = $1 and r.expires_at > battigia_now()`,
    values: [keyHash],
  })
  return owner ?? null
}

export async function findPasswordOwner(tx: Queryable, accountId: number): Promise<PasswordOwner | null> {
  const [owner] = await tx.query<PasswordOwner & Record<string, unknown>>({
    name: 'accounts.password-owner',
    text: `select ${OWNER} from account a where a.id = $1`,
    values: [accountId],
  })
  return owner ?? null
}

/** Gives the customer with an e-mail a link for a new password, the only one that works; null when nobody has the e-mail. */
export async function renewReset(
  tx: Queryable,
  email: string,
  keyHash: Buffer,
  lifeMs: number,
): Promise<Addressee | null> {
  const [row] = await tx.query<Addressee & Record<string, unknown>>({
    name: 'accounts.renew-reset',
    text: `
      with owner as (select id, email, first_name, language from account where email = $1 and kind = 'customer'),
      renewed as (
        insert into password_reset as r (account_id, key_hash, expires_at)
        select id, $2, battigia_now() + $3 * interval '1 ms' from owner
        on conflict (account_id) do update set key_hash = excluded.key_hash, expires_at = excluded.expires_at
      )
      select email, first_name as "firstName", language from owner`,
    values: [email, keyHash, lifeMs],
  })
  return row ?? null
}

/**
 * Uses a link for a new password up; false when it was used, renewed or over. The account is locked first, as by everything
 * that changes who may sign in to it.
 */
export async function spendReset(tx: Queryable, accountId: number, keyHash: Buffer): Promise<boolean> {
  await lockAccount(tx, accountId)
  const spent = await tx.query({
    name: 'accounts.spend-reset',
    text: 'delete from password_reset where account_id = $1 and key_hash = $2 and expires_at > battigia_now() returning account_id',
    values: [accountId, keyHash],
  })
  return spent.length > 0
}

/**
 * Sets a password, or takes it away; every session, link and code of the account ends by it. Only one that was set by a mailed
 * link proves the mailbox of somebody who works here.
 */
export async function setPassword(
  tx: Queryable,
  accountId: number,
  passwordHash: string,
  isByMailedLink = false,
): Promise<void> {
  await tx.query({
    name: 'accounts.set-password',
    text: `
      with member as (
        update staff_member set mailbox_proven_at = case when $3 then battigia_now() end where account_id = $1
      )
      update account set password_hash = $2 where id = $1`,
    values: [accountId, passwordHash, isByMailedLink],
  })
}

async function lockAccount(tx: Queryable, accountId: number): Promise<void> {
  await tx.query({
    name: 'accounts.lock',
    text: 'select from account where id = $1 for no key update',
    values: [accountId],
  })
}

/** Locks the account and says whether the session still lives: a reset that came first has ended it. */
export async function holdSession(tx: Queryable, accountId: number, sessionId: number): Promise<boolean> {
  await lockAccount(tx, accountId)
  const live = await tx.query({
    name: 'accounts.hold-session',
    text: 'select from session where id = $1 and account_id = $2',
    values: [sessionId, accountId],
  })
  return live.length > 0
}

/** Notes which e-mail an account wants; its link is made when the mail is sent, and an earlier one is over. */
export async function keepEmailChange(tx: Queryable, accountId: number, email: string, lifeMs: number): Promise<void> {
  await tx.query({
    name: 'accounts.keep-email-change',
    text: `
      insert into email_change (account_id, email, expires_at) values ($1, $2, battigia_now() + $3 * interval '1 ms')
      on conflict (account_id) do update set email = excluded.email, key_hash = null, expires_at = excluded.expires_at`,
    values: [accountId, email, lifeMs],
  })
}

export interface WantedEmail {
  readonly email: string
  /** Whether a customer has it, this one or another. */
  readonly isTaken: boolean
}

/** The e-mail that an account wants; null when the change is off. */
export async function findWantedEmail(tx: Queryable, accountId: number): Promise<WantedEmail | null> {
  const [wanted] = await tx.query<WantedEmail & Record<string, unknown>>({
    name: 'accounts.wanted-email',
    text: `select c.email, exists (select from account a where a.email = c.email and a.kind = 'customer') as "isTaken"
           from email_change c where c.account_id = $1`,
    values: [accountId],
  })
  return wanted ?? null
}

/** Gives the change to an e-mail its link, the only one that works; answers whom to mail it to, or null when it is off. */
export async function renewEmailLink(
  tx: Queryable,
  accountId: number,
  email: string,
  keyHash: Buffer,
  lifeMs: number,
): Promise<Addressee | null> {
  const [row] = await tx.query<Addressee & Record<string, unknown>>({
    name: 'accounts.renew-email-link',
    text: `
      update email_change c set key_hash = $3, expires_at = battigia_now() + $4 * interval '1 ms'
      from account a where a.id = c.account_id and c.account_id = $1 and c.email = $2
      returning c.email, a.first_name as "firstName", a.language`,
    values: [accountId, email, keyHash, lifeMs],
  })
  return row ?? null
}

/** A change of an e-mail as its link finds it. */
export interface EmailChange {
  readonly accountId: number
  readonly from: string
  readonly to: string
}

export async function findEmailChange(tx: Queryable, keyHash: Buffer): Promise<EmailChange | null> {
  const [change] = await tx.query<EmailChange & Record<string, unknown>>({
    name: 'accounts.email-change',
    text: `select c.account_id as "accountId", a.email as "from", c.email as "to"
           from email_change c join account a on a.id = c.account_id
           where c.key_hash = $1 and c.expires_at > battigia_now()`,
    values: [keyHash],
  })
  return change ?? null
}

/**
 * Takes an e-mail over by its link, once; false when the link was used, renewed or over. Throws the violation of
 * `account__email_is_free` when somebody else has it meanwhile.
 */
export async function takeEmailOver(tx: Queryable, accountId: number, keyHash: Buffer): Promise<boolean> {
  await lockAccount(tx, accountId)
  const taken = await tx.query({
    name: 'accounts.take-email-over',
    text: `
      with used as (
        delete from email_change where account_id = $1 and key_hash = $2 and expires_at > battigia_now() returning email
      )
      update account a set email = used.email, confirmed_at = battigia_now() from used where a.id = $1 returning a.id`,
    values: [accountId, keyHash],
  })
  return taken.length > 0
}

export type StoredSession = Omit<CallOutput<typeof calls.getSecurity>['sessions'][number], 'isThis'>

export interface StoredSecurity {
  readonly hasPassword: boolean
  readonly waitingEmail: string | null
  readonly sessions: readonly StoredSession[]
  readonly identities: CallOutput<typeof calls.getSecurity>['identities']
}

/** How an account is signed in to, and where it is; the session used last comes first. */
export async function readSecurity(tx: Queryable, accountId: number): Promise<StoredSecurity | null> {
  const [row] = await tx.query<StoredSecurity & Record<string, unknown>>({
    name: 'accounts.security',
    text: `
      select a.password_hash <> '' as "hasPassword",
        (select c.email from email_change c where c.account_id = a.id and c.expires_at > battigia_now()) as "waitingEmail",
        coalesce((
          select jsonb_agg(jsonb_build_object('id', s.id, 'platform', s.platform, 'device', s.device,
            'openedAt', iso_instant(s.created_at), 'lastUsedAt', iso_instant(s.last_used_at)) order by s.last_used_at desc, s.id desc)
          from session s where s.account_id = a.id and s.kind = 'customer' and battigia_now() < least(s.last_used_at + s.idle, s.ends_at)), '[]') as sessions,
        coalesce((
          select jsonb_agg(jsonb_build_object('provider', i.provider, 'addedAt', iso_instant(i.added_at)) order by i.id)
          from social_identity i where i.account_id = a.id), '[]') as identities
      from account a where a.id = $1`,
    values: [accountId],
  })
  return row ?? null
}
