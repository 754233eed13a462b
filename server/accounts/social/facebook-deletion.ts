import { createHmac, timingSafeEqual } from 'node:crypto'
import * as z from 'zod/mini'
import { parsedJson } from './apple-name.ts'

const payload = z.object({ algorithm: z.literal('HMAC-SHA256'), user_id: z.string().check(z.minLength(1)) })

/** Whose data Facebook asks to delete, and the code of the status page. */
interface WantedDeletion {
  readonly subject: string
  /** The same for the same person however often it is asked, and it tells nobody who that is. */
  readonly code: string
}

/**
 * Reads a `signed_request`: base64url of an HMAC-SHA256 with the app's secret, a dot, base64url of JSON. Null when the
 * signature or the shape is wrong.
 */
export function facebookDeletion(signedRequest: string, appSecret: string): WantedDeletion | null {
  const [signature = '', encoded = ''] = signedRequest.split('.', 2)
  const expected = createHmac('sha256', appSecret).update(encoded).digest()
  const given = Buffer.from(signature, 'base64url')
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null
  const parsed = z.safeParse(payload, parsedJson(Buffer.from(encoded, 'base64url').toString('utf8')))
  if (!parsed.success) return null
  const { user_id: subject } = parsed.data
  const code = createHmac('sha256', appSecret).update(`deletion of ${subject}`).digest('base64url').slice(0, 22)
  return { subject, code }
}
