import { DogChecks } from '../dogs/staff/DogChecks.tsx'
import { StaffShell } from './StaffShell.tsx'

/** `ges/cani`: the check of dogs' documents inside the back office. */
export function DogChecksPage() {
  return (
    <StaffShell screen="cani">
      <DogChecks />
    </StaffShell>
  )
}
