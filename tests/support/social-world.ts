import { TEST_PEOPLE, type TestPeople } from '../../sandbox/identity/people.ts'
import { identityMount } from '../../sandbox/identity/identity-mount.ts'
import { openSandbox } from '../../sandbox/platform/sandbox.ts'
import { mountSocialRoutes } from '../../server/accounts/social/callbacks.ts'
import { openSocialLogins } from '../../server/accounts/social/open-providers.ts'
import { socialHandlers } from '../../server/accounts/social/routes.ts'
import { socialEffects } from '../../server/accounts/social/social-effects.ts'
import type { SocialProviderId } from '../../domain/accounts/social-rules.ts'
import { createLogger } from '../../server/platform/logger.ts'
import { identityKeys } from '../../server/platform/identity-environment.ts'
import { accountWorld, PUBLIC_URL, TEXT_VERSION, type AccountWorld, type Answered, type Sent } from './account-world.ts'
import { walk } from './walk-provider.ts'

/** Social logins behind HTTP, with providers that are the sandbox's or a test's own. */
export interface SocialWorld extends AccountWorld {
  /** What the server logged. */
  readonly logged: Record<string, unknown>[]
  /** Address of the providers. */
  readonly providersUrl: string
  /** Begins a login, as an app where a challenge is given, and answers where the browser goes. */
  begin(provider: SocialProviderId, sent?: Sent, app?: { readonly challenge: string }): Promise<URL>
  /** Brings a provider's answer to the callback; answers where the browser goes then, or which address opens the app. */
  comeBack(provider: SocialProviderId, answer: Record<string, string>): Promise<Return>
  /** The whole way: begins, chooses a person (null turns back), comes back. */
  visit(provider: SocialProviderId, person: string | null, sent?: Sent): Promise<Return>
  /** The same, and takes the answer up. */
  arrive(provider: SocialProviderId, person: string, sent?: Sent): Promise<Answered>
  /** A refresh token as the server would read it. */
  openToken(sealed: Buffer, subject: string): string
  /** Posts or gets a route that is no call. */
  raw(method: 'GET' | 'POST', url: string, body?: string, type?: string): Promise<{ status: number; body: string }>
}

export interface Return {
  readonly status: number
  readonly location: URL
  /** The one-time key; null when it failed. */
  readonly key: string | null
  readonly failed: string | null
}

/** The resort's apps; the first of a system is the one that is opened. */
const APPS = {
  android: [
    { packageName: 'it.argo.app', fingerprint: 'AA' },
    { packageName: 'it.argo.beta', fingerprint: 'BB' },
  ],
  ios: ['TEAMID1234.it.argo.app'],
}

/** A world whose providers are at an address, which nobody has to serve. */
export async function socialWorldAt(
  providersUrl: string,
  variables: Record<string, string> = {},
): Promise<SocialWorld> {
  const keys = identityKeys({ IDENTITY_SANDBOX_URL: providersUrl, ...variables })
  return worldOf(providersUrl, openSocialLogins(keys, PUBLIC_URL, APPS))
}

/** A world with no provider. */
export async function keylessSocialWorld(): Promise<SocialWorld> {
  return worldOf('', openSocialLogins(identityKeys({}), PUBLIC_URL, APPS))
}

/** A world with the sandbox's providers and these test people besides its own. */
export async function socialWorld(more: Partial<TestPeople> = {}): Promise<SocialWorld> {
  const people = {
    google: [...TEST_PEOPLE.google, ...(more.google ?? [])],
    apple: [...TEST_PEOPLE.apple, ...(more.apple ?? [])],
    facebook: [...TEST_PEOPLE.facebook, ...(more.facebook ?? [])],
  }
  const sandbox = await openSandbox({ host: '127.0.0.1', port: 0, providers: [], mounts: [identityMount(people)] })
  const world = await socialWorldAt(sandbox.url)
  return {
    ...world,
    async close() {
      await world.close()
      await sandbox.close()
    },
  }
}

async function worldOf(providersUrl: string, social: ReturnType<typeof openSocialLogins>): Promise<SocialWorld> {
  const logged: Record<string, unknown>[] = []
  const log = createLogger('trace', { write: (line: string) => void logged.push(JSON.parse(line)) })
  const world = await accountWorld({
    handlers: (tools) => socialHandlers({ ...tools, social, log }),
    effects: (tools) => socialEffects({ ...tools, social }),
    pages: (http, { database, limits }) =>
      mountSocialRoutes(http, { database, limits, social, log, publicUrl: PUBLIC_URL }),
  })
  const raw: SocialWorld['raw'] = async (method, url, body, type = 'application/x-www-form-urlencoded') => {
    const headers = body === undefined ? {} : { 'content-type': type }
    const answer = await world.app.inject({ method, url, headers, ...(body === undefined ? {} : { payload: body }) })
    return { status: answer.statusCode, body: answer.body }
  }
  const begin: SocialWorld['begin'] = async (provider, sent, app) => {
    const answer = await world.post('accounts/social/start', { provider, next: '/tabs/carrello', ...app }, sent)
    if (answer.status !== 200) throw new Error(`no start: ${answer.body}`)
    return new URL(String(answer.json['url']))
  }
  const comeBack: SocialWorld['comeBack'] = async (provider, sentBack) => {
    const form = new URLSearchParams(sentBack).toString()
    const url = `/auth/social/${provider}/callback`
    const answer = await world.app.inject(
      provider === 'apple'
        ? { method: 'POST', url, headers: { 'content-type': 'application/x-www-form-urlencoded' }, payload: form }
        : { method: 'GET', url: `${url}?${form}` },
    )
    const link = /<a href="([^"]+)"/.exec(answer.body)?.[1]?.replaceAll('&amp;', '&')
    const location = new URL(answer.headers.location ?? link ?? 'http://nowhere')
    const fragment = new URLSearchParams(location.hash.split('#')[1])
    return { status: answer.statusCode, location, key: fragment.get('social'), failed: fragment.get('social-failed') }
  }
  const visit: SocialWorld['visit'] = async (provider, person, sent) =>
    comeBack(provider, await walk(await begin(provider, sent), person))
  return {
    ...world,
    logged,
    providersUrl,
    raw,
    openToken: (sealed, subject) => social.sealing?.open(sealed, subject) ?? '',
    begin,
    comeBack,
    visit,
    async arrive(provider, person, sent) {
      const { key } = await visit(provider, person, sent)
      return world.post('accounts/social/finish', { key }, sent)
    },
  }
}

/** What completes a sign-up; every field can be overridden. */
export const aCompletion = (key: unknown, fields: Record<string, unknown> = {}) => ({
  key,
  firstName: 'Giulia',
  lastName: 'Ferri',
  email: 'giulia@posta.example',
  phone: '+393331234567',
  language: 'it',
  personalDataRead: true,
  personalDataVersion: TEXT_VERSION,
  purposesAccepted: true,
  purposesVersion: TEXT_VERSION,
  ...fields,
})
