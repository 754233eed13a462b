import { useEffect } from 'react'
import type { Order } from '../../domain/orders/calls.ts'
import { searchOf } from '../cart/line-search.ts'
import { codesWords, countPlaces } from '../cart/line-words.ts'
import { useLanguage } from '../platform/language.ts'
import { useTexts } from '../platform/texts.ts'
import { MINE_PATH } from '../subscriptions/subscription-paths.ts'
import { announce } from '../ui/Announcer.tsx'
import { LinkButton } from '../ui/Button.tsx'
import { Note } from '../ui/surfaces.tsx'
import { useCartCountdown } from '../umbrellas/use-cart-countdown.ts'
import { useUmbrellaCart } from '../umbrellas/use-umbrella-cart.ts'
import { OutcomeBad } from './OutcomeBad.tsx'
import { failureWords, type Outcome } from './outcome-words.ts'
import { itemTexts } from './items/texts.ts'
import { useOutcomeTexts } from './outcome-texts.ts'
import { ordersTexts } from './texts.ts'

const CHECKOUT = '/tabs/carrello/pagamenti-card'
const MAP = '/tabs/main-page-ombrelloni/new-search-loader'

/** The order is over: what became of the places and of the money, and the same search again (R-412, R-807; cases 62 to 67). */
export function OutcomeOver({ outcome }: { readonly outcome: Outcome }) {
  const texts = useOutcomeTexts(outcome.order)
  const language = useLanguage()
  const { cart } = useUmbrellaCart()
  const { order, payment } = outcome
  const arePlacesGone = cart.isEmpty && (order.status === 'expired' || payment?.failure?.reason === 'places_taken')
  const title = arePlacesGone ? texts.outcome.placesGone : texts.outcome.over
  const why = failureWords(outcome, texts, language)
  useEffect(() => announce(`${title}. ${why}`, 'assertive'), [title, why])
  return (
    <OutcomeBad
      title={title}
      text={why}
      note={cart.isEmpty || order.category !== 'umbrella' ? null : <StillHeld />}
      reference={texts.outcome.reference(order.number)}
    >
      {order.category !== 'umbrella' ? (
        <BackToChoice category={order.category} />
      ) : cart.isEmpty ? (
        <LinkButton full icon="search" to={MAP} query={searchOf(order.lines)} replace>
          {texts.outcome.searchAgain}
        </LinkButton>
      ) : (
        <LinkButton full icon="retry" to={CHECKOUT} replace>
          {texts.outcome.retry}
        </LinkButton>
      )}
    </OutcomeBad>
  )
}

/** To the cart that it came from; an instalment came from its subscription. */
function BackToChoice({ category }: Pick<Order, 'category'>) {
  const { toCart, toSubscription } = useTexts(itemTexts).outcome
  return category === 'instalment' ? (
    <LinkButton full icon="umbrella" to={MINE_PATH} replace motion="tab">
      {toSubscription}
    </LinkButton>
  ) : (
    <LinkButton full icon="bag" to="/tabs/carrello" query={{ cart: category }} replace motion="tab">
      {toCart}
    </LinkButton>
  )
}

/** The cart is intact: its places and the time that is left. */
function StillHeld() {
  const texts = useTexts(ordersTexts)
  const language = useLanguage()
  const { cart } = useUmbrellaCart()
  const { text } = useCartCountdown()
  return (
    <Note
      tone="accent"
      icon="timer"
      className="mt4"
      title={texts.outcome.stillYours(countPlaces(cart.lines), codesWords(cart.lines, language), text)}
    >
      {texts.outcome.stillYoursText}
    </Note>
  )
}
