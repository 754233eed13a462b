import { CONSENT_PAGES } from '../../../domain/accounts/confirmation-rules.ts'
import { Refusal } from '../../../domain/platform/refusal.ts'
import type { Queryable } from '../../platform/database.ts'
import { insertAccount } from '../account-queries.ts'
import { dropRegistrations } from '../registration-queries.ts'
import { tellOwner, WELCOME } from '../request-mail.ts'
import { dropArrival, type Arrival, type TypedSignUp } from './arrival-queries.ts'
import { forgetAppleName } from './attempt-queries.ts'
import { insertConsents, insertIdentity, type SocialAccount } from './identity-queries.ts'

/**
 * Makes an account whose e-mail is proven, with its identity and consents and without a password. Sign-ups of others that
 * wait with this e-mail go: their passwords must never open it (P8). Throws `social_login_failed`, and nothing happens, when
 * the e-mail or the identity has an account meanwhile.
 */
export async function createSocialAccount(
  tx: Queryable,
  arrival: Arrival,
  signUp: TypedSignUp,
): Promise<SocialAccount> {
  const { firstName, lastName, email, phone, language } = signUp
  const id = await insertAccount(tx, { email, firstName, lastName, phone, language, passwordHash: '' })
  const isNew = id !== null && (await insertIdentity(tx, id, arrival)) && (await dropArrival(tx, arrival.id))
  if (!isNew) throw new Refusal('social_login_failed')
  const versions = { personal_data: signUp.personalDataVersion, purposes: signUp.purposesVersion }
  await insertConsents(tx, id, { language, pages: CONSENT_PAGES, versions })
  await dropRegistrations(tx, email)
  if (arrival.provider === 'apple') await forgetAppleName(tx, arrival.subject)
  await tellOwner(tx, WELCOME, { accountId: id })
  return { id, email, firstName, lastName }
}
