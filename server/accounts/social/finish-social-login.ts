import * as calls from '../../../domain/accounts/social-calls.ts'
import { HANDOVER_LIFE } from '../../../domain/accounts/social-rules.ts'
import { Refusal } from '../../../domain/platform/refusal.ts'
import { handle } from '../../platform/handler.ts'
import { newToken, tokenHash } from '../bearer-token.ts'
import { browserKey } from '../browser-key.ts'
import { takeArrival } from './arrival-queries.ts'
import { meet } from './meet.ts'
import type { SocialTools } from './social-tools.ts'

/** takes up the answer that the address of the return stands for; another browser's or app's key opens nothing. */
export const finishSocialLogin = (tools: SocialTools) =>
  handle(calls.finishSocialLogin, 'write', async (tx, { key, verifier }, context) => {
    const nextKey = newToken()
    const own = browserKey(context)
    const shown = { keyHash: tokenHash(key), browserKey: verifier === undefined ? own : tokenHash(verifier) }
    const arrival = await takeArrival(tx, shown, { keyHash: tokenHash(nextKey), browserKey: own }, HANDOVER_LIFE)
    if (arrival === null) throw new Refusal('social_login_failed')
    return meet(tx, tools, { arrival, key: nextKey, context })
  })
