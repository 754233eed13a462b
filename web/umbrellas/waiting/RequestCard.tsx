import { useState } from 'react'
import { leaveWaitingList, listWaitingRequests, type WaitingRequest } from '../../../domain/umbrellas/waiting-calls.ts'
import { useFailureText } from '../../platform/failure.ts'
import { useOnline } from '../../platform/online.ts'
import { invalidate, useCallMutation } from '../../platform/queries.ts'
import { useTexts } from '../../platform/texts.ts'
import { AlertDialog } from '../../ui/AlertDialog.tsx'
import { Button } from '../../ui/Button.tsx'
import { Card, Note, Pill } from '../../ui/surfaces.tsx'
import { toast } from '../../ui/toasts.ts'
import { useWhen } from '../SearchSummary.tsx'
import { OfferView } from './OfferView.tsx'
import { waitingTexts } from './texts.ts'
import { useWishWords } from './wish-words.ts'

/** One request: what is wanted, the place in the queue, the offer that stands, the way out (B-05). */
export function RequestCard({ request }: { readonly request: WaitingRequest }) {
  const texts = useTexts(waitingTexts).list
  const when = useWhen(request)
  const wish = useWishWords()(request)
  const { state, position, ignored, offer } = request
  return (
    <Card as="article" aria-label={when}>
      <div className="row sp g2">
        <h2 className="t3">{when}</h2>
        {state === 'waiting' ? (
          <Pill tone={offer === null ? 'primary' : 'accent'}>
            {offer === null ? texts.position(position) : texts.turn}
          </Pill>
        ) : null}
      </div>
      <p className="sub ink2">{wish}</p>
      {state === 'ignored' ? (
        <Note tone="warn" icon="clock-alert" className="mt3">
          {texts.endedIgnored}
        </Note>
      ) : null}
      {state === 'over' ? (
        <Note icon="clock" className="mt3">
          {texts.endedOver}
        </Note>
      ) : null}
      {state === 'waiting' && ignored > 0 ? <p className="foot ink2 mt2">{texts.ignored(ignored)}</p> : null}
      {offer !== null ? <OfferView offer={offer} /> : null}
      {state === 'waiting' && offer === null ? <p className="sub mt2">{texts.waiting}</p> : null}
      {state === 'waiting' ? <Leave requestId={request.requestId} when={when} /> : null}
    </Card>
  )
}

function Leave({ requestId, when }: { readonly requestId: number; readonly when: string }) {
  const texts = useTexts(waitingTexts)
  const failureText = useFailureText()
  const isOnline = useOnline()
  const [isAsking, setAsking] = useState(false)
  const leaving = useCallMutation(leaveWaitingList)
  const leave = () =>
    leaving.mutate(
      { requestId },
      {
        onSuccess: () => {
          toast(texts.list.left, { icon: 'check' })
          setAsking(false)
          void invalidate(listWaitingRequests)
        },
        onError: (error) => {
          setAsking(false)
          toast(failureText(error), { tone: 'bad', icon: 'alert' })
        },
      },
    )
  return (
    <>
      <Button full size="sm" variant="ghost" className="mt3" isDisabled={!isOnline} onPress={() => setAsking(true)}>
        {texts.list.leave}
      </Button>
      <AlertDialog
        isOpen={isAsking}
        role="dialog"
        title={texts.list.leaveTitle}
        text={texts.list.leaveText(when)}
        actions={[
          { label: texts.list.leave, variant: 'danger', onPress: leave, isBusy: leaving.isPending },
          { label: texts.list.stay, variant: 'tint', onPress: () => setAsking(false), autoFocus: true },
        ]}
      />
    </>
  )
}
