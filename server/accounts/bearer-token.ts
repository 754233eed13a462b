import { hash, randomBytes } from 'node:crypto'

/** A new opaque token: 256 random bits, shown to the client once. */
export function newToken(): string {
  return randomBytes(32).toString('base64url')
}

/** What the database keeps of a token. It is random, so a plain SHA-256 cannot be searched. */
export function tokenHash(token: string): Buffer {
  return hash('sha256', token, 'buffer')
}
