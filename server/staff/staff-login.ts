import { isGuessable, isTooShortForStaff } from '../../domain/accounts/password-rules.ts'
import { Refusal } from '../../domain/platform/refusal.ts'
import * as calls from '../../domain/staff/sign-in-calls.ts'
import { TICKET_LIFE } from '../../domain/staff/sign-in-rules.ts'
import { newToken, tokenHash } from '../accounts/bearer-token.ts'
import { browserKey } from '../accounts/browser-key.ts'
import { checkPassword, isKnownDevice, type CheckedPassword } from '../accounts/check-password.ts'
import { forgetWrongTries, passwordOwner } from '../accounts/proof-of-login.ts'
import { handle } from '../platform/handler.ts'
import { keepSecret } from './kept-secret.ts'
import { findStaffIdentity, insertTicket } from './sign-in-queries.ts'
import type { StaffTools } from './staff-tools.ts'
import { base32, newSecret, otpauthUri } from './totp.ts'

/**
 * First step into the back office. One answer for every failure: an unknown e-mail, a wrong password, a guest's account. Who has
 * no second factor yet sets one up with the second step, if the password came by a mailed link.
 */
export const staffLogin = (tools: StaffTools) =>
  handle(
    calls.staffLogin,
    'own',
    async (_tx, { email, password }, context) => {
      const { database, settings } = tools
      const checked = await checkAlike(tools, email, password, browserKey(context))
      const member = await findStaffIdentity(database, checked.accountId)
      const owner = await passwordOwner(database, checked.accountId)
      if (member === null || owner === null) throw new Refusal('wrong_credentials')
      if (!member.hasSecondFactor && !member.mayEnrol) throw new Refusal('mailed_link_needed')
      const choosesPassword = isTooShortForStaff(password) || isGuessable(password, owner, tools.isCommonPassword)
      const secret = member.hasSecondFactor ? null : newSecret()
      const ticket = newToken()
      await database.transaction(async (tx) => {
        await forgetWrongTries(tx, checked.bucket)
        const { accountId } = checked
        await insertTicket(tx, {
          ticketHash: tokenHash(ticket),
          accountId,
          newSecret: secret === null ? null : keepSecret(tools.secretsKey, accountId, secret),
          choosesPassword,
          lifeMs: TICKET_LIFE,
        })
      })
      const enrolment =
        secret === null ? null : { secret: base32(secret), uri: otpauthUri(settings.resortName, member.email, secret) }
      const hasAuthenticator = enrolment !== null || member.hasAuthenticator
      return { ticket, enrolment, hasAuthenticator, choosesPassword, testAuthenticator: tools.testAuthenticator }
    },
    isKnownDevice,
  )

/** A sign-up that waits for its code is no account of the resort either. */
async function checkAlike(tools: StaffTools, email: string, password: string, key: Buffer): Promise<CheckedPassword> {
  try {
    return await checkPassword(tools, email, password, key)
  } catch (error) {
    if (error instanceof Refusal && error.code === 'email_not_confirmed') throw new Refusal('wrong_credentials')
    throw error
  }
}
