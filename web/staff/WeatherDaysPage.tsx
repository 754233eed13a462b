import { hasRole } from '../../domain/platform/staff-role.ts'
import { WeatherScreen } from '../weather/staff/WeatherScreen.tsx'
import { StaffShell } from './StaffShell.tsx'
import { useOwnRoles } from './use-own-roles.ts'

/** `ges/meteo`: days of bad weather inside the back office. */
export function WeatherDaysPage() {
  return (
    <StaffShell screen="meteo">
      <OwnWeather />
    </StaffShell>
  )
}

function OwnWeather() {
  const roles = useOwnRoles()
  return <WeatherScreen decides={hasRole(roles, ['manager'])} />
}
