import { StaffSubscriptions } from '../subscriptions/staff/StaffSubscriptions.tsx'
import { StaffShell } from './StaffShell.tsx'

/** `ges/abbonamenti`: subscriptions inside the back office. */
export function SubscriptionDeskPage() {
  return (
    <StaffShell screen="abbonamenti">
      <StaffSubscriptions />
    </StaffShell>
  )
}
