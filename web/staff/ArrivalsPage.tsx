import { hasRole } from '../../domain/platform/staff-role.ts'
import { ArrivalsScreen } from '../arrivals/ArrivalsScreen.tsx'
import { StaffShell } from './StaffShell.tsx'
import { useOwnRoles } from './use-own-roles.ts'

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
  const roles = useOwnRoles()
  return <ArrivalsScreen hasTill={hasRole(roles, ['cashier'])} />
}
