import { ClientSecretPost } from 'openid-client'
import type { IdentityKeys } from '../../platform/identity-environment.ts'
import { emailOf, toldName, type ArrivedPerson } from './arrived-person.ts'
import { authorizationUrl, openIdConfiguration, redeemCode } from './openid-provider.ts'
import { callbackPath, type SocialProvider } from './provider.ts'
import type { ProviderAddresses } from './provider-addresses.ts'

/** Google, by OpenID Connect. */
export function googleProvider(
  keys: NonNullable<IdentityKeys['google']>,
  addresses: ProviderAddresses['google'],
  { publicUrl, isSandbox }: { readonly publicUrl: string; readonly isSandbox: boolean },
): SocialProvider {
  const client = {
    issuer: addresses.issuer,
    origins: addresses.origins,
    clientId: keys.clientId,
    auth: ClientSecretPost(keys.clientSecret),
    redirectUri: `${publicUrl}${callbackPath('google')}`,
    isSandbox,
  }
  const configuration = openIdConfiguration(client)
  return {
    id: 'google',
    authorizationUrl: async (state, secrets) =>
      authorizationUrl(await configuration(), client, state, secrets, {
        scope: 'openid email profile',
        prompt: 'select_account',
      }),
    redeem: async (answer, secrets) =>
      personOf((await redeemCode(await configuration(), client, answer, secrets)).claims),
  }
}

function personOf(claims: { readonly sub: string; readonly [name: string]: unknown }): ArrivedPerson {
  return {
    provider: 'google',
    subject: claims.sub,
    ...emailOf('google', claims),
    firstName: toldName(claims['given_name']),
    lastName: toldName(claims['family_name']),
    refreshToken: null,
  }
}
