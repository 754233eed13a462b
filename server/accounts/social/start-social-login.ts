import { randomNonce, randomPKCECodeVerifier } from 'openid-client'
import type { Logger } from 'pino'
import * as calls from '../../../domain/accounts/social-calls.ts'
import { Refusal } from '../../../domain/platform/refusal.ts'
import { handle } from '../../platform/handler.ts'
import { tokenHash } from '../bearer-token.ts'
import { browserKey } from '../browser-key.ts'
import { newState } from './app-return.ts'
import { keepAttempt } from './attempt-queries.ts'
import type { SocialTools } from './social-tools.ts'

/** which social logins there are; none in an app that no answer could lead back into. */
export const getSocialProviders = ({ social }: Pick<SocialTools, 'social'>) =>
  handle(calls.getSocialProviders, 'read', async (_tx, _input, { platform }) => ({
    providers: platform === 'other' || social.apps.has(platform) ? [...social.providers.keys()] : [],
  }))

/** the address to go to; what the answer has to fit is kept here, bound to the browser or to the app's challenge. */
export const startSocialLogin = ({ database, social, log }: SocialTools) =>
  handle(calls.startSocialLogin, 'own', async (_tx, { provider: id, next, challenge }, context) => {
    const provider = social.providers.get(id)
    const isOfApp = challenge !== undefined
    if (provider === undefined || (isOfApp && !social.apps.has(context.platform))) throw new Refusal('not_found')
    const secrets = { verifier: randomPKCECodeVerifier(), nonce: randomNonce() }
    const state = newState(isOfApp ? context.platform : 'other')
    const url = await provider.authorizationUrl(state, secrets).catch((error: unknown) => notNow(log, id, error))
    await keepAttempt(database, tokenHash(state), {
      ...secrets,
      provider: id,
      browserKey: isOfApp ? Buffer.from(challenge, 'base64url') : browserKey(context),
      next: next ?? null,
    })
    return { url: url.href }
  })

function notNow(log: Logger, provider: string, error: unknown): never {
  log.error({ err: error, provider }, 'a provider of social logins cannot be asked')
  throw new Refusal('try_again')
}
