import { useState } from 'react'
import type { ItemCartInput, ItemQuote } from '../../../domain/orders/item-calls.ts'
import { barCartStore } from '../../bar/bar-cart.ts'
import { useBarMenu } from '../../bar/bar-menu.ts'
import { isCallFailure } from '../../platform/call.ts'
import { resortDay } from '../../platform/resort-day.ts'
import { useStore } from '../../platform/store.ts'
import { draftQuote, type ShownQuote } from './draft-bill.ts'

export const isUnreachable = (error: unknown): boolean => isCallFailure(error, 'network', 'timeout')

/** The bill that this device makes of the bar's cart; null for every other cart, and without a menu. */
export function useDraftQuote(cart: ItemCartInput['cart']): ShownQuote | null {
  const kept = useStore(barCartStore)
  const menu = useBarMenu().data?.menu
  return cart === 'bar' && menu !== undefined ? draftQuote(kept, menu, resortDay()) : null
}

/** The same from when the server cannot be reached until its quote is there (B-20): each further try leaves it standing. */
export function useDraftBill(
  cart: ItemCartInput,
  { data, error }: { readonly data: ItemQuote | undefined; readonly error: unknown },
): ShownQuote | null {
  const draft = useDraftQuote(cart.cart)
  const [isAway, setAway] = useState(false)
  const isAwayNow = data === undefined && (error === null ? isAway : isUnreachable(error))
  if (isAwayNow !== isAway) setAway(isAwayNow)
  return isAwayNow ? draft : null
}
