import { getAvailability } from '../../../domain/umbrellas/calls.ts'
import {
  acceptOffer,
  declineOffer,
  listWaitingRequests,
  type PlaceOffer,
} from '../../../domain/umbrellas/waiting-calls.ts'
import { useFailureText } from '../../platform/failure.ts'
import { money } from '../../platform/format.ts'
import { useLanguage } from '../../platform/language.ts'
import { useGo } from '../../platform/navigation.tsx'
import { invalidate, useCallMutation } from '../../platform/queries.ts'
import { useTexts } from '../../platform/texts.ts'
import { toast } from '../../ui/toasts.ts'
import { useUmbrellaCart } from '../use-umbrella-cart.ts'
import { OfferFrame } from './OfferFrame.tsx'
import { waitingTexts } from './texts.ts'

/** A place that is kept for this person (B-05). */
export function OfferView({ offer }: { readonly offer: PlaceOffer }) {
  const texts = useTexts(waitingTexts).offer
  const language = useLanguage()
  const { accept, decline, isBusy } = useAnswers(offer)
  return (
    <OfferFrame
      title={texts.title(offer.code)}
      facts={[texts.row(offer.row), ...(offer.isAccessible ? [texts.accessible] : [])].join(' · ')}
      expiresAt={offer.expiresAt}
      over={texts.over}
      price={money(offer.totalCents, language)}
      isBusy={isBusy}
      onAccept={accept}
      onDecline={decline}
      onOver={() => void invalidate(listWaitingRequests)}
    >
      {offer.extras.length > 0 ? <p className="foot ink2 mt1">{texts.withExtras}</p> : null}
    </OfferFrame>
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
