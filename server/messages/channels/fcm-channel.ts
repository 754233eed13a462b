import { importPKCS8, SignJWT } from 'jose'
import * as z from 'zod/mini'
import { MINUTE, SECOND } from '../../../domain/platform/duration.ts'
import type { FcmKeys } from '../../platform/app-environment.ts'
import type { PushMessage, PushOutcome } from './push-channel.ts'

/** Where Firebase Cloud Messaging is; in tests, this machine. */
export interface FcmHosts {
  readonly token: string
  readonly messages: string
}

const GOOGLE: FcmHosts = { token: 'https://oauth2.googleapis.com/token', messages: 'https://fcm.googleapis.com' }
const SCOPE = 'https://www.googleapis.com/auth/firebase.messaging'
const LONGEST_WAIT = 10 * SECOND

const tokenSchema = z.object({ access_token: z.string(), expires_in: z.number() })

/** Sends to one app on Android. */
export type SendToApp = (address: string, message: PushMessage, ttlSeconds: number) => Promise<PushOutcome>

/**
 * Firebase Cloud Messaging by its HTTP API v1 (identity guide, 5.1). Its token is made from the service account's key and used
 * for as long as Google lets it live.
 */
export function fcmSender(keys: FcmKeys, hosts: FcmHosts = GOOGLE): SendToApp {
  const token = keptToken(keys, hosts.token)
  const url = `${hosts.messages}/v1/projects/${keys.projectId}/messages:send`
  return async (address, message, ttlSeconds) => {
    try {
      const answer = await fetch(url, {
        method: 'POST',
        headers: { authorization: `Bearer ${await token.get()}`, 'content-type': 'application/json' },
        body: JSON.stringify({ message: messageOf(address, message, ttlSeconds) }),
        redirect: 'manual',
        signal: AbortSignal.timeout(LONGEST_WAIT),
      })
      const said = await answer.text()
      if (answer.status === 401) token.drop()
      return outcomeOf(answer.status, said)
    } catch {
      // No answer: the outbox asks again, and says so in the log.
      return 'retry'
    }
  }
}

/** Title and words for the lock screen, and the path that a press leads to; nothing secret (identity guide, 5.2). */
function messageOf(address: string, { title, body, path, tag }: PushMessage, ttlSeconds: number) {
  return {
    token: address,
    notification: { title, body },
    data: { path, tag },
    android: { ttl: `${ttlSeconds}s`, priority: 'HIGH', collapse_key: tag, notification: { tag } },
  }
}

function outcomeOf(status: number, said: string): PushOutcome {
  if (status >= 200 && status < 300) return 'ok'
  if (status === 404 || said.includes('"UNREGISTERED"')) return 'gone'
  // Our own token ran out, or they have no time now.
  return status === 401 || status === 429 || status >= 500 ? 'retry' : 'refused'
}

/** An access token, asked for when there is none that lives another minute. */
function keptToken({ clientEmail, privateKey }: FcmKeys, tokenUrl: string) {
  let kept: { readonly token: string; readonly until: number } | null = null
  const ask = async () => {
    const assertion = await new SignJWT({ scope: SCOPE })
      .setProtectedHeader({ alg: 'RS256' })
      .setIssuer(clientEmail)
      .setAudience(tokenUrl)
      .setIssuedAt()
      .setExpirationTime('10 minutes')
      .sign(await importPKCS8(privateKey, 'RS256'))
    const answer = await fetch(tokenUrl, {
      method: 'POST',
      body: new URLSearchParams({ grant_type: 'urn:ietf:params:oauth:grant-type:jwt-bearer', assertion }),
      redirect: 'manual',
      signal: AbortSignal.timeout(LONGEST_WAIT),
    })
    const { access_token: token, expires_in: seconds } = tokenSchema.parse(await answer.json())
    kept = { token, until: performance.now() + seconds * SECOND - MINUTE }
    return token
  }
  return {
    get: async () => (kept !== null && performance.now() < kept.until ? kept.token : ask()),
    drop: () => void (kept = null),
  }
}
