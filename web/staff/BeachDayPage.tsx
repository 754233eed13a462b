import { BeachDayScreen } from '../arrivals/BeachDayScreen.tsx'
import { DeskBell } from './bell/DeskBell.tsx'
import { StaffShell } from './StaffShell.tsx'

/** `ges/spiaggia`: the beach of a day inside the back office. */
export function BeachDayPage() {
  return (
    <StaffShell screen="spiaggia">
      <BeachDayScreen bell={<DeskBell />} />
    </StaffShell>
  )
}
