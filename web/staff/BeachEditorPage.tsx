import { BeachEditor } from '../umbrellas/staff/editor/BeachEditor.tsx'
import { StaffShell } from './StaffShell.tsx'

/** `ges/mappa`: the beach's visual editor inside the back office. */
export function BeachEditorPage() {
  return (
    <StaffShell screen="mappa">
      <BeachEditor />
    </StaffShell>
  )
}
