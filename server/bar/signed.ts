import { createHmac, timingSafeEqual } from 'node:crypto'

/** What is signed: kinds never stand for each other. */
type Kind = 'place' | 'order'

const MAC_BYTES = 16

/** The first 128 bits of an HMAC-SHA256, for a QR that stays small. */
function macOf(secret: Buffer, kind: Kind, words: readonly string[]): Buffer {
  return createHmac('sha256', secret)
    .update([kind, ...words].join('|'))
    .digest()
    .subarray(0, MAC_BYTES)
}

/** Words without a dot, followed by their signature. */
export function sign(secret: Buffer, kind: Kind, words: readonly string[]): string {
  return [...words, macOf(secret, kind, words).toString('base64url')].join('.')
}

/** The words of a text that was signed here; null for anything else. Compared in constant time. */
export function signedWords(secret: Buffer, kind: Kind, text: string): string[] | null {
  const words = text.split('.')
  const mac = Buffer.from(words.pop() ?? '', 'base64url')
  const expected = macOf(secret, kind, words)
  return mac.length === expected.length && timingSafeEqual(mac, expected) ? words : null
}
