import { FiscalScreen } from '../fiscal/staff/FiscalScreen.tsx'
import { StaffShell } from './StaffShell.tsx'

/** `ges/scontrini`: receipts inside the back office. */
export function FiscalPage() {
  return (
    <StaffShell screen="scontrini">
      <FiscalScreen />
    </StaffShell>
  )
}
