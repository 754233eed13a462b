import type { Platform } from '../../domain/platform/app-platform.ts'
import type { Queryable } from '../platform/database.ts'

export interface NewStaffSession {
  readonly accountId: number
  readonly tokenHash: Buffer
  readonly browserKey: Buffer
  readonly platform: Platform
  readonly device: string
  readonly idleMinutes: number
  readonly maxHours: number
  /** SHA-256 of the key that the tablet keeps for the PIN; null without a PIN. */
  readonly returnHash: Buffer | null
}

/** Opens a staff session and drops those of the same person that are over. */
export async function insertStaffSession(tx: Queryable, session: NewStaffSession): Promise<void> {
  await tx.query({
    name: 'accounts.open-staff-session',
    text: `
      with ended as (
        delete from session where account_id = $1 and kind = 'staff' and battigia_now() >= ends_at
      ),
      known as (
        insert into known_browser (account_id, browser_key, seen_at) values ($1, $3, battigia_now())
        on conflict (account_id, browser_key) do update set seen_at = excluded.seen_at
      )
      insert into session (kind, account_id, token_hash, browser_key, created_at, last_used_at, idle, ends_at, proven_at, platform, device, return_hash)
      values ('staff', $1, $2, $3, battigia_now(), battigia_now(), make_interval(mins => $4), battigia_now() + make_interval(hours => $5),
        battigia_now(), $6, $7, $8)`,
    values: [
      session.accountId,
      session.tokenHash,
      session.browserKey,
      session.idleMinutes,
      session.maxHours,
      session.platform,
      session.device,
      session.returnHash,
    ],
  })
}

/**
 * Locks a staff session: its token becomes one that nobody has, and only the tablet's key with the PIN opens it again. A session
 * without such a key has no way back and ends.
 */
export async function lockSession(tx: Queryable, sessionId: number, deadHash: Buffer): Promise<void> {
  await tx.query({
    name: 'accounts.lock-staff-session',
    text: `
      with ended as (
        delete from session where id = $1 and kind = 'staff' and return_hash is null
      )
      update session set token_hash = $2 where id = $1 and kind = 'staff' and return_hash is not null`,
    values: [sessionId, deadHash],
  })
}

/** A locked session whose PIN is being tried. */
export interface TriedSession {
  readonly sessionId: number
  readonly accountId: number
  readonly pinHash: string
  /** Of this session, until it ends; of the person's PIN, until it opens nothing. */
  readonly triesLeft: number
  readonly missesLeft: number
  readonly email: string
  readonly device: string
}

export interface PinLimits {
  /** One after the other, in one session. */
  readonly tries: number
  /** Of one person in all sessions within so many milliseconds. */
  readonly misses: number
  readonly missesLife: number
}

/** Whether a session that is not over has this key of a tablet. */
export async function isReturnHash(tx: Queryable, returnHash: Buffer): Promise<boolean> {
  const found = await tx.query({
    name: 'accounts.is-return-key',
    text: `select from session where return_hash = $1 and kind = 'staff' and battigia_now() < ends_at`,
    values: [returnHash],
  })
  return found.length > 0
}

/**
 * Counts one try of a PIN before it is looked at, so that tries at once cannot exceed those of the session; null when the session is over,
 * or the person's misses are used up.
 */
export async function spendPinTry(
  tx: Queryable,
  returnHash: Buffer,
  { tries, misses, missesLife }: PinLimits,
): Promise<TriedSession | null> {
  const [tried] = await tx.query<TriedSession & Record<string, unknown>>({
    name: 'accounts.spend-pin-try',
    text: `
      with tried as (
        update session s set pin_tries = s.pin_tries + 1
        from staff_member m
        where s.return_hash = $1 and s.kind = 'staff' and battigia_now() < s.ends_at and s.pin_tries < $2
          and m.account_id = s.account_id and m.pin_hash <> ''
          and (m.pin_misses < $3 or m.pin_misses_since < battigia_now() - $4 * interval '1 ms')
        returning s.id, s.account_id, s.pin_tries, s.device
      ),
      counted as (
        update staff_member m set
          pin_misses = case when m.pin_misses_since > battigia_now() - $4 * interval '1 ms' then m.pin_misses + 1 else 1 end,
          pin_misses_since = case when m.pin_misses_since > battigia_now() - $4 * interval '1 ms' then m.pin_misses_since else battigia_now() end
        from tried t where m.account_id = t.account_id
        returning m.account_id, m.pin_hash, m.pin_misses
      )
      select t.id as "sessionId", t.account_id as "accountId", c.pin_hash as "pinHash", a.email, t.device,
        $2 - t.pin_tries as "triesLeft", greatest($3 - c.pin_misses, 0) as "missesLeft"
      from tried t join counted c using (account_id) join account a on a.id = t.account_id`,
    values: [returnHash, tries, misses, missesLife],
  })
  return tried ?? null
}

/** Gives a session whose PIN was right a new token, and takes its own try off the misses; false when it is over meanwhile, or the PIN is another one by now. */
export async function reopenSession(tx: Queryable, tried: TriedSession, tokenHash: Buffer): Promise<boolean> {
  const opened = await tx.query({
    name: 'accounts.reopen-staff-session',
    text: `
      with opened as (
        update session s set token_hash = $2, last_used_at = battigia_now(), pin_tries = 0, proven_at = null
        from staff_member m
        where s.id = $1 and m.account_id = s.account_id and m.pin_hash = $3 and battigia_now() < s.ends_at
        returning s.id, s.account_id
      )
      update staff_member m set pin_misses = greatest(m.pin_misses - 1, 0) from opened o where m.account_id = o.account_id
      returning o.id`,
    values: [tried.sessionId, tokenHash, tried.pinHash],
  })
  return opened.length > 0
}

/** Whether this session is opened by a PIN from now on, and by which key of the tablet. */
export async function keepReturnHash(tx: Queryable, sessionId: number, returnHash: Buffer | null): Promise<void> {
  await tx.query({
    name: 'accounts.keep-return-key',
    text: `update session set return_hash = $2, pin_tries = 0 where id = $1 and kind = 'staff'`,
    values: [sessionId, returnHash],
  })
}

/** Nobody comes back by a PIN of this person: the tablets' keys are worth nothing, and locked sessions are over. */
export async function forgetReturnKeys(tx: Queryable, accountId: number): Promise<void> {
  await tx.query({
    name: 'accounts.forget-all-return-keys',
    text: `update session set return_hash = null where account_id = $1 and kind = 'staff'`,
    values: [accountId],
  })
}

/** Forgets wrong PINs: the person has signed in in full. */
export async function forgetPinMisses(tx: Queryable, accountId: number): Promise<void> {
  await tx.query({
    name: 'accounts.forget-pin-misses',
    text: `update staff_member set pin_misses = 0, pin_misses_since = null where account_id = $1 and pin_misses > 0`,
    values: [accountId],
  })
}

/** Forgets the tablets' keys of all other sessions of a person: their PIN is another one. */
export async function forgetOtherReturnKeys(tx: Queryable, accountId: number, sessionId: number): Promise<void> {
  await tx.query({
    name: 'accounts.forget-return-keys',
    text: `update session set return_hash = null where account_id = $1 and id <> $2 and kind = 'staff'`,
    values: [accountId, sessionId],
  })
}

/** A session of the back office as its person sees it. */
export interface StoredStaffSession {
  readonly id: number
  readonly platform: Platform
  readonly device: string
  readonly openedAt: string
  readonly lastUsedAt: string
}

/**
 * Where somebody is signed in to the back office, the one used last first. One that waits for the PIN is among them: its tablet opens
 * it again within its time.
 */
export async function readStaffSessions(tx: Queryable, accountId: number): Promise<StoredStaffSession[]> {
  return tx.query<StoredStaffSession & Record<string, unknown>>({
    name: 'accounts.staff-sessions',
    text: `
      select id, platform, device, iso_instant(created_at) as "openedAt", iso_instant(last_used_at) as "lastUsedAt"
      from session
      where account_id = $1 and kind = 'staff'
        and battigia_now() < case when return_hash is null then least(last_used_at + idle, ends_at) else ends_at end
      order by last_used_at desc, id desc`,
    values: [accountId],
  })
}

/** Ends one session of the back office; answers whether it was there and this person's. */
export async function deleteStaffSession(tx: Queryable, accountId: number, sessionId: number): Promise<boolean> {
  const ended = await tx.query({
    name: 'accounts.end-staff-session',
    text: `delete from session where id = $2 and account_id = $1 and kind = 'staff' returning id`,
    values: [accountId, sessionId],
  })
  return ended.length > 0
}

export async function deleteStaffSessions(tx: Queryable, accountId: number): Promise<void> {
  await tx.query({
    name: 'accounts.end-staff-sessions',
    text: `delete from session where account_id = $1 and kind = 'staff'`,
    values: [accountId],
  })
}
