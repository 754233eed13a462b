import { useState } from 'react'
import type { CallInput } from '../../../domain/platform/call.ts'
import { listAudit, type AuditRow } from '../../../domain/staff/audit-calls.ts'
import { useCallQuery } from '../../platform/queries.ts'
import { useTexts } from '../../platform/texts.ts'
import { Button } from '../../ui/Button.tsx'
import { Loaded } from '../../ui/Loaded.tsx'
import { ListRow } from '../../ui/List.tsx'
import { Skeleton } from '../../ui/surfaces.tsx'
import { auditTexts } from './texts.ts'
import { useAuditWords } from './use-audit-words.ts'

export type AuditSearch = Omit<CallInput<typeof listAudit>, 'after'>

interface AuditRowsProps {
  readonly search: AuditSearch
  readonly onOpen: (row: AuditRow) => void
}

/** What was done, the newest first; each further page is asked for. */
export function AuditRows({ search, onOpen }: AuditRowsProps) {
  const texts = useTexts(auditTexts)
  const [starts, setStarts] = useState<readonly string[]>([''])
  return (
    <section className="panel scrolls audit-rows" aria-label={texts.rows} tabIndex={-1}>
      {starts.map((after, at) => (
        <AuditRowPage
          key={after}
          search={after === '' ? search : { ...search, after }}
          onOpen={onOpen}
          onOlder={at === starts.length - 1 ? (next) => setStarts([...starts, next]) : null}
        />
      ))}
    </section>
  )
}

interface PageProps {
  readonly search: CallInput<typeof listAudit>
  readonly onOpen: (row: AuditRow) => void
  readonly onOlder: ((next: string) => void) | null
}

function AuditRowPage({ search, onOpen, onOlder }: PageProps) {
  const texts = useTexts(auditTexts)
  const words = useAuditWords()
  const page = useCallQuery(listAudit, search)
  return (
    <Loaded query={page} skeleton={<Skeleton height={320} radius={16} />}>
      {({ rows, next }) =>
        rows.length === 0 && search.after === undefined ? (
          <p role="status" className="ink2 audit-none">
            {texts.nothing}
          </p>
        ) : (
          <>
            <div className="list audit-list">
              {rows.map((row) => (
                <ListRow
                  key={row.rowId}
                  label={words.sentence(row)}
                  detail={words.when(row)}
                  onPress={() => onOpen(row)}
                />
              ))}
            </div>
            {next === null || onOlder === null ? null : (
              <Button variant="plain" full onPress={() => onOlder(next)}>
                {texts.older}
              </Button>
            )}
          </>
        )
      }
    </Loaded>
  )
}
