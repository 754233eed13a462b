import { AuditScreen } from './audit/AuditScreen.tsx'
import { StaffShell } from './StaffShell.tsx'

/** `ges/registro`: who did what, and when. */
export function AuditPage() {
  return (
    <StaffShell screen="registro">
      <AuditScreen />
    </StaffShell>
  )
}
