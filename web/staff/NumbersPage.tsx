import { hasRole } from '../../domain/platform/staff-role.ts'
import { Numbers } from '../numbers/Numbers.tsx'
import { StaffShell } from './StaffShell.tsx'
import { useOwnRoles } from './use-own-roles.ts'

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
  const roles = useOwnRoles()
  return <Numbers isManager={hasRole(roles, ['manager'])} />
}
