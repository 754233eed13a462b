import { Refusal } from '../../domain/platform/refusal.ts'
import * as calls from '../../domain/staff/people-calls.ts'
import { dropDeskPasskeys } from '../accounts/passkeys/keep-passkey.ts'
import { SECOND_FACTOR_RESET, tellOwner } from '../accounts/request-mail.ts'
import { endStaffSessions } from '../accounts/staff-session.ts'
import { auditStaffAction } from '../platform/audit.ts'
import { handle } from '../platform/handler.ts'
import { dropSecondFactor } from './people-queries.ts'

/** Somebody lost their phone and their recovery codes: a mailed link and the next login set a second factor up again. */
export const resetStaffSecondFactor = handle(
  calls.resetStaffSecondFactor,
  'write',
  async (tx, { accountId }, { actor }) => {
    const email = await dropSecondFactor(tx, accountId)
    if (email === null) throw new Refusal('not_found')
    await dropDeskPasskeys(tx, accountId)
    await endStaffSessions(tx, accountId)
    await tellOwner(tx, SECOND_FACTOR_RESET, { accountId, to: email })
    await auditStaffAction(tx, actor, { action: 'staff.resetSecondFactor', subject: `account:${accountId}` })
    return { done: true } as const
  },
)
