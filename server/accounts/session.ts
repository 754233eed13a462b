import type { Settings } from '../../domain/settings/settings.ts'
import type { Queryable } from '../platform/database.ts'
import type { TokenProof } from '../platform/account-source.ts'
import type { Actor, CallContext } from '../platform/handler.ts'
import { adoptGuestOrders } from './adopt-guest-orders.ts'
import { newToken, tokenHash } from './bearer-token.ts'
import { CONFIRMED_SESSION, findSession, insertSession, touchSession } from './session-queries.ts'

/**
 * The customer, guest or person of the resort of a bearer token, or null when it is not live: one named statement, and now and then a
 * second one that lets the session slide on (security guide, section 3).
 */
export async function resolveSession(tx: Queryable, token: string): Promise<Actor | null> {
  const session = await findSession(tx, tokenHash(token))
  if (session === null) return null
  const { isStale, ...actor } = session
  if (isStale) await touchSession(tx, actor.sessionId)
  return actor
}

/** The same inside a statement, for customers with a confirmed e-mail. */
export const sessionProof: TokenProof = { select: CONFIRMED_SESSION, value: tokenHash }

/** Whom a new session is for, and which of the same browser it replaces. */
export interface Opening {
  readonly accountId: number
  readonly browserKey: Buffer
  /** The browser or app as its person knows it. */
  readonly asker: Pick<CallContext, 'platform' | 'deviceName'>
  readonly replaces: Actor | null
  /** False where nobody proved to be a customer: for guests. */
  readonly isProven: boolean
  /** Whether a guest's mailed link opens it, as {@link cameByLink} answers. */
  readonly isByLink?: boolean
}

/**
 * Signs a customer or guest in; the token that is answered exists nowhere else. A customer who proves their e-mail by it gets
 * what was ordered with that e-mail without an account.
 */
export async function openSession(
  tx: Queryable,
  settings: Pick<Settings, 'sessionIdleDays' | 'sessionMaxDays'>,
  { accountId, browserKey, asker, replaces, isProven, isByLink = false }: Opening,
): Promise<string> {
  const token = newToken()
  if (isProven) await adoptGuestOrders(tx, accountId)
  await insertSession(tx, {
    accountId,
    tokenHash: tokenHash(token),
    browserKey,
    platform: asker.platform,
    device: asker.deviceName,
    idleDays: settings.sessionIdleDays,
    maxDays: settings.sessionMaxDays,
    replaces: replaces?.sessionId ?? null,
    isProven,
    isByLink,
  })
  return token
}
