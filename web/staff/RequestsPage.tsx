import { RequestsScreen } from './requests/RequestsScreen.tsx'
import { StaffShell } from './StaffShell.tsx'

/** `ges/richieste`: money that waits for a second yes. */
export function RequestsPage() {
  return (
    <StaffShell screen="richieste">
      <RequestsScreen />
    </StaffShell>
  )
}
