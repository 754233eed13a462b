import { useEffect } from 'react'
import { getAvailability } from '../../../domain/umbrellas/calls.ts'
import {
  acceptOffer,
  declineOffer,
  listWaitingRequests,
  type PlaceOffer,
} from '../../../domain/umbrellas/waiting-calls.ts'
import { useFailureText } from '../../platform/failure.ts'
import { money, time } from '../../platform/format.ts'
import { useLanguage } from '../../platform/language.ts'
import { useGo } from '../../platform/navigation.tsx'
import { useOnline } from '../../platform/online.ts'
import { invalidate, useCallMutation } from '../../platform/queries.ts'
import { useServerTick } from '../../platform/server-clock.ts'
import { useTexts } from '../../platform/texts.ts'
import { announce } from '../../ui/Announcer.tsx'
import { Button } from '../../ui/Button.tsx'
import { Note } from '../../ui/surfaces.tsx'
import { TimerPill } from '../../ui/timers.tsx'
import { toast } from '../../ui/toasts.ts'
import { useUmbrellaCart } from '../use-umbrella-cart.ts'
import { waitingTexts } from './texts.ts'

/** A place that is kept for this person: until when, for how much, and the answer (B-05). */
export function OfferView({ offer }: { readonly offer: PlaceOffer }) {
  const texts = useTexts(waitingTexts).offer
  const language = useLanguage()
  const isOnline = useOnline()
  const left = Date.parse(offer.expiresAt) - useServerTick()
  const isOver = left <= 0
  useEffect(() => {
    // The server says what became of it.
    if (isOver) void invalidate(listWaitingRequests)
  }, [isOver])
  const { accept, decline, isBusy } = useAnswers(offer)
  const news = `${texts.title(offer.code)}. ${texts.until(time(offer.expiresAt, language))}`
  // It comes in while the list is looked at, and does not wait for long.
  useEffect(() => announce(news), [news])
  const facts = [texts.row(offer.row), ...(offer.isAccessible ? [texts.accessible] : [])].join(' · ')
  return (
    <section className="mt3" aria-label={texts.title(offer.code)}>
      <hr className="hr" />
      <div className="row sp g2 mt3">
        <div>
          <h3 className="t2">{texts.title(offer.code)}</h3>
          <p className="sub ink2">{facts}</p>
        </div>
        <TimerPill left={left} />
      </div>
      <p className="b mt2">{isOver ? texts.over : texts.until(time(offer.expiresAt, language))}</p>
      {offer.extras.length > 0 ? <p className="foot ink2 mt1">{texts.withExtras}</p> : null}
      {isOnline ? null : (
        <Note tone="warn" icon="wifi-off" className="mt2">
          {texts.offline}
        </Note>
      )}
      <Button
        full
        className="mt3"
        isBusy={isBusy === 'accept'}
        isDisabled={isOver || !isOnline || isBusy === 'decline'}
        trailing={money(offer.totalCents, language)}
        onPress={accept}
      >
        {texts.accept}
      </Button>
      <Button
        full
        size="sm"
        variant="tint"
        className="mt2"
        isBusy={isBusy === 'decline'}
        isDisabled={isOver || !isOnline || isBusy === 'accept'}
        onPress={decline}
      >
        {texts.decline}
      </Button>
    </section>
  )
}

function useAnswers({ offerId, code }: PlaceOffer) {
  const texts = useTexts(waitingTexts).offer
  const failureText = useFailureText()
  const go = useGo()
  const cart = useUmbrellaCart()
  const accepting = useCallMutation(acceptOffer)
  const declining = useCallMutation(declineOffer)
  const settle = (text: string) => {
    toast(text, { icon: 'check' })
    void invalidate(listWaitingRequests)
    void invalidate(getAvailability)
  }
  const onError = (error: unknown) => {
    toast(failureText(error), { tone: 'bad', icon: 'alert' })
    void invalidate(listWaitingRequests)
  }
  return {
    isBusy: accepting.isPending ? ('accept' as const) : declining.isPending ? ('decline' as const) : null,
    accept: () =>
      accepting.mutate(
        { offerId },
        {
          onSuccess: (answer) => {
            cart.accept(answer)
            settle(texts.accepted(code))
            go('/tabs/carrello', { motion: 'tab' })
          },
          onError,
        },
      ),
    decline: () => declining.mutate({ offerId }, { onSuccess: () => settle(texts.declined(code)), onError }),
  }
}
