import { PeopleScreen } from './people/PeopleScreen.tsx'
import { StaffShell } from './StaffShell.tsx'

/** `ges/persone`: who works here and what they may do, for managers. */
export function PeoplePage() {
  return (
    <StaffShell screen="persone">
      <PeopleScreen />
    </StaffShell>
  )
}
