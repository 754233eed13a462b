import { generateKeyPair } from 'node:crypto'
import { promisify } from 'node:util'
import type { JsonWebKey } from 'node:crypto'

/** A new private key that signs a provider's tokens, as oidc-provider takes it. */
export async function newSigningKey(kid: string): Promise<JsonWebKey & { kid: string; use: 'sig'; alg: 'RS256' }> {
  const { privateKey } = await promisify(generateKeyPair)('rsa', { modulusLength: 2048 })
  return { ...privateKey.export({ format: 'jwk' }), kid, use: 'sig', alg: 'RS256' }
}
