import type { Queryable } from '../platform/database.ts'
import type { Addressee } from './registration-queries.ts'

/** What a proof is checked against. */
export interface ProofFacts {
  /** Null for an account without a password. */
  readonly passwordHash: string | null
  /** Whether this browser signed in to the account before. */
  readonly isKnownBrowser: boolean
}

export async function findProofFacts(tx: Queryable, accountId: number, browserKey: Buffer): Promise<ProofFacts> {
  const [facts] = await tx.query<ProofFacts & Record<string, unknown>>({
    name: 'accounts.proof-facts',
    text: `
      select nullif(a.password_hash, '') as "passwordHash",
        exists (select from known_browser b where b.account_id = a.id and b.browser_key = $2) as "isKnownBrowser"
      from account a where a.id = $1`,
    values: [accountId, browserKey],
  })
  return facts ?? { passwordHash: null, isKnownBrowser: false }
}

/** Gives an account a new code, which is the only one that works; null when the account is gone. */
export async function renewProofCode(
  tx: Queryable,
  accountId: number,
  salt: Buffer,
  codeHash: Buffer,
  lifeMs: number,
): Promise<Addressee | null> {
  const [row] = await tx.query<Addressee & Record<string, unknown>>({
    name: 'accounts.renew-proof-code',
    text: `
      with owner as (select id, email, first_name, language from account where id = $1 and kind = 'customer'),
      renewed as (
        insert into proof_code (account_id, code_salt, code_hash, code_expires_at)
        select id, $2, $3, battigia_now() + $4 * interval '1 ms' from owner
        on conflict (account_id) do update set code_salt = excluded.code_salt, code_hash = excluded.code_hash,
          code_tries = 0, code_expires_at = excluded.code_expires_at
      )
      select email, first_name as "firstName", language from owner`,
    values: [accountId, salt, codeHash, lifeMs],
  })
  return row ?? null
}

/** Counts one try of the code before it is looked at, so that tries at once cannot exceed `tries`; null when none is left. */
export async function spendProofTry(
  tx: Queryable,
  accountId: number,
  tries: number,
): Promise<{ readonly salt: Buffer; readonly codeHash: Buffer } | null> {
  const [row] = await tx.query<{ salt: Buffer; codeHash: Buffer }>({
    name: 'accounts.spend-proof-try',
    text: `
      update proof_code set code_tries = code_tries + 1
      where account_id = $1 and code_tries < $2 and code_expires_at > battigia_now()
      returning code_salt as salt, code_hash as "codeHash"`,
    values: [accountId, tries],
  })
  return row ?? null
}

/** Uses a code up; false when another proof did, or when a newer one was mailed. */
export async function spendProofCode(tx: Queryable, accountId: number, codeHash: Buffer): Promise<boolean> {
  const spent = await tx.query({
    name: 'accounts.spend-proof-code',
    text: 'delete from proof_code where account_id = $1 and code_hash = $2 returning account_id',
    values: [accountId, codeHash],
  })
  return spent.length > 0
}

/** Notes that the person of a session has proven who they are; false when the session is over meanwhile. */
export async function markProven(tx: Queryable, sessionId: number): Promise<boolean> {
  const proven = await tx.query({
    name: 'accounts.mark-proven',
    text: 'update session set proven_at = battigia_now() where id = $1 returning id',
    values: [sessionId],
  })
  return proven.length > 0
}
