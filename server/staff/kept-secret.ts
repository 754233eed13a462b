import { keepSecretOf, openSecretOf, type KeptSecret } from '../platform/kept-secret.ts'

/** Nobody's secret opens as another's. */
const ownerOf = (accountId: number) => `second factor of ${accountId}`

/** The secret of a second factor as the database keeps it: sealed under the key of the environment where there is one. */
export function keepSecret(key: Buffer | null, accountId: number, secret: Buffer): KeptSecret {
  return keepSecretOf(key, ownerOf(accountId), secret)
}

/** The secret again. Throws when it was sealed under a key that is not the environment's. */
export function openSecret(key: Buffer | null, accountId: number, kept: KeptSecret): Buffer {
  return openSecretOf(key, ownerOf(accountId), kept)
}
