import type { SubscriptionCart } from '../../domain/subscriptions/calls.ts'
import { EXTRA_IDS, type ExtraId } from '../../domain/umbrellas/plan.ts'
import { moneyWhole } from '../platform/format.ts'
import { useLanguage } from '../platform/language.ts'
import { useTexts } from '../platform/texts.ts'
import { Icon } from '../ui/Icon.tsx'
import { Stepper } from '../ui/Stepper.tsx'
import { EXTRA_ICONS } from '../umbrellas/sheet/ExtrasList.tsx'
import { mostBought, type ExtraRow } from './subscription-price.ts'
import { subscriptionTexts } from './texts.ts'

interface ExtraRowsProps {
  readonly extras: readonly ExtraRow[]
  readonly cart: Pick<SubscriptionCart, 'extras'>
  readonly onChange: (change: Pick<SubscriptionCart, 'extras'>) => void
}

/** The extras of the plan with their steppers, which begin at what is in the price: "2 compresi, poi 60 € al mese" (mockup 18). */
export function ExtraRows({ extras, cart, onChange }: ExtraRowsProps) {
  const names = useTexts(subscriptionTexts).confirm.extraNames
  const detailOf = useDetail()
  return extras.map((row) => {
    const { offer, bought } = row
    const detail = detailOf(row)
    return (
      <div key={offer.id}>
        <span className="ava">
          <Icon name={EXTRA_ICONS[offer.id]} size={23} />
        </span>
        <span className="grow">
          <span className="head row-detail">{names[offer.id]}</span>
          <span className="foot ink2 row-detail">{detail}</span>
        </span>
        <Stepper
          label={names[offer.id]}
          value={offer.included + bought}
          min={offer.included}
          max={offer.included + mostBought(row)}
          reason={detail}
          onChange={(all) => onChange({ extras: withExtra(cart.extras, offer.id, all - offer.included) })}
        />
      </div>
    )
  })
}

function useDetail(): (row: ExtraRow) => string {
  const texts = useTexts(subscriptionTexts).confirm
  const language = useLanguage()
  return ({ offer, bought }) => {
    const isOut = offer.free !== null && offer.free <= bought
    if (offer.max === 0) return texts.onlyIncluded(offer.included)
    if (isOut && bought === 0) return offer.included > 0 ? texts.onlyIncluded(offer.included) : texts.soldOut
    const price = moneyWhole(offer.monthCents, language)
    const words = offer.included > 0 ? texts.included(offer.included, price) : texts.priced(price)
    const few = offer.free !== null && offer.free - bought <= FEW
    return few && offer.free !== null ? `${words}, ${texts.left(Math.max(0, offer.free - bought))}` : words
  }
}

/** Few are left from this number on; then the row says how many. */
const FEW = 3

/** The chosen extras with another number of one of them, in the product's order, without zeros. */
function withExtra(extras: SubscriptionCart['extras'], id: ExtraId, quantity: number): SubscriptionCart['extras'] {
  const others = extras.filter((extra) => extra.id !== id)
  const all = quantity > 0 ? [...others, { id, quantity }] : others
  return all.toSorted((a, b) => EXTRA_IDS.indexOf(a.id) - EXTRA_IDS.indexOf(b.id))
}
