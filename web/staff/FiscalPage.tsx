import { MINUTE } from '../../domain/platform/duration.ts'
import { hasRole } from '../../domain/platform/staff-role.ts'
import { getStaffMember } from '../../domain/staff/calls.ts'
import { FiscalScreen } from '../fiscal/staff/FiscalScreen.tsx'
import { useCallQuery } from '../platform/queries.ts'
import { StaffShell } from './StaffShell.tsx'

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
  const member = useCallQuery(getStaffMember, {}, { staleTime: 5 * MINUTE })
  return <FiscalScreen isManager={hasRole(member.data?.roles ?? [], ['manager'])} />
}
