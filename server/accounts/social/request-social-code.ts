import * as calls from '../../../domain/accounts/social-calls.ts'
import { ARRIVAL_LIFE } from '../../../domain/accounts/social-rules.ts'
import { handle } from '../../platform/handler.ts'
import { tokenHash } from '../bearer-token.ts'
import { browserKey } from '../browser-key.ts'
import { findArrival } from './arrival-queries.ts'
import { findByEmail } from './identity-queries.ts'
import { isLinkable } from './meet.ts'
import { mailSocialCode } from './social-effects.ts'

/** Mails a code for the account that is to be linked, or another one for the e-mail that was typed. */
export const requestSocialCode = handle(calls.requestSocialCode, 'write', async (tx, { key }, context) => {
  const arrival = await findArrival(tx, tokenHash(key), browserKey(context), ARRIVAL_LIFE)
  if (arrival === null) return { done: true } as const
  const email = arrival.signUp?.email ?? (isLinkable(arrival) ? arrival.email : null)
  const owner = email === null ? null : await findByEmail(tx, email)
  // A sign-up is for an address without an account, a link for one with it.
  const isWanted = (owner === null) === (arrival.signUp !== null)
  if (email !== null && isWanted) await mailSocialCode(tx, email, arrival.id)
  return { done: true } as const
})
