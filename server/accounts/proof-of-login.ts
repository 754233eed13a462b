import { LOGIN_DELAYS } from '../../domain/accounts/login-delays.ts'
import { Refusal } from '../../domain/platform/refusal.ts'
import type { Queryable } from '../platform/database.ts'
import { forgetFailures, reserveLogin } from './account-queries.ts'
import type { AccountTools } from './account-tools.ts'
import { failureBucket } from './failure-bucket.ts'
import { findProofFacts, markProven } from './proof-queries.ts'
import { findPasswordOwner, setPassword, type PasswordOwner } from './security-queries.ts'

/** Counts a try as failed before it is looked at. Throws `too_many_requests` while the tries before it have to be waited out. */
export async function waitOutFailures(tx: Queryable, bucket: Buffer): Promise<void> {
  const seconds = await reserveLogin(tx, bucket, LOGIN_DELAYS)
  if (seconds > 0) throw new Refusal('too_many_requests', { retryAfterSeconds: seconds })
}

/** Forgets the wrong tries after a right one. */
export const forgetWrongTries = (tx: Queryable, bucket: Buffer): Promise<void> => forgetFailures(tx, bucket)

/**
 * The count of wrong tries of one person in one browser, by the e-mail for passwords: a stranger elsewhere slows down nobody at
 * the desk.
 */
export async function bucketOf(tx: Queryable, accountId: number, whose: string, browserKey: Buffer): Promise<Buffer> {
  const { isKnownBrowser } = await findProofFacts(tx, accountId, browserKey)
  return failureBucket(whose, isKnownBrowser, browserKey)
}

/** Notes that the person of a session has proven who they are; false when the session is over meanwhile. */
export const noteProof = (tx: Queryable, sessionId: number): Promise<boolean> => markProven(tx, sessionId)

/** Whether it is the account's password. */
export async function isPasswordOf(
  { database, hasher }: Pick<AccountTools, 'database' | 'hasher'>,
  accountId: number,
  password: string,
  browserKey: Buffer,
): Promise<boolean> {
  const { passwordHash } = await findProofFacts(database, accountId, browserKey)
  return hasher.verify(passwordHash, password, 'known')
}

/** Whose password it is, as the block-list wants to know them; null when the account is gone. */
export const passwordOwner = (tx: Queryable, accountId: number): Promise<PasswordOwner | null> =>
  findPasswordOwner(tx, accountId)

/** Sets a password that `hashNewPassword` made; every session, link and code of the account ends by it. */
export const replacePassword = (tx: Queryable, accountId: number, passwordHash: string): Promise<void> =>
  setPassword(tx, accountId, passwordHash)
