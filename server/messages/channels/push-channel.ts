import { isPushService } from '../../../domain/messages/push-services.ts'
import { SECOND } from '../../../domain/platform/duration.ts'
import type { PushKeys } from '../../platform/mail-environment.ts'
import { encryptForBrowser, vapidSigner } from './web-push.ts'

/** What a browser told of itself when it subscribed. */
export interface PushAddress {
  readonly endpoint: string
  readonly p256dh: string
  readonly auth: string
}

/** What a lock screen shows, and where a press leads: a path of the app. No secrets: anybody may read it. */
export interface PushMessage {
  readonly title: string
  readonly body: string
  readonly path: string
  /** A later push of the same tag takes the earlier one's place. */
  readonly tag: string
  readonly language: string
}

/**
 * `gone`: the browser has let go of it, for good. `refused`: the push service will not take it from us. `retry`: nobody
 * answered, or not now.
 */
export type PushOutcome = 'ok' | 'gone' | 'refused' | 'retry'

/** Sends pushes (identity guide, 5.1). */
export interface PushChannel {
  send(address: PushAddress, message: PushMessage, ttlSeconds: number): Promise<PushOutcome>
}

export interface WebPushTools {
  readonly keys: PushKeys
  /** Whom a push service writes to when something is wrong: `mailto:` or `https:`. */
  readonly contact: () => string
  /** In tests, a push service of this machine is spoken to as well. */
  readonly allowsLoopback: boolean
}

const LONGEST_WAIT = 10 * SECOND

/** Whether the server speaks to an endpoint at all (P19). */
export function isAllowedEndpoint(endpoint: string, allowsLoopback: boolean): boolean {
  return isPushService(endpoint) || (allowsLoopback && /^https?:\/\/127\.0\.0\.1:\d{1,5}\//.test(endpoint))
}

/** Web push with VAPID; the payload is encrypted for the one browser (RFC 8291). */
export function webPushChannel({ keys, contact, allowsLoopback }: WebPushTools): PushChannel {
  const vapid = vapidSigner(keys)
  return {
    async send({ endpoint, ...browser }, message, ttlSeconds) {
      if (!isAllowedEndpoint(endpoint, allowsLoopback)) return 'refused'
      const headers = {
        authorization: await vapid(endpoint, contact()),
        ttl: String(ttlSeconds),
        urgency: 'high',
        'content-type': 'application/octet-stream',
        'content-encoding': 'aes128gcm',
      }
      return post(endpoint, headers, encryptForBrowser(browser, JSON.stringify(message)))
    },
  }
}

async function post(endpoint: string, headers: Record<string, string>, body: Buffer): Promise<PushOutcome> {
  try {
    const answer = await fetch(endpoint, {
      method: 'POST',
      headers,
      body: new Uint8Array(body),
      redirect: 'manual',
      signal: AbortSignal.timeout(LONGEST_WAIT),
    })
    await answer.body?.cancel()
    return outcomeOf(answer.status)
  } catch {
    // No answer: the outbox asks again, and says so in the log.
    return 'retry'
  }
}

function outcomeOf(status: number): PushOutcome {
  if (status >= 200 && status < 300) return 'ok'
  if (status === 404 || status === 410) return 'gone'
  return status === 429 || status >= 500 ? 'retry' : 'refused'
}
