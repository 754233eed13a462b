import * as calls from '../../domain/accounts/security-calls.ts'
import { PROOF_CODE_BUDGET } from '../../domain/accounts/security-rules.ts'
import { handle } from '../platform/handler.ts'
import { mailWithinBudget, PROOF_CODE } from './request-mail.ts'

/** Mails a code to the account's own address; an account gets so many an hour, wherever they are asked for. */
export const requestProofCode = handle(calls.requestProofCode, 'write', async (tx, _input, { actor }) => {
  const { accountId } = actor
  await mailWithinBudget(tx, `proof ${accountId}`, PROOF_CODE_BUDGET, PROOF_CODE, { accountId })
  return { done: true } as const
})
