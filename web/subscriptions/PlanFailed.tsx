import { FullBeachArt } from '../design/art/FullBeachArt.tsx'
import { isCallFailure, type CallFailure } from '../platform/call.ts'
import { useFailureReason, useFailureText } from '../platform/failure.ts'
import { useTexts } from '../platform/texts.ts'
import { LinkButton } from '../ui/Button.tsx'
import { Page } from '../ui/Page.tsx'
import { EmptyState, ErrorState } from '../ui/states.tsx'
import { PLANS_PATH } from './subscription-paths.ts'
import { subscriptionTexts } from './texts.ts'

interface PlanFailedProps {
  readonly failure: CallFailure
  /** What the way back to the plans is called. */
  readonly way: 'toPlans' | 'otherStart'
  readonly onRetry: () => void
  readonly isRetrying: boolean
}

/** What no retry changes leads back to the plans; everything else can be tried again. */
export function PlanFailed({ failure, way, onRetry, isRetrying }: PlanFailedProps) {
  const texts = useTexts(subscriptionTexts)
  const failureText = useFailureText()
  const failureReason = useFailureReason()
  return (
    <Page title={texts.title} back={PLANS_PATH}>
      {isCallFailure(failure, 'plan_unknown', 'plan_start_not_offered', 'resort_closed', 'input_invalid') ? (
        <EmptyState
          art={<FullBeachArt />}
          title={failureText(failure)}
          action={
            <LinkButton full to={PLANS_PATH} replace>
              {texts.place[way]}
            </LinkButton>
          }
        />
      ) : (
        <ErrorState text={failureReason(failure)} onRetry={onRetry} isRetrying={isRetrying} />
      )}
    </Page>
  )
}
