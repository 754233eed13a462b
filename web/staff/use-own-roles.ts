import { MINUTE } from '../../domain/platform/duration.ts'
import type { StaffRole } from '../../domain/platform/staff-role.ts'
import { getStaffMember } from '../../domain/staff/calls.ts'
import { useCallQuery } from '../platform/queries.ts'

/** Who works here now, as the shell around every screen asks it. */
export function useAskedMember() {
  return useCallQuery(getStaffMember, {}, { staleTime: 5 * MINUTE })
}

/** What who works here may do; nothing until it is known. For screens inside the shell. */
export function useOwnRoles(): readonly StaffRole[] {
  return useAskedMember().data?.roles ?? []
}
