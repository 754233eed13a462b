import { StaffShell } from './StaffShell.tsx'

/** `ges/catalogo`: dishes, the bar's items, news and pages inside the back office. */
export function CatalogPage() {
  return (
    <StaffShell screen="catalogo">
      <main id="main" tabIndex={-1} className="desk-page" />
    </StaffShell>
  )
}
