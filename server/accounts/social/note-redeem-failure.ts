import type { Logger } from 'pino'
import { ResponseBodyError } from 'openid-client'
import type { SocialProviderId } from '../../../domain/accounts/social-rules.ts'

/** Which variables a provider checks our server by. */
const KEYS = {
  google: 'GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET',
  apple: 'APPLE_SERVICES_ID, APPLE_TEAM_ID, APPLE_KEY_ID and APPLE_PRIVATE_KEY, and this machine’s clock',
  facebook: 'FACEBOOK_APP_ID and FACEBOOK_APP_SECRET',
} as const satisfies Record<SocialProviderId, string>

/** Notes why a code could not be exchanged: an operator's mistake in plain words, anything else as it is. */
export function noteRedeemFailure(log: Logger, provider: SocialProviderId, error: unknown): undefined {
  if (error instanceof ResponseBodyError && error.error === 'invalid_client') {
    log.error({ provider, error: error.error }, `the provider refuses this server: look at ${KEYS[provider]}`)
  } else {
    log.warn({ err: error, provider }, 'the answer of a provider was refused')
  }
}
