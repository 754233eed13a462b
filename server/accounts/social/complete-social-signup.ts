import * as calls from '../../../domain/accounts/social-calls.ts'
import { ARRIVAL_LIFE } from '../../../domain/accounts/social-rules.ts'
import { Refusal } from '../../../domain/platform/refusal.ts'
import { FieldRefusal } from '../../platform/field-refusal.ts'
import { handle } from '../../platform/handler.ts'
import { tokenHash } from '../bearer-token.ts'
import { browserKey } from '../browser-key.ts'
import { consentProblems } from '../consent-problems.ts'
import { ALREADY_REGISTERED, requestMail } from '../request-mail.ts'
import { findArrival, keepSignUp } from './arrival-queries.ts'
import { createSocialAccount } from './create-social-account.ts'
import { findByEmail } from './identity-queries.ts'
import { isProven, sessionOf } from './meet.ts'
import { mailSocialCode } from './social-effects.ts'
import type { SocialTools } from './social-tools.ts'

/**
 * what the provider did not say. An e-mail that the provider vouches for makes the account at once; any
 * other is proven by a mailed code first, and a known one gets the same answer and a mail that says so.
 */
export const completeSocialSignup = (tools: SocialTools) =>
  handle(calls.completeSocialSignup, 'write', async (tx, input, context) => {
    const { key, personalDataRead: _read, purposesAccepted: _accepted, ...signUp } = input
    const problems = await consentProblems(tx, signUp)
    if (problems.length > 0) throw new FieldRefusal(problems)
    const arrival = await findArrival(tx, tokenHash(key), browserKey(context), ARRIVAL_LIFE)
    if (arrival === null) throw new Refusal('social_login_failed')
    const owner = await findByEmail(tx, signUp.email)
    if (owner === null && isProven(arrival) && signUp.email === arrival.email) {
      const account = await createSocialAccount(tx, arrival, signUp)
      return { status: 'signed_in', session: await sessionOf(tx, tools, account, context) } as const
    }
    await keepSignUp(tx, arrival.id, signUp)
    if (owner === null) await mailSocialCode(tx, signUp.email, arrival.id)
    else await requestMail(tx, signUp.email, { kind: ALREADY_REGISTERED, email: signUp.email })
    return { status: 'code_sent' } as const
  })
