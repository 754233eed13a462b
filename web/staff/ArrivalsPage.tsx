import { getStaffMember } from '../../domain/staff/calls.ts'
import { hasRole } from '../../domain/platform/staff-role.ts'
import { MINUTE } from '../../domain/platform/duration.ts'
import { ArrivalsScreen } from '../arrivals/ArrivalsScreen.tsx'
import { useCallQuery } from '../platform/queries.ts'
import { StaffShell } from './StaffShell.tsx'

/** `ges/arrivi`: the arrivals of a day inside the back office. */
export function ArrivalsPage() {
  return (
    <StaffShell screen="arrivi">
      <Arrivals />
    </StaffShell>
  )
}

/** The till's figures are the cashier's. */
function Arrivals() {
  const member = useCallQuery(getStaffMember, {}, { staleTime: 5 * MINUTE })
  return <ArrivalsScreen hasTill={hasRole(member.data?.roles ?? [], ['cashier'])} />
}
