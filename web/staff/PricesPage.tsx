import { StaffPrices } from '../umbrellas/staff/prices/StaffPrices.tsx'
import { StaffShell } from './StaffShell.tsx'

/** `ges/prezzi`: prices, seasons and promotions inside the back office. */
export function PricesPage() {
  return (
    <StaffShell screen="prezzi">
      <StaffPrices />
    </StaffShell>
  )
}
