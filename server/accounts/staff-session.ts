import type { Settings } from '../../domain/settings/settings.ts'
import type { Queryable } from '../platform/database.ts'
import type { CallContext } from '../platform/handler.ts'
import { newToken, tokenHash } from './bearer-token.ts'
import { browserKey } from './browser-key.ts'
import { deleteSession } from './session-queries.ts'
import {
  deleteStaffSessions,
  forgetOtherReturnKeys,
  forgetPinMisses,
  forgetReturnKeys,
  insertStaffSession,
  isReturnHash,
  keepReturnHash,
  lockSession,
  reopenSession,
  spendPinTry,
  type PinLimits,
  type TriedSession,
} from './staff-session-queries.ts'

export { deleteStaffSession, readStaffSessions } from './staff-session-queries.ts'
export type { TriedSession } from './staff-session-queries.ts'

/** What a tablet keeps of an opened session; both exist nowhere else. */
export interface OpenedStaffSession {
  readonly token: string
  /** Opens the session again with the PIN; null for who has none. */
  readonly returnKey: string | null
}

/** Signs somebody of the resort in to the back office: short, and of no use on the calls of guests. */
export async function openStaffSession(
  tx: Queryable,
  settings: Pick<Settings, 'staffIdleMinutes' | 'staffMaxHours'>,
  { accountId, hasPin, asker }: { readonly accountId: number; readonly hasPin: boolean; readonly asker: CallContext },
): Promise<OpenedStaffSession> {
  const token = newToken()
  const returnKey = hasPin ? newToken() : null
  await forgetPinMisses(tx, accountId)
  await insertStaffSession(tx, {
    accountId,
    tokenHash: tokenHash(token),
    browserKey: browserKey(asker),
    platform: asker.platform,
    device: asker.deviceName,
    idleMinutes: settings.staffIdleMinutes,
    maxHours: settings.staffMaxHours,
    returnHash: returnKey === null ? null : tokenHash(returnKey),
  })
  return { token, returnKey }
}

/** Takes the token of a session back; with the tablet's key and the PIN it opens again. */
export function lockStaffSession(tx: Queryable, sessionId: number): Promise<void> {
  return lockSession(tx, sessionId, tokenHash(newToken()))
}

/** Whether a session of a tablet waits under this key. */
export const isReturnKey = (tx: Queryable, returnKey: string): Promise<boolean> =>
  isReturnHash(tx, tokenHash(returnKey))

/** Counts a try of the PIN of a tablet's session; null when it is over, or the person has had too many wrong ones. */
export function tryPin(tx: Queryable, returnKey: string, limits: PinLimits): Promise<TriedSession | null> {
  return spendPinTry(tx, tokenHash(returnKey), limits)
}

/** No PIN of a person opens anything any more: they sign in in full. */
export const closePinWays = (tx: Queryable, accountId: number): Promise<void> => forgetReturnKeys(tx, accountId)

/** A new token for a session whose PIN was right; null when it is over meanwhile. */
export async function unlockStaffSession(tx: Queryable, tried: TriedSession): Promise<string | null> {
  const token = newToken()
  return (await reopenSession(tx, tried, tokenHash(token))) ? token : null
}

/** Another PIN, or none: this tablet gets a key for it, all others ask for a full login. */
export async function renewReturnKey(
  tx: Queryable,
  accountId: number,
  sessionId: number,
  hasPin: boolean,
): Promise<string | null> {
  await forgetOtherReturnKeys(tx, accountId, sessionId)
  const returnKey = hasPin ? newToken() : null
  await keepReturnHash(tx, sessionId, returnKey === null ? null : tokenHash(returnKey))
  return returnKey
}

export const endStaffSession = (tx: Queryable, accountId: number, sessionId: number): Promise<void> =>
  deleteSession(tx, accountId, sessionId)

/** Ends every session of the back office that somebody has; the guest's app stays signed in. */
export const endStaffSessions = (tx: Queryable, accountId: number): Promise<void> => deleteStaffSessions(tx, accountId)
