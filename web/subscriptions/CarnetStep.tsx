import type { SubscriptionPlan } from '../../domain/subscriptions/calls.ts'
import { useLanguage } from '../platform/language.ts'
import { useTexts } from '../platform/texts.ts'
import { Page } from '../ui/Page.tsx'
import { Card } from '../ui/surfaces.tsx'
import { AddToCart } from './AddToCart.tsx'
import { lowestCents } from './plan-choice.ts'
import { stretchWords, weekdayWords } from './plan-words.ts'
import { PriceCard } from './PriceCard.tsx'
import { Steps } from './Steps.tsx'
import type { SubscriptionDraft } from './subscription-draft.ts'
import { PLANS_PATH } from './subscription-paths.ts'
import { subscriptionTexts } from './texts.ts'
import styles from './subscriptions.module.css'

/** A carnet before it goes into the cart: entries, until when they hold, price. It has no place yet. */
export function CarnetStep({ plan, draft }: { readonly plan: SubscriptionPlan; readonly draft: SubscriptionDraft }) {
  const texts = useTexts(subscriptionTexts)
  const language = useLanguage()
  const total = lowestCents(plan, null)
  const onDays = weekdayWords(plan.weekdays, texts, language)
  return (
    <Page title={texts.title} back={PLANS_PATH} layout="columns">
      <Steps step={3} />
      <h2 className="large mt4">{texts.confirm.heading}</h2>
      <div className="columns mt4">
        <div className="columns-main">
          <Card>
            <h3 className="t2">{plan.name}</h3>
            <p className="sub ink2">
              {`${texts.entries(plan.entries ?? 0)}, ${texts.parts[plan.part]}`}
              <br />
              {stretchWords(plan.from, plan.to, language, true)}
            </p>
            {onDays === '' ? null : <p className="sub ink2">{texts.confirm.onDays(onDays)}</p>}
            <p className="foot ink2 mt2">{texts.plans.carnetPlace}</p>
          </Card>
        </div>
        <div className="columns-side">
          <PriceCard plan={plan} row={null} base={total} extras={[]} total={total} />
          <p className={`foot ink2 pretty mt3 ${styles['legal']}`}>
            {plan.withdrawalDays > 0 ? texts.confirm.withdrawal(plan.withdrawalDays) : texts.confirm.noWithdrawal}
          </p>
          <AddToCart draft={draft} isHeld problem={null} cents={total} />
        </div>
      </div>
    </Page>
  )
}
