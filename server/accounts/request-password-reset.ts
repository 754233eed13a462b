import * as calls from '../../domain/accounts/security-calls.ts'
import { RESET_BUDGET } from '../../domain/accounts/security-rules.ts'
import { handle } from '../platform/handler.ts'
import { mailWithinBudget, PASSWORD_RESET } from './request-mail.ts'

/** whether the e-mail has an account is looked up when the mail is written, so that the answer and its time say nothing. */
export const requestPasswordReset = handle(calls.requestPasswordReset, 'write', async (tx, input) => {
  const { email, language, isFromDesk = false } = input
  await mailWithinBudget(tx, `reset ${email}`, RESET_BUDGET, PASSWORD_RESET, { email, language, isFromDesk })
  return { done: true } as const
})
