import { Refusal } from '../../domain/platform/refusal.ts'
import * as calls from '../../domain/staff/sign-in-calls.ts'
import { TICKET_TRIES } from '../../domain/staff/sign-in-rules.ts'
import { tokenHash } from '../accounts/bearer-token.ts'
import { browserKey } from '../accounts/browser-key.ts'
import { hashNewPassword } from '../accounts/hash-new-password.ts'
import {
  bucketOf,
  forgetWrongTries,
  passwordOwner,
  replacePassword,
  waitOutFailures,
} from '../accounts/proof-of-login.ts'
import { PASSWORD_CHANGED, RECOVERY_CODE_USED, tellOwner } from '../accounts/request-mail.ts'
import type { Queryable } from '../platform/database.ts'
import { FieldRefusal } from '../platform/field-refusal.ts'
import { handle } from '../platform/handler.ts'
import { enterInFull } from './enter-in-full.ts'
import { keepSecret, openSecret } from './kept-secret.ts'
import { newRecoveryCodes, recoveryHash } from './recovery-codes.ts'
import { spendSecondFactor, codeBucket } from './second-factor.ts'
import { insertSecondFactor, isTicket, spendTicket, spendTicketTry, type TriedTicket } from './sign-in-queries.ts'
import type { StaffTools } from './staff-tools.ts'
import { matchingStep, stepOf } from './totp.ts'

/**
 * Second step into the back office: a code, and whatever the first step asked for. A new password is judged before the code is
 * used up; tries are counted by login and, with growing delays, by account.
 */
export const finishStaffLogin = (tools: StaffTools) =>
  handle(
    calls.finishStaffLogin,
    'own',
    async (_tx, { ticket, code, password, device }, context) => {
      const { database } = tools
      const ticketHash = tokenHash(ticket)
      const tried = await spendTicketTry(database, ticketHash, TICKET_TRIES)
      if (tried === null) throw new Refusal('login_required')
      const { accountId, email } = tried
      const bucket = await bucketOf(database, accountId, codeBucket(accountId), browserKey(context))
      await waitOutFailures(database, bucket)
      const passwordHash = tried.choosesPassword ? await hashChosen(tools, accountId, password) : null

      return database.transaction(async (tx) => {
        const { by, recoveryCodes } = await spendCode(tx, tools.secretsKey, tried, code)
        if (!(await spendTicket(tx, ticketHash))) throw new Refusal('login_required')
        await forgetWrongTries(tx, bucket)
        if (passwordHash !== null) {
          await replacePassword(tx, accountId, passwordHash)
          await tellOwner(tx, PASSWORD_CHANGED, { accountId, to: email })
        }
        if (by === 'recovery') await tellOwner(tx, RECOVERY_CODE_USED, { accountId, to: email })
        return enterInFull(tx, tools, tried, context, { by, device, recoveryCodes })
      })
    },
    (tx, { ticket }) => isTicket(tx, tokenHash(ticket)),
  )

async function hashChosen(tools: StaffTools, accountId: number, password: string | undefined): Promise<string> {
  if (password === undefined) throw new FieldRefusal([{ field: 'password', code: 'required' }])
  const owner = await passwordOwner(tools.database, accountId)
  if (owner === null) throw new Refusal('login_required')
  return hashNewPassword(tools, password, owner)
}

/** What the code was, and the recovery codes of a second factor that it has set up. */
interface SpentCode {
  readonly by: 'code' | 'recovery' | 'enrolment'
  readonly recoveryCodes: string[]
}

async function spendCode(
  tx: Queryable,
  secretsKey: Buffer | null,
  tried: TriedTicket,
  code: string,
): Promise<SpentCode> {
  const { accountId, newSecret, kept, now, hasSecondFactor } = tried
  if (newSecret === null) {
    if (!hasSecondFactor) throw new Refusal('login_required')
    return { by: await spendSecondFactor(tx, secretsKey, { accountId, kept, now }, code), recoveryCodes: [] }
  }
  const secret = openSecret(secretsKey, accountId, newSecret)
  const step = matchingStep(secret, code.replaceAll(' ', ''), stepOf(now))
  if (step === null) throw new Refusal('code_wrong_or_expired')
  const recoveryCodes = newRecoveryCodes()
  const recoveryHashes = recoveryCodes.map((one) => recoveryHash(accountId, one))
  // Somebody set one up meanwhile: that one counts.
  const factor = { accountId, kept: keepSecret(secretsKey, accountId, secret), step, recoveryHashes }
  if (!(await insertSecondFactor(tx, factor))) throw new Refusal('login_required')
  return { by: 'enrolment', recoveryCodes }
}
