import type { AuditRow } from '../../../domain/staff/audit-calls.ts'
import { useTexts } from '../../platform/texts.ts'
import { LinkButton } from '../../ui/Button.tsx'
import { Sheet } from '../../ui/Sheet.tsx'
import { auditTexts } from './texts.ts'
import { useAuditWords } from './use-audit-words.ts'

/** Everything that is written down of one row: before and after, reason, amounts; and the way to what it was about. */
export function AuditSheet({ row, onClose }: { readonly row: AuditRow; readonly onClose: () => void }) {
  const texts = useTexts(auditTexts)
  const words = useAuditWords()
  const entries = Object.entries(row.detail)
  const label = (name: string) => (name === 'before' || name === 'after' ? texts[name] : name)
  const toCustomer =
    row.customerId === null
      ? null
      : { customer: String(row.customerId), ...(row.orderId === null ? {} : { order: String(row.orderId) }) }
  return (
    <Sheet isOpen onClose={onClose} title={texts.details} subtitle={`${words.sentence(row)} · ${words.when(row)}`}>
      <div className="col g3">
        <p className="foot ink2">{`${row.action} · ${row.subject}`}</p>
        {entries.length === 0 ? <p className="ink2">{texts.forgotten}</p> : null}
        <dl className="audit-detail">
          {entries.map(([name, value]) => (
            <div key={name}>
              <dt>{label(name)}</dt>
              <dd>{typeof value === 'string' ? value : JSON.stringify(value, null, 1)}</dd>
            </div>
          ))}
        </dl>
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
      </div>
    </Sheet>
  )
}
