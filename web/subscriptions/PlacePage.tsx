import type { SubscriptionPlan } from '../../domain/subscriptions/calls.ts'
import type { BeachPlan } from '../../domain/umbrellas/plan.ts'
import { FullBeachArt } from '../design/art/FullBeachArt.tsx'
import { useTexts } from '../platform/texts.ts'
import { LinkButton } from '../ui/Button.tsx'
import { Page } from '../ui/Page.tsx'
import { EmptyState } from '../ui/states.tsx'
import { Skeleton } from '../ui/surfaces.tsx'
import { Waiting } from '../ui/Waiting.tsx'
import { PlaceStep } from './PlaceStep.tsx'
import { PlanFailed } from './PlanFailed.tsx'
import { Steps } from './Steps.tsx'
import { PLANS_PATH } from './subscription-paths.ts'
import { subscriptionTexts } from './texts.ts'
import { useOwnDogs, usePlanAvailability, usePlanChoice, useSoldPlans } from './use-plans.ts'
import styles from './subscriptions.module.css'

/** Step two: the place, on the map or in the list, free on every day of the plan (R-102, R-208, mockup 17). */
export function PlacePage() {
  const { plans, beach, failure, isFetching, retry } = useSoldPlans()
  const own = useOwnDogs()
  if (plans !== undefined && beach !== undefined && !own.isPending)
    return <ChosenPlan plans={plans} beach={beach} dogs={own.dogs} />
  return failure === null ? (
    <Loading onRetry={retry} />
  ) : (
    <PlanFailed way="otherStart" failure={failure} onRetry={retry} isRetrying={isFetching} />
  )
}

interface ChosenPlanProps {
  readonly plans: readonly SubscriptionPlan[]
  readonly beach: BeachPlan
  readonly dogs: ReturnType<typeof useOwnDogs>['dogs']
}

function ChosenPlan({ plans, beach, dogs }: ChosenPlanProps) {
  const texts = useTexts(subscriptionTexts)
  const choice = usePlanChoice({ plans, beach }, dogs, false)
  const { plan, from, zone } = choice
  const { data, error, refetch, isFetching } = usePlanAvailability(plan, from, true)
  const retry = () => void refetch()
  if (plan === null || plan.kind === 'carnet' || zone === null || from === null) {
    return (
      <Page title={texts.title} back={PLANS_PATH}>
        <EmptyState
          art={<FullBeachArt />}
          title={texts.place.noPlan}
          text={texts.place.noPlanText}
          action={
            <LinkButton full to={PLANS_PATH} replace>
              {texts.place.toPlans}
            </LinkButton>
          }
        />
      </Page>
    )
  }
  if (data === undefined)
    return error === null ? (
      <Loading onRetry={retry} />
    ) : (
      <PlanFailed way="otherStart" failure={error} onRetry={retry} isRetrying={isFetching} />
    )
  return (
    <PlaceStep
      beach={beach}
      plan={plan}
      zone={zone}
      availability={data}
      choice={choice}
      dogs={dogs}
      isStale={error !== null}
      refresh={retry}
    />
  )
}

function Loading({ onRetry }: { readonly onRetry: () => void }) {
  const texts = useTexts(subscriptionTexts)
  return (
    <Page title={texts.title} back={PLANS_PATH}>
      <Waiting onRetry={onRetry}>
        <Steps step={2} />
        <Skeleton className="mt4" height={30} radius={10} />
        <Skeleton className={`mt3 ${styles['tall']}`} height={420} radius="var(--r-l)" />
      </Waiting>
    </Page>
  )
}
