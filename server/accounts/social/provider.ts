import type { SocialProviderId } from '../../../domain/accounts/social-rules.ts'
import type { ArrivedPerson } from './arrived-person.ts'

/** What ties a provider's answer to whoever began. */
export interface AttemptSecrets {
  /** Of PKCE. */
  readonly verifier: string
  readonly nonce: string
}

/** One of the social logins, with its keys. */
export interface SocialProvider {
  readonly id: SocialProviderId
  /** Where the browser goes. Throws when the provider cannot be asked. */
  authorizationUrl(state: string, secrets: AttemptSecrets): Promise<URL>
  /**
   * Who came back with a code: exchanges it and checks everything that was said. Throws for a code that was used, a token
   * that is not right, and a provider that does not answer.
   */
  redeem(answer: URLSearchParams, secrets: AttemptSecrets): Promise<ArrivedPerson>
}

export type SocialProviders = ReadonlyMap<SocialProviderId, SocialProvider>

/** Path of the route that a provider sends the browser back to. */
export function callbackPath(provider: SocialProviderId): string {
  return `/auth/social/${provider}/callback`
}
