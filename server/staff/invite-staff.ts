import { Refusal } from '../../domain/platform/refusal.ts'
import * as calls from '../../domain/staff/people-calls.ts'
import { accountOfInvited, mailInvitation } from '../accounts/invite-account.ts'
import { auditStaffAction } from '../platform/audit.ts'
import { handle } from '../platform/handler.ts'
import { insertMember } from './people-queries.ts'

/** Gives somebody roles and mails them how to come in; the second factor is set up by their first login after it. */
export const inviteStaff = handle(calls.inviteStaff, 'write', async (tx, input, { actor }) => {
  const accountId = await accountOfInvited(tx, input)
  if (!(await insertMember(tx, accountId, input))) throw new Refusal('staff_already')
  await mailInvitation(tx, accountId)
  const detail = { roles: input.roles }
  await auditStaffAction(tx, actor, { action: 'staff.invite', subject: `account:${accountId}`, detail })
  return { done: true } as const
})
