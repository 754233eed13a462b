import * as calls from '../../domain/accounts/calls.ts'
import { handle } from '../platform/handler.ts'
import { deleteSession } from './session-queries.ts'

/** the session that asks is over on the server too; without one there is nothing to do. */
export const logout = handle(calls.logout, 'statement', async (tx, _input, { actor }) => {
  if (actor !== null) await deleteSession(tx, actor.accountId, actor.sessionId)
  return { done: true } as const
})
