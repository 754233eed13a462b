import { accountOfInvited, mailInvitation, type Invited } from '../accounts/invite-account.ts'
import { auditStaffAction } from '../platform/audit.ts'
import type { Queryable } from '../platform/database.ts'
import { lockPeople, lockRoles, readPeople, replaceRoles } from './people-queries.ts'
import { saveStaffMember } from './staff-queries.ts'

/** Somebody manages the resort already: they invite the others. */
export class ManagerExists extends Error {
  constructor(email: string) {
    super(`There is a manager already: ${email}. Managers invite others in the back office, under /ges/persone.`)
    this.name = 'ManagerExists'
  }
}

/**
 * Makes somebody the resort's first manager and mails them the link by which they choose a password; answers their account.
 * Until a manager has a second factor the command may be given again: a mail that was lost is sent anew, and an e-mail that was
 * mistyped opens nothing any more. Throws ManagerExists.
 */
export async function inviteFirstManager(tx: Queryable, invited: Invited): Promise<number> {
  await lockPeople(tx)
  const managers = (await readPeople(tx)).filter(({ roles }) => roles.includes('manager'))
  const standing = managers.find(({ hasSecondFactor }) => hasSecondFactor)
  if (standing !== undefined) throw new ManagerExists(standing.email)
  const accountId = await accountOfInvited(tx, invited)
  for (const waiting of managers) if (waiting.accountId !== accountId) await replaceRoles(tx, waiting.accountId, [])
  const before = (await lockRoles(tx, accountId)) ?? []
  const roles = [...new Set([...before, 'manager' as const])]
  await saveStaffMember(tx, accountId, { displayName: invited.displayName, roles })
  await mailInvitation(tx, accountId)
  // Nobody else is there yet who could have done it.
  await auditStaffAction(
    tx,
    { accountId },
    { action: 'staff.invite', subject: `account:${accountId}`, detail: { roles } },
  )
  return accountId
}
