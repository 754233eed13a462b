import { getStaffMember } from '../../domain/staff/calls.ts'
import { hasRole } from '../../domain/platform/staff-role.ts'
import { useCallQuery } from '../platform/queries.ts'
import { WeatherScreen } from '../weather/staff/WeatherScreen.tsx'
import { StaffShell } from './StaffShell.tsx'

/** `ges/meteo`: days of bad weather inside the back office. */
export function WeatherDaysPage() {
  return (
    <StaffShell screen="meteo">
      <OwnWeather />
    </StaffShell>
  )
}

function OwnWeather() {
  const { data } = useCallQuery(getStaffMember, {})
  return <WeatherScreen decides={hasRole(data?.roles ?? [], ['manager'])} />
}
