import { createHmac } from 'node:crypto'
import * as client from 'openid-client'
import * as z from 'zod/mini'
import { SECOND } from '../../../domain/platform/duration.ts'
import type { IdentityKeys } from '../../platform/identity-environment.ts'
import { emailOf, toldName, type ArrivedPerson } from './arrived-person.ts'
import { PROVIDER_TIMEOUT } from './provider-token.ts'
import { answeredUrl } from './openid-provider.ts'
import { callbackPath, type SocialProvider } from './provider.ts'
import { fetchWithin, type ProviderAddresses } from './provider-addresses.ts'

type FacebookKeys = NonNullable<IdentityKeys['facebook']>

const graphPerson = z.object({
  id: z.string().check(z.minLength(1)),
  first_name: z.optional(z.string()),
  last_name: z.optional(z.string()),
  email: z.optional(z.string()),
})
const tokenFacts = z.object({
  data: z.object({ app_id: z.string(), user_id: z.string(), is_valid: z.literal(true) }),
})

/** Facebook: OAuth 2 and its Graph (identity guide 2.4). */
export function facebookProvider(
  keys: FacebookKeys,
  addresses: ProviderAddresses['facebook'],
  { publicUrl, isSandbox }: { readonly publicUrl: string; readonly isSandbox: boolean },
): SocialProvider {
  const redirectUri = `${publicUrl}${callbackPath('facebook')}`
  const config = configurationOf(keys, addresses, isSandbox)
  const graph = graphOf(addresses)
  return {
    id: 'facebook',
    authorizationUrl: async (state, { verifier }) =>
      client.buildAuthorizationUrl(config, {
        redirect_uri: redirectUri,
        response_type: 'code',
        scope: 'public_profile,email',
        state,
        code_challenge: await client.calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
      }),
    async redeem(answer, { verifier }) {
      const tokens = await client.authorizationCodeGrant(config, answeredUrl(redirectUri, answer), {
        expectedState: answer.get('state') ?? '',
        pkceCodeVerifier: verifier,
      })
      return personOfToken(keys, graph, tokens.access_token)
    },
  }
}

function configurationOf(
  keys: FacebookKeys,
  { dialog, graph, origins }: ProviderAddresses['facebook'],
  isSandbox: boolean,
): client.Configuration {
  const server = {
    issuer: new URL(dialog).origin,
    authorization_endpoint: dialog,
    token_endpoint: `${graph}/oauth/access_token`,
  }
  const config = new client.Configuration(server, keys.appId, {}, client.ClientSecretPost(keys.appSecret))
  config.timeout = PROVIDER_TIMEOUT / SECOND
  config[client.customFetch] = fetchWithin(origins)
  if (isSandbox) client.allowInsecureRequests(config)
  return config
}

type Graph = (path: string, query: Readonly<Record<string, string>>) => Promise<unknown>

function graphOf({ graph, origins }: ProviderAddresses['facebook']): Graph {
  const ask = fetchWithin(origins)
  return async (path, query) => {
    const answer = await ask(`${graph}/${path}?${new URLSearchParams(query).toString()}`, {
      redirect: 'manual',
      signal: AbortSignal.timeout(PROVIDER_TIMEOUT),
    })
    if (!answer.ok) throw new Error(`Facebook answers ${answer.status} to ${path}`)
    return answer.json()
  }
}

/** Whose access token it is, once it is sure that it was made for our app and for that person. */
async function personOfToken({ appId, appSecret }: FacebookKeys, graph: Graph, token: string): Promise<ArrivedPerson> {
  const proof = createHmac('sha256', appSecret).update(token).digest('hex')
  const [facts, told] = await Promise.all([
    graph('debug_token', { input_token: token, access_token: `${appId}|${appSecret}` }),
    graph('me', { fields: 'id,first_name,last_name,email', access_token: token, appsecret_proof: proof }),
  ])
  const { data } = z.parse(tokenFacts, facts)
  const person = z.parse(graphPerson, told)
  if (data.app_id !== appId || data.user_id !== person.id) throw new Error('the token is of another app or person')
  return personOf(person.id, person.first_name, person.last_name, person.email)
}

function personOf(subject: string, firstName: unknown, lastName: unknown, email: unknown): ArrivedPerson {
  return {
    provider: 'facebook',
    subject,
    ...emailOf('facebook', { email }),
    firstName: toldName(firstName),
    lastName: toldName(lastName),
    refreshToken: null,
  }
}
