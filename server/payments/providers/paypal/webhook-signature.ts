import { verify, X509Certificate, type KeyObject } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import { crc32 } from 'node:zlib'
import { DAY } from '../../../../domain/platform/duration.ts'
import { ProviderUnavailable } from '../../provider.ts'

const ALGORITHM = 'SHA256withRSA'
const TIMEOUT_MS = 10_000
/** PayPal tries for three days to deliver, and does not say whether a later try keeps the time of the first. */
const OLDEST = 4 * DAY

/** Answers whether PayPal signed a delivery: the raw bytes, for this webhook. Throws {@link ProviderUnavailable}. */
export type SignatureCheck = (rawBody: Buffer, headers: IncomingHttpHeaders, webhookId: string) => Promise<boolean>

/**
 * The check of payments guide, 3.3. The certificate that a delivery names is fetched from PayPal alone, or from the
 * sandbox alone where there is one (case 59), and kept: PayPal gives a new one a new address.
 */
export function openSignatureCheck(sandboxUrl: string | null): SignatureCheck {
  const keys = new Map<string, Promise<KeyObject>>()
  const keyAt = (url: string) => {
    const key = keys.get(url) ?? fetchKey(url)
    keys.set(url, key)
    key.catch(() => keys.delete(url))
    return key
  }
  return async (rawBody, headers, webhookId) => {
    const [id, time, signature, certUrl, algorithm] = ['transmission-id', 'transmission-time', 'transmission-sig']
      .concat('cert-url', 'auth-algo')
      .map((name) => headers[`paypal-${name}`])
    if (typeof id !== 'string' || typeof time !== 'string' || typeof signature !== 'string') return false
    if (typeof certUrl !== 'string' || algorithm !== ALGORITHM || !isTrusted(certUrl, sandboxUrl)) return false
    if (!(Date.now() - Date.parse(time) < OLDEST)) return false
    const message = Buffer.from(`${id}|${time}|${webhookId}|${crc32(rawBody)}`)
    return verify('sha256', message, await keyAt(certUrl), Buffer.from(signature, 'base64'))
  }
}

function isTrusted(certUrl: string, sandboxUrl: string | null): boolean {
  const url = URL.parse(certUrl)
  if (url === null || url.username !== '' || url.password !== '') return false
  // Only certificates: anybody may send a delivery, and each address that is trusted is asked for and kept.
  if (!/^\/v1\/notifications\/certs\/[\w-]+$/.test(url.pathname) || url.search !== '') return false
  if (sandboxUrl !== null) return url.origin === new URL(sandboxUrl).origin
  return url.protocol === 'https:' && url.port === '' && url.hostname.endsWith('.paypal.com')
}

async function fetchKey(url: string): Promise<KeyObject> {
  try {
    const answer = await fetch(url, { redirect: 'error', signal: AbortSignal.timeout(TIMEOUT_MS) })
    if (!answer.ok) throw new Error(`status ${answer.status}`)
    return new X509Certificate(await answer.text()).publicKey
  } catch (cause) {
    throw new ProviderUnavailable(`PayPal's certificate at ${url} cannot be read`, { cause })
  }
}
