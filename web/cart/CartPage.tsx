import type { ReactNode } from 'react'
import * as z from 'zod/mini'
import { CART_KINDS, type CartKind } from '../../domain/cart/calls.ts'
import { useHere, useQueryState } from '../platform/navigation.tsx'
import { useTexts } from '../platform/texts.ts'
import { Chip, ChipRow } from '../ui/Chip.tsx'
import { Page } from '../ui/Page.tsx'
import { CART_ICONS } from './cart-icons.ts'
import { CartTimerPill } from './CartCountdown.tsx'
import { useCartCounts } from './device-carts.ts'
import { DeviceCartView } from './DeviceCartView.tsx'
import { UmbrellaCartView } from './UmbrellaCartView.tsx'
import styles from './cart.module.css'
import { cartTexts } from './texts.ts'

const query = z.object({ cart: z.optional(z.enum(CART_KINDS)) })

interface CartPageProps {
  /** What stands above the carts, e.g. an order that waits for the network. */
  readonly notice?: ReactNode
}

/** The five carts behind their chips; one of them is paid at a time (R-210, R-314, R-409, mockup 10). */
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
function firstFilled(counts: Readonly<Record<CartKind, number>>): CartKind {
  return CART_KINDS.find((kind) => counts[kind] > 0) ?? 'umbrella'
}

interface CartChipsProps {
  readonly kind: CartKind
  readonly counts: Readonly<Record<CartKind, number>>
  readonly onChange: (kind: CartKind) => void
}

function CartChips({ kind, counts, onChange }: CartChipsProps) {
  const texts = useTexts(cartTexts)
  return (
    <ChipRow label={texts.carts} className={styles.chips ?? ''}>
      {CART_KINDS.map((each) => (
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
