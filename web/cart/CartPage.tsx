import * as z from 'zod/mini'
import { CART_KINDS, type CartKind } from '../../domain/cart/calls.ts'
import { useHere, useQueryState } from '../platform/navigation.tsx'
import { useTexts } from '../platform/texts.ts'
import { Chip, ChipRow } from '../ui/Chip.tsx'
import type { IconName } from '../ui/Icon.tsx'
import { Page } from '../ui/Page.tsx'
import { useUmbrellaCart } from '../umbrellas/use-umbrella-cart.ts'
import { CartTimerPill } from './CartCountdown.tsx'
import { EmptyCart } from './EmptyCart.tsx'
import { UmbrellaCartView } from './UmbrellaCartView.tsx'
import styles from './cart.module.css'
import { cartTexts } from './texts.ts'

const query = z.object({ cart: z.optional(z.enum(CART_KINDS)) })

const ICONS: Readonly<Record<CartKind, IconName>> = {
  umbrella: 'umbrella',
  bar: 'drink',
  restaurant: 'restaurant',
  parking: 'parking',
  service: 'shower',
}

/** The four carts behind their chips; one of them is paid at a time (R-210, R-314, R-409, mockup 10). */
export function CartPage() {
  const texts = useTexts(cartTexts)
  const { pathname, branch } = useHere()
  const [{ cart: kind = 'umbrella' }, setQuery] = useQueryState(query)
  const isTabRoot = pathname === branch
  return (
    <Page
      title={texts.title}
      large
      tabs={isTabRoot}
      back={!isTabRoot}
      layout="columns"
      action={<CartTimerPill onlyTimeout />}
    >
      <CartChips kind={kind} onChange={(next) => setQuery({ cart: next === 'umbrella' ? undefined : next })} />
      {kind === 'umbrella' ? <UmbrellaCartView /> : <EmptyCart kind={kind} />}
    </Page>
  )
}

function CartChips({ kind, onChange }: { readonly kind: CartKind; readonly onChange: (kind: CartKind) => void }) {
  const texts = useTexts(cartTexts)
  const { cart } = useUmbrellaCart()
  // Bar, restaurant and parking get their carts with their own issues; until then they are empty.
  const counts: Readonly<Record<CartKind, number>> = {
    umbrella: cart.lines.length,
    bar: 0,
    restaurant: 0,
    parking: 0,
    service: 0,
  }
  return (
    <ChipRow label={texts.carts} className={styles.chips ?? ''}>
      {CART_KINDS.map((each) => (
        <Chip
          key={each}
          icon={ICONS[each]}
          isSelected={each === kind}
          onPress={() => onChange(each)}
          {...(counts[each] === 0 ? {} : { count: counts[each] })}
        >
          {texts.kinds[each]} {counts[each] === 0 ? <span className="sr">{texts.kindEmpty}</span> : null}
        </Chip>
      ))}
    </ChipRow>
  )
}
