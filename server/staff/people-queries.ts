import type { CallOutput } from '../../domain/platform/call.ts'
import type { StaffRole } from '../../domain/platform/staff-role.ts'
import type * as calls from '../../domain/staff/people-calls.ts'
import { leastPinDigits } from '../../domain/staff/pin-rules.ts'
import type { Queryable } from '../platform/database.ts'

export type StaffPerson = Omit<CallOutput<typeof calls.listStaffPeople>['people'][number], 'isSelf'>

/** Everybody who works here, managers first. */
export async function readPeople(tx: Queryable): Promise<StaffPerson[]> {
  return tx.query<StaffPerson & Record<string, unknown>>({
    name: 'staff.people',
    text: `
      select m.account_id as "accountId", a.email, m.display_name as "displayName", m.roles,
        exists (select from staff_second_factor f where f.account_id = m.account_id) as "hasSecondFactor",
        (select iso_instant(max(s.last_used_at)) from session s where s.account_id = m.account_id and s.kind = 'staff') as "lastUsedAt"
      from staff_member m join account a on a.id = m.account_id
      order by 'manager' = any (m.roles) desc, m.display_name, m.account_id`,
    values: [],
  })
}

/** Makes an account one of the resort's people; false when it is one already. */
export async function insertMember(
  tx: Queryable,
  accountId: number,
  { displayName, roles }: { readonly displayName: string; readonly roles: readonly StaffRole[] },
): Promise<boolean> {
  const made = await tx.query({
    name: 'staff.insert-member',
    text: `insert into staff_member (account_id, roles, display_name) values ($1, $2, $3)
           on conflict (account_id) do nothing returning account_id`,
    values: [accountId, roles, displayName],
  })
  return made.length > 0
}

/** Locks the managers, one after the other by id, so that two of them cannot take each other away at once; answers who they are. */
export async function lockManagers(tx: Queryable): Promise<number[]> {
  const rows = await tx.query<{ id: number }>({
    name: 'staff.lock-managers',
    text: `select account_id as id from staff_member where 'manager' = any (roles) order by account_id for update`,
    values: [],
  })
  return rows.map(({ id }) => id)
}

/** Keeps anybody else from making, changing or dropping one of the resort's people until the commit. */
export async function lockPeople(tx: Queryable): Promise<void> {
  await tx.query({
    name: 'staff.lock-people',
    text: 'lock table staff_member in share row exclusive mode',
    values: [],
  })
}

/** Locks somebody's row; answers their roles, or null when they do not work here. */
export async function lockRoles(tx: Queryable, accountId: number): Promise<StaffRole[] | null> {
  const [member] = await tx.query<{ roles: StaffRole[] }>({
    name: 'staff.lock-member',
    text: 'select roles from staff_member where account_id = $1 for update',
    values: [accountId],
  })
  return member?.roles ?? null
}

/** Gives somebody other roles, or none, which ends it. A PIN that is too short for them goes: they choose another one. */
export async function replaceRoles(tx: Queryable, accountId: number, roles: readonly StaffRole[]): Promise<void> {
  const text =
    roles.length === 0
      ? 'delete from staff_member where account_id = $1 and cardinality($2::text[]) = 0'
      : `update staff_member m set roles = $2, asks_for_pin = m.asks_for_pin or s.is_short,
           pin_hash = case when s.is_short then '' else m.pin_hash end
         from (select pin_hash <> '' and coalesce(pin_digits, 0) < $3 as is_short from staff_member where account_id = $1) s
         where m.account_id = $1`
  await tx.query({
    name: roles.length === 0 ? 'staff.drop-member' : 'staff.set-roles',
    text,
    values: roles.length === 0 ? [accountId, roles] : [accountId, roles, leastPinDigits(roles)],
  })
}

/** Takes somebody's second factor and waiting logins away: only a mailed link leads to another one. Answers their e-mail, or null when they do not work here. */
export async function dropSecondFactor(tx: Queryable, accountId: number): Promise<string | null> {
  const [found] = await tx.query<{ email: string }>({
    name: 'staff.drop-second-factor',
    text: `
      with factor as (delete from staff_second_factor where account_id = $1),
      tickets as (delete from staff_login_ticket where account_id = $1)
      update staff_member m set mailbox_proven_at = null from account a
      where a.id = m.account_id and m.account_id = $1 returning a.email`,
    values: [accountId],
  })
  return found?.email ?? null
}
