import { createHmac } from 'node:crypto'

/** Seconds that a code is shown. */
export const STEP_SECONDS = 30

/** Six digits of a secret at an instant in milliseconds, as authenticators show them (RFC 6238); `steps` looks ahead or back. */
export function codeAt(secret: Buffer, now: number, steps = 0): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(Math.floor(now / 1000 / STEP_SECONDS) + steps))
  const mac = createHmac('sha1', secret).update(counter).digest()
  const at = mac.readUInt8(19) % 16
  return ((mac.readUInt32BE(at) % 2 ** 31) % 1_000_000).toString().padStart(6, '0')
}

/** A base32 key as its bytes (RFC 4648); null for what is none. */
export function bytesOf(key: string): Buffer | null {
  const text = key.toUpperCase().replaceAll(/[\s=-]/g, '')
  if (!/^[A-Z2-7]{16,64}$/.test(text)) return null
  const bits = Array.from(text, (letter) =>
    'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter).toString(2).padStart(5, '0'),
  ).join('')
  return Buffer.from(
    Array.from({ length: bits.length >> 3 }, (_, at) => Number.parseInt(bits.slice(at * 8, at * 8 + 8), 2)),
  )
}
