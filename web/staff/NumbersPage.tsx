import { hasRole } from '../../domain/platform/staff-role.ts'
import { getStaffMember } from '../../domain/staff/calls.ts'
import { MINUTE } from '../../domain/platform/duration.ts'
import { Numbers } from '../numbers/Numbers.tsx'
import { useCallQuery } from '../platform/queries.ts'
import { StaffShell } from './StaffShell.tsx'

/** `ges/numeri`: the numbers inside the back office; whoever works at the bar sees the bar's. */
export function NumbersPage() {
  return (
    <StaffShell screen="numeri">
      <MembersNumbers />
    </StaffShell>
  )
}

/** Inside the shell, which has asked who works here. */
function MembersNumbers() {
  const member = useCallQuery(getStaffMember, {}, { staleTime: 5 * MINUTE })
  return <Numbers isManager={hasRole(member.data?.roles ?? [], ['manager'])} />
}
