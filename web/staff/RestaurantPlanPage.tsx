import { ServicePlanScreen } from '../restaurant/staff/ServicePlanScreen.tsx'
import { StaffShell } from './StaffShell.tsx'

/** `ges/ristorante`: the restaurant's sittings inside the back office. */
export function RestaurantPlanPage() {
  return (
    <StaffShell screen="ristorante">
      <ServicePlanScreen />
    </StaffShell>
  )
}
