import * as calls from '../../domain/accounts/calls.ts'
import { handle } from '../platform/handler.ts'
import { browserKey } from './browser-key.ts'
import { findRegistration } from './registration-queries.ts'
import { CONFIRMATION_CODE, requestMail } from './request-mail.ts'

/** a new code for the sign-up of this browser; every other e-mail gets the same answer and no mail. */
export const resendCode = handle(calls.resendCode, 'write', async (tx, { email }, context) => {
  const registrationId = await findRegistration(tx, email, browserKey(context))
  if (registrationId !== null) await requestMail(tx, email, { kind: CONFIRMATION_CODE, registrationId })
  return { done: true } as const
})
