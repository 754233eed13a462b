import { useState, type ReactNode } from 'react'
import type { WaitingRequest } from '../../../domain/umbrellas/waiting-calls.ts'
import { useFailureText } from '../../platform/failure.ts'
import { useOnline } from '../../platform/online.ts'
import { useTexts } from '../../platform/texts.ts'
import { AlertDialog } from '../../ui/AlertDialog.tsx'
import { Button } from '../../ui/Button.tsx'
import { Card, Note, Pill } from '../../ui/surfaces.tsx'
import { toast } from '../../ui/toasts.ts'
import { waitingTexts } from './texts.ts'

interface RequestFrameProps {
  readonly when: string
  readonly wish: string
  readonly request: Pick<WaitingRequest, 'state' | 'position' | 'ignored'>
  /** What somebody reads while they wait, and after the request ended by itself. */
  readonly words: { readonly waiting: string; readonly endedIgnored: string; readonly endedOver: string }
  /** The offer that stands; null when there is none. */
  readonly offer: ReactNode
  readonly isLeaving: boolean
  /** Leaves the list, and says how that went. */
  readonly onLeave: (settle: { readonly onSuccess: () => void; readonly onError: (error: unknown) => void }) => void
}

/** One request, for a place or a table: what is wanted, the place in the queue, the offer that stands, the way out (B-05, B-09). */
export function RequestFrame({ when, wish, request, words, offer, isLeaving, onLeave }: RequestFrameProps) {
  const texts = useTexts(waitingTexts).list
  const { state, position, ignored } = request
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
          {words.endedIgnored}
        </Note>
      ) : null}
      {state === 'over' ? (
        <Note icon="clock" className="mt3">
          {words.endedOver}
        </Note>
      ) : null}
      {state === 'waiting' && ignored > 0 ? <p className="foot ink2 mt2">{texts.ignored(ignored)}</p> : null}
      {offer}
      {state === 'waiting' && offer === null ? <p className="sub mt2">{words.waiting}</p> : null}
      {state === 'waiting' ? <Leave when={when} isLeaving={isLeaving} onLeave={onLeave} /> : null}
    </Card>
  )
}

function Leave({ when, isLeaving, onLeave }: Pick<RequestFrameProps, 'when' | 'isLeaving' | 'onLeave'>) {
  const texts = useTexts(waitingTexts)
  const failureText = useFailureText()
  const isOnline = useOnline()
  const [isAsking, setAsking] = useState(false)
  const leave = () =>
    onLeave({
      onSuccess: () => {
        toast(texts.list.left, { icon: 'check' })
        setAsking(false)
      },
      onError: (error) => {
        setAsking(false)
        toast(failureText(error), { tone: 'bad', icon: 'alert' })
      },
    })
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
          { label: texts.list.leave, variant: 'danger', onPress: leave, isBusy: isLeaving },
          { label: texts.list.stay, variant: 'tint', onPress: () => setAsking(false), autoFocus: true },
        ]}
      />
    </>
  )
}
