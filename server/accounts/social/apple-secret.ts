import { SignJWT } from 'jose'
import type { ClientAuth } from 'openid-client'
import type { IdentityKeys } from '../../platform/identity-environment.ts'

type AppleKeys = NonNullable<IdentityKeys['apple']>

/** Apple's client secret: a token of our own that lives five minutes, made for each use (identity guide 2.3). */
export async function appleSecret({ teamId, keyId, privateKey, servicesId }: AppleKeys, audience: string) {
  return new SignJWT()
    .setProtectedHeader({ alg: 'ES256', kid: keyId })
    .setIssuer(teamId)
    .setSubject(servicesId)
    .setAudience(audience)
    .setIssuedAt()
    .setExpirationTime('5 minutes')
    .sign(privateKey)
}

/** How our server says who it is at Apple's endpoints. */
export function appleClientAuth(keys: AppleKeys, audience: string): ClientAuth {
  const sign = async (body: URLSearchParams) => {
    body.set('client_id', keys.servicesId)
    body.set('client_secret', await appleSecret(keys, audience))
  }
  // The package waits for what is answered, though its type does not say so.
  return (_server, _client, body): unknown => sign(body)
}
