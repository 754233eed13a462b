import * as calls from '../../../domain/accounts/social-calls.ts'
import { ARRIVAL_LIFE } from '../../../domain/accounts/social-rules.ts'
import { Refusal } from '../../../domain/platform/refusal.ts'
import { handle } from '../../platform/handler.ts'
import { tokenHash } from '../bearer-token.ts'
import { browserKey } from '../browser-key.ts'
import { findArrival } from './arrival-queries.ts'
import { createSocialAccount } from './create-social-account.ts'
import { sessionOf } from './meet.ts'
import { requireSocialCode } from './require-social-code.ts'
import type { SocialTools } from './social-tools.ts'

/** the mailed code proves the e-mail that was typed, and the account is made. */
export const confirmSocialSignup = (tools: SocialTools) =>
  handle(calls.confirmSocialSignup, 'own', async (_tx, { key, code }, context) => {
    const [keyHash, browser] = [tokenHash(key), browserKey(context)]
    await requireSocialCode(tools.database, { keyHash, browser, code })
    return tools.database.transaction(async (tx) => {
      const arrival = await findArrival(tx, keyHash, browser, ARRIVAL_LIFE)
      if (arrival === null || arrival.signUp === null) throw new Refusal('code_wrong_or_expired')
      return sessionOf(tx, tools, await createSocialAccount(tx, arrival, arrival.signUp), context)
    })
  })
