import type { IdentityKeys } from '../../platform/identity-environment.ts'
import { appleClientAuth, appleSecret } from './apple-secret.ts'
import { emailOf, type ArrivedPerson } from './arrived-person.ts'
import { PROVIDER_TIMEOUT, tokenCheck, type TokenCheck } from './provider-token.ts'
import { authorizationUrl, openIdConfiguration, redeemCode } from './openid-provider.ts'
import { callbackPath, type SocialProvider } from './provider.ts'
import { fetchWithin, type ProviderAddresses } from './provider-addresses.ts'

/** Apple, and what only Apple has. */
export interface AppleProvider extends SocialProvider {
  /** Checks a token that Apple's servers send to ours. */
  readonly checkNotification: TokenCheck
  /** Ends what a refresh token stands for. Throws to be tried again. */
  revoke(refreshToken: string): Promise<void>
}

/** Apple, by OpenID Connect with a client secret of our own signature and an answer that is posted. */
export function appleProvider(
  keys: NonNullable<IdentityKeys['apple']>,
  addresses: ProviderAddresses['apple'],
  { publicUrl, isSandbox }: { readonly publicUrl: string; readonly isSandbox: boolean },
): AppleProvider {
  const { issuer, origins, revocation } = addresses
  const client = {
    issuer,
    origins,
    clientId: keys.servicesId,
    auth: appleClientAuth(keys, issuer),
    redirectUri: `${publicUrl}${callbackPath('apple')}`,
    isSandbox,
  }
  const configuration = openIdConfiguration(client)
  // Notifications are set up for the App ID that the Services ID belongs to, and may name either.
  const audience = [keys.servicesId, ...(keys.bundleId === null ? [] : [keys.bundleId])]
  return {
    id: 'apple',
    checkNotification: tokenCheck(addresses, audience),
    authorizationUrl: async (state, secrets) =>
      authorizationUrl(await configuration(), client, state, secrets, {
        scope: 'openid name email',
        // Apple asks for it wherever the name or the e-mail is wanted.
        response_mode: 'form_post',
      }),
    async redeem(answer, secrets) {
      const { claims, refreshToken } = await redeemCode(await configuration(), client, answer, secrets)
      return personOf(claims, refreshToken)
    },
    async revoke(refreshToken) {
      const answer = await fetchWithin(origins)(revocation, {
        method: 'POST',
        redirect: 'manual',
        signal: AbortSignal.timeout(PROVIDER_TIMEOUT),
        body: new URLSearchParams({
          client_id: keys.servicesId,
          client_secret: await appleSecret(keys, issuer),
          token: refreshToken,
          token_type_hint: 'refresh_token',
        }),
      })
      if (!answer.ok) throw new Error(`Apple answers ${answer.status} to a revocation`)
    },
  }
}

function personOf(
  claims: { readonly sub: string; readonly [name: string]: unknown },
  refreshToken: string | null,
): ArrivedPerson {
  // The name is no claim: it comes beside the code, and only once.
  return {
    provider: 'apple',
    subject: claims.sub,
    ...emailOf('apple', claims),
    firstName: '',
    lastName: '',
    refreshToken,
  }
}
