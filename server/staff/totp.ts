import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { CODE_STEP_SECONDS, CODE_STEPS_AROUND } from '../../domain/staff/sign-in-rules.ts'

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** A new secret of a second factor: 160 bits, as RFC 4226 recommends. */
export const newSecret = (): Buffer => randomBytes(20)

/** Bytes in base32 without padding (RFC 4648), as authenticators take a secret. */
export function base32(bytes: Buffer): string {
  let [bits, held, text] = [0, 0, '']
  for (const byte of bytes) {
    held = (held << 8) | byte
    bits += 8
    for (; bits >= 5; bits -= 5) text += ALPHABET[(held >>> (bits - 5)) & 31]
    held &= (1 << bits) - 1
  }
  return bits === 0 ? text : text + ALPHABET[(held << (5 - bits)) & 31]
}

/** The code of a time step: HMAC-SHA-1 and dynamic truncation (RFC 6238 and 4226). */
export function codeOfStep(secret: Buffer, step: number, digits = 6): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const mac = createHmac('sha1', secret).update(counter).digest()
  const offset = (mac.at(-1) ?? 0) & 15
  return String((mac.readUInt32BE(offset) & 0x7f_ff_ff_ff) % 10 ** digits).padStart(digits, '0')
}

/** The time step of an instant in seconds since 1970. */
export const stepOf = (seconds: number): number => Math.floor(seconds / CODE_STEP_SECONDS)

/** The step around `now` whose code this is; null for none. Every step is looked at, so that the time says nothing. */
export function matchingStep(secret: Buffer, code: string, now: number): number | null {
  if (!/^\d{6}$/.test(code)) return null
  let found: number | null = null
  for (let step = now - CODE_STEPS_AROUND; step <= now + CODE_STEPS_AROUND; step += 1) {
    if (timingSafeEqual(Buffer.from(codeOfStep(secret, step)), Buffer.from(code))) found = step
  }
  return found
}

/** What the QR of an enrolment says: secret, whose it is and where it is for. */
export function otpauthUri(resort: string, email: string, secret: Buffer): string {
  const query = new URLSearchParams({ secret: base32(secret), issuer: resort })
  return `otpauth://totp/${encodeURIComponent(`${resort}:${email}`)}?${query.toString().replaceAll('+', '%20')}`
}
