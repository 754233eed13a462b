import type { SubscriptionPlan } from '../../domain/subscriptions/calls.ts'
import type { BeachPlan } from '../../domain/umbrellas/plan.ts'
import { FullBeachArt } from '../design/art/FullBeachArt.tsx'
import { useTexts } from '../platform/texts.ts'
import { LinkButton } from '../ui/Button.tsx'
import { Page } from '../ui/Page.tsx'
import { EmptyState } from '../ui/states.tsx'
import { Skeleton } from '../ui/surfaces.tsx'
import { Waiting } from '../ui/Waiting.tsx'
import { CarnetStep } from './CarnetStep.tsx'
import { ConfirmStep } from './ConfirmStep.tsx'
import { PlanFailed } from './PlanFailed.tsx'
import { Steps } from './Steps.tsx'
import type { SubscriptionDraft } from './subscription-draft.ts'
import { PLANS_PATH } from './subscription-paths.ts'
import { subscriptionTexts } from './texts.ts'
import { useDraft } from './use-hold.ts'
import { usePlanAvailability, useSoldPlans } from './use-plans.ts'

/** Step three: who comes along, what stands there, how it is paid, and into the cart (R-102, R-509, mockup 18). */
export function ConfirmPage() {
  const { draft } = useDraft()
  const { plans, beach, failure, isFetching, retry } = useSoldPlans()
  if (draft === null) return <NothingChosen />
  if (plans !== undefined && beach !== undefined) {
    const plan = plans.find(({ planId }) => planId === draft.cart.planId)
    if (plan === undefined) return <NothingChosen />
    return plan.kind === 'carnet' ? (
      <CarnetStep plan={plan} draft={draft} />
    ) : (
      <PricedPlace plan={plan} beach={beach} draft={draft} />
    )
  }
  return failure === null ? (
    <Loading onRetry={retry} />
  ) : (
    <PlanFailed way="toPlans" failure={failure} onRetry={retry} isRetrying={isFetching} />
  )
}

interface PricedPlaceProps {
  readonly plan: SubscriptionPlan
  readonly beach: BeachPlan
  readonly draft: SubscriptionDraft
}

function PricedPlace({ plan, beach, draft }: PricedPlaceProps) {
  const { data, error, refetch, isFetching } = usePlanAvailability(plan, draft.cart.from, false)
  const place = beach.places.find(({ id }) => id === draft.cart.umbrellaId)
  const category = beach.categories.find(({ id }) => id === place?.category)
  const retry = () => void refetch()
  if (place === undefined || category === undefined) return <NothingChosen />
  if (data !== undefined)
    return <ConfirmStep plan={plan} beach={beach} availability={data} place={place} category={category} draft={draft} />
  return error === null ? (
    <Loading onRetry={retry} />
  ) : (
    <PlanFailed way="toPlans" failure={error} onRetry={retry} isRetrying={isFetching} />
  )
}

/** Nothing is chosen on this device, or the plan is no longer sold. */
function NothingChosen() {
  const texts = useTexts(subscriptionTexts)
  return (
    <Page title={texts.title} back={PLANS_PATH}>
      <EmptyState
        art={<FullBeachArt />}
        title={texts.confirm.nothing}
        text={texts.confirm.nothingText}
        action={
          <LinkButton full to={PLANS_PATH} replace>
            {texts.place.toPlans}
          </LinkButton>
        }
      />
    </Page>
  )
}

function Loading({ onRetry }: { readonly onRetry: () => void }) {
  const texts = useTexts(subscriptionTexts)
  return (
    <Page title={texts.title} back={PLANS_PATH}>
      <Waiting onRetry={onRetry}>
        <Steps step={3} />
        {[34, 190, 138, 128].map((height) => (
          <Skeleton key={height} className="mt3" height={height} radius="var(--r-xl)" />
        ))}
      </Waiting>
    </Page>
  )
}
