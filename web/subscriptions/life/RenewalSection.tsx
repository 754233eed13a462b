import { useRef, useState } from 'react'
import type { Subscription } from '../../../domain/subscriptions/calls.ts'
import { declineRenewal, type Renewal } from '../../../domain/subscriptions/life-calls.ts'
import { day, resortInstant } from '../../platform/format.ts'
import { useFailureText } from '../../platform/failure.ts'
import { useLanguage } from '../../platform/language.ts'
import { useGo } from '../../platform/navigation.tsx'
import { useOnline } from '../../platform/online.ts'
import { useCallMutation } from '../../platform/queries.ts'
import { useTexts } from '../../platform/texts.ts'
import { AlertDialog } from '../../ui/AlertDialog.tsx'
import { Button } from '../../ui/Button.tsx'
import { keepPlace } from '../../ui/keep-place.ts'
import { Card } from '../../ui/surfaces.tsx'
import { toast } from '../../ui/toasts.ts'
import type { SubscriptionSectionProps } from '../mine/SubscriptionDetail.tsx'
import { subscriptionDraft } from '../subscription-draft.ts'
import { lifeTexts } from './texts.ts'
import { rereadLife, useLife } from './use-life.ts'

/** The checkout of a subscription that needs no choosing: place, people and dogs are those of the season before. */
const RENEW_PATH = '/tabs/home/carrello/pagamenti-card'

/** First refusal: the place of the coming season, kept for the holder until a day, and renewed in one tap. */
export function RenewalSection({ subscription, isKept }: SubscriptionSectionProps) {
  const texts = useTexts(lifeTexts)
  const language = useLanguage()
  const go = useGo()
  const isOnline = useOnline()
  const [isLeaving, setLeaving] = useState(false)
  const goOn = useRef(async () => {})
  const renewal = useLife(subscription, isKept).data?.renewal ?? null
  if (renewal === null) return null
  const [from, to, until] = [renewal.from, renewal.to, renewal.until].map((one) => day(one, language, 'date'))
  const renew = () => {
    subscriptionDraft.set(draftOf(subscription, renewal))
    go(RENEW_PATH, { query: { cart: 'subscription' } })
  }
  const ask = () => {
    // The whole card goes with its answer.
    goOn.current = keepPlace()
    setLeaving(true)
  }
  return (
    <Card className="col g3 mt4" aria-label={texts.renewal.title(renewal.code)}>
      <h3 className="t3">{texts.renewal.title(renewal.code)}</h3>
      <p className="sub ink2">{texts.renewal.text(from ?? '', to ?? '', until ?? '')}</p>
      {renewal.isOpen ? (
        <Button full icon="retry" isDisabled={!isOnline} onPress={renew}>
          {texts.renewal.renew}
        </Button>
      ) : (
        <p className="foot ink2">{texts.renewal.soon}</p>
      )}
      <Button full variant="plain" isDisabled={!isOnline} onPress={ask}>
        {texts.renewal.decline}
      </Button>
      {isLeaving ? (
        <LeavePlace
          subscriptionId={subscription.subscriptionId}
          code={renewal.code}
          onClose={() => setLeaving(false)}
          onLeft={() => void goOn.current()}
        />
      ) : null}
    </Card>
  )
}

function draftOf({ subscriptionId, people, dogs, instalments }: Subscription, renewal: Renewal) {
  const { planId, umbrellaId, code, row, from, until } = renewal
  return {
    cart: {
      cart: 'subscription' as const,
      planId,
      from,
      umbrellaId,
      people,
      dogs,
      extras: [],
      inInstalments: instalments.length > 1,
      renewsId: subscriptionId,
    },
    code,
    row,
    category: null,
    heldUntil: resortInstant(until, '23:59'),
    isAdded: true,
  }
}

interface LeavePlaceProps {
  readonly subscriptionId: number
  readonly code: string
  readonly onClose: () => void
  /** The page knows that nothing is kept any more. */
  readonly onLeft: () => void
}

function LeavePlace({ subscriptionId, code, onClose, onLeft }: LeavePlaceProps) {
  const texts = useTexts(lifeTexts).renewal
  const failureText = useFailureText()
  const leaving = useCallMutation(declineRenewal)
  const leave = () =>
    leaving.mutate(
      { subscriptionId },
      {
        onSuccess: () => toast(texts.left, { tone: 'ok', icon: 'check' }),
        onError: (failure) => toast(failureText(failure), { tone: 'bad', icon: 'alert' }),
        onSettled: () => {
          onClose()
          void rereadLife().then(onLeft)
        },
      },
    )
  return (
    <AlertDialog
      role="dialog"
      title={texts.sure}
      text={texts.sureText(code)}
      actions={[
        { label: texts.leave, variant: 'danger', isBusy: leaving.isPending, onPress: leave },
        { label: texts.keep, variant: 'plain', onPress: onClose },
      ]}
    />
  )
}
