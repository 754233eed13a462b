import { WaitingPeople } from '../umbrellas/waiting/staff/WaitingPeople.tsx'
import { StaffShell } from './StaffShell.tsx'

/** `ges/lista-attesa`: the waiting list inside the back office. */
export function WaitingPeoplePage() {
  return (
    <StaffShell screen="lista-attesa">
      <WaitingPeople />
    </StaffShell>
  )
}
