import { hash } from 'node:crypto'
import * as z from 'zod/mini'
import { CHALLENGE_LIFE, type PasskeyPurpose } from '../../../domain/accounts/passkey-rules.ts'
import { Refusal } from '../../../domain/platform/refusal.ts'
import type { Queryable } from '../../platform/database.ts'
import { isStaffSession, type Actor, type CallContext, type DeviceOfAsker } from '../../platform/handler.ts'
import { newToken, tokenHash } from '../bearer-token.ts'
import { browserKey } from '../browser-key.ts'
import { parsedJson } from '../social/apple-name.ts'
import { hasChallenge, insertChallenge, isBrowserOfSomebody, takeChallenge } from './challenge-queries.ts'

/** What a challenge is for, and whose answer alone it takes: a session's, a mailed link's, or a browser's. */
export interface ChallengeUse {
  readonly purpose: PasskeyPurpose
  readonly askerHash: Buffer
}

const CLIENT_DATA = z.object({ challenge: z.string().check(z.regex(/^[\w-]{43}$/)) })

/** Signing in is up to the browser that asked for it. */
export function loginUse(context: DeviceOfAsker, purpose: 'login' | 'staff_login'): ChallengeUse {
  return { purpose, askerHash: browserKey(context) }
}

/** What a session does is up to that session. */
export function sessionUse({ sessionId }: Pick<Actor, 'sessionId'>, purpose: PasskeyPurpose): ChallengeUse {
  return { purpose, askerHash: hash('sha256', `session ${sessionId}`, 'buffer') }
}

/** Whose session it is, of the back office or of a customer. Throws `login_required` for everybody else. */
export function actorOf({ actor }: CallContext, isOfDesk: boolean): Actor {
  if (actor === null || actor.isGuest || isStaffSession(actor) !== isOfDesk) throw new Refusal('login_required')
  return actor
}

/** A new challenge: 256 random bits in base64url, which the database knows by their hash. */
export async function newChallenge(tx: Queryable, use: ChallengeUse): Promise<string> {
  const challenge = newToken()
  await insertChallenge(tx, { ...use, challengeHash: tokenHash(challenge), lifeMs: CHALLENGE_LIFE })
  return challenge
}

/**
 * Uses up the challenge that an answer has signed, whatever becomes of it; null where it was used, is over, or was asked for by
 * somebody else or for something else.
 */
export async function spendChallenge(tx: Queryable, clientDataJSON: string, use: ChallengeUse): Promise<string | null> {
  const challenge = challengeIn(clientDataJSON)
  if (challenge === null) return null
  const asked = await takeChallenge(tx, tokenHash(challenge))
  return asked?.purpose === use.purpose && asked.askerHash.equals(use.askerHash) ? challenge : null
}

function challengeIn(clientDataJSON: string): string | null {
  const signed = Buffer.from(clientDataJSON, 'base64url').toString('utf8')
  const read = z.safeParse(CLIENT_DATA, parsedJson(signed))
  return read.success ? read.data.challenge : null
}

/** Whether this browser waits for the answer to a challenge: who was let ask is let answer. */
export const isAsked =
  (purpose: 'login' | 'staff_login') =>
  async (tx: Queryable, sent: { readonly passkey: { readonly clientDataJSON: string } }, device: DeviceOfAsker) => {
    const challenge = challengeIn(sent.passkey.clientDataJSON)
    return challenge !== null && (await hasChallenge(tx, tokenHash(challenge), loginUse(device, purpose).askerHash))
  }

/** Whether somebody has signed in at this device before. A client without an id of its own is one of its network. */
export async function isKnownBrowser(tx: Queryable, _sent: unknown, device: DeviceOfAsker): Promise<boolean> {
  return device.deviceId !== null && (await isBrowserOfSomebody(tx, browserKey(device)))
}
