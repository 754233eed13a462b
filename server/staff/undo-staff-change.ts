import { Refusal } from '../../domain/platform/refusal.ts'
import type { Settings } from '../../domain/settings/settings.ts'
import * as calls from '../../domain/staff/people-calls.ts'
import { endStaffSessions } from '../accounts/staff-session.ts'
import { auditStaffAction } from '../platform/audit.ts'
import { handle } from '../platform/handler.ts'
import { lockManagers } from './people-queries.ts'
import { restoreMember, takeStaffChangeBack } from './staff-change-queries.ts'

/**
 * B-11: roles, second factor and codes are what they were. Tokens are not: those that the change ended stay over, and those of the roles
 * that are taken back end as well. The resort always keeps a manager.
 */
export const undoStaffChange = ({ settings }: { readonly settings: Settings }) =>
  handle(calls.undoStaffChange, 'write', async (tx, { changeId }, { actor }) => {
    const managers = await lockManagers(tx)
    const change = await takeStaffChangeBack(tx, changeId, actor.accountId, settings.deskUndoSeconds)
    if (change === null) throw new Refusal('status_changed')
    const { accountId, before, after } = change
    const isLast = managers.length === 1 && managers[0] === accountId
    if (isLast && !before.includes('manager')) throw new Refusal('last_manager')
    if (!(await restoreMember(tx, changeId))) throw new Refusal('status_changed')
    await endStaffSessions(tx, accountId)
    const detail = { before: after, after: before }
    await auditStaffAction(tx, actor, { action: 'staff.undoRoles', subject: `account:${accountId}`, detail })
    return { done: true } as const
  })
