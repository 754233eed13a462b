import { hash } from 'node:crypto'
import * as z from 'zod/mini'
import { CHALLENGE_LIFE, type PasskeyPurpose } from '../../../domain/accounts/passkey-rules.ts'
import { Refusal } from '../../../domain/platform/refusal.ts'
import type { Queryable } from '../../platform/database.ts'
import { isStaffSession, type Actor, type CallContext } from '../../platform/handler.ts'
import { newToken, tokenHash } from '../bearer-token.ts'
import { browserKey } from '../browser-key.ts'
import { parsedJson } from '../social/apple-name.ts'
import { insertChallenge, takeChallenge } from './challenge-queries.ts'

/** What a challenge is for, and whose answer alone it takes: a session's, a mailed link's, or a browser's. */
export interface ChallengeUse {
  readonly purpose: PasskeyPurpose
  readonly askerHash: Buffer
}

const CLIENT_DATA = z.object({ challenge: z.string().check(z.regex(/^[\w-]{43}$/)) })

/** Signing in is up to the browser that asked for it. */
export function loginUse(context: CallContext, purpose: 'login' | 'staff_login'): ChallengeUse {
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
  const signed = Buffer.from(clientDataJSON, 'base64url').toString('utf8')
  const read = z.safeParse(CLIENT_DATA, parsedJson(signed))
  if (!read.success) return null
  const { challenge } = read.data
  const asked = await takeChallenge(tx, tokenHash(challenge))
  return asked?.purpose === use.purpose && asked.askerHash.equals(use.askerHash) ? challenge : null
}
