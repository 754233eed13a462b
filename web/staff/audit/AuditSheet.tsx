import { useState } from 'react'
import type { AuditRow } from '../../../domain/staff/audit-calls.ts'
import { useTexts } from '../../platform/texts.ts'
import { Button, LinkButton } from '../../ui/Button.tsx'
import { Sheet } from '../../ui/Sheet.tsx'
import { AuditFacts } from './AuditFacts.tsx'
import { auditTexts } from './texts.ts'
import { useAuditWords } from './use-audit-words.ts'

/** What is written down of one row in words, the way to what it was about, and everything as it was written one tap away. */
export function AuditSheet({ row, onClose }: { readonly row: AuditRow; readonly onClose: () => void }) {
  const texts = useTexts(auditTexts)
  const words = useAuditWords()
  const [isRaw, setRaw] = useState(false)
  const toCustomer =
    row.customerId === null
      ? null
      : { customer: String(row.customerId), ...(row.orderId === null ? {} : { order: String(row.orderId) }) }
  return (
    <Sheet isOpen onClose={onClose} title={texts.details} subtitle={`${words.sentence(row)} · ${words.when(row)}`}>
      <div className="col g3">
        <AuditFacts row={row} />
        {toCustomer === null ? null : (
          <LinkButton full variant="tint" to="/ges/clienti" query={toCustomer}>
            {row.orderId === null ? texts.openCustomer : texts.openOrder}
          </LinkButton>
        )}
        {row.subject.startsWith('setting:') ? (
          <LinkButton full variant="tint" to="/ges/parametri">
            {texts.openSetting}
          </LinkButton>
        ) : null}
        {isRaw ? (
          <section aria-label={texts.rawOf}>
            <p className="foot ink2">{`${row.action} · ${row.subject}`}</p>
            <pre className="audit-raw">{JSON.stringify(row.detail, null, 2)}</pre>
          </section>
        ) : (
          <Button full variant="plain" onPress={() => setRaw(true)}>
            {texts.raw}
          </Button>
        )}
      </div>
    </Sheet>
  )
}
