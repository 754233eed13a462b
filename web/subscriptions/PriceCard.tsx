import type { SubscriptionPlan } from '../../domain/subscriptions/calls.ts'
import { money } from '../platform/format.ts'
import { useLanguage } from '../platform/language.ts'
import { useTexts } from '../platform/texts.ts'
import { Card } from '../ui/surfaces.tsx'
import type { ExtraRow } from './subscription-price.ts'
import { subscriptionTexts } from './texts.ts'
import { useExtraCount } from './use-extra-count.ts'
import styles from './subscriptions.module.css'

interface PriceCardProps {
  readonly plan: SubscriptionPlan
  /** Row of the place; null for a carnet. */
  readonly row: string | null
  /** Price without extras, in cents; null where the plan has none any more. */
  readonly base: number | null
  readonly extras: readonly ExtraRow[]
  /** What the desk takes off by hand, in cents. */
  readonly off?: number
  readonly total: number | null
}

/** What it is made of: the plan in its row, what is in the price, what is bought beside it, the total (mockup 18). */
export function PriceCard({ plan, row, base, extras, off = 0, total }: PriceCardProps) {
  const texts = useTexts(subscriptionTexts).confirm
  const language = useLanguage()
  const countOf = useExtraCount()
  return (
    <section className="mt3" aria-label={texts.price}>
      <Card as="div" className={styles['sum'] ?? ''}>
        <div className="kv">
          <span>{row === null ? plan.name : texts.priceRow(plan.name, row)}</span>
          <span>{base === null ? '–' : money(base, language)}</span>
        </div>
        {extras
          .filter(({ offer }) => offer.included > 0)
          .map(({ offer }) => (
            <div className="kv" key={`${offer.id}-included`}>
              <span>{countOf(offer.id, offer.included)}</span>
              <span>{offer.included === 1 ? texts.freeOne : texts.free}</span>
            </div>
          ))}
        {extras
          .filter(({ bought }) => bought > 0)
          .map(({ offer, bought }) => (
            <div className="kv" key={offer.id}>
              <span>{`+ ${countOf(offer.id, bought)}`}</span>
              <span>{money(offer.totalCents * bought, language)}</span>
            </div>
          ))}
        {off === 0 ? null : (
          <div className="kv">
            <span>{texts.off}</span>
            <span>{money(-off, language)}</span>
          </div>
        )}
        <div className="kv tot">
          <span>{texts.total}</span>
          <span>{total === null ? '–' : money(total, language)}</span>
        </div>
      </Card>
    </section>
  )
}
