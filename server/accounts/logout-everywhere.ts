import * as calls from '../../domain/accounts/security-calls.ts'
import { handle } from '../platform/handler.ts'
import { deleteSessions } from './session-queries.ts'

/** every session of the account is over, the one that asks as well. */
export const logoutEverywhere = handle(calls.logoutEverywhere, 'statement', async (tx, _input, { actor }) => {
  await deleteSessions(tx, actor.accountId)
  return { done: true } as const
})
