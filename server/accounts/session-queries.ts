import { PROOF_LIFE } from '../../domain/platform/call.ts'
import type { Platform } from '../../domain/platform/app-platform.ts'
import type { Actor } from '../platform/handler.ts'
import type { Queryable } from '../platform/database.ts'

const IS_LIVE = 'battigia_now() < least(s.last_used_at + s.idle, s.ends_at)'

/** The account of a live session, if its e-mail is confirmed, for a statement that proves its asker itself. */
export const CONFIRMED_SESSION = (tokenHash: string): string =>
  `select s.account_id from session s join account a on a.id = s.account_id
   where s.token_hash = ${tokenHash} and s.kind = 'customer' and a.confirmed_at is not null and ${IS_LIVE}`

interface LiveSession extends Actor {
  readonly isStale: boolean
}

/**
 * The live session with this token and its account; every call of a signed-in person begins here. Roles are read each time and
 * only for a session of the back office, which is over for who has none.
 */
export async function findSession(tx: Queryable, hashed: Buffer): Promise<LiveSession | null> {
  const [session] = await tx.query<LiveSession>({
    name: 'accounts.session',
    text: `
      select a.id as "accountId", s.id as "sessionId", a.email, a.confirmed_at is not null as "isConfirmed",
        a.kind = 'guest' as "isGuest",
        coalesce(s.proven_at > battigia_now() - $2 * interval '1 ms', false) as "isProven",
        coalesce(m.roles, '{}') as roles, s.order_id as "paysOrderId",
        s.last_used_at < battigia_now() - case s.kind when 'staff' then interval '1 minute' else interval '1 hour' end as "isStale"
      from session s join account a on a.id = s.account_id
      left join staff_member m on m.account_id = s.account_id and s.kind = 'staff'
      where s.token_hash = $1 and ${IS_LIVE} and (s.kind in ('customer', 'payment') or m.account_id is not null)`,
    values: [hashed, PROOF_LIFE],
  })
  return session ?? null
}

/** Notes that a session is in use, so that it slides on. */
export async function touchSession(tx: Queryable, sessionId: number): Promise<void> {
  await tx.query({
    name: 'accounts.touch-session',
    text: 'update session set last_used_at = battigia_now() where id = $1',
    values: [sessionId],
  })
}

export interface NewSession {
  readonly accountId: number
  readonly tokenHash: Buffer
  readonly browserKey: Buffer
  readonly platform: Platform
  /** Name of browser and system, or empty. */
  readonly device: string
  readonly idleDays: number
  readonly maxDays: number
  /** Whether the person proved who they are just now: a guest or a mere link did not. */
  readonly isProven: boolean
  readonly isByLink: boolean
  /** Session of the same browser that this one replaces. */
  readonly replaces: number | null
}

/** Opens a session, ends the one it replaces, and drops what is over for this account. */
export async function insertSession(tx: Queryable, session: NewSession): Promise<void> {
  await tx.query({
    name: 'accounts.open-session',
    text: `
      with ended as (
        delete from session
        where kind = 'customer' and (account_id = $1 and battigia_now() >= least(last_used_at + idle, ends_at) or id = $6)
      ),
      forgotten as (
        delete from known_browser where account_id = $1 and browser_key <> $3 and seen_at < battigia_now() - interval '1 year'
      ),
      known as (
        insert into known_browser (account_id, browser_key, seen_at) values ($1, $3, battigia_now())
        on conflict (account_id, browser_key) do update set seen_at = excluded.seen_at
      )
      insert into session (account_id, token_hash, browser_key, created_at, last_used_at, idle, ends_at, proven_at, platform, device, came_by_link)
      values ($1, $2, $3, battigia_now(), battigia_now(), make_interval(days => $4), battigia_now() + make_interval(days => $5),
        case when $7 then battigia_now() end, $8, $9, $10)`,
    values: [
      session.accountId,
      session.tokenHash,
      session.browserKey,
      session.idleDays,
      session.maxDays,
      session.replaces,
      session.isProven,
      session.platform,
      session.device,
      session.isByLink,
    ],
  })
}

/** Whether a guest's session was opened by a link of their mails, which anybody may have forwarded. */
export async function cameByLink(tx: Queryable, sessionId: number): Promise<boolean> {
  const [session] = await tx.query<{ cameByLink: boolean }>({
    name: 'accounts.came-by-link',
    text: 'select came_by_link as "cameByLink" from session where id = $1',
    values: [sessionId],
  })
  return session?.cameByLink ?? false
}

/** Ends one session of an account; nothing happens when it is over already, or another account's. */
export async function deleteSession(tx: Queryable, accountId: number, sessionId: number): Promise<void> {
  await tx.query({
    name: 'accounts.end-session',
    text: 'delete from session where id = $2 and account_id = $1',
    values: [accountId, sessionId],
  })
}

/** Ends every session of an account. */
export async function deleteSessions(tx: Queryable, accountId: number): Promise<void> {
  await tx.query({
    name: 'accounts.end-sessions',
    text: 'delete from session where account_id = $1',
    values: [accountId],
  })
}
