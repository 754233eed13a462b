import * as calls from '../../domain/staff/sign-in-calls.ts'
import { readStaffSessions } from '../accounts/staff-session.ts'
import { handle } from '../platform/handler.ts'

/** where the asking person is signed in to the back office. */
export const listStaffSessions = handle(calls.listStaffSessions, 'read', async (tx, _input, { actor }) => {
  const sessions = await readStaffSessions(tx, actor.accountId)
  return { sessions: sessions.map((session) => ({ ...session, isThis: session.id === actor.sessionId })) }
})
