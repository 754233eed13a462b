import { createRemoteJWKSet, customFetch, jwtVerify, type JWTPayload } from 'jose'
import { MINUTE, SECOND } from '../../../domain/platform/duration.ts'
import { fetchWithin } from './provider-addresses.ts'

/** Longest wait for a provider; the whole request has eight seconds. */
export const PROVIDER_TIMEOUT = 3 * SECOND
/** Signatures that are believed: nothing symmetric, nothing unsigned (P16). */
const ALGORITHMS = ['RS256']
const CLOCK_TOLERANCE = 30

/** Checks tokens that a provider signed. */
export type TokenCheck = (token: string, requiredClaims: readonly string[]) => Promise<JWTPayload & { sub: string }>

interface TokenSource {
  readonly jwks: string
  readonly origins: readonly string[]
  readonly tokenIssuers: readonly string[]
}

/**
 * Signature by the provider's published keys, issuer, audience (one of our clients) and times (identity guide 2.2, 7).
 * Throws for anything else, and for a token without one of the required claims.
 */
export function tokenCheck({ jwks, origins, tokenIssuers }: TokenSource, audience: readonly string[]): TokenCheck {
  const keys = createRemoteJWKSet(new URL(jwks), {
    timeoutDuration: PROVIDER_TIMEOUT,
    cacheMaxAge: 10 * MINUTE,
    [customFetch]: fetchWithin(origins),
  })
  return async (token, requiredClaims) => {
    const { payload } = await jwtVerify(token, keys, {
      algorithms: ALGORITHMS,
      issuer: [...tokenIssuers],
      audience: [...audience],
      requiredClaims: ['iat', ...requiredClaims],
      clockTolerance: CLOCK_TOLERANCE,
    })
    return { ...payload, sub: payload.sub ?? '' }
  }
}

/** Who an id token is about. Throws when its nonce is not the one of this attempt. */
export async function checkIdToken(check: TokenCheck, token: string, nonce: string) {
  const claims = await check(token, ['sub', 'exp', 'nonce'])
  if (claims['nonce'] !== nonce) throw new Error('the token is of another attempt')
  return claims
}
