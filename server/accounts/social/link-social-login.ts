import * as calls from '../../../domain/accounts/social-calls.ts'
import { ARRIVAL_LIFE } from '../../../domain/accounts/social-rules.ts'
import { Refusal } from '../../../domain/platform/refusal.ts'
import type { Queryable } from '../../platform/database.ts'
import { handle } from '../../platform/handler.ts'
import { forgetFailures } from '../account-queries.ts'
import { tokenHash } from '../bearer-token.ts'
import { browserKey } from '../browser-key.ts'
import { checkPassword } from '../check-password.ts'
import { dropRegistrations } from '../registration-queries.ts'
import { dropArrival, findArrival, type Arrival } from './arrival-queries.ts'
import { findByEmail, insertIdentity, type SocialAccount } from './identity-queries.ts'
import { isLinkable, sessionOf } from './meet.ts'
import { requireSocialCode } from './require-social-code.ts'
import { mailLinked } from './social-effects.ts'
import type { SocialTools } from './social-tools.ts'

/**
 * links an identity to the account that has its e-mail. The provider's word is not enough (P8): the account is proven by
 * its password, behind the same delays as a login, or by a code that was mailed to it.
 */
export const linkSocialLogin = (tools: SocialTools) =>
  handle(calls.linkSocialLogin, 'own', async (_tx, input, context) => {
    const { database } = tools
    const [keyHash, browser] = [tokenHash(input.key), browserKey(context)]
    const seen = await findLink(database, keyHash, browser)
    const proven =
      'password' in input
        ? await checkPassword(tools, seen.account.email, input.password, browser)
        : await requireSocialCode(database, { keyHash, browser, code: input.code })
    return database.transaction(async (tx) => {
      const { arrival, account } = await findLink(tx, keyHash, browser)
      // The e-mail may have gone to another account since it was proven.
      if (account.id !== seen.account.id) throw new Refusal('social_login_failed')
      const isLinked = (await insertIdentity(tx, account.id, arrival)) && (await dropArrival(tx, arrival.id))
      if (!isLinked) throw new Refusal('social_login_failed')
      await dropRegistrations(tx, account.email)
      await mailLinked(tx, account.id, arrival.provider)
      if (proven !== undefined) await forgetFailures(tx, proven.bucket)
      return sessionOf(tx, tools, account, context)
    })
  })

/** What is to be linked with whom; throws `social_login_failed` when nothing is. */
async function findLink(
  tx: Queryable,
  keyHash: Buffer,
  browser: Buffer,
): Promise<{ readonly arrival: Arrival; readonly account: SocialAccount }> {
  const arrival = await findArrival(tx, keyHash, browser, ARRIVAL_LIFE)
  const email = arrival !== null && isLinkable(arrival) && arrival.signUp === null ? arrival.email : null
  const account = email === null ? null : await findByEmail(tx, email)
  if (arrival === null || account === null) throw new Refusal('social_login_failed')
  return { arrival, account }
}
