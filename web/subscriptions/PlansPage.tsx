import type { SubscriptionPlan } from '../../domain/subscriptions/calls.ts'
import type { BeachPlan } from '../../domain/umbrellas/plan.ts'
import { FullBeachArt } from '../design/art/FullBeachArt.tsx'
import { isCallFailure } from '../platform/call.ts'
import { useFailureReason } from '../platform/failure.ts'
import { useGo } from '../platform/navigation.tsx'
import { useOnline } from '../platform/online.ts'
import { useTexts } from '../platform/texts.ts'
import { Button, LinkButton } from '../ui/Button.tsx'
import { Page } from '../ui/Page.tsx'
import { EmptyState, ErrorState } from '../ui/states.tsx'
import { Note, Skeleton } from '../ui/surfaces.tsx'
import { Waiting } from '../ui/Waiting.tsx'
import type { SearchDog } from '../umbrellas/search-state.ts'
import { useResort } from '../umbrellas/use-resort.ts'
import { hasStartChoice, lowestCents } from './plan-choice.ts'
import { PlanCards } from './PlanCards.tsx'
import { StartDay } from './StartDay.tsx'
import { Steps } from './Steps.tsx'
import { subscriptionTexts } from './texts.ts'
import { startCarnet } from './use-hold.ts'
import { useOwnDogs, usePlanChoice, useSoldPlans } from './use-plans.ts'
import { ZoneChoice } from './ZoneChoice.tsx'

/** Step one: which plan, for whom, from when (R-102, R-201, mockup 16). What is chosen is in the address. */
export function PlansPage() {
  const texts = useTexts(subscriptionTexts)
  const { plans, beach, failure, isFetching, retry } = useSoldPlans()
  const own = useOwnDogs()
  if (plans !== undefined && beach !== undefined && !own.isPending && plans.length > 0)
    return <SoldPlans plans={plans} beach={beach} dogs={own.dogs} />
  return (
    <Page title={texts.title} back="/tabs/home">
      {failure !== null ? (
        isCallFailure(failure, 'resort_closed') ? (
          <Closed />
        ) : (
          <Failed failure={failure} onRetry={retry} isRetrying={isFetching} />
        )
      ) : plans?.length === 0 ? (
        <EmptyState
          art={<FullBeachArt />}
          title={texts.plans.empty}
          text={texts.plans.emptyText}
          action={
            <LinkButton full to="/tabs/main-page-ombrelloni" motion="tab">
              {texts.plans.toSearch}
            </LinkButton>
          }
        />
      ) : (
        <Waiting onRetry={retry}>
          <Steps step={1} />
          <Skeleton className="mt4" height={34} radius={10} />
          {[1, 2, 3, 4].map((row) => (
            <Skeleton key={row} className="mt2" height={72} radius="var(--r-l)" />
          ))}
        </Waiting>
      )}
    </Page>
  )
}

function Closed() {
  const texts = useTexts(subscriptionTexts).plans
  const resort = useResort()
  return <EmptyState art={<FullBeachArt />} title={texts.closed} text={texts.closedText(resort?.phone ?? '')} />
}

function Failed(props: { readonly failure: unknown; readonly onRetry: () => void; readonly isRetrying: boolean }) {
  const failureReason = useFailureReason()
  return <ErrorState text={failureReason(props.failure)} onRetry={props.onRetry} isRetrying={props.isRetrying} />
}

interface SoldPlansProps {
  readonly plans: readonly SubscriptionPlan[]
  readonly beach: BeachPlan
  readonly dogs: readonly SearchDog[]
}

function SoldPlans({ plans, beach, dogs }: SoldPlansProps) {
  const texts = useTexts(subscriptionTexts)
  const go = useGo()
  const isOnline = useOnline()
  const resort = useResort()
  const choice = usePlanChoice({ plans, beach }, dogs, true)
  const { plan, zones, zone, from, change, query } = choice
  const isCarnet = plan?.kind === 'carnet'
  const isSoldOut = plan === null || lowestCents(plan, isCarnet ? null : zone) === null
  const next = () => {
    if (isCarnet && from !== null) startCarnet(plan, from)
    go(isCarnet ? '../abbonamenti-tre' : '../abbonamenti-due', { query })
  }
  return (
    <Page
      title={texts.title}
      back="/tabs/home"
      footer={
        <Button full isDisabled={isSoldOut || !isOnline} onPress={next}>
          {isCarnet ? texts.plans.nextCarnet : texts.plans.next}
        </Button>
      }
    >
      <Steps step={1} />
      <h2 className="large mt4">{texts.plans.heading}</h2>
      <p className="call ink2 mt1">{texts.plans.text}</p>
      {isOnline ? null : (
        <Note tone="warn" icon="wifi-off" className="mt3" role="status">
          {texts.plans.offline}
        </Note>
      )}
      <div className="mt4">
        <PlanCards
          plans={plans}
          chosen={plan}
          zone={zone}
          onChange={(planId) => change({ plan: planId, from: undefined })}
        />
      </div>
      {isCarnet ? (
        <p className="lf">{texts.plans.carnetPlace}</p>
      ) : (
        <>
          <ZoneChoice zones={zones} chosen={zone} onChange={(next) => change({ zone: next })} />
          <p className="lf">{texts.plans.rowPrice(beach.rows[0]?.id ?? '')}</p>
        </>
      )}
      {plan !== null && from !== null && hasStartChoice(plan) ? (
        <StartDay
          key={plan.planId}
          plan={plan}
          from={from}
          zone={zone}
          today={resort?.today ?? ''}
          onChange={(day) => change({ from: day })}
        />
      ) : null}
    </Page>
  )
}
