import { TillScreen } from '../till/staff/TillScreen.tsx'
import { StaffShell } from './StaffShell.tsx'

/** `ges/cassa`: the cash desk inside the back office. */
export function TillPage() {
  return (
    <StaffShell screen="cassa">
      <TillScreen />
    </StaffShell>
  )
}
