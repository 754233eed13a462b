import type { ReactNode } from 'react'
import * as z from 'zod/mini'
import { useHere, useQueryState } from '../platform/navigation.tsx'
import { useTexts } from '../platform/texts.ts'
import { Chip, ChipRow } from '../ui/Chip.tsx'
import { Page } from '../ui/Page.tsx'
import { CART_ICONS } from './cart-icons.ts'
import { SHOWN_CARTS, type ShownCart } from './cart-kinds.ts'
import { CartTimerPill } from './CartCountdown.tsx'
import { useCartCounts } from './device-carts.ts'
import { DeviceCartView } from './DeviceCartView.tsx'
import { UmbrellaCartView } from './UmbrellaCartView.tsx'
import styles from './cart.module.css'
import { cartTexts } from './texts.ts'

const query = z.object({ cart: z.optional(z.enum(SHOWN_CARTS)) })

interface CartPageProps {
  /** What stands above the carts, e.g. an order that waits for the network. */
  readonly notice?: ReactNode
}

/** The carts behind their chips, that of a subscription while there is one; one of them is paid at a time (R-210, R-314, R-409, mockup 10). */
export function CartPage({ notice }: CartPageProps) {
  const texts = useTexts(cartTexts)
  const { pathname, branch } = useHere()
  const [{ cart }, setQuery] = useQueryState(query)
  const counts = useCartCounts()
  const kind = cart ?? firstFilled(counts)
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
      <CartChips kind={kind} counts={counts} onChange={(next) => setQuery({ cart: next })} />
      {notice}
      {kind === 'umbrella' ? <UmbrellaCartView /> : <DeviceCartView kind={kind} count={counts[kind]} />}
    </Page>
  )
}

/** Places run out of time, so their cart opens first; else the first cart with something in it. */
function firstFilled(counts: Readonly<Record<ShownCart, number>>): ShownCart {
  return SHOWN_CARTS.find((kind) => counts[kind] > 0) ?? 'umbrella'
}

interface CartChipsProps {
  readonly kind: ShownCart
  readonly counts: Readonly<Record<ShownCart, number>>
  readonly onChange: (kind: ShownCart) => void
}

function CartChips({ kind, counts, onChange }: CartChipsProps) {
  const texts = useTexts(cartTexts)
  return (
    <ChipRow label={texts.carts} className={styles.chips ?? ''}>
      {SHOWN_CARTS.filter((each) => each !== 'subscription' || each === kind || counts[each] > 0).map((each) => (
        <Chip
          key={each}
          icon={CART_ICONS[each]}
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
