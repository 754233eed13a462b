import { Refusal } from '../../domain/platform/refusal.ts'
import * as calls from '../../domain/staff/sign-in-calls.ts'
import { PIN_MISSES, PIN_MISSES_LIFE, PIN_TRIES } from '../../domain/staff/sign-in-rules.ts'
import { STAFF_WRONG_PIN, tellOwner } from '../accounts/request-mail.ts'
import {
  closePinWays,
  endStaffSession,
  isReturnKey,
  lockStaffSession,
  tryPin,
  unlockStaffSession as unlock,
  type TriedSession,
} from '../accounts/staff-session.ts'
import { auditStaffAction } from '../platform/audit.ts'
import type { Queryable } from '../platform/database.ts'
import { handle, isStaffSession } from '../platform/handler.ts'
import { findStaffIdentity } from './sign-in-queries.ts'
import type { StaffTools } from './staff-tools.ts'

const LIMITS = { tries: PIN_TRIES, misses: PIN_MISSES, missesLife: PIN_MISSES_LIFE }

/**
 * Changes the person at a shared tablet: a session that was opened in full there opens again by its key and the PIN, with a new
 * token, and the one that asks is locked. The third wrong PIN in a row ends it, the sixth within twelve hours every way by PIN; each try
 * is written down. It proves nothing for the calls that ask for a proof.
 */
export const unlockStaffSession = ({ database, hasher, settings }: StaffTools) =>
  handle(
    calls.unlockStaffSession,
    'own',
    async (_tx, { returnKey, pin }, { actor }) => {
      const tried = await tryPin(database, returnKey, LIMITS)
      if (tried === null) throw new Refusal('login_required')
      const { accountId, sessionId, pinHash } = tried
      if (!(await hasher.verify(pinHash, pin, 'known'))) {
        await database.transaction((tx) => noteWrongPin(tx, tried, actor?.accountId ?? null))
        throw new Refusal('pin_wrong', { triesLeft: Math.min(tried.triesLeft, tried.missesLeft) })
      }
      return database.transaction(async (tx) => {
        const member = await findStaffIdentity(tx, accountId)
        const token = await unlock(tx, tried)
        if (token === null || member === null) throw new Refusal('login_required')
        if (actor !== null && isStaffSession(actor) && actor.sessionId !== sessionId)
          await lockStaffSession(tx, actor.sessionId)
        await auditStaffAction(tx, tried, { action: 'staff.unlock', subject: `account:${accountId}` })
        const { email, displayName } = member
        return { token, email, displayName, idleMinutes: settings.staffIdleMinutes }
      })
    },
    (tx, { returnKey }) => isReturnKey(tx, returnKey),
  )

/** Writes a wrong PIN down, with whose session was open at the tablet; its person is mailed of every third, and the last one closes every way by PIN. */
async function noteWrongPin(tx: Queryable, tried: TriedSession, askerId: number | null): Promise<void> {
  const { accountId, sessionId, email, device, triesLeft, missesLeft } = tried
  await auditStaffAction(tx, tried, { action: 'staff.wrongPin', subject: `account:${accountId}`, detail: { askerId } })
  if (triesLeft === 0) await endStaffSession(tx, accountId, sessionId)
  if (missesLeft === 0) await closePinWays(tx, accountId)
  if (missesLeft % PIN_TRIES === 0) await tellOwner(tx, STAFF_WRONG_PIN, { accountId, to: email, device })
}
