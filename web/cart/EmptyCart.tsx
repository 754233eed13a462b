import { EmptyCartArt } from '../design/art/EmptyCartArt.tsx'
import { useTexts } from '../platform/texts.ts'
import { LinkButton } from '../ui/Button.tsx'
import { EmptyState } from '../ui/states.tsx'
import { PLANS_PATH } from '../subscriptions/subscription-paths.ts'
import type { ShownCart } from './cart-kinds.ts'
import { cartTexts } from './texts.ts'

/** Where each cart is filled. */
export const SHOPS: Readonly<Record<ShownCart, string>> = {
  umbrella: '/tabs/main-page-ombrelloni',
  subscription: PLANS_PATH,
  bar: '/tabs/menu',
  restaurant: '/tabs/home/ristorante',
  parking: '/tabs/home/parcheggio',
  service: '/tabs/home/servizi',
}

/** A cart with nothing in it, and where to go on (mockup 33, panel 1). */
export function EmptyCart({ kind }: { readonly kind: ShownCart }) {
  const texts = useTexts(cartTexts)
  const { title, text, action } = texts.empty[kind]
  return (
    <EmptyState
      art={<EmptyCartArt />}
      title={title}
      text={text}
      action={
        <>
          <LinkButton full to={SHOPS[kind]} motion="tab">
            {action}
          </LinkButton>
          {kind === 'umbrella' ? (
            <LinkButton full variant="tint" to={SHOPS.bar} motion="tab">
              {texts.empty.bar.action}
            </LinkButton>
          ) : null}
        </>
      }
    />
  )
}
