import * as calls from '../../domain/accounts/calls.ts'
import { REGISTRATION_LIFE } from '../../domain/accounts/confirmation-rules.ts'
import { isGuessable } from '../../domain/accounts/password-rules.ts'
import type { CallParsed } from '../../domain/platform/call.ts'
import type { FieldProblem } from '../../domain/platform/field-problem.ts'
import type { Queryable } from '../platform/database.ts'
import { FieldRefusal } from '../platform/field-refusal.ts'
import { handle } from '../platform/handler.ts'
import type { AccountTools } from './account-tools.ts'
import { browserKey } from './browser-key.ts'
import { consentProblems } from './consent-problems.ts'
import { forgetOldRegistrations, keepRegistration } from './registration-queries.ts'
import { ALREADY_REGISTERED, CONFIRMATION_CODE, requestMail } from './request-mail.ts'

type SignUp = CallParsed<typeof calls.register>

/**
 * A sign-up is no account: it waits beside the accounts, one per browser, until its code
 * comes back. A known e-mail takes the same steps and time, gets the same answer, and its row is not touched.
 */
export const register = ({ database, hasher, isCommonPassword }: AccountTools) =>
  handle(calls.register, 'own', async (_tx, input, context) => {
    const problems = await problemsOf(database, input, isCommonPassword)
    if (problems.length > 0) throw new FieldRefusal(problems)
    const passwordHash = await hasher.hash(input.password)
    await database.transaction(async (tx) => {
      await forgetOldRegistrations(tx, REGISTRATION_LIFE)
      const registrationId = await keepRegistration(tx, { ...input, passwordHash, browserKey: browserKey(context) })
      const mail =
        registrationId === null
          ? ({ kind: ALREADY_REGISTERED, email: input.email } as const)
          : ({ kind: CONFIRMATION_CODE, registrationId } as const)
      await requestMail(tx, input.email, mail)
    })
    return { done: true } as const
  })

async function problemsOf(
  tx: Queryable,
  input: SignUp,
  isCommon: (password: string) => boolean,
): Promise<FieldProblem[]> {
  const problems: FieldProblem[] = []
  if (isGuessable(input.password, input, isCommon)) problems.push({ field: 'password', code: 'password_too_common' })
  problems.push(...(await consentProblems(tx, input)))
  return problems
}
