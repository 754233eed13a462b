import * as calls from '../../domain/staff/sign-in-calls.ts'
import { endStaffSession as end } from '../accounts/staff-session.ts'
import { handle } from '../platform/handler.ts'

/** Leaves the back office; whoever is signed in to the guests' app in the same browser stays so. */
export const endStaffSession = handle(calls.endStaffSession, 'statement', async (tx, _input, { actor }) => {
  await end(tx, actor.accountId, actor.sessionId)
  return { done: true } as const
})
