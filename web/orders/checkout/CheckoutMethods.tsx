import type { ReactNode } from 'react'
import type { PaymentMethod } from '../../../domain/orders/calls.ts'
import { barCartStore } from '../../bar/bar-cart.ts'
import { CardMark } from '../../payments/CardMark.tsx'
import { cardDetail, cardWords, expiryOf } from '../../payments/cards/card-words.ts'
import { paymentTexts } from '../../payments/texts.ts'
import { useFailureText } from '../../platform/failure.ts'
import { day, hour } from '../../platform/format.ts'
import { useLanguage } from '../../platform/language.ts'
import { Link, useHere } from '../../platform/navigation.tsx'
import { useStore } from '../../platform/store.ts'
import { useTexts } from '../../platform/texts.ts'
import { Button } from '../../ui/Button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { RadioList, type RadioOption } from '../../ui/choices.tsx'
import { Icon, type IconName } from '../../ui/Icon.tsx'
import { Note } from '../../ui/surfaces.tsx'
import styles from '../../cart/cart.module.css'
import { cartTexts } from '../../cart/texts.ts'
import { itemTexts } from '../items/texts.ts'
import { useOrderId } from '../order-id.ts'
import { CheckoutCard } from './CheckoutCard.tsx'
import type { Bill, PayWay } from './pay-ways.ts'
import type { Checkout } from './use-checkout.ts'

const ICONS: Readonly<Record<Exclude<PaymentMethod, 'wallet'>, IconName>> = {
  card: 'card',
  second_card: 'card',
  cash: 'cash',
  pay_later: 'calendar-clock',
  no_payment_needed: 'check',
}

interface CheckoutMethodsProps {
  readonly checkout: Checkout
  readonly bill: Bill
}

/** How to pay: what the server offers with its deadline, and what it refuses with the reason. */
export function CheckoutMethods({ checkout, bill }: CheckoutMethodsProps) {
  const texts = useTexts(cartTexts)
  const { choice } = checkout
  const row = useRow(checkout, bill)
  const refused = bill.refused.map(({ method, message }) => ({ ...row(method), reason: message }))
  return (
    <section>
      <h2 className="lh">{texts.checkout.how}</h2>
      <RadioList<PayWay>
        label={texts.checkout.method}
        value={choice.way}
        options={[...choice.ways.map(row), ...refused]}
        onChange={(way) => checkout.choose(way)}
        className={styles.methods ?? ''}
      />
      {checkout.modesFailure === null ? null : <ModesMissing checkout={checkout} />}
    </section>
  )
}

/** One row of the list, with the provider's fields below it while it is chosen. */
function useRow(checkout: Checkout, bill: Bill): (way: PayWay) => RadioOption<PayWay> {
  const texts = useTexts(cartTexts).checkout
  const language = useLanguage()
  const saved = useSavedRow(checkout)
  const methodWords = useMethodWords(bill)
  const { card, closed, way: chosen } = checkout.choice
  return (way) => {
    const more = {
      ...(closed.has(way) ? { reason: texts.notNow } : {}),
      ...(way === chosen ? { below: <CheckoutCard checkout={checkout} amountCents={checkout.credit.dueCents} /> } : {}),
    }
    if (way === 'saved_card') return { ...saved(), ...more }
    const deadline = bill.methods.find(({ method }) => method === way)?.deadline
    const words = way === 'cash' ? texts.arriveBy : texts.payBy
    const detail = deadline
      ? words(hour(deadline.hour), `${day(deadline.day, language, 'weekday')} ${day(deadline.day, language, 'number')}`)
      : texts.details[way]
    return {
      id: way,
      label: isCard(way) && card !== null ? texts.newCard : methodWords(way),
      leading: way === 'wallet' ? <Badge brand="paypal" /> : <Mark icon={ICONS[way]} />,
      ...(detail === '' ? {} : { detail }),
      ...more,
    }
  }
}

/** A card that is typed, whichever provider takes it. */
const isCard = (way: PayWay): boolean => way === 'card' || way === 'second_card'

/** What a method is called: the bar takes cash where it brings things, or at its counter (mockup 22). */
function useMethodWords({ category }: Bill): (method: PaymentMethod) => string {
  const { methods } = useTexts(cartTexts).checkout
  const { cash } = useTexts(itemTexts).checkout
  // Without a choice it goes to one's own place of today.
  const { delivery } = useStore(barCartStore)
  return (method) => (category === 'bar' && method === 'cash' ? cash[delivery?.kind ?? 'umbrella'] : methods[method])
}

/** "Carta •••• 4242, scade 09/28", with the way to another one (mockup 11). */
function useSavedRow({ choice: { card } }: Checkout): () => RadioOption<PayWay> {
  const texts = useTexts(cartTexts).checkout
  const cards = useTexts(paymentTexts).cards
  const { pathname } = useHere()
  const orderId = useOrderId()
  const isOwnSheet = /\/carrello\/pagamenti-card(?:\/pagamenti-card-choose)?$/.test(pathname)
  return () => {
    if (card === null) throw new Error('there is no saved card to choose')
    return {
      id: 'saved_card',
      label: (
        <>
          <span className="sr">{cardWords(card, cards)}</span>
          <span aria-hidden="true">{texts.savedCard(card.lastFour)}</span>
        </>
      ),
      detail: card.isExpired ? cardDetail(card, cards) : cards.expires(expiryOf(card)),
      leading: <Badge brand={card.brand} />,
      action: (
        <Link
          to={isOwnSheet ? './pagamenti-card-choose' : '/pagamenti-card-choose'}
          query={{ card: card.cardId, order: orderId ?? undefined }}
          className={styles.change ?? ''}
          aria-label={texts.changeCard}
        >
          {texts.change}
        </Link>
      ),
    }
  }
}

function Mark({ icon }: { readonly icon: IconName }) {
  return (
    <span className={styles.mark}>
      <Icon name={icon} size={19} />
    </span>
  )
}

function Badge({ brand }: { readonly brand: string }): ReactNode {
  return (
    <span className={classNames(styles.badge, brand === 'paypal' && styles.longBadge)}>
      <CardMark brand={brand} />
    </span>
  )
}

/** The providers' data did not come: the generic error, and another try (R-805). */
function ModesMissing({ checkout }: { readonly checkout: Checkout }) {
  const texts = useTexts(cartTexts).checkout
  const failureText = useFailureText()
  return (
    <div className="col g2 mt3">
      <Note tone="bad" icon="alert" role="alert">
        {failureText(checkout.modesFailure)}
      </Note>
      <Button full size="sm" variant="tint" icon="retry" onPress={checkout.retry}>
        {texts.retry}
      </Button>
    </div>
  )
}
