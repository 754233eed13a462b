import { Refusal } from '../../domain/platform/refusal.ts'
import * as calls from '../../domain/staff/sign-in-calls.ts'
import { PIN_TRIES } from '../../domain/staff/sign-in-rules.ts'
import {
  endStaffSession,
  isReturnKey,
  lockStaffSession,
  tryPin,
  unlockStaffSession as unlock,
} from '../accounts/staff-session.ts'
import { handle, isStaffSession } from '../platform/handler.ts'
import { findStaffIdentity } from './sign-in-queries.ts'
import type { StaffTools } from './staff-tools.ts'

/**
 * Changes the person at a shared tablet: a session that was opened in full there opens again by its key and the PIN, with a new
 * token, and the one that asks is locked. The third wrong PIN ends it. It proves nothing for the calls that ask for a proof.
 */
export const unlockStaffSession = ({ database, hasher, settings }: StaffTools) =>
  handle(
    calls.unlockStaffSession,
    'own',
    async (_tx, { returnKey, pin }, { actor }) => {
      const tried = await tryPin(database, returnKey, PIN_TRIES)
      if (tried === null) throw new Refusal('login_required')
      const { accountId, sessionId, pinHash, triesLeft } = tried
      if (!(await hasher.verify(pinHash, pin, 'known'))) {
        if (triesLeft === 0) await endStaffSession(database, accountId, sessionId)
        throw new Refusal('pin_wrong', { triesLeft })
      }
      return database.transaction(async (tx) => {
        const member = await findStaffIdentity(tx, accountId)
        const token = await unlock(tx, tried)
        if (token === null || member === null) throw new Refusal('login_required')
        if (actor !== null && isStaffSession(actor) && actor.sessionId !== sessionId)
          await lockStaffSession(tx, actor.sessionId)
        const { email, displayName } = member
        return { token, email, displayName, idleMinutes: settings.staffIdleMinutes }
      })
    },
    (tx, { returnKey }) => isReturnKey(tx, returnKey),
  )
