import { LOGIN_DELAYS } from '../../domain/accounts/login-delays.ts'
import { Refusal } from '../../domain/platform/refusal.ts'
import type { Queryable } from '../platform/database.ts'
import type { DeviceOfAsker } from '../platform/handler.ts'
import { findCredentials, forgetFailures, reserveLogin } from './account-queries.ts'
import type { AccountTools } from './account-tools.ts'
import { browserKey as keyOf } from './browser-key.ts'
import { failureBucket } from './failure-bucket.ts'

/** Whose password it was. */
export interface CheckedPassword {
  readonly accountId: number
  readonly firstName: string
  readonly lastName: string
  /** The count of wrong passwords, to be forgotten with `forgetFailures` in the transaction of what follows. */
  readonly bucket: Buffer
}

/**
 * Checks a password behind the growing delays: one answer and the same work for every failure, known e-mail or not.
 * Throws `wrong_credentials`, `too_many_requests`, and `email_not_confirmed` for a sign-up of this browser that waits.
 */
export async function checkPassword(
  { database, hasher }: Pick<AccountTools, 'database' | 'hasher'>,
  email: string,
  password: string,
  browserKey: Buffer,
): Promise<CheckedPassword> {
  const found = await findCredentials(database, email, browserKey)
  const bucket = failureBucket(email, found.isKnownBrowser, browserKey)
  const seconds = await reserveLogin(database, bucket, LOGIN_DELAYS)
  if (seconds > 0) throw new Refusal('too_many_requests', { retryAfterSeconds: seconds })
  const lane = found.isKnownBrowser ? 'known' : 'stranger'
  const isRight = await hasher.verify(found.passwordHash ?? found.waitingHash, password, lane)
  if (!isRight) throw new Refusal('wrong_credentials')
  const { accountId, firstName, lastName } = found
  if (accountId === null || firstName === null || lastName === null) {
    await forgetFailures(database, bucket)
    throw new Refusal('email_not_confirmed')
  }
  return { accountId, firstName, lastName, bucket }
}

/** Whether somebody signed in with this e-mail at this device before. A client without an id of its own is one of its network. */
export async function isKnownDevice(
  tx: Queryable,
  { email }: { readonly email: string },
  device: DeviceOfAsker,
): Promise<boolean> {
  return device.deviceId !== null && (await findCredentials(tx, email, keyOf(device))).isKnownBrowser
}
