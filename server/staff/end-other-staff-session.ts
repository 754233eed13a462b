import * as calls from '../../domain/staff/sign-in-calls.ts'
import { deleteStaffSession } from '../accounts/staff-session.ts'
import { auditStaffAction } from '../platform/audit.ts'
import { handle } from '../platform/handler.ts'

/** a tablet of one's own is signed out with its next request; anybody else's session is as unknown as none. */
export const endOtherStaffSession = handle(
  calls.endOtherStaffSession,
  'write',
  async (tx, { sessionId }, { actor }) => {
    if (await deleteStaffSession(tx, actor.accountId, sessionId))
      await auditStaffAction(tx, actor, { action: 'staff.endSession', subject: `account:${actor.accountId}` })
    return { done: true } as const
  },
)
