import type { ItemCartInput } from '../../../domain/orders/item-calls.ts'
import { barCartStore } from '../../bar/bar-cart.ts'
import { useGo } from '../../platform/navigation.tsx'
import { useTexts } from '../../platform/texts.ts'
import type { Settling } from '../checkout/use-bill.ts'
import type { ShownQuote } from './draft-bill.ts'
import { forgetPress, pressOf } from './item-presses.ts'
import { itemWords } from './item-words.ts'
import { keepPending } from './pending-orders.ts'
import { currentOwner } from './PendingSender.tsx'
import { itemTexts } from './texts.ts'

/**
 * Keeps a bar order that was pressed without a network, or whose answer was lost, and shows it in the cart's tab (B-20). The
 * press takes its client id along, so that whatever arrived at the server is found again. Answers false for every other cart.
 * `quoteId` is empty for a bill that this device has made itself; where nobody is known yet, it waits for this device's guest.
 */
export function useWaitForNetwork(cart: ItemCartInput, quote: ShownQuote | undefined, quoteId: string) {
  const texts = useTexts(itemTexts)
  const go = useGo()
  return (settling: Settling, isSent: boolean): boolean => {
    if (cart.cart !== 'bar' || quote === undefined) return false
    const { clientId } = pressOf(cart)
    keepPending({
      clientId,
      owner: currentOwner() ?? 'guest',
      cart,
      kept: barCartStore.get(),
      words: quote.items.map((item) => itemWords(item, texts)),
      quoteId,
      totalCents: quote.totalCents,
      ...settling,
      pressedAt: Date.now(),
      state: isSent ? 'sent' : 'waiting',
      asking: null,
      orderId: null,
    })
    forgetPress('bar')
    go('/tabs/carrello', { query: { cart: 'bar' }, replace: true, motion: 'pop' })
    return true
  }
}
