import { hash } from 'node:crypto'
import * as calls from '../../domain/accounts/calls.ts'
import { LOGIN_DELAYS } from '../../domain/accounts/login-delays.ts'
import { Refusal } from '../../domain/platform/refusal.ts'
import { handle } from '../platform/handler.ts'
import { findCredentials, forgetFailures, reserveLogin, type Credentials } from './account-queries.ts'
import type { AccountTools } from './account-tools.ts'
import { browserKey } from './browser-key.ts'
import { openSession } from './session.ts'

/** one answer and the same work for every failure, known e-mail or not. */
export const login = ({ database, settings, hasher }: AccountTools) =>
  handle(calls.login, 'own', async (_tx, { email, password }, context) => {
    const key = browserKey(context)
    const found = await findCredentials(database, email, key)
    const bucket = failureBucket(email, found, key)
    const seconds = await reserveLogin(database, bucket, LOGIN_DELAYS)
    if (seconds > 0) throw new Refusal('too_many_requests', { retryAfterSeconds: seconds })

    const isRight = await hasher.verify(found.passwordHash ?? found.waitingHash, password)
    if (!isRight) throw new Refusal('wrong_credentials')
    const { accountId, firstName, lastName } = found
    if (accountId === null || firstName === null || lastName === null) {
      await forgetFailures(database, bucket)
      throw new Refusal('email_not_confirmed')
    }
    const token = await database.transaction(async (tx) => {
      await forgetFailures(tx, bucket)
      return openSession(tx, settings, {
        accountId,
        browserKey: key,
        asker: context,
        replaces: context.actor,
        isProven: true,
      })
    })
    return { token, username: email, firstName, lastName }
  })

/**
 * Wrong passwords are counted by e-mail. A browser that signed in before has a count of its own: a stranger who
 * tries passwords slows down strangers, never the person at home.
 */
function failureBucket(email: string, { isKnownBrowser }: Credentials, key: Buffer): Buffer {
  return hash('sha256', `${email}\n${isKnownBrowser ? key.toString('hex') : 'anybody'}`, 'buffer')
}
