import { AUDIT_KINDS, type AuditKind } from '../../../domain/staff/audit-actions.ts'
import { listAudit } from '../../../domain/staff/audit-calls.ts'
import { MINUTE } from '../../../domain/platform/duration.ts'
import type { Query } from '../../platform/navigation.tsx'
import { useCallQuery } from '../../platform/queries.ts'
import { useTexts } from '../../platform/texts.ts'
import { DateField } from '../../ui/staff/DateField.tsx'
import { SelectField } from '../../ui/staff/SelectField.tsx'
import { TextField } from '../../ui/TextField.tsx'
import type { AuditQuery } from './audit-query.ts'
import { auditTexts, auditWords } from './texts.ts'

interface AuditFiltersProps {
  readonly query: AuditQuery
  readonly onChange: (change: Query) => void
  /** Whether the days are in their order. */
  readonly isRight: boolean
}

/** What is looked for: words, person, kind of action and days, all of them in the address. */
export function AuditFilters({ query, onChange, isRight }: AuditFiltersProps) {
  const texts = useTexts(auditTexts)
  const words = useTexts(auditWords)
  const people = useCallQuery(listAudit, {}, { staleTime: MINUTE, select: (answer) => answer.people })
  const kinds = AUDIT_KINDS.map((id) => ({ id, label: words.kinds[id] }))
  const persons = (people.data ?? []).map(({ accountId, name }) => ({ id: String(accountId), label: name }))
  return (
    <div className="audit-filters">
      <TextField
        label={texts.about}
        hint={texts.aboutHint}
        type="search"
        icon="search"
        value={query.about ?? ''}
        maxLength={120}
        onChange={(about) => onChange({ about })}
      />
      <SelectField
        label={texts.person}
        value={query.person ?? ''}
        options={[{ id: '', label: texts.everybody }, ...persons]}
        onChange={(person) => onChange({ person })}
      />
      <SelectField<AuditKind | ''>
        label={texts.kind}
        value={query.kind ?? ''}
        options={[{ id: '', label: texts.everything }, ...kinds]}
        onChange={(kind) => onChange({ kind })}
      />
      <DateField label={texts.from} value={query.from ?? ''} onChange={(from) => onChange({ from })} />
      <DateField
        label={texts.to}
        value={query.to ?? ''}
        onChange={(to) => onChange({ to })}
        error={isRight ? undefined : texts.wrongDays}
      />
    </div>
  )
}
