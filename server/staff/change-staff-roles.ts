import { Refusal } from '../../domain/platform/refusal.ts'
import * as calls from '../../domain/staff/people-calls.ts'
import { endStaffSessions } from '../accounts/staff-session.ts'
import { auditStaffAction } from '../platform/audit.ts'
import { handle } from '../platform/handler.ts'
import { lockManagers, replaceRoles } from './people-queries.ts'

/** Other roles, or none. Every token of before is over (U-05); the resort always keeps a manager. */
export const changeStaffRoles = handle(calls.changeStaffRoles, 'write', async (tx, { accountId, roles }, { actor }) => {
  const managers = await lockManagers(tx)
  const isLast = managers.length === 1 && managers[0] === accountId
  if (isLast && !roles.includes('manager')) throw new Refusal('last_manager')
  const after = [...new Set(roles)]
  const before = await replaceRoles(tx, accountId, after)
  if (before === null) throw new Refusal('not_found')
  await endStaffSessions(tx, accountId)
  const detail = { before, after }
  await auditStaffAction(tx, actor, { action: 'staff.changeRoles', subject: `account:${accountId}`, detail })
  return { done: true } as const
})
