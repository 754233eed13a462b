import { useDeferredValue, useState } from 'react'
import { parseCivilDate } from '../../../domain/platform/civil-date.ts'
import type { AuditRow } from '../../../domain/staff/audit-calls.ts'
import { useQueryState } from '../../platform/navigation.tsx'
import { useTexts } from '../../platform/texts.ts'
import { LinkButton } from '../../ui/Button.tsx'
import { StaffPage } from '../../ui/staff/StaffPage.tsx'
import { AuditFilters } from './AuditFilters.tsx'
import { auditQuery } from './audit-query.ts'
import { AuditRows } from './AuditRows.tsx'
import { AuditSheet } from './AuditSheet.tsx'
import { ExportButton } from './ExportButton.tsx'
import { auditTexts } from './texts.ts'
import './audit.css'

/** As the call asks it. */
const LEAST = 2

/** `ges/registro`: everything that the resort's people did, searched. */
export function AuditScreen() {
  const texts = useTexts(auditTexts)
  const [query, setQuery] = useQueryState(auditQuery)
  const [open, setOpen] = useState<AuditRow | null>(null)
  const about = useDeferredValue(query.about?.trim() ?? '')
  const from = parseCivilDate(query.from ?? '')
  const to = parseCivilDate(query.to ?? '')
  const isRight = from === null || to === null || from <= to
  const search = {
    ...(about.length < LEAST ? {} : { about }),
    ...(query.kind === undefined ? {} : { kind: query.kind }),
    ...(query.person === undefined ? {} : { accountId: query.person }),
    ...(from === null || !isRight ? {} : { from }),
    ...(to === null || !isRight ? {} : { to }),
  }
  return (
    <StaffPage
      title={texts.title}
      className="audit"
      actions={
        <>
          <LinkButton variant="ghost" size="sm" icon="wrench" to="/ges/parametri" motion="tab">
            {texts.settings}
          </LinkButton>
          <ExportButton search={search} />
        </>
      }
    >
      <AuditFilters query={query} onChange={setQuery} isRight={isRight} />
      <AuditRows key={JSON.stringify(search)} search={search} onOpen={setOpen} />
      {open === null ? null : <AuditSheet row={open} onClose={() => setOpen(null)} />}
    </StaffPage>
  )
}
