import { connect } from 'node:http2'
import { importPKCS8, SignJWT } from 'jose'
import { MINUTE, SECOND } from '../../../domain/platform/duration.ts'
import type { ApnsKeys } from '../../platform/app-environment.ts'
import type { SendToApp } from './fcm-channel.ts'
import type { PushMessage, PushOutcome } from './push-channel.ts'

const APPLE = 'https://api.push.apple.com'
const LONGEST_WAIT = 10 * SECOND
/** Apple takes a token for an hour, and no new one more often than every 20 minutes. */
const TOKEN_LIFE = 45 * MINUTE
/** Reasons for which an address is none of this app's any more. */
const GONE = ['BadDeviceToken', 'Unregistered', 'DeviceTokenNotForTopic', 'ExpiredToken']
/** Reasons that are about our own token. */
const OWN_TOKEN = ['ExpiredProviderToken', 'InvalidProviderToken', 'MissingProviderToken']

/** Apple's push service over HTTP/2 with a token of the team's key (identity guide, 5.1). */
export function apnsSender(keys: ApnsKeys, origin: string = APPLE): SendToApp {
  const token = keptToken(keys)
  return async (address, message, ttlSeconds) => {
    try {
      const { status, reason } = await post(origin, address, payloadOf(message), {
        authorization: `bearer ${await token.get()}`,
        'apns-topic': keys.topic,
        'apns-push-type': 'alert',
        'apns-priority': '10',
        'apns-expiration': String(Math.floor(Date.now() / SECOND) + ttlSeconds),
        // At most 64 bytes: a later push of the same tag takes the earlier one's place.
        'apns-collapse-id': message.tag.slice(0, 64),
      })
      if (OWN_TOKEN.includes(reason)) token.drop()
      return outcomeOf(status, reason)
    } catch {
      // No answer: the outbox asks again, and says so in the log.
      return 'retry'
    }
  }
}

function payloadOf({ title, body, path, tag }: PushMessage): string {
  return JSON.stringify({ aps: { alert: { title, body }, sound: 'default', 'thread-id': tag }, path })
}

function outcomeOf(status: number, reason: string): PushOutcome {
  if (status === 200) return 'ok'
  if (status === 410 || GONE.includes(reason)) return 'gone'
  if (status === 429 || status >= 500 || OWN_TOKEN.includes(reason)) return 'retry'
  return 'refused'
}

/** One request on a connection of its own: a resort pushes seldom, and Apple closes what stands idle. */
function post(origin: string, address: string, body: string, headers: Record<string, string>) {
  return new Promise<{ status: number; reason: string }>((resolve, reject) => {
    const session = connect(origin)
    const end = (settle: () => void) => {
      clearTimeout(timer)
      session.close()
      settle()
    }
    const timer = setTimeout(() => {
      session.destroy()
      reject(new Error('Apple does not answer'))
    }, LONGEST_WAIT)
    session.once('error', (error) => end(() => reject(error)))
    const request = session.request({ ':method': 'POST', ':path': `/3/device/${address}`, ...headers })
    let status = 0
    let said = ''
    request.setEncoding('utf8')
    request.on('response', (answer) => (status = Number(answer[':status'])))
    request.on('data', (part: string) => (said += part))
    request.once('error', (error) => end(() => reject(error)))
    request.once('end', () => end(() => resolve({ status, reason: reasonOf(said) })))
    request.end(body)
  })
}

function reasonOf(said: string): string {
  return /"reason"\s*:\s*"(\w+)"/.exec(said)?.[1] ?? ''
}

function keptToken({ teamId, keyId, privateKey }: ApnsKeys) {
  let kept: { readonly token: string; readonly until: number } | null = null
  return {
    async get(): Promise<string> {
      if (kept !== null && performance.now() < kept.until) return kept.token
      const token = await new SignJWT()
        .setProtectedHeader({ alg: 'ES256', kid: keyId })
        .setIssuer(teamId)
        .setIssuedAt()
        .sign(await importPKCS8(privateKey, 'ES256'))
      kept = { token, until: performance.now() + TOKEN_LIFE }
      return token
    },
    drop: () => void (kept = null),
  }
}
