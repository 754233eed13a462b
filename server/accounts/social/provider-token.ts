import { createRemoteJWKSet, customFetch, jwtVerify, type JWTPayload } from 'jose'
import { MINUTE, SECOND } from '../../../domain/platform/duration.ts'
import { fetchWithin } from './provider-addresses.ts'

/** Longest wait for a provider; the whole request has eight seconds. */
export const PROVIDER_TIMEOUT = 3 * SECOND
/** Signatures that are believed: nothing symmetric, nothing unsigned (P16). */
const ALGORITHMS = ['RS256']
const CLOCK_TOLERANCE = 30

/** Checks a token that a provider signed. */
export type TokenCheck = (token: string) => Promise<JWTPayload>

interface TokenSource {
  readonly jwks: string
  readonly origins: readonly string[]
  readonly issuer: string
}

/**
 * Signature by the provider's published keys, issuer, audience (one of our clients) and times (identity guide 2.2, 7).
 * Throws for anything else.
 */
export function tokenCheck({ jwks, origins, issuer }: TokenSource, audience: readonly string[]): TokenCheck {
  const keys = createRemoteJWKSet(new URL(jwks), {
    timeoutDuration: PROVIDER_TIMEOUT,
    cacheMaxAge: 10 * MINUTE,
    [customFetch]: fetchWithin(origins),
  })
  return async (token) => {
    const { payload } = await jwtVerify(token, keys, {
      algorithms: ALGORITHMS,
      issuer,
      audience: [...audience],
      requiredClaims: ['iat'],
      clockTolerance: CLOCK_TOLERANCE,
    })
    return payload
  }
}
