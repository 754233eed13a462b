import { getRestaurants } from '../../domain/restaurant/calls.ts'
import { HOUR } from '../../domain/platform/duration.ts'
import { PaymentModeRows } from '../payments/staff/PaymentModeRows.tsx'
import { useCallQuery } from '../platform/queries.ts'
import { SettingsScreen } from '../settings/staff/SettingsScreen.tsx'
import { StaffShell } from './StaffShell.tsx'

/** `ges/parametri`: the settings inside the back office. */
export function SettingsPage() {
  return (
    <StaffShell screen="parametri">
      <NamedSettings />
    </StaffShell>
  )
}

/** The screen, with what other slices know of its rows. */
function NamedSettings() {
  const { data } = useCallQuery(getRestaurants, {}, { staleTime: HOUR })
  const nameOf = (number: number) => data?.restaurants.find(({ restaurant }) => restaurant === number)?.name
  return <SettingsScreen restaurants={[nameOf(1), nameOf(2)]} paymentRows={<PaymentModeRows />} />
}
