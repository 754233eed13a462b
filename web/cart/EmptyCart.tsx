import type { CartKind } from '../../domain/cart/calls.ts'
import { EmptyCartArt } from '../design/art/EmptyCartArt.tsx'
import { useTexts } from '../platform/texts.ts'
import { LinkButton } from '../ui/Button.tsx'
import { EmptyState } from '../ui/states.tsx'
import { cartTexts } from './texts.ts'

/** Where each cart is filled. */
export const SHOPS: Readonly<Record<CartKind, string>> = {
  umbrella: '/tabs/main-page-ombrelloni',
  bar: '/tabs/menu',
  restaurant: '/tabs/home/ristorante',
  parking: '/tabs/home/parcheggio',
  service: '/tabs/home/servizi',
}

/** A cart with nothing in it, and where to go on (mockup 33, panel 1). */
export function EmptyCart({ kind }: { readonly kind: CartKind }) {
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
