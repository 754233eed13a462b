import { Refusal } from '../../domain/platform/refusal.ts'
import * as calls from '../../domain/staff/people-calls.ts'
import { endStaffSessions } from '../accounts/staff-session.ts'
import { auditStaffAction } from '../platform/audit.ts'
import { handle } from '../platform/handler.ts'
import { lockManagers, lockRoles, replaceRoles } from './people-queries.ts'
import { noteStaffChange } from './staff-change-queries.ts'

/** Other roles, or none. Every token of before is over (U-05); the resort always keeps a manager. It can be taken back. */
export const changeStaffRoles = handle(calls.changeStaffRoles, 'write', async (tx, { accountId, roles }, { actor }) => {
  const managers = await lockManagers(tx)
  const isLast = managers.length === 1 && managers[0] === accountId
  if (isLast && !roles.includes('manager')) throw new Refusal('last_manager')
  const after = [...new Set(roles)]
  const before = await lockRoles(tx, accountId)
  const changeId = await noteStaffChange(tx, accountId, after, actor.accountId)
  if (before === null || changeId === null) throw new Refusal('not_found')
  await replaceRoles(tx, accountId, after)
  await endStaffSessions(tx, accountId)
  const detail = { before, after }
  await auditStaffAction(tx, actor, { action: 'staff.changeRoles', subject: `account:${accountId}`, detail })
  return { changeId }
})
