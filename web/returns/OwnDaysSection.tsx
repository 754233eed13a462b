import type { SubscriptionSectionProps } from '../subscriptions/mine/SubscriptionDetail.tsx'
import { useTexts } from '../platform/texts.ts'
import { LinkButton } from '../ui/Button.tsx'
import { ownDaysPath } from './own-days-path.ts'
import { returnTexts } from './texts.ts'

/** The way from a subscription that has a place to the calendar of its days (B-18). */
export function OwnDaysSection({ subscription, isKept }: SubscriptionSectionProps) {
  const texts = useTexts(returnTexts).early
  const { subscriptionId, code, state } = subscription
  const isStanding = state === 'confirmed' || state === 'running' || state === 'suspended'
  if (code === null || isKept || !isStanding) return null
  return (
    <div className="mt3">
      <LinkButton full variant="tint" icon="calendar" to={ownDaysPath('subscription', subscriptionId)}>
        {texts.one}
      </LinkButton>
      <p className="foot ink2 c mt2">{texts.forCredit}</p>
    </div>
  )
}
