import { randomNonce, randomPKCECodeVerifier } from 'openid-client'
import type { Logger } from 'pino'
import * as calls from '../../../domain/accounts/social-calls.ts'
import { Refusal } from '../../../domain/platform/refusal.ts'
import { handle } from '../../platform/handler.ts'
import { newToken, tokenHash } from '../bearer-token.ts'
import { browserKey } from '../browser-key.ts'
import { keepAttempt } from './attempt-queries.ts'
import type { SocialTools } from './social-tools.ts'

/** which social logins there are. */
export const getSocialProviders = ({ social }: Pick<SocialTools, 'social'>) =>
  handle(calls.getSocialProviders, 'read', async () => ({ providers: [...social.providers.keys()] }))

/** the address to go to; what the answer has to fit is kept here, bound to the browser, and needs no cookie. */
export const startSocialLogin = ({ database, social, log }: SocialTools) =>
  handle(calls.startSocialLogin, 'own', async (_tx, { provider: id, next }, context) => {
    const provider = social.providers.get(id)
    if (provider === undefined) throw new Refusal('not_found')
    const secrets = { verifier: randomPKCECodeVerifier(), nonce: randomNonce() }
    const state = newToken()
    const url = await provider.authorizationUrl(state, secrets).catch((error: unknown) => notNow(log, id, error))
    await keepAttempt(database, tokenHash(state), {
      ...secrets,
      provider: id,
      browserKey: browserKey(context),
      next: next ?? null,
    })
    return { url: url.href }
  })

/** the nonce for an installed app, whose provider's own dialog needs no address of ours. */
export const startNativeSocialLogin = ({ social }: Pick<SocialTools, 'social'>) =>
  handle(calls.startNativeSocialLogin, 'write', async (tx, { provider }, context) => {
    if (!social.providers.has(provider)) throw new Refusal('not_found')
    const nonce = newToken()
    await keepAttempt(tx, tokenHash(nonce), {
      provider,
      browserKey: browserKey(context),
      verifier: '',
      nonce,
      next: null,
    })
    return { nonce }
  })

function notNow(log: Logger, provider: string, error: unknown): never {
  log.error({ err: error, provider }, 'a provider of social logins cannot be asked')
  throw new Refusal('try_again')
}
