import { useState } from 'react'
import type { SubscriptionCart, SubscriptionPlan } from '../../domain/subscriptions/calls.ts'
import type { Place } from '../../domain/umbrellas/plan.ts'
import type { CallFailure } from '../platform/call.ts'
import { useFailureText } from '../platform/failure.ts'
import { useOnline } from '../platform/online.ts'
import { useTexts } from '../platform/texts.ts'
import { Button, LinkButton } from '../ui/Button.tsx'
import { Note } from '../ui/surfaces.tsx'
import { PLACE_PATH } from './subscription-paths.ts'
import { subscriptionTexts } from './texts.ts'
import { useHold } from './use-hold.ts'

interface HoldOverProps {
  readonly plan: Pick<SubscriptionPlan, 'planId'>
  readonly place: Pick<Place, 'id' | 'code' | 'row' | 'category'>
  readonly from: SubscriptionCart['from']
}

/** The hold has ended: the choices are still there, and the place is held again while it is free. */
export function HoldOver({ plan, place, from }: HoldOverProps) {
  const texts = useTexts(subscriptionTexts)
  const failureText = useFailureText()
  const isOnline = useOnline()
  const { hold, busyId } = useHold()
  const [problem, setProblem] = useState<'taken' | CallFailure | null>(null)
  const again = async () => {
    const outcome = await hold({ plan, from, place })
    setProblem(outcome.kind === 'held' ? null : outcome.kind === 'taken' ? 'taken' : outcome.failure)
  }
  const query = { plan: plan.planId, zone: place.category, from }
  return (
    <Note tone="warn" icon="timer-off" role="alert" className="mt4" title={texts.confirm.expired(place.code)}>
      <p>
        {problem === null
          ? texts.confirm.expiredText
          : problem === 'taken'
            ? texts.place.taken(place.code)
            : failureText(problem)}
      </p>
      <div className="row g2 wrap mt2">
        {problem === 'taken' ? null : (
          <Button size="sm" isBusy={busyId !== null} isDisabled={!isOnline} onPress={() => void again()}>
            {texts.confirm.again(place.code)}
          </Button>
        )}
        <LinkButton size="sm" variant="tint" to={PLACE_PATH} query={query}>
          {texts.confirm.other}
        </LinkButton>
      </div>
    </Note>
  )
}
