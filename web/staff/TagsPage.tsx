import { TagsScreen } from '../bar/staff/tags/TagsScreen.tsx'
import { StaffShell } from './StaffShell.tsx'

/** `ges/cartelli`: the QR of the umbrellas inside the back office. */
export function TagsPage() {
  return (
    <StaffShell screen="cartelli">
      <TagsScreen />
    </StaffShell>
  )
}
