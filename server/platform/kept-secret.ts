import { openToken, sealToken } from './sealed-token.ts'

/** A secret as the database keeps it. */
export interface KeptSecret {
  readonly secret: Buffer
  /** Whether `secret` is encrypted under the key of the environment. */
  readonly isSealed: boolean
}

/** Seals a secret under the key of the environment (`SECRETS_KEY`), for one owner; keeps it as it is where there is none. */
export function keepSecretOf(key: Buffer | null, owner: string, secret: Buffer): KeptSecret {
  if (key === null) return { secret, isSealed: false }
  return { secret: sealToken(key, secret.toString('base64'), owner), isSealed: true }
}

/** The secret again. Throws when it was sealed under a key that is not the environment's, or for another owner. */
export function openSecretOf(key: Buffer | null, owner: string, { secret, isSealed }: KeptSecret): Buffer {
  if (!isSealed) return secret
  if (key === null) throw new Error(`SECRETS_KEY: the ${owner} was sealed under a key that is not set any more`)
  return Buffer.from(openToken(key, secret, owner), 'base64')
}
