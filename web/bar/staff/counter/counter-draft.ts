import type { sellAtBar } from '../../../../domain/bar/board-calls.ts'
import type { BarMenu } from '../../../../domain/bar/calls.ts'
import type { CallInput } from '../../../../domain/platform/call.ts'
import { EXACT_CASH, type Tendered, type TenderDraft } from '../../../ui/staff/TenderChoice.tsx'
import { cartToSend, EMPTY_BAR_CART, type DeviceBarCart } from '../../bar-cart.ts'
import { previewCart } from '../../cart-preview.ts'

/** An order that a worker enters. */
export interface CounterDraft {
  readonly cart: DeviceBarCart
  readonly isToUmbrella: boolean
  /** Of the umbrella, as it is typed. */
  readonly code: string
  readonly name: string
  readonly tender: TenderDraft
  /** What the server said that it costs, where that is not the sum of the menu's prices. */
  readonly quotedCents: number | null
}

export const EMPTY_DRAFT: CounterDraft = {
  cart: EMPTY_BAR_CART,
  isToUmbrella: false,
  code: '',
  name: '',
  tender: EXACT_CASH,
  quotedCents: null,
}

/** What the guest is told that it costs. */
export function totalOf({ cart, quotedCents }: CounterDraft, menu: BarMenu): number {
  return quotedCents ?? previewCart(cart, menu).totalCents
}

/** The order as it is sent; null while nothing is in it, or nobody has said to which umbrella it goes. */
export function saleOf(
  draft: CounterDraft,
  totalCents: number,
  paid: Tendered | null,
): CallInput<typeof sellAtBar> | null {
  const cart = cartToSend(draft.cart, { kind: 'pickup' })
  const code = draft.code.replaceAll(/\s/g, '').toUpperCase()
  if (cart === null || (draft.isToUmbrella && code === '')) return null
  const note = draft.cart.note.trim()
  return {
    code: draft.isToUmbrella ? code : null,
    name: draft.name.trim(),
    items: cart.items,
    ...(note === '' ? {} : { note }),
    paid: paid && {
      tender: paid.tender,
      ...(paid.tenderedCents === undefined ? {} : { tenderedCents: paid.tenderedCents }),
    },
    totalCents,
  }
}
