import type { CivilDate } from '../../domain/platform/civil-date.ts'
import type { SubscriptionCart } from '../../domain/subscriptions/calls.ts'
import { day, money } from '../platform/format.ts'
import { useLanguage } from '../platform/language.ts'
import { useTexts } from '../platform/texts.ts'
import { RadioList } from '../ui/choices.tsx'
import { subscriptionTexts } from './texts.ts'
import styles from './subscriptions.module.css'

interface PayInPartsProps {
  /** The first is paid with the order. */
  readonly parts: readonly { readonly dueDay: CivilDate; readonly amountCents: number }[]
  readonly isInParts: boolean
  readonly onChange: (change: Pick<SubscriptionCart, 'inInstalments'>) => void
}

/** All at once, or the deposit now and the rest when it is due, with days and amounts. */
export function PayInParts({ parts, isInParts, onChange }: PayInPartsProps) {
  const texts = useTexts(subscriptionTexts).confirm
  const language = useLanguage()
  const [deposit] = parts
  if (deposit === undefined) return null
  return (
    <section>
      <h2 className="lh">{texts.pay}</h2>
      <RadioList<'all' | 'parts'>
        label={texts.pay}
        value={isInParts ? 'parts' : 'all'}
        options={[
          { id: 'all', label: texts.payAll },
          {
            id: 'parts',
            label: texts.payParts,
            detail: texts.payPartsText(money(deposit.amountCents, language)),
            below: isInParts ? (
              <div className={styles['parts']}>
                {parts.map(({ dueDay, amountCents }, index) => (
                  <div className="kv" key={dueDay}>
                    <span>{index === 0 ? texts.now : texts.due(day(dueDay, language, 'date'))}</span>
                    <span>{money(amountCents, language)}</span>
                  </div>
                ))}
              </div>
            ) : undefined,
          },
        ]}
        onChange={(way) => onChange({ inInstalments: way === 'parts' })}
      />
    </section>
  )
}
