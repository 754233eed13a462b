import * as calls from '../../../domain/accounts/social-calls.ts'
import { ATTEMPT_LIFE } from '../../../domain/accounts/social-rules.ts'
import { Refusal } from '../../../domain/platform/refusal.ts'
import { handle } from '../../platform/handler.ts'
import { newToken, tokenHash } from '../bearer-token.ts'
import { browserKey } from '../browser-key.ts'
import { keepAppleName, takeAttempt } from './attempt-queries.ts'
import { toldName } from './arrived-person.ts'
import { keepArrival } from './keep-arrival.ts'
import { meet } from './meet.ts'
import type { SocialTools } from './social-tools.ts'

/** the id token of an installed app, with the nonce that this server gave out once to this device. */
export const nativeSocialLogin = (tools: SocialTools) =>
  handle(calls.nativeSocialLogin, 'own', async (_tx, { provider: id, nonce, idToken, ...told }, context) => {
    const { database, social, log } = tools
    const provider = social.providers.get(id)
    if (provider === undefined) throw new Refusal('not_found')
    const key = browserKey(context)
    const attempt = await takeAttempt(database, tokenHash(nonce), ATTEMPT_LIFE, key)
    if (attempt === null || attempt.provider !== id) throw new Refusal('social_login_failed')
    const name = { firstName: toldName(told.firstName), lastName: toldName(told.lastName) }
    if (id === 'apple' && name.firstName !== '') await keepAppleName(database, key, null, name)
    const person = await provider.verifyNative(idToken, nonce).catch((error: unknown) => {
      log.warn({ err: error, provider: id }, 'a token of an installed app was refused')
      throw new Refusal('social_login_failed')
    })
    const nextKey = newToken()
    return database.transaction(async (tx) => {
      const arrival = await keepArrival(tx, tools, person, {
        keyHash: tokenHash(nextKey),
        browserKey: key,
        isTaken: true,
      })
      return meet(tx, tools, { arrival, key: nextKey, context })
    })
  })
