import type { SubscriptionPlan } from '../../domain/subscriptions/calls.ts'
import type { BeachPlan, Category, Place } from '../../domain/umbrellas/plan.ts'
import { useLanguage } from '../platform/language.ts'
import { useTexts } from '../platform/texts.ts'
import { Page } from '../ui/Page.tsx'
import { Card } from '../ui/surfaces.tsx'
import { TimerPill } from '../ui/timers.tsx'
import { MiniBeach } from '../umbrellas/MiniBeach.tsx'
import { AddToCart } from './AddToCart.tsx'
import { checkChoices } from './choices-check.ts'
import { ConfirmChoices } from './ConfirmChoices.tsx'
import { HoldOver } from './HoldOver.tsx'
import { PayInParts } from './PayInParts.tsx'
import type { PlanAvailability } from './plan-map.ts'
import { heldWords, stretchWords, weekdayWords } from './plan-words.ts'
import { PriceCard } from './PriceCard.tsx'
import { Steps } from './Steps.tsx'
import { changeCart, type SubscriptionDraft } from './subscription-draft.ts'
import { extraRows, partsOf, placeCents, totalOf } from './subscription-price.ts'
import { PLACE_PATH } from './subscription-paths.ts'
import { subscriptionTexts } from './texts.ts'
import { useDraft } from './use-hold.ts'
import styles from './subscriptions.module.css'

interface ConfirmStepProps {
  readonly plan: SubscriptionPlan
  readonly beach: BeachPlan
  readonly availability: PlanAvailability
  readonly place: Place
  readonly category: Category
  readonly draft: SubscriptionDraft
}

/** The held place, what is chosen for it and what that costs (mockup 18). */
export function ConfirmStep(props: ConfirmStepProps) {
  const { plan, beach, availability, place, category, draft } = props
  const texts = useTexts(subscriptionTexts)
  const { left, isHeld } = useDraft()
  const extras = extraRows(availability, place, draft.cart)
  const base = placeCents(availability, place)
  const total = base === null ? null : totalOf(base, extras)
  const parts = total === null ? [] : partsOf(total, availability)
  const isInParts = draft.cart.inInstalments && parts.length > 0
  const isFirstRow = beach.rows.some(({ id, isFirst }) => isFirst && id === place.row)
  const check = checkChoices(category, isFirstRow, draft.cart, extras)
  return (
    <Page
      title={texts.title}
      back={PLACE_PATH}
      layout="columns"
      action={isHeld && left !== null && draft.cart.renewsId === null ? <TimerPill left={left} /> : null}
    >
      <Steps step={3} />
      <h2 className="large mt4">{texts.confirm.heading}</h2>
      {isHeld ? null : <HoldOver plan={plan} place={place} from={draft.cart.from} />}
      <div className="columns mt4">
        <div className="columns-main">
          <PlaceCard {...props} />
          <ConfirmChoices category={category} isFirstRow={isFirstRow} extras={extras} cart={draft.cart} />
        </div>
        <div className="columns-side">
          <PriceCard plan={plan} row={place.row} base={base} extras={extras} total={total} />
          {parts.length > 0 ? <PayInParts parts={parts} isInParts={isInParts} onChange={changeCart} /> : null}
          <p className={`foot ink2 pretty mt3 ${styles['legal']}`}>
            {plan.withdrawalDays > 0 ? texts.confirm.withdrawal(plan.withdrawalDays) : texts.confirm.noWithdrawal}
          </p>
          <AddToCart
            draft={draft}
            isHeld={isHeld}
            problem={check}
            cents={isInParts ? (parts[0]?.amountCents ?? null) : total}
          />
        </div>
      </div>
    </Page>
  )
}

/** The place on its piece of the beach, and the plan with its days. */
function PlaceCard({ plan, beach, availability, place, draft }: ConfirmStepProps) {
  const texts = useTexts(subscriptionTexts)
  const language = useLanguage()
  const onDays = weekdayWords(plan.weekdays, texts, language)
  return (
    <Card className={styles['map'] ?? ''}>
      <MiniBeach
        plan={beach}
        codes={[place.code]}
        states={availability.states}
        aspect={358 / 118}
        label={texts.confirm.position(place.code)}
      />
      <div className={styles['mapText']}>
        <h3 className="t2">{texts.confirm.place(place.code, plan.name)}</h3>
        <p className="sub ink2">
          {texts.confirm.days(stretchWords(availability.from, availability.to, language, true), texts.parts[plan.part])}
        </p>
        {onDays === '' ? null : <p className="sub ink2">{texts.confirm.onDays(onDays)}</p>}
        {draft.heldUntil === null ? null : (
          <p className="sr" role="status">
            {heldWords(draft, texts.confirm, language)}
          </p>
        )}
      </div>
    </Card>
  )
}
