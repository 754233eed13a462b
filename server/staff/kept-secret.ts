import { openToken, sealToken } from '../accounts/social/sealed-token.ts'

/** The secret of a second factor as the database keeps it. */
export interface KeptSecret {
  readonly secret: Buffer
  /** Whether `secret` is encrypted under the key of the environment. */
  readonly isSealed: boolean
}

/** Nobody's secret opens as another's. */
const ownerOf = (accountId: number) => `second factor of ${accountId}`

/** Seals a secret under the key of the environment (`SECRETS_KEY`); keeps it as it is where there is none. */
export function keepSecret(key: Buffer | null, accountId: number, secret: Buffer): KeptSecret {
  if (key === null) return { secret, isSealed: false }
  return { secret: sealToken(key, secret.toString('base64'), ownerOf(accountId)), isSealed: true }
}

/** The secret again. Throws when it was sealed under a key that is not the environment's. */
export function openSecret(key: Buffer | null, accountId: number, { secret, isSealed }: KeptSecret): Buffer {
  if (!isSealed) return secret
  if (key === null) throw new Error('SECRETS_KEY: second factors were sealed under a key that is not set any more')
  return Buffer.from(openToken(key, secret, ownerOf(accountId)), 'base64')
}
