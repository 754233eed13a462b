import { Radio, RadioGroup } from 'react-aria-components/RadioGroup'
import type { SubscriptionPlan } from '../../domain/subscriptions/calls.ts'
import { moneyWhole } from '../platform/format.ts'
import { useLanguage } from '../platform/language.ts'
import { useTexts } from '../platform/texts.ts'
import { Icon } from '../ui/Icon.tsx'
import { Pill } from '../ui/surfaces.tsx'
import { fewLeft, lowestCents, type Zone } from './plan-choice.ts'
import { stretchWords } from './plan-words.ts'
import { subscriptionTexts } from './texts.ts'
import styles from './subscriptions.module.css'

interface PlanCardsProps {
  readonly plans: readonly SubscriptionPlan[]
  readonly chosen: SubscriptionPlan | null
  /** Zone whose prices are shown; a plan that is not sold for it shows its lowest price. */
  readonly zone: Zone | null
  readonly onChange: (planId: string) => void
}

/** The plans as cards, of which one is chosen: name, days, price from, and how many places are left (mockup 16). */
export function PlanCards({ plans, chosen, zone, onChange }: PlanCardsProps) {
  const texts = useTexts(subscriptionTexts).plans
  return (
    <RadioGroup
      aria-label={texts.label}
      className={styles['plans'] ?? ''}
      value={chosen === null ? null : String(chosen.planId)}
      onChange={onChange}
    >
      {plans.map((plan) => (
        <PlanCard key={plan.planId} plan={plan} zone={zoneOf(plan, zone)} />
      ))}
    </RadioGroup>
  )
}

/** The zone to price a plan by; null where the plan is not sold for the chosen one. */
function zoneOf(plan: SubscriptionPlan, zone: Zone | null): Zone | null {
  const { categories } = plan
  return categories === null || zone?.categories.some(({ id }) => categories.includes(id)) ? zone : null
}

function PlanCard({ plan, zone }: { readonly plan: SubscriptionPlan; readonly zone: Zone | null }) {
  const texts = useTexts(subscriptionTexts).plans
  const language = useLanguage()
  const cents = lowestCents(plan, plan.kind === 'carnet' ? null : zone)
  const few = fewLeft(plan, zone)
  // Its days say it all; what is for some of them, or from any day on, is said in the plan's own words.
  const isEveryDay = plan.kind === 'span' && plan.weekdays === null && plan.part === 'full_day'
  return (
    <Radio value={String(plan.planId)} className={styles['plan'] ?? ''}>
      <span className="grow">
        <span className={`row g2 ${styles['name']}`}>
          <span className="t3">{plan.name}</span>
          {few === null ? null : <Pill tone="warn">{texts.few(few)}</Pill>}
        </span>
        <span className={`sub ink2 ${styles['when']}`}>
          {isEveryDay ? stretchWords(plan.from, plan.to, language) : plan.text}
        </span>
      </span>
      {cents === null ? (
        <span className={`foot ink2 ${styles['amount']}`}>{texts.soldOut}</span>
      ) : (
        <span className={styles['amount']}>
          <span className="foot ink2">{texts.from}</span> <span className="price">{moneyWhole(cents, language)}</span>
        </span>
      )}
      <span className="radio">
        <Icon name="check" size={14} stroke={3.2} />
      </span>
    </Radio>
  )
}
