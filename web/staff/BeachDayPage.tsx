import { lazy } from 'react'
import { hasRole } from '../../domain/platform/staff-role.ts'
import { BeachDayScreen } from '../arrivals/BeachDayScreen.tsx'
import { SeaCard } from '../content/staff/sea/SeaCard.tsx'
import { DeskBell } from './bell/DeskBell.tsx'
import { StaffShell } from './StaffShell.tsx'
import { useOwnRoles } from './use-own-roles.ts'

const OtherDays = lazy(async () => ({ default: (await import('./search/OtherDays.tsx')).OtherDays }))

/** `ges/spiaggia`: the beach of a day inside the back office. */
export function BeachDayPage() {
  return (
    <StaffShell screen="spiaggia">
      <OwnBeach />
    </StaffShell>
  )
}

/** Who takes money only does not look at the sea. */
function OwnBeach() {
  const roles = useOwnRoles()
  return (
    <BeachDayScreen
      bell={<DeskBell />}
      sea={hasRole(roles, ['beach']) ? <SeaCard /> : null}
      hasTill={hasRole(roles, ['cashier'])}
      OtherDays={OtherDays}
    />
  )
}
