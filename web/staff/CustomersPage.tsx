import { CustomersScreen } from './customers/CustomersScreen.tsx'
import { StaffShell } from './StaffShell.tsx'

/** `ges/clienti`: customers inside the back office. */
export function CustomersPage() {
  return (
    <StaffShell screen="clienti">
      <CustomersScreen />
    </StaffShell>
  )
}
