import { hash, randomBytes, randomInt } from 'node:crypto'

/** A new code and what the database keeps of it. */
export interface ConfirmationCode {
  /** Six digits. */
  readonly code: string
  readonly salt: Buffer
  readonly codeHash: Buffer
}

export function newCode(): ConfirmationCode {
  const code = randomInt(1_000_000).toString().padStart(6, '0')
  const salt = randomBytes(16)
  return { code, salt, codeHash: codeHash(salt, code) }
}

/** SHA-256 of salt and code. A million codes are few: what protects one is its short life and its five tries. */
export function codeHash(salt: Buffer, code: string): Buffer {
  return hash('sha256', Buffer.concat([salt, Buffer.from(code, 'utf8')]), 'buffer')
}
