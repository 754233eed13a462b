import * as calls from '../../domain/staff/sign-in-calls.ts'
import { lockStaffSession as lock } from '../accounts/staff-session.ts'
import { handle } from '../platform/handler.ts'

/** Nobody works at the tablet for a while: its token is over, the PIN opens it again. */
export const lockStaffSession = handle(calls.lockStaffSession, 'statement', async (tx, _input, { actor }) => {
  await lock(tx, actor.sessionId)
  return { done: true } as const
})
