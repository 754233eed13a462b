import { hasRole } from '../../domain/platform/staff-role.ts'
import { FiscalScreen } from '../fiscal/staff/FiscalScreen.tsx'
import { StaffShell } from './StaffShell.tsx'
import { useOwnRoles } from './use-own-roles.ts'

/** `ges/scontrini`: receipts inside the back office. */
export function FiscalPage() {
  return (
    <StaffShell screen="scontrini">
      <MembersFiscal />
    </StaffShell>
  )
}

/** Inside the shell, which has asked who works here. */
function MembersFiscal() {
  const roles = useOwnRoles()
  return <FiscalScreen isManager={hasRole(roles, ['manager'])} />
}
