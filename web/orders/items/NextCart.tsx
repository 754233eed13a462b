import { CART_ICONS } from '../../cart/cart-icons.ts'
import { useFilledCarts } from '../../cart/PayFirst.tsx'
import { useTexts } from '../../platform/texts.ts'
import { LinkButton } from '../../ui/Button.tsx'
import { Card } from '../../ui/surfaces.tsx'
import { itemTexts } from './texts.ts'

/** What else is in the carts, once one of them is paid: the others are paid next, each by itself. */
export function NextCart() {
  const texts = useTexts(itemTexts).next
  const kinds = useFilledCarts()
  if (kinds.length === 0) return null
  return (
    <Card className="mt5">
      <h2 className="t3">{texts.title}</h2>
      <p className="sub ink2 mt1">{texts.text}</p>
      <div className="col g2 mt3">
        {kinds.map((kind) => (
          <LinkButton
            key={kind}
            full
            size="sm"
            variant="tint"
            icon={CART_ICONS[kind]}
            to="/tabs/carrello"
            query={{ cart: kind }}
            motion="tab"
            replace
          >
            {texts.pay[kind]}
          </LinkButton>
        ))}
      </div>
    </Card>
  )
}
