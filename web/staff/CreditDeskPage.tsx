import { CreditDesk } from '../payments/credit/staff/CreditDesk.tsx'
import { StaffShell } from './StaffShell.tsx'

/** `ges/credito`: a guest's credit inside the back office. */
export function CreditDeskPage() {
  return (
    <StaffShell screen="credito">
      <CreditDesk />
    </StaffShell>
  )
}
