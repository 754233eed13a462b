import type { StaffRole } from '../../domain/platform/staff-role.ts'
import type { Queryable } from '../platform/database.ts'

/** Keeps what somebody is before their roles change; null when they do not work here. Call it with their row locked. */
export async function noteStaffChange(
  tx: Queryable,
  accountId: number,
  roles: readonly StaffRole[],
  byAccountId: number,
): Promise<number | null> {
  const [row] = await tx.query<{ id: number | null }>({
    name: 'staff.note-change',
    text: 'select note_staff_change($1, $2, $3) as id',
    values: [accountId, roles, byAccountId],
  })
  return row?.id ?? null
}

/** A change of roles that can still be taken back. */
export interface StaffChange {
  readonly accountId: number
  readonly before: StaffRole[]
  readonly after: StaffRole[]
}

/** Marks one's own change as taken back, once and while its time is not over; null otherwise. */
export async function takeStaffChangeBack(
  tx: Queryable,
  changeId: number,
  byAccountId: number,
  seconds: number,
): Promise<StaffChange | null> {
  const [row] = await tx.query<StaffChange & Record<string, unknown>>({
    name: 'staff.take-change-back',
    text: `update staff_change set undone_at = battigia_now()
           where id = $1 and by_account_id = $2 and undone_at is null and at > battigia_now() - make_interval(secs => $3::integer)
           returning account_id as "accountId", array(select jsonb_array_elements_text(before -> 'member' -> 'roles')) as before, roles as after`,
    values: [changeId, byAccountId, seconds],
  })
  return row ?? null
}

/** False when anybody has changed them since. */
export async function restoreMember(tx: Queryable, changeId: number): Promise<boolean> {
  const [row] = await tx.query<{ done: boolean }>({
    name: 'staff.undo-change',
    text: 'select undo_staff_change($1) as done',
    values: [changeId],
  })
  return row?.done === true
}

/** Forgets what can no longer be taken back: it holds second factors. */
export async function forgetStaffChanges(tx: Queryable): Promise<void> {
  await tx.query({
    name: 'staff.forget-changes',
    text: `delete from staff_change where at < battigia_now() - interval '10 minutes'`,
    values: [],
  })
}
