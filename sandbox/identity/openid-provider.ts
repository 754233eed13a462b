import { randomBytes } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import Provider, { interactionPolicy, type Configuration, type KoaContextWithOIDC } from 'oidc-provider'
import { readBody, sendAnswer } from './node-http.ts'
import { choosePage } from './choose-page.ts'
import type { TestPerson } from './people.ts'
import { memoryAdapter } from './memory-adapter.ts'
import { newSigningKey } from './provider-keys.ts'

/** What is particular to one OpenID Connect provider of the sandbox. */
export interface OpenIdTraits {
  readonly name: 'google' | 'apple'
  readonly title: string
  readonly clientId: string
  readonly clientSecret: string
  readonly people: readonly TestPerson[]
  readonly claims: NonNullable<Configuration['claims']>
  readonly claimsOf: (person: TestPerson) => Record<string, unknown>
  /** What it calls a person who turns back. */
  readonly cancelError: string
  readonly responseModes?: readonly string[]
  readonly givesRefreshTokens: boolean
  /** Last touches, such as other checks of the client's secret. */
  readonly finish?: (provider: Provider) => void
}

/** Answers requests below `/<name>`. */
export type MountedProvider = (request: IncomingMessage, response: ServerResponse) => Promise<void>

/** One OpenID Connect provider with test people: oidc-provider, a page to choose from, and nothing to consent to. */
export async function openIdProvider(origin: string, traits: OpenIdTraits): Promise<MountedProvider> {
  const prefix = `/${traits.name}`
  const provider = new Provider(`${origin}${prefix}`, await configuration(traits, prefix))
  // The app runs at any port of this machine.
  const { prototype } = provider.Client as unknown as { prototype: { redirectUriAllowed(uri: string): boolean } }
  prototype.redirectUriAllowed = isForTrying
  traits.finish?.(provider)
  const serve = provider.callback()
  return async (request, response) => {
    const full = request.url ?? '/'
    if (full.startsWith(`${prefix}/interaction/`)) return interact(provider, traits, request, response)
    // As a mounted application sees it: its own path, and the whole one beside it.
    Object.assign(request, { originalUrl: full, url: full.slice(prefix.length) })
    await serve(request, response)
  }
}

async function configuration(traits: OpenIdTraits, prefix: string): Promise<Configuration> {
  const policy = interactionPolicy.base()
  const { Check, Prompt } = interactionPolicy
  policy.add(new Prompt({ name: 'select_account', requestable: true }), 0)
  // Somebody is chosen every time, as on a browser that many people use.
  policy
    .get('login')
    ?.checks.add(
      new Check('chosen', 'a person is chosen every time', (ctx: KoaContextWithOIDC) =>
        ctx.oidc.result === undefined ? Check.REQUEST_PROMPT : Check.NO_NEED_TO_PROMPT,
      ),
    )
  const name = (part: string) => `_${traits.name}_${part}`
  return {
    adapter: memoryAdapter(),
    clients: [
      {
        client_id: traits.clientId,
        client_secret: traits.clientSecret,
        token_endpoint_auth_method: 'client_secret_post',
        redirect_uris: ['https://battigia.example/callback'],
        grant_types: ['authorization_code', ...(traits.givesRefreshTokens ? ['refresh_token'] : [])],
        response_types: ['code'],
      },
    ],
    jwks: { keys: [await newSigningKey(`${traits.name}-sandbox`)] },
    cookies: {
      keys: [randomBytes(32).toString('base64url')],
      names: { session: name('session'), interaction: name('interaction'), resume: name('resume') },
    },
    scopes: ['openid', 'email', 'profile', 'name'],
    claims: traits.claims,
    conformIdTokenClaims: false,
    pkce: { required: () => true },
    issueRefreshToken: async () => traits.givesRefreshTokens,
    ttl: {
      AccessToken: 3600,
      AuthorizationCode: 60,
      Grant: 3600,
      IdToken: 3600,
      Interaction: 3600,
      RefreshToken: 86_400,
      Session: 3600,
    },
    features: { devInteractions: { enabled: false }, revocation: { enabled: true, allowedPolicy: async () => true } },
    routes: { authorization: '/auth', token: '/token', jwks: '/jwks', revocation: '/auth/revoke', userinfo: '/me' },
    interactions: { policy, url: (_ctx, interaction) => `${prefix}/interaction/${interaction.uid}` },
    findAccount: (_ctx, id) => {
      const person = traits.people.find((one) => one.id === id)
      return person && { accountId: id, claims: () => ({ ...traits.claimsOf(person), sub: id }) }
    },
    loadExistingGrant: grantAll,
    renderError: (ctx, out) => {
      ctx.type = 'text/plain'
      ctx.body = `${out.error}: ${out.error_description ?? ''}`
    },
  }
}

/** Whoever signs in here has agreed to everything that was asked for. */
const grantAll: NonNullable<Configuration['loadExistingGrant']> = async (ctx) => {
  const { oidc } = ctx
  const grant = new oidc.provider.Grant({
    clientId: oidc.client?.clientId ?? '',
    accountId: oidc.session?.accountId ?? '',
  })
  grant.addOIDCScope([...oidc.requestParamScopes].join(' '))
  await grant.save()
  return grant
}

/** GET shows the page, POST is the choice. */
async function interact(provider: Provider, traits: OpenIdTraits, request: IncomingMessage, response: ServerResponse) {
  if (request.method !== 'POST') {
    await provider.interactionDetails(request, response)
    return sendAnswer(response, choosePage(traits.title, traits.people, request.url ?? ''))
  }
  const form = new URLSearchParams(await readBody(request))
  const person = form.get('person')
  const result = person === null ? { error: traits.cancelError } : { login: { accountId: person }, select_account: {} }
  await provider.interactionFinished(request, response, result, { mergeWithLastSubmission: false })
}

/** This machine at any port, or a name that is nobody's. */
function isForTrying(uri: string): boolean {
  const host = URL.parse(uri)?.hostname ?? ''
  return /^(?:localhost|127\.0\.0\.1|\[::1\])$/.test(host) || host.endsWith('.example')
}
