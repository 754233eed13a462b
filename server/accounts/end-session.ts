import * as calls from '../../domain/accounts/security-calls.ts'
import { handle } from '../platform/handler.ts'
import { deleteSession } from './session-queries.ts'

/** another browser of one's own is signed out with its next request; anybody else's session is as unknown as none. */
export const endSession = handle(calls.endSession, 'statement', async (tx, { sessionId }, { actor }) => {
  await deleteSession(tx, actor.accountId, sessionId)
  return { done: true } as const
})
