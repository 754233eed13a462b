import type { GuestBarOrder } from '../../domain/bar/calls.ts'
import { money } from '../platform/format.ts'
import { useLanguage } from '../platform/language.ts'
import { useTexts } from '../platform/texts.ts'
import { classNames } from '../ui/class-names.ts'
import styles from './bar.module.css'
import { barTexts } from './texts.ts'

/** What was ordered, and how it is or was paid. */
export function BarReceipt({ order }: { readonly order: GuestBarOrder }) {
  const texts = useTexts(barTexts).status
  const language = useLanguage()
  return (
    <section className={classNames('card mt3', styles['receipt'])}>
      {order.lines.map((line, index) => (
        <div key={index} className="kv">
          <span>
            {line.kind === 'tip' ? texts.tip : `${line.quantity} ${line.name}`}
            {line.options.length === 0 && line.note === null ? null : (
              <span className="foot ink2 row-detail">
                {[...line.options, ...(line.note === null ? [] : [`“${line.note}”`])].join(', ')}
              </span>
            )}
          </span>
          <span>{money(line.totalCents, language)}</span>
        </div>
      ))}
      <div className={classNames('kv b', styles['receiptTotal'])}>
        <span>{payWords(order, texts)}</span>
        <span>{money(order.totalCents, language)}</span>
      </div>
    </section>
  )
}

type StatusTexts = Awaited<ReturnType<typeof barTexts.load>>['status']

function payWords({ status, dueCents, code, method }: GuestBarOrder, texts: StatusTexts): string {
  if (status === 'awaiting_payment' || status === 'cancelled' || status === 'rejected') return texts.total
  if (dueCents > 0) return code === null ? texts.due.counter : texts.due.umbrella
  return texts.paid[method] ?? texts.total
}
