import { createCipheriv, createECDH, createPrivateKey, hkdfSync, randomBytes } from 'node:crypto'
import { SignJWT } from 'jose'
import type { PushKeys } from '../../platform/mail-environment.ts'

/** The keys of one browser, base64url: its point on P-256 and 16 bytes of its own. */
interface BrowserKeys {
  readonly p256dh: string
  readonly auth: string
}

const RECORD_SIZE = 4096
/** Ends the last record of an encrypted body (RFC 8188). */
const LAST_RECORD = 2

/** Encrypts a text for one browser (RFC 8291, `aes128gcm`). Throws for keys that are none. */
export function encryptForBrowser({ p256dh, auth }: BrowserKeys, text: string): Buffer {
  const sender = createECDH('prime256v1')
  const senderKey = sender.generateKeys()
  const browserKey = Buffer.from(p256dh, 'base64url')
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), browserKey, senderKey])
  const shared = sender.computeSecret(browserKey)
  const key = Buffer.from(hkdfSync('sha256', shared, Buffer.from(auth, 'base64url'), info, 32))
  const salt = randomBytes(16)
  const derived = (name: string, length: number) =>
    Buffer.from(hkdfSync('sha256', key, salt, `Content-Encoding: ${name}\0`, length))
  const cipher = createCipheriv('aes-128-gcm', derived('aes128gcm', 16), derived('nonce', 12))
  const record = Buffer.concat([Buffer.from(text, 'utf8'), Buffer.of(LAST_RECORD)])
  const sealed = Buffer.concat([cipher.update(record), cipher.final(), cipher.getAuthTag()])
  const size = Buffer.alloc(4)
  size.writeUInt32BE(RECORD_SIZE)
  return Buffer.concat([salt, size, Buffer.of(senderKey.length), senderKey, sealed])
}

/**
 * Says to push services who sends (VAPID, RFC 8292): the header for the service of an endpoint. `contact` is whom the service
 * writes to, `mailto:` or `https:`.
 */
export function vapidSigner({
  publicKey,
  privateKey,
}: PushKeys): (endpoint: string, contact: string) => Promise<string> {
  const point = Buffer.from(publicKey, 'base64url')
  const half = (from: number) => point.subarray(from, from + 32).toString('base64url')
  const key = createPrivateKey({
    key: { kty: 'EC', crv: 'P-256', d: privateKey, x: half(1), y: half(33) },
    format: 'jwk',
  })
  return async (endpoint, contact) => {
    const token = await new SignJWT({ sub: contact })
      .setProtectedHeader({ typ: 'JWT', alg: 'ES256' })
      .setAudience(new URL(endpoint).origin)
      .setExpirationTime('12h')
      .sign(key)
    return `vapid t=${token}, k=${publicKey}`
  }
}
