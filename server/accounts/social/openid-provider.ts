import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  calculatePKCECodeChallenge,
  customFetch,
  discovery,
  enableNonRepudiationChecks,
  type ClientAuth,
  type Configuration,
} from 'openid-client'
import { HOUR, SECOND } from '../../../domain/platform/duration.ts'
import { PROVIDER_TIMEOUT } from './provider-token.ts'
import type { AttemptSecrets } from './provider.ts'
import { fetchWithin } from './provider-addresses.ts'

const METADATA_LIFE = 12 * HOUR

/** A client of ours at an OpenID Connect provider. */
export interface OpenIdClient {
  readonly issuer: string
  readonly origins: readonly string[]
  readonly clientId: string
  readonly auth: ClientAuth
  readonly redirectUri: string
  readonly isSandbox: boolean
}

/** The provider's metadata and our client of it, read once in half a day; a failed read is tried again. */
export function openIdConfiguration(client: OpenIdClient): () => Promise<Configuration> {
  let known: { readonly config: Promise<Configuration>; readonly until: number } | null = null
  return () => {
    if (known !== null && performance.now() < known.until) return known.config
    const config = discover(client)
    known = { config, until: performance.now() + METADATA_LIFE }
    config.catch(() => {
      known = null
    })
    return config
  }
}

function discover({ issuer, origins, clientId, auth, isSandbox }: OpenIdClient): Promise<Configuration> {
  return discovery(new URL(issuer), clientId, {}, auth, {
    timeout: PROVIDER_TIMEOUT / SECOND,
    [customFetch]: fetchWithin(origins),
    // The signature of a token is looked at even where it came straight from the provider (P16).
    execute: [enableNonRepudiationChecks, ...(isSandbox ? [allowInsecureRequests] : [])],
  })
}

/** Where the browser goes, with PKCE, state and nonce. */
export async function authorizationUrl(
  config: Configuration,
  { redirectUri }: Pick<OpenIdClient, 'redirectUri'>,
  state: string,
  { verifier, nonce }: AttemptSecrets,
  more: Readonly<Record<string, string>>,
): Promise<URL> {
  return buildAuthorizationUrl(config, {
    redirect_uri: redirectUri,
    response_type: 'code',
    state,
    nonce,
    code_challenge: await calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
    ...more,
  })
}

/** Exchanges a code for checked claims, and for the refresh token where there is one. */
export async function redeemCode(
  config: Configuration,
  { redirectUri }: Pick<OpenIdClient, 'redirectUri'>,
  answer: URLSearchParams,
  { verifier, nonce }: AttemptSecrets,
) {
  const tokens = await authorizationCodeGrant(config, answeredUrl(redirectUri, answer), {
    // The state found the attempt; it is compared there, by its hash.
    expectedState: answer.get('state') ?? '',
    expectedNonce: nonce,
    pkceCodeVerifier: verifier,
    idTokenExpected: true,
  })
  const claims = tokens.claims()
  if (claims === undefined) throw new Error('the provider sent no id token')
  return { claims, refreshToken: tokens.refresh_token ?? null }
}

/** The answer as an address, with what a code flow has and nothing else. */
export function answeredUrl(redirectUri: string, answer: URLSearchParams): URL {
  const url = new URL(redirectUri)
  for (const name of ['code', 'state', 'iss']) {
    const value = answer.get(name)
    if (value !== null) url.searchParams.set(name, value)
  }
  return url
}
