import type { StaffRole } from '../../domain/platform/staff-role.ts'
import type { Queryable } from '../platform/database.ts'

export interface StaffMember {
  readonly displayName: string
  readonly roles: StaffRole[]
}

/** The person of the resort behind an account; null for everybody else. */
export async function findStaffMember(tx: Queryable, accountId: number): Promise<StaffMember | null> {
  const [member] = await tx.query<StaffMember & Record<string, unknown>>({
    name: 'staff.member',
    text: 'select display_name as "displayName", roles from staff_member where account_id = $1',
    values: [accountId],
  })
  return member ?? null
}

/** Makes an account one of the resort's people, or changes what they may do. */
export async function saveStaffMember(tx: Queryable, accountId: number, member: StaffMember): Promise<void> {
  await tx.query({
    name: 'staff.save-member',
    text: `insert into staff_member (account_id, roles, display_name) values ($1, $2, $3)
           on conflict (account_id) do update set roles = excluded.roles, display_name = excluded.display_name`,
    values: [accountId, member.roles, member.displayName],
  })
}
