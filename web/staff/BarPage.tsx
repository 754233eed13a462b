import { BarBoard } from '../bar/staff/BarBoard.tsx'
import { StaffShell } from './StaffShell.tsx'

/** `ges/bar`: the bar's board inside the back office. */
export function BarPage() {
  return (
    <StaffShell screen="bar">
      <BarBoard />
    </StaffShell>
  )
}
