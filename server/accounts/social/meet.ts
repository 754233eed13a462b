import type { CallOutput } from '../../../domain/platform/call.ts'
import type * as calls from '../../../domain/accounts/social-calls.ts'
import type { Queryable } from '../../platform/database.ts'
import type { CallContext } from '../../platform/handler.ts'
import { browserKey } from '../browser-key.ts'
import { openSession } from '../session.ts'
import { dropArrival, type Arrival } from './arrival-queries.ts'
import { findByEmail, findByIdentity, type SocialAccount } from './identity-queries.ts'
import type { SocialTools } from './social-tools.ts'

type Met = CallOutput<typeof calls.finishSocialLogin>

/**
 * What becomes of somebody who came back: a known identity signs in; the e-mail of an account asks for a proof of that
 * account; anybody else completes a sign-up. An e-mail alone never opens anything (P8).
 */
export async function meet(
  tx: Queryable,
  tools: Pick<SocialTools, 'settings'>,
  { arrival, key, context }: { readonly arrival: Arrival; readonly key: string; readonly context: CallContext },
): Promise<Met> {
  const { provider, subject, email, emailTrust } = arrival
  const known = await findByIdentity(tx, provider, subject, arrival.refreshToken)
  if (known !== null) {
    await dropArrival(tx, arrival.id)
    return { status: 'signed_in', session: await sessionOf(tx, tools, known, context) }
  }
  const owner = email === null ? null : await findByEmail(tx, email)
  if (owner !== null && isLinkable(arrival)) {
    return { status: 'link', key, provider, email: owner.email, hasPassword: owner.hasPassword }
  }
  // A relay address that is an account's already is another login's: this person has to name one of their own.
  const isFree = emailTrust !== 'relay' || owner === null
  return {
    status: 'completion',
    key,
    provider,
    firstName: arrival.firstName,
    lastName: arrival.lastName,
    email: isFree ? (email ?? '') : '',
    isEmailProven: isFree && isProven(arrival),
  }
}

/** Whether an account with this e-mail may be linked, once it is proven: never by a relay address or an unverified one. */
export function isLinkable({ emailTrust }: Pick<Arrival, 'emailTrust'>): boolean {
  return emailTrust === 'verified' || emailTrust === 'owned'
}

/** Whether the e-mail needs no mailed code. */
export function isProven({ emailTrust }: Pick<Arrival, 'emailTrust'>): boolean {
  return emailTrust === 'owned' || emailTrust === 'relay'
}

/** Signs a customer in. */
export async function sessionOf(
  tx: Queryable,
  { settings }: Pick<SocialTools, 'settings'>,
  account: SocialAccount,
  context: CallContext,
) {
  const token = await openSession(tx, settings, {
    accountId: account.id,
    browserKey: browserKey(context),
    asker: context,
    replaces: context.actor,
    isProven: true,
  })
  return { token, username: account.email, firstName: account.firstName, lastName: account.lastName }
}
